import { expect, test } from "vitest";
import { Talk } from "./talk.svelte";

const said = (number: number, seat: number | null = 1) =>
  ({ type: "said", number, seat, name: "Ben", text: "Well played." }) as const;

test("what is said while the chat is folded or out of sight is new until it is seen", () => {
  const talk = new Talk();
  talk.begin([]);
  const remarks = [said(0), said(1, 0), said(2, null)];
  talk.note(remarks);
  expect(talk.unread(remarks, [0])).toBe(2); // one's own words are no news
  talk.isInSight = false;
  talk.isOpen = true;
  talk.note(remarks);
  expect(talk.unread(remarks, [0])).toBe(2);
  talk.isInSight = true;
  talk.note(remarks);
  expect(talk.unread(remarks, [0])).toBe(0);
});

test("what was said before one came is open, and not new", () => {
  const talk = new Talk();
  talk.begin([said(0)]);
  expect([talk.isOpen, talk.unread([said(0)], [0])]).toEqual([true, 0]);
});

test("what somebody says whom one does not want to hear is no news", () => {
  const talk = new Talk();
  talk.begin([]);
  talk.mute(1, true);
  const remarks = [said(0), said(1, null)];
  expect([talk.unread(remarks, [0]), talk.wanted(remarks).length]).toEqual([1, 1]);
  talk.mute(1, false);
  expect(talk.unread(remarks, [0])).toBe(2);
});
