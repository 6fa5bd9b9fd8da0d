"""Every message on the wire, HTTP and WebSocket, as one typed Struct each, by subject.

The OpenAPI document (`/api/openapi.json`) is generated from the HTTP types, the JSON Schema of the
socket (`/api/socket-schema.json`) from the unions `ClientMessage` and `ServerMessage` in `socket`.
What only one route sends or reads stands beside that route. `tools/wire.py` writes the client's
types from all of them; `docs/protocol.md` tells the same in words.
"""
