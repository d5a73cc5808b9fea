"""Measure speed. Figures are ratios within one run, since machines are noisy and differ.

Things that are compared take turns in short slices, and the middle slice of each counts.
"""
