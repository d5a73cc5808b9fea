"""What the server keeps, and how: SQLAlchemy over SQLite or PostgreSQL, one writer, many moves a commit."""
