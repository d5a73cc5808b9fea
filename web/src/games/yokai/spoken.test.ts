// Decisions as the log and the line above the board have them: nobody takes them for what they should do.
import { expect, test, vi } from "vitest";
import type { Line } from "@/lib/table.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { noted, toldBy } = await import("@/lib/spoken");
const { logged, spoken } = await import("./spoken");
const { reason, told } = await import("./story");
const himiki = await import("../himiki/spoken");
const regality = { ...(await import("../regality/spoken")), told: (await import("../regality/story")).told };

const line = (text: string, ...events: object[]): Line =>
  ({ version: 2, kind: "act", seat: 1, text, events }) as unknown as Line;

test("what somebody else has done is noted, not asked for", async () => {
  await speak("de", false);
  expect(noted({ spoken, logged }, line("RB@R"), ["Sonne", "Mond"])).toBe("Mond: Rot–Blau auf Rot.");
  expect(noted(himiki, line("D2-D1"), ["Weiß", "Schwarz"])).toBe("Schwarz: D2–D1.");
  expect(noted(regality, line("Ci@b3"), ["Krone", "Religion"])).toBe("Religion: Bürger b3.");
  await speak("en", false);
  expect(noted({ spoken, logged }, line("RB@R"), ["Sun", "Moon"])).toBe("Moon: Red–blue on red.");
  expect(noted({ spoken, logged }, line("."), ["Sun", "Moon"])).toBe("Moon: Done.");
});

test("what came of a decision says who did it, and what it brought", async () => {
  await speak("en", false);
  const seats = ["Sun", "Moon"];
  const yokai = { spoken, logged, told };
  const called = line(
    "^R",
    { what: "called", yokai: "R5", from: "R", to: "G" },
    { what: "taken", yokai: "R5", seat: 0 },
  );
  expect(toldBy(yokai, called, seats)).toBe("Moon: calls Wanyudo to the green pile, Sun takes Wanyudo, 5 points");
  const sent = line("%", { what: "distracted", sketch: "GR", from: "G", to: "R" });
  expect(toldBy(yokai, sent, seats)).toBe("Moon: sends green–red to the red pile");
  expect(toldBy(yokai, line("GR@G", { what: "taken", yokai: "G3", seat: 1 }), seats)).toBe(
    "Moon takes Kodama, 3 points",
  );
  const sides = ["Royalty", "Religion"];
  expect(toldBy(regality, line(">b1", { what: "destroyed", cell: "b1" }), sides)).toBe("Religion: destroys b1");
  expect(toldBy(regality, line("Ki@a1", { what: "left", tiles: ["Ci"] }), sides)).toBe("The Citizen leaves the board");
  expect(toldBy(regality, line("-"), sides)).toBe("");
});

test("equal points are told apart by colours, and that is said", async () => {
  await speak("en", false);
  const won = (score: number[], ...taken: string[][]) => ({ score, taken }) as unknown as Parameters<typeof reason>[1];
  expect(reason([], won([7, 7], ["G3", "R4"], ["B7"]))).toBe("Equal points, so colours count: Sun 2, Moon 1");
  expect(reason([], won([7, 3], ["B7"], ["G3"]))).toBe("");
});
