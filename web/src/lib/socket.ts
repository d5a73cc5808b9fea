// Sockets to the server we come from.

/** Opens a socket at an address of the server, such as `/api/live`. */
export const connected = (address: string): WebSocket =>
  new WebSocket(`${location.origin.replace(/^http/, "ws")}${address}`);

/** Closes a socket for good; one that is still being opened is closed afterwards: browsers warn of it otherwise. */
export function hangUp(socket: WebSocket | null): void {
  if (!socket) return;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
