import { expect, test, vi } from "vitest";
import { connected, hangUp } from "./socket";

class Socket {
  static readonly CONNECTING = 0;
  readyState = Socket.CONNECTING;
  onopen: () => void = () => undefined;
  isClosed = false;
  constructor(readonly url: string) {}
  close(): void {
    this.isClosed = true;
  }
}

test("a socket is closed at once when it is open, and as soon as it is open before", () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "https://table.test" });
  const [early, late] = [0, 1].map(() => connected("/api/live") as unknown as Socket) as [Socket, Socket];
  expect(early.url).toBe("wss://table.test/api/live");
  hangUp(early as unknown as WebSocket);
  expect(early.isClosed).toBe(false);
  early.onopen();
  expect(early.isClosed).toBe(true);
  late.readyState = 1;
  hangUp(late as unknown as WebSocket);
  expect(late.isClosed).toBe(true);
  hangUp(null);
});
