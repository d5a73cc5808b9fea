import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { Practice, tasksFor, verdictOn } = await import("./practice.svelte");
const { speak } = await import("@/lib/words.svelte");

const ranked = (action: string, value: number, is_sure = false) => ({
  action,
  value,
  is_sure,
  line: [action],
  score: [],
});
const judged = (seat: number, id: number, value: number, ...all: ReturnType<typeof ranked>[]) => ({
  id,
  seat,
  action: "played",
  thought: { depth: 4, nodes: 9, ranked: all },
  value,
});

test("what is nearly as good as the best is right, and better than what was played", () => {
  const task = judged(
    0,
    1,
    0.35,
    ranked("best", 0.5),
    ranked("near", 0.45),
    ranked("played", 0.35),
    ranked("bad", -0.5),
  );
  const right = (action: string): boolean | undefined => verdictOn(task, action)?.isRight;
  expect([right("best"), right("near"), right("played"), right("bad")]).toEqual([true, true, false, false]);
  expect(verdictOn(task, "nonsense")).toBeNull();
});

test("where a win is proved, only what is proved is right", () => {
  const task = judged(0, 1, -1, ranked("wins", 1, true), ranked("too", 1, true), ranked("hopes", 0.95));
  expect(["wins", "too", "hopes"].map((action) => verdictOn(task, action)!.isRight)).toEqual([true, true, false]);
});

test("one learns from one's own mistakes; whoever has both sides, or none, from all", () => {
  const turns = [judged(0, 1, 0, ranked("a", 1)), judged(1, 2, 0, ranked("b", 1)), judged(2, 3, 0, ranked("c", 1))];
  const ids = (own: number[]): number[] => tasksFor(turns, [0, 1, 0, 1], own).map(({ id }) => id);
  expect([ids([0]), ids([1]), ids([]), ids([0, 1]), ids([0, 2])]).toEqual([[1, 3], [2], [1, 2, 3], [1, 2, 3], [1, 3]]);
});

test("tasks are asked one after another, tried, solved, and over", async () => {
  await speak("en", false);
  const turns = [
    judged(0, 1, 0, ranked("good", 0.6), ranked("bad", 0)),
    judged(0, 5, -0.5, ranked("better", 0.2), ranked("worse", -0.5)),
  ];
  const done: unknown[] = [];
  const analysis = {
    turns,
    titles: ["White", "Black"],
    record: { sides: [0, 1] },
    table: { spoken: (action: string) => action },
    go: (id: number) => done.push(id),
    play: (action: string) => done.push(action),
    showLine: (id: number, line: string[]) => done.push([id, ...line]),
  };
  const practice = new Practice(analysis as never, []);
  expect(practice.isOn).toBe(false);
  practice.begin();
  expect(practice.said).toBe("1 of 2. White: find something better than “played”.");
  practice.attempt("bad");
  expect([practice.isDone, practice.said]).toEqual([
    false,
    "“bad” leaves a 50% chance of winning; something else has 80%.",
  ]);
  practice.attempt("good");
  expect([practice.isDone, practice.said]).toEqual([true, "Right! “good”: 80% chance of winning."]);
  practice.next();
  expect([practice.isDone, practice.isLast]).toEqual([false, true]);
  practice.solve();
  expect([practice.isDone, practice.said]).toEqual([true, "Best was “better”: 60% chance of winning."]);
  practice.next();
  expect([practice.isOn, practice.said]).toEqual([false, ""]);
  expect(done).toEqual([1, "good", 5, [5, "better"]]);
});
