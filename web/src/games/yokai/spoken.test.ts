// Decisions as the log and the line above the board have them: nobody takes them for what they should do.
import { expect, test, vi } from "vitest";
import type { Line } from "@/lib/table.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { noted } = await import("@/lib/spoken");
const { logged, spoken } = await import("./spoken");
const himiki = await import("../himiki/spoken");
const regality = await import("../regality/spoken");

const line = (text: string): Line => ({ version: 2, kind: "act", seat: 1, text }) as Line;

test("what somebody else has done is noted, not asked for", async () => {
  await speak("de", false);
  expect(noted({ spoken, logged }, line("RB@R"), ["Sonne", "Mond"])).toBe("Mond: Rot–Blau auf Rot.");
  expect(noted(himiki, line("D2-D1"), ["Weiß", "Schwarz"])).toBe("Schwarz: D2–D1.");
  expect(noted(regality, line("Ci@b3"), ["Krone", "Religion"])).toBe("Religion: Bürger b3.");
  await speak("en", false);
  expect(noted({ spoken, logged }, line("RB@R"), ["Sun", "Moon"])).toBe("Moon: Red–blue on red.");
});
