"""The tables: HTTP and WebSocket, storage, live updates, accounts."""
