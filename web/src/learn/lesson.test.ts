import { expect, test, vi } from "vitest";
import type { GameTable } from "@/games/game";
import type { Course, Step } from "./courses";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

/** What is asked of the server, each answered when the test says so. */
const asked: { actions: string[]; answer: () => void; fail: () => void }[] = [];

function attempted(actions: string[]) {
  const played = actions.map((text, place) => ({
    line: { version: place + 1, kind: "act", seat: 0, text },
    view: { actions: ["a", "b"] },
  }));
  return {
    verdict: "open",
    said: null,
    refused: null,
    hint: null,
    worth: null,
    best: null,
    is_over: false,
    view: { actions: ["a", "b"] },
    played,
  };
}

vi.mock("@/lib/ask", async (original) => ({
  ...(await original<object>()),
  server: {
    POST: (_: string, { body: { actions } }: { body: { actions: string[] } }) =>
      new Promise((resolve, reject) => {
        const answer = (): void => resolve({ data: attempted(actions) });
        asked.push({ actions, answer, fail: () => reject(new Error("no answer")) });
      }),
  },
}));
const { Lesson } = await import("./lesson.svelte");
const { set } = await import("@/lib/settings.svelte");

const step: Step = {
  name: "s",
  seat: 0,
  seats: ["White"],
  options: {},
  marks: [],
  untaught: "",
  decisions: 3,
  rules: [],
  way: [],
  task: null,
};
const course: Course = { name: "c", kind: "lessons", steps: [step], then: null };
const table = { spoken: (action: string) => action } as unknown as GameTable;

/** Answers what was asked last, or lets it fail. */
async function answered(how: "answer" | "fail", asking: Promise<void>): Promise<void> {
  asked.at(-1)![how]();
  await asking;
}

test("a step whose beginning did not come can be begun again", async () => {
  const lesson = new Lesson("himiki", course, step, table);
  await answered("fail", lesson.begin());
  expect([lesson.frame, lesson.problem]).toEqual([null, "no answer"]);
  await answered("answer", lesson.begin());
  expect([lesson.frame?.version, lesson.problem]).toEqual([0, ""]);
});

test("what is taught later is not offered", async () => {
  const lesson = new Lesson("himiki", course, { ...step, untaught: "b" }, table);
  await answered("answer", lesson.begin());
  expect(lesson.actions).toEqual(["a"]);
});

test("while an answer is on its way nothing is taken back, so that none comes too late", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  set({ calm: true });
  const lesson = new Lesson("himiki", course, step, table);
  await answered("answer", lesson.begin());
  for (const action of ["a", "b"]) await answered("answer", lesson.play(action));
  lesson.goOn();
  await vi.waitFor(() => expect(lesson.isBehind).toBe(false));
  const count = asked.length;
  const taking = lesson.takeBack();
  await lesson.takeBack();
  lesson.again();
  expect(asked.length).toBe(count + 1);
  await answered("answer", taking);
  expect(lesson.decided).toEqual(["a"]);
});
