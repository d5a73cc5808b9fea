import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { percent, speak } = await import("./words.svelte");
const { clockText } = await import("./clock");

const HOURS = 3 * 3600_000 + 7 * 60_000;
const DAYS = 3 * 86400_000 + 3600_000;

beforeAll(() => speak("en", false));

test("clocks are read as people read them", () => {
  expect(clockText(245_000)).toBe("4:05");
  expect(clockText(1)).toBe("0:01");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(-500)).toBe("0:00");
  expect(clockText(HOURS)).toBe("3 h 07");
  expect(clockText(DAYS)).toBe("3 d 1 h");
});

test("units are those of the reader's language", async () => {
  const said: Record<string, string[]> = {};
  for (const language of ["fr", "de", "nl"] as const) {
    await speak(language, false);
    said[language] = [clockText(HOURS), clockText(DAYS), percent(0.5)];
  }
  await speak("en", false);
  expect(percent(0.5)).toBe("50%");
  expect(said).toEqual({
    fr: ["3\u00a0h\u00a007", "3\u00a0j 1\u00a0h", "50\u00a0%"],
    de: ["3:07 Std.", "3 Tg. 1 Std.", "50\u00a0%"],
    nl: ["3 u 07", "3 d 1 u", "50%"],
  });
});
