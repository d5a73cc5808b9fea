import { beforeEach, expect, test, vi } from "vitest";
import type { Played } from "./history.svelte";

interface Query {
  game?: string;
  before?: string;
}
let asked: Query[] = [];
let pages: (readonly Played[] | Promise<readonly Played[]>)[] = [];
let count = 0;
const PAGE = 30;
vi.mock("@/lib/ask", () => ({
  server: {
    GET: async (_: string, { params }: { params: { query: Query } }) => {
      asked.push(params.query);
      const page = await pages.shift();
      if (!page) throw new Error("The server is not answering.");
      return { data: { count: count || page.length, games: page } };
    },
  },
  answer: async (question: Promise<{ data: unknown }>) => (await question).data,
}));
const { against, History, outcome, query, returnsOf } = await import("./history.svelte");

const seat = (kind: "person" | "engine" | "open", name = "", level = 0) => ({
  kind,
  name,
  level,
  is_member: false,
  rating: null,
  is_provisional: false,
  is_bot: false,
});
const game = (id: string, changes: Partial<Played> = {}): Played => ({
  id,
  game: "himiki",
  options: {},
  control: { kind: "none", seconds: 0, increment: 0 },
  status: "over",
  result: "1-0",
  created: 0,
  changed: 0,
  chosen_by: null,
  is_rated: false,
  pool: null,
  seats: [seat("person", "Ada"), seat("engine", "", 3)],
  own: [0],
  gain: null,
  weight: 1,
  moves: 12,
  ...changes,
});
const full = (first: string): Played[] => Array.from({ length: PAGE }, (_, number) => game(`${first}${number}`));

beforeEach(() => {
  asked = [];
  pages = [];
  count = 0;
});

test("games come page by page, until there are no more", async () => {
  const history = new History();
  pages = [full("a"), [game("last")]];
  count = PAGE + 1;
  await history.more();
  expect([history.games.length, history.hasMore]).toEqual([PAGE, true]);
  await history.more();
  expect([history.games.at(-1)?.id, history.hasMore, history.isBusy]).toEqual(["last", false, false]);
  expect(asked).toEqual([{}, { before: `a${PAGE - 1}` }]);
});

test("another game begins anew, and what was asked for before is not listed any more", async () => {
  const history = new History();
  let late = (_: readonly Played[]): void => undefined;
  pages = [new Promise((done) => (late = done)), [game("y", { game: "yokai" })]];
  const first = history.more();
  await history.choose({ kind: "yokai" });
  late(full("a"));
  await first;
  expect(history.games.map(({ id }) => id)).toEqual(["y"]);
  expect(asked.at(-1)).toEqual({ game: "yokai" });
  expect([history.count, history.isAll]).toEqual([1, false]);
});

test("what is looked for is asked for as the server names it", () => {
  const sought = { kind: "regality/old", other: " Bo ", against: "people", came: "won", rated: "false" } as const;
  expect(query(sought)).toEqual({ pool: "regality/old", other: "Bo", against: "people", came: "won", is_rated: false });
});

test("a failure is said, and can be tried again", async () => {
  const history = new History();
  await history.more();
  expect([history.problem, history.isBusy, history.hasMore]).toEqual(["The server is not answering.", false, true]);
  pages = [[game("a")]];
  await history.more();
  expect([history.problem, history.games.length]).toEqual(["", 1]);
});

test("a result is read for one's own seat", () => {
  expect(returnsOf("1-0-1/2")).toEqual([1, -1, 0]);
  expect(outcome(game("a"))).toBe("own-won");
  expect(outcome(game("a", { own: [1] }))).toBe("own-lost");
  expect(outcome(game("a", { result: "1/2-1/2" }))).toBe("own-drawn");
  expect(outcome(game("a", { result: "*" }))).toBe("own-aborted");
  expect(outcome(game("a", { own: [0, 1] }))).toBe("own-over");
  expect(outcome(game("a", { status: "playing", result: null }))).toBe("account-on");
});

test("those who sat on the other seats are named", () => {
  expect(against(game("a"))).toEqual({ key: "level-3" });
  const people = [seat("person", "Ada"), seat("person", "Ben"), seat("engine", "", 2), seat("open")];
  expect(against(game("a", { seats: people, own: [1] }))).toEqual({ names: ["Ada", "level-2", "open-seat"] });
  expect(against(game("a", { own: [0, 1] }))).toEqual({ names: [] });
});
