import { beforeEach, expect, test, vi } from "vitest";
import type { GameTable } from "@/games/game";
import type { Schemas } from "@/lib/ask";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

type LineIn = Schemas["LineIn"];
/** Answers that are held back until somebody lets them go. */
let held: (() => void)[] | null = null;

const momentAt = (position: string, action: string | null, openCards: boolean) => ({
  position,
  seat: 0,
  choices: 2,
  proposals: [],
  returns: null,
  action,
  view: { position, openCards, actions: ["x", "y"] },
  line: null,
  sample: null,
});

async function played({ position, actions, open_cards: openCards = false }: LineIn) {
  if (held) await new Promise<void>((resolve) => held!.push(resolve));
  const moments = [momentAt(position ?? "", null, openCards)];
  for (const action of actions) moments.push(momentAt(`${moments.at(-1)!.position} ${action}`, action, openCards));
  return { data: { moments, refused: null } };
}

vi.mock("@/lib/ask", async (original) => ({
  ...(await original<object>()),
  server: { POST: (_: string, { body }: { body: LineIn }) => played(body) },
}));
vi.mock("@/kernels/thinking", () => ({ cores: () => 1, thoughts: async function* () {} }));
const { Analysis } = await import("./analysis.svelte");

const place = (position: string) => ({ position, seat: 0, choices: 2, proposals: [], returns: null });
const RECORD = {
  ...{ game: "toy", options: {}, seats: ["A", "B"], sides: [0, 1], names: ["", ""], tags: {}, result: "*", end: null },
  ...{ has_secrets: true, is_puzzle: false, begins_at: null, comment: "", start: place("s") },
  moves: [{ ...place("s a"), parent: 0, action: "a", comment: "", begins: false, before: "" }],
} as Schemas["RecordOut"];

beforeEach(() => (held = null));

test("what is tried after something was taken away is shown, and not what was there", async () => {
  const analysis = new Analysis(RECORD, {} as GameTable);
  await analysis.go(0);
  await analysis.play("x");
  expect(analysis.view?.position).toBe("s x");
  analysis.remove();
  await analysis.play("y");
  expect([analysis.place.action, analysis.view?.position]).toEqual(["y", "s y"]);
});

test("cards are opened also while a position is being fetched", async () => {
  const analysis = new Analysis(RECORD, {} as GameTable);
  held = [];
  const before = analysis.go(1);
  const [first] = held;
  held = null;
  await analysis.judgeAnew({ openCards: true });
  expect(analysis.view).toMatchObject({ position: "s a", openCards: true });
  first!();
  await before;
  expect(analysis.view).toMatchObject({ position: "s a", openCards: true });
});

test("where there is nothing that a browser could think about, that is said", async () => {
  const analysis = new Analysis(RECORD, {} as GameTable);
  expect(analysis.choices.length).toBe(1);
  await analysis.judge();
  expect([analysis.cannotThink, analysis.isJudging, analysis.problem]).toEqual([true, false, ""]);
});

test("what the game itself proposes for the set-up is not judged", () => {
  const start = { ...RECORD.start, proposals: [RECORD.moves[0]!.action] };
  expect(new Analysis({ ...RECORD, start }, {} as GameTable).choices).toEqual([]);
});

test("what was not there yet is asked for again", async () => {
  let isThere = false;
  const load = async () => {
    if (!isThere) throw Object.assign(new Error(), { name: "NotHere" });
    return import("@/kernels/thinking");
  };
  const analysis = new Analysis({ ...RECORD, is_puzzle: false }, {} as GameTable, load);
  await analysis.judge();
  expect(analysis.cannotThink).toBe(true);
  isThere = true;
  const judging = analysis.judge();
  expect(analysis.cannotThink).toBe(false);
  await judging;
});
