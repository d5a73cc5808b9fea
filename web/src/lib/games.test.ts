import { expect, test } from "vitest";
import { applicable, CLOCKS, clockNamed, mixed, seatsOf, wanted, type Game } from "./games.svelte";

const option = (name: string, more: object) => ({
  name,
  summary: "",
  choices: [],
  low: 0,
  high: 0,
  only: {},
  default: "",
  ...more,
});
const game = {
  name: "himiki",
  title: "HI MI KI",
  summary: "",
  seats: ["White", "Black"],
  modes: { duel: ["White", "Black"], teams: ["a", "b", "c", "d"], mukyan: ["White"] },
  rules_version: 1,
  pieces: [],
  options: [
    option("mode", { choices: ["duel", "teams", "mukyan"], default: "duel" }),
    option("edition", { choices: ["revised", "first"], default: "revised" }),
    option("expert", { default: false, only: { mode: ["duel", "teams"] } }),
  ],
} as unknown as Game;

test("only options that apply are sent", () => {
  expect(applicable(game, {})).toEqual({ mode: "duel", edition: "revised", expert: false });
  expect(applicable(game, { mode: "mukyan", expert: true })).toEqual({ mode: "mukyan", edition: "revised" });
  expect(seatsOf(game, { mode: "teams" })).toHaveLength(4);
});

test("an engine sits on all other seats", () => {
  const table = wanted(game, { mode: "teams" }, { kind: "engine", level: 5 }, "first", "none", "Ada");
  expect(table.seats?.map(({ kind }) => kind)).toEqual(["me", "engine", "engine", "engine"]);
  expect(table.seats?.[1]).toEqual({ kind: "engine", level: 5 });
  expect(table.name).toBe("Ada");
});

test("one may play the second side, or leave it to chance", () => {
  expect(wanted(game, {}, { kind: "engine", level: 1 }, "second", "none", "").seats?.map(({ kind }) => kind)).toEqual([
    "engine",
    "me",
  ]);
  expect(wanted(game, {}, { kind: "engine", level: 1 }, "lot", "none", "").draw_sides).toBe(true);
  expect(wanted(game, {}, { kind: "screen" }, "lot", "none", "").draw_sides).toBe(false);
});

test("friends: on this screen all seats are one's own, by link they are open", () => {
  expect(wanted(game, {}, { kind: "screen" }, "first", "none", "").seats?.map(({ kind }) => kind)).toEqual([
    "me",
    "me",
  ]);
  const open = wanted(game, {}, { kind: "open" }, "first", "days", "");
  expect(open.seats?.map(({ kind }) => kind)).toEqual(["me", "open"]);
  expect(open.is_public).toBe(true);
  expect(open.clock?.kind).toBe("days");
});

test("who plays alone, or with everybody here, has no clock of days", () => {
  expect(wanted(game, {}, { kind: "screen" }, "first", "days", "").clock?.kind).toBe("none");
  expect(wanted(game, { mode: "mukyan" }, { kind: "screen" }, "first", "quick", "")).toMatchObject({
    clock: { kind: "none" },
    seats: [{ kind: "me" }],
  });
});

test("in teams people here, people by link and engines sit in any mix", () => {
  const mix = ["here", "4", "link", "here"];
  const table = wanted(game, { mode: "teams" }, { kind: "mix", mix }, "lot", "days", "Ada");
  expect(table.seats).toEqual([
    { kind: "me", level: 3 },
    { kind: "engine", level: 4 },
    { kind: "open", level: 3 },
    { kind: "me", level: 3 },
  ]);
  expect(table).toMatchObject({ draw_sides: false, is_public: false, clock: { kind: "days" } });
  const near = wanted(game, { mode: "teams" }, { kind: "mix", mix: ["here", "4", "here", "4"] }, "first", "days", "");
  expect(near.clock?.kind).toBe("none");
});

test("a clock has its name, if it is one of those that are offered", () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockNamed({ ...clock })).toBe(name);
  expect(clockNamed({ kind: "game", seconds: 300, increment: 6 })).toBeUndefined();
});

test("a mix is as it was chosen before; where nothing was chosen there are engines", () => {
  expect(mixed(4)).toEqual(["here", "3", "3", "3"]);
  expect(mixed(4, ["link", "here"])).toEqual(["link", "here", "3", "3"]);
});
