// Looking back: nothing is asked for twice, one question at a time, and every one has an end.
import { beforeEach, expect, test } from "vitest";
import { Looking } from "./looking";

type View = Parameters<Looking["keep"]>[1];
const view = (version: number): View => ({ position: `p${version}` }) as View;

let asked: number[];
let isHeard: boolean;
let looking: Looking;
beforeEach(() => {
  asked = [];
  isHeard = true;
  looking = new Looking((version) => (asked.push(version), isHeard));
});

test("what was seen is kept", async () => {
  const first = looking.seen(3);
  looking.hear(3, view(3));
  expect(await first).toEqual(view(3));
  expect(await looking.seen(3)).toEqual(view(3));
  looking.keep(9, view(9));
  expect(looking.known(9)).toEqual(view(9));
  expect(asked).toEqual([3]);
});

test("one question is under way at a time, and the newest wish comes next", async () => {
  const all = [8, 7, 6].map((version) => looking.seen(version));
  expect(asked).toEqual([8]);
  looking.hear(8, view(8));
  expect(asked).toEqual([8, 6]);
  looking.hear(7, view(7)); // it has come along
  looking.hear(6, view(6));
  expect(asked).toEqual([8, 6]);
  expect(await Promise.all(all)).toEqual([view(8), view(7), view(6)]);
});

test("an arrow key that is held down asks once", () => {
  for (let press = 0; press < 40; press += 1) void looking.seen(5);
  expect(asked).toEqual([5]);
});

test("neighbours are fetched before they are wanted, and not beyond the ends", () => {
  looking.keep(4, view(4));
  looking.fetchAround(4, 6);
  expect(asked).toEqual([3]);
  for (const version of [0, 1, 2, 3, 5]) looking.hear(version, view(version));
  looking.fetchAround(4, 6);
  expect(asked).toEqual([3]);
});

test("a broken line answers with nothing, and one can ask again", async () => {
  const lost = looking.seen(2);
  looking.letGo();
  expect(await lost).toBe(null);
  isHeard = false;
  expect(await looking.seen(2)).toBe(null);
  isHeard = true;
  const found = looking.seen(2);
  looking.hear(2, view(2));
  expect(await found).toEqual(view(2));
});

test("another reader sees nothing of what one has seen", () => {
  looking.keep(2, view(2));
  looking.forget();
  expect(looking.known(2)).toBe(undefined);
});
