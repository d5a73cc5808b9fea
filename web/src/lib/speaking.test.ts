import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} }, querySelectorAll: () => [] });

const held = vi.hoisted(() => {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { until, letGo };
});
let isBroken = true;
vi.mock("@words/de/page.ftl?raw", async () => {
  await held.until;
  return { default: "table-guest = Gast" };
});
vi.mock("@words/en/lessons-yokai.ftl?raw", () => {
  if (isBroken) throw new Error("There is no network.");
  return { default: "lesson-yokai-first-call = A call" };
});
const { fetchWords, has, language, speak, t } = await import("./words.svelte");

test("the language that was chosen last is spoken, whichever comes first", async () => {
  const german = speak("de");
  await speak("fr");
  held.letGo();
  await german;
  expect([language(), t("table-guest")]).toEqual(["fr", "Invité"]);
});

test("words that could not be fetched are fetched when they are asked for again", async () => {
  await speak("en");
  await expect(fetchWords("lessons-yokai")).rejects.toThrow();
  expect(has("lesson-yokai-first-call")).toBe(false);
  isBroken = false;
  await fetchWords("lessons-yokai");
  expect(has("lesson-yokai-first-call")).toBe(true);
});
