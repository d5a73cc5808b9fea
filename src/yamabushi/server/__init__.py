"""The server: tables over HTTP and WebSocket, stored so that no acknowledged move is ever lost."""
