"""News outside tables, over one socket: topics, who follows them, and how often they hear."""
