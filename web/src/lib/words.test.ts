import type { Schemas } from "./ask";
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { best, clauses, has, labelled, LANGUAGES, refusal, speak, t } = await import("./words.svelte");
const { announced } = await import("./spoken");
const folders = {
  himiki: await import("@/games/himiki/spoken"),
  regality: await import("@/games/regality/spoken"),
  yokai: await import("@/games/yokai/spoken"),
};
const { sketch } = folders.yokai;
const spoken = (game: string, action: string): string => folders[game as keyof typeof folders].spoken(action);

beforeAll(() => speak("en", false));

test("the first language that we speak is taken", () => {
  expect(best(["", "pt-BR", "fr-CA", "de"])).toBe("fr");
  expect(best(["xx"])).toBe("en");
});

test("decisions of all games are said in words", () => {
  expect(spoken("himiki", "C4-C3")).toContain("C3");
  expect(spoken("himiki", "B5~C5~")).toContain("B5 and C5");
  for (const [game, actions] of Object.entries({
    himiki: ["C5=HMK", "B5~", ".", "!Mh", "-", "@C3", "*C4", "%C4", "?Mh", "?HMK", "?HK", "?2", "?"],
    regality: [
      "Ki@b2",
      ">c3",
      ">N",
      ">+",
      ">x",
      ">!",
      ">c3a1",
      ">Ki",
      ">?",
      "-",
      "?Sm",
      "?",
      "?r",
      "=Sm",
      "=?",
      "=?SmNjBa",
      "first",
      "second",
    ],
    yokai: ["GR@G", "^R", "%", "-", ".", "?GR+", "?G5", "?0", "?1", "?"],
  }))
    for (const action of actions) {
      const words = spoken(game, action);
      expect(words, `${game} ${action}`).toMatch(/ |[a-z]{3}/);
      expect(has(words), `${game} ${action}: ${words}`).toBe(false);
      expect(words).not.toMatch(/\b(say|chaos|tile|colour|element|yokai|way|seat)-|undefined|\{/);
    }
});

test("a sketch has two colours and perhaps an ability", () => {
  expect(sketch("GR")).toBe("green–red");
  expect(sketch("BY+")).toMatch(/^blue–yellow \(.+\)$/);
});

test("what something is refused for is said in the language of the refusal", async () => {
  const within = { code: "himiki-due-draw", sentence: "chance draws a chaos tile", arguments: {} };
  const unknown = { code: "toy-position-cell", sentence: "das Feld ist besetzt", arguments: {} };
  await speak("de", false);
  expect(refusal("himiki-not-now", "…", { action: "!Mh", due: within, possible: "C4~" })).toBe(
    "!Mh geht jetzt nicht: Der Zufall zieht ein Chaosplättchen; möglich ist C4~.",
  );
  // What the page has no words for, as for positions, the server has said already.
  expect(refusal("record-start", "…", { problem: unknown })).toMatch(/: das Feld ist besetzt$/);
  await speak("en", false);
});

test("labels and clauses have the signs of the reader's language", async () => {
  expect([labelled("a", "b"), clauses(["a", "", "b", "c"]), clauses([])]).toEqual(["a: b", "a; b; c", ""]);
  await speak("fr", false);
  expect([labelled("a", "b"), clauses(["a", "b"])]).toEqual(["a\u00a0: b", "a\u00a0; b"]);
  await speak("en", false);
});

test("every kind of line of the log has words", () => {
  const kinds =
    "act chance begin offer decline penalty rewind resign flag abandon close draw pause resume replace casual rematch";
  for (const kind of kinds.split(" ") as Schemas["Line"]["kind"][]) {
    const texts: Partial<Record<typeof kind, string>> = {
      offer: "draw",
      decline: "takeback",
      penalty: "w",
      act: "C4-C3",
      chance: "?HK",
    };
    const text = texts[kind] ?? "";
    const words = announced(folders.himiki, { version: 1, kind, seat: 0, text }, ["White", "Black"]);
    expect(words, kind).not.toBe(kind);
    expect(words, kind).not.toMatch(/^log-|matter-/);
  }
});

test("a refusal that we have no words for is said in the server's", () => {
  expect(refusal("no-such-code", "As the server says.")).toBe("As the server says.");
  expect(refusal("room-no-seat", "x")).not.toBe("x");
});

test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("%s has all words that a table needs", async (code) => {
  await speak(code, false);
  for (const key of [
    "page-rules",
    "table-your-turn",
    "tile-Ki",
    "chaos-Mh",
    "element-H",
    "level-1",
    "himikiboard-pivot",
  ])
    expect(t(key), key).not.toBe(key);
});
