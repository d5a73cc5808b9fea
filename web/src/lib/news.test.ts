import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { follow, news } from "./news.svelte";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; topic?: string; key?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as never);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(told: object): void {
    this.onmessage({ data: JSON.stringify(told) });
  }
  comeIn(): void {
    this.onopen();
    this.hear({ type: "welcome" });
  }
}

const newest = (): Socket => Socket.all.at(-1)!;
const lobby = { type: "lobby", topic: "lobby", waiting: [], playing: [] };

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://table.test" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
});

afterAll(() => void vi.useRealTimers());

test("parts of the page share one socket, which comes back and follows what is followed", () => {
  const heard: unknown[] = [];
  const ends = [0, 1].map((part) => follow("lobby", "lobby", () => heard.push(part)));
  expect(newest().url).toBe("ws://table.test/api/live");
  newest().comeIn();
  expect(newest().sent.map(({ type, topic }) => topic ?? type)).toEqual(["hello", "lobby"]);
  expect(newest().sent[0]?.key).toMatch(/^[\w-]{22,86}$/);
  newest().hear(lobby);
  expect(heard).toEqual([0, 1]);
  // Whoever comes later hears at once what is known.
  ends.push(follow("lobby", "lobby", () => heard.push("late")));
  expect(heard).toEqual([0, 1, "late"]);

  newest().onclose();
  vi.advanceTimersByTime(600);
  expect(Socket.all.length).toBe(2);
  newest().comeIn();
  expect(newest().sent.at(-1)).toEqual({ type: "follow", topic: "lobby" });

  // Who logs in comes in again, as somebody else.
  news.renew();
  expect(Socket.all.length).toBe(3);
  newest().comeIn();
  newest().hear(lobby);

  // Who logs out may have been sent away already: they come back at once, and what was known of them is not.
  newest().onclose();
  news.renew();
  expect(Socket.all.length).toBe(4);
  newest().comeIn();
  vi.advanceTimersByTime(600);
  expect(Socket.all.length).toBe(4);

  // A line that says nothing any more is given up.
  vi.advanceTimersByTime(9000);
  expect(Socket.all.length).toBe(5);
  newest().comeIn();

  ends.forEach((end) => end());
  expect(newest().sent.at(-1)).toEqual({ type: "unfollow", topic: "lobby" });
  vi.advanceTimersByTime(4000);
  expect(newest().readyState).toBe(3);
  vi.advanceTimersByTime(60000);
  expect(Socket.all.length).toBe(5);
});
