import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
type Asked = { body: { puzzle: string; actions: string[] } };
// Every puzzle is solved by "right", and failed by "wrong".
vi.mock("@/lib/ask", () => ({
  server: {
    POST: (_: string, { body: { puzzle, actions } }: Asked) => {
      const last = actions.at(-1);
      const returns = last === "right" ? [1] : last === "wrong" ? [-1] : null;
      const all = returns ? [] : ["right", "wrong", "on", "last"];
      // After "last" no move is left, and nothing is free.
      const used = last === "last" ? { is_paid: true, moves_left: 0, free_actions: [], is_lost: true } : {};
      return Promise.resolve({ views: [{ puzzle, actions: all, returns, ...used }] });
    },
  },
  answer: (found: unknown) => found,
}));
const { bestRun, ladder, Run } = await import("./run.svelte");
const { after, rating, ratingOf } = await import("./rating");
type Puzzle = Parameters<typeof ladder>[0][number];

const book = Array.from({ length: 265 }, (_, place) => ({
  name: `P${place}`,
  difficulty: 6 + Math.floor(place / 8),
})) as unknown as Puzzle[];
let time = 0;
const begun = async (): Promise<InstanceType<typeof Run>> => {
  const run = new Run(
    ladder(book, () => 0.5),
    () => time,
  );
  await run.begin();
  return run;
};

beforeEach(() => {
  storage.clear();
  time = 1000;
});

test("a ladder goes from easy to hard, and no puzzle is on it twice", () => {
  for (const dice of [0, 0.5, 0.999]) {
    const found = ladder([...book].reverse(), () => dice);
    expect(new Set(found.map(({ name }) => name)).size).toBe(40);
    const difficulties = found.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
    expect(difficulties[0]).toBeLessThan(8);
    expect(difficulties.at(-1)).toBeGreaterThan(36);
  }
});

test("three mistakes end a run, and what is given up is one", async () => {
  const run = await begun();
  const first = run.puzzle!.name;
  await run.play("on");
  expect([run.solved, run.mistakes, run.puzzle!.name]).toEqual([0, 0, first]);
  await run.play("right");
  expect([run.solved, run.last]).toEqual([1, "solved"]);
  expect(run.puzzle!.name).not.toBe(first);
  await run.play("wrong");
  await run.giveUp();
  expect([run.mistakes, run.isOver]).toEqual([2, false]);
  await run.play("wrong");
  expect([run.mistakes, run.isOver, run.actions]).toEqual([3, true, []]);
  expect([bestRun(), run.isRecord]).toEqual([1, true]);
});

test("the clock ends a run, and the best one is kept", async () => {
  let run = await begun();
  for (let count = 0; count < 5; count += 1) await run.play("right");
  time += 179_999;
  run.tick();
  expect([run.left, run.isOver]).toEqual([1, false]);
  time += 1;
  run.tick();
  expect([run.left, run.isOver, run.solved, bestRun()]).toEqual([0, true, 5, 5]);
  await run.play("right");
  expect(run.solved).toBe(5);
  run = await begun();
  await run.play("right");
  run.end();
  expect([run.isRecord, bestRun()]).toEqual([false, 5]);
});

test("a rating moves by what was not expected, the less the surer it is, and rests in this browser", async () => {
  const before = rating();
  expect([before.value, before.count]).toEqual([1000, 0]);
  const moved = (difficulty: number, isSolved: boolean): number => after(before, difficulty, isSolved).value - 1000;
  expect(moved(40, true)).toBeGreaterThan(moved(8, true));
  expect(moved(8, false)).toBeLessThan(moved(40, false));
  expect([moved(40, true) > 0, moved(8, false) < 0]).toEqual([true, true]);
  // Whoever solves about half of what is of one difficulty comes to be rated like it, and it is known better and better.
  let found = before;
  for (let count = 0; count < 200; count += 1) found = after(found, 20, count % 2 === 0);
  expect(Math.abs(found.value - ratingOf(20))).toBeLessThan(30);
  expect(found.deviation).toBeLessThan(before.deviation / 3);
  expect(Math.abs(after(found, 20, true).value - found.value)).toBeLessThan(moved(20, true) / 3);
  // What an older page has kept, without how sure it was, counts as a guess.
  localStorage.setItem("yamabushi-rating", JSON.stringify({ value: 1400, count: 12 }));
  expect(rating()).toEqual({ ...before, value: 1400, count: 12 });
  localStorage.setItem("yamabushi-rating", JSON.stringify({ value: "much" }));
  expect(rating()).toEqual(before);
  storage.clear();
  const run = await begun();
  await run.play("right");
  expect(run.rating.count).toBe(1);
  expect(rating()).toEqual(run.rating);
});

test("where no move is left, none is offered; the last one can be taken back", async () => {
  const run = await begun();
  await run.play("on");
  await run.play("last");
  expect([run.isStuck, run.actions, run.mistakes]).toEqual([true, [], 0]);
  await run.takeBack();
  expect(run.isStuck).toBe(false);
  expect(run.actions).toContain("right");
  await run.play("last");
  await run.again();
  expect(run.isStuck).toBe(false);
  await run.play("last");
  await run.giveUp();
  expect(run.mistakes).toBe(1);
});
