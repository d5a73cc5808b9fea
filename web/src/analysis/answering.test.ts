import { expect, test, vi } from "vitest";
import type { GameTable } from "@/games/game";
import type { Schemas } from "@/lib/ask";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

/** A game in which seat 0 decides once, and then seat 1 twice; it is over after six actions. */
const momentAt = (position: string, action: string | null) => {
  const played = position.split(" ").length - 1;
  const seat = played >= 6 ? null : played % 3 === 0 ? 0 : 1;
  const sample = seat === null ? null : { words: [position] };
  return {
    position,
    seat,
    choices: 2,
    proposals: [],
    returns: null,
    action,
    view: { position, actions: ["x"] },
    line: null,
    sample,
  };
};

function played({ position, actions }: Schemas["LineIn"]) {
  const moments = [momentAt(position ?? "", null)];
  for (const action of actions) moments.push(momentAt(`${moments.at(-1)!.position} ${action}`, action));
  return Promise.resolve({ data: { moments, refused: null } });
}

vi.mock("@/lib/ask", async (original) => ({
  ...(await original<object>()),
  server: { POST: (_: string, { body }: { body: Schemas["LineIn"] }) => played(body) },
}));
const { Analysis } = await import("./analysis.svelte");

const kernels = {
  cores: () => 1,
  thoughts: async function* ({ words: [position] }: { words: string[] }) {
    const ranked = [{ action: `best${position!.length}`, value: 0, is_sure: false, line: [], score: [] }];
    yield await Promise.resolve({ depth: 1, nodes: 1, ranked });
  },
};

const RECORD = {
  ...{ game: "toy", options: {}, seats: ["A", "B"], sides: [0, 1], names: ["", ""], tags: {}, result: "*", end: null },
  ...{ has_secrets: false, is_puzzle: false, begins_at: null, comment: "" },
  ...{ start: { position: "s", seat: 0, choices: 2, proposals: [], returns: null }, moves: [] },
} as Schemas["RecordOut"];

test("what is tried is answered until one decides again, if one likes", async () => {
  const analysis = new Analysis(RECORD, {} as GameTable, () => Promise.resolve(kernels));
  await analysis.go(0);
  await analysis.play("x");
  expect(analysis.place.position).toBe("s x");
  analysis.hasAnswers = true;
  await analysis.go(0);
  await analysis.play("x");
  expect(analysis.place.position).toBe("s x best3 best9");
  expect(analysis.place.seat).toBe(0);
  // At the end of the game nobody answers any more.
  await analysis.play("y");
  expect(analysis.place).toMatchObject({ ply: 6, seat: null });
});
