import { expect, test } from "vitest";
import type { Line } from "@/lib/table.svelte";
import { noteFor, type Note } from "./notes";

const NOTES: readonly Note[] = [
  { name: "fight", when: [{ what: "beats" }, { what: "loses" }] },
  { name: "shield", when: [{ what: "placed", tile: "Ca" }] },
];
const line = (...events: Record<string, unknown>[]): Line =>
  ({ version: 1, kind: "act", seat: 0, text: "", events }) as unknown as Line;
const nobody = (): boolean => false;

test("a note comes when one of its events happens", () => {
  expect(noteFor(NOTES, [line({ what: "tilted" }), line({ what: "loses", cube: "C4" })], nobody)?.name).toBe("fight");
  expect(noteFor(NOTES, [line({ what: "tilted" })], nobody)).toBeUndefined();
  expect(noteFor(NOTES, [], nobody)).toBeUndefined();
});

test("all that is said of the event must be so", () => {
  expect(noteFor(NOTES, [line({ what: "placed", tile: "Ki" })], nobody)).toBeUndefined();
  expect(noteFor(NOTES, [line({ what: "placed", tile: "Ca", cell: "b2" })], nobody)?.name).toBe("shield");
});

test("what is known is not said again, and the next one has its turn", () => {
  const lines = [line({ what: "beats" }, { what: "placed", tile: "Ca" })];
  expect(noteFor(NOTES, lines, nobody)?.name).toBe("fight");
  expect(noteFor(NOTES, lines, (name) => name === "fight")?.name).toBe("shield");
  expect(noteFor(NOTES, lines, () => true)).toBeUndefined();
});

test("a line without events calls for nothing", () => {
  expect(noteFor(NOTES, [{ ...line(), events: null } as unknown as Line], nobody)).toBeUndefined();
});
