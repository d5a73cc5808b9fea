import { expect, test } from "vitest";
import { LONGEST, packed, unpacked } from "./packing";

const GAME = `[Game "regality"]\n[Royalty "Zoë"]\n\n1. Ci@b2 2. Hi@b3 >b2\n*\n`;

test("a record goes into an address and comes back", async () => {
  const letters = await packed(GAME);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpacked(letters)).toBe(GAME);
  expect((await packed(GAME.repeat(100))).length).toBeLessThan(LONGEST / 10);
});

test("what was cut or changed is refused", async () => {
  const letters = await packed(GAME);
  await expect(unpacked(letters.slice(0, -8))).rejects.toThrow();
  await expect(unpacked("!!")).rejects.toThrow();
});

test("what grows beyond any record is not unpacked", async () => {
  await expect(packed("x".repeat(150_000)).then(unpacked)).resolves.toHaveLength(150_000);
  await expect(packed("x".repeat(300_000)).then(unpacked)).rejects.toThrow(RangeError);
});
