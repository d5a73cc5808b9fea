"""Tests of Regality vs. Religion: against the written rules, a naive second implementation, tables and records."""
