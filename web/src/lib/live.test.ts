import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { Live, type News } from "./live";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; id?: string; version?: number; since?: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as never);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(news: object): void {
    this.onmessage({ data: JSON.stringify(news) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let heard: News[];
let states: boolean[];
const listening = () => ({
  token: "token",
  name: "Ada",
  since: () => 7,
  hear: (news: News) => void heard.push(news),
  tell: (isConnected: boolean) => void states.push(isConnected),
});
const newest = (): Socket => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  heard = [];
  states = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://table.test" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
});

afterAll(() => void vi.useRealTimers());

test("it says hello with what it knows already", () => {
  new Live("abc", listening());
  newest().onopen();
  expect(newest().url).toBe("ws://table.test/api/tables/abc/live");
  expect(newest().sent).toEqual([{ type: "hello", name: "Ada", token: "token", since: 7 }]);
});

test("a decision that got no answer goes out again after a break, with the same id", () => {
  const live = new Live("abc", listening());
  newest().onopen();
  newest().hear({ type: "snapshot" });
  live.act("C4-C3", 7);
  live.act("C4-C5", 7); // a second click while the first one is under way
  const first = newest().sent.at(-1)!;
  expect(newest().sent.filter(({ type }) => type === "act")).toHaveLength(1);
  newest().cut();
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(2000);
  expect(Socket.all).toHaveLength(2);
  newest().onopen();
  newest().hear({ type: "snapshot" });
  expect(newest().sent.at(-1)).toEqual(first);
  newest().hear({ type: "done", id: first.id, version: 8 });
  expect(live.isWaiting).toBe(false);
});

test("a refusal that may pass is tried again; another one is final", () => {
  const live = new Live("abc", listening());
  newest().onopen();
  newest().hear({ type: "snapshot" });
  live.act("C4-C3", 7);
  const { id } = newest().sent.at(-1)!;
  newest().hear({ type: "refused", code: "busy", sentence: "", id, is_retryable: true });
  expect(live.isWaiting).toBe(true);
  vi.advanceTimersByTime(1300);
  const again = (): number => newest().sent.filter((wish) => wish.id === id).length;
  expect(again()).toBe(2);
  // Refused once more, it waits for longer.
  newest().hear({ type: "refused", code: "busy", sentence: "", id, is_retryable: true });
  vi.advanceTimersByTime(1300);
  expect(again()).toBe(2);
  vi.advanceTimersByTime(1300);
  expect(again()).toBe(3);
  newest().hear({ type: "refused", code: "no", sentence: "", id });
  expect(live.isWaiting).toBe(false);
});

test("who is not welcome does not come back", () => {
  new Live("abc", listening());
  newest().onopen();
  newest().hear({ type: "refused", code: "socket-token", sentence: "" });
  newest().cut(1008);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("it waits longer and longer, and not at all after it was closed", () => {
  const live = new Live("abc", listening());
  newest().cut();
  vi.advanceTimersByTime(600);
  expect(Socket.all).toHaveLength(2);
  newest().cut();
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(Socket.all).toHaveLength(3);
  live.close();
  newest().cut();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(3);
});

test("a line on which nothing is heard is given up within seconds, though nothing was sent", () => {
  new Live("abc", listening());
  newest().onopen();
  newest().hear({ type: "snapshot" });
  const silent = newest();
  vi.advanceTimersByTime(8600);
  expect(silent.sent.filter(({ type }) => type === "ping")).toHaveLength(1);
  expect(newest()).not.toBe(silent);
  expect(states.at(-1)).toBe(false);
});

test("a line that answers is kept", () => {
  new Live("abc", listening());
  newest().onopen();
  newest().hear({ type: "snapshot" });
  for (let beat = 0; beat < 20; beat += 1) {
    vi.advanceTimersByTime(4000);
    newest().hear({ type: "pong" });
  }
  expect(Socket.all).toHaveLength(1);
});
