"""The addresses of the server, one subject a file."""
