import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { described, GAMES, opponentIn, tableOf } = await import("./registry");
const { speak } = await import("@/lib/words.svelte");

const SOURCES = new URL("..", import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter(
  (path) => /\.(ts|svelte|css)$/.test(path) && !/\.test\.ts$|^wire\//.test(path),
);

beforeAll(() => speak("en", false));

test("folders are games, in their order", () => {
  expect(GAMES).toEqual(["himiki", "yokai", "regality"]);
});

test("a table is described by what sets it apart, and what is not known is left out", () => {
  expect(described("himiki", { mode: "duel", edition: "first", expert: true })).toMatch(/^Duel · .+ · .+$/);
  expect(described("himiki", {})).toBe("");
  expect(described("regality", { style: "old", match: "single" })).toContain(" · ");
  expect(described("nim", { heaps: "3,4,5" })).toBe("");
  expect([opponentIn("himiki"), opponentIn("nim")]).toEqual([{ key: "seat-muk-yan" }, { names: [] }]);
});

test("a game without a folder has the board for any game", async () => {
  expect((await tableOf("nim"))?.Board).toBe((await import("./any/Board.svelte")).default);
});

test("no other file names a game, or its shape", () => {
  const ours = files.filter((path) => !GAMES.some((game) => path.startsWith(`games/${game}/`)));
  expect(ours.length).toBeGreaterThan(40);
  const shapes = /himiki|hi mi ki|regality|yokai|muk.?yan|mindlock|"teams"|seat % 2|seat & 1|\^ 1\b/i;
  for (const path of ours) expect(readFileSync(new URL(path, SOURCES), "utf-8"), path).not.toMatch(shapes);
});

test("no game names another", () => {
  for (const game of GAMES)
    for (const path of files.filter((one) => one.startsWith(`games/${game}/`)))
      for (const other of GAMES.filter((one) => one !== game))
        expect(readFileSync(new URL(path, SOURCES), "utf-8"), path).not.toContain(`games/${other}`);
});
