// The games as the server describes them: names, options, levels. Asked for once.

import { answer, server, type Schemas } from "./ask";

const fetched = () => answer(server.GET("/api/games"));
export type Games = Awaited<ReturnType<typeof fetched>>;
export type Game = Games["games"][number];

let known: Promise<Games> | undefined;

/** Gives the games and levels; after a failure it is asked anew. */
export function games(): Promise<Games> {
  known ??= fetched().catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}

export type Values = Record<string, string | number | boolean>;

/** Keeps those options that apply, given the ones before them. */
export function applicable(game: Game, values: Values): Values {
  const found: Values = {};
  for (const option of game.options) {
    const applies = Object.entries(option.only).every(([name, allowed]) => allowed.includes(found[name] ?? ""));
    if (applies) found[option.name] = values[option.name] ?? option.default;
  }
  return found;
}

/** Gives the titles of a game's seats, as its options have them. */
export const seatsOf = (game: Game, values: Values): string[] => game.modes[String(values["mode"] ?? "")] ?? game.seats;

export type Opponent =
  | { kind: "engine"; level: number }
  | { kind: "screen" }
  | { kind: "link" }
  | { kind: "open" }
  | { kind: "mix"; mix: readonly string[] };

/** Who sits on a seat of a mix: somebody at this screen, somebody by link, or an engine, by the number of its level. */
export const HERE = "here";
export const LINK = "link";

/** Gives a mix for so many seats: as it was before, and where nothing was chosen the reader, and engines. */
export const mixed = (count: number, before: readonly string[] = []): string[] =>
  Array.from({ length: count }, (_, seat) => before[seat] ?? (seat === 0 ? HERE : "3"));

const seated = (who: string): Schemas["Seating"] =>
  who === HERE
    ? { kind: "me", level: 3 }
    : who === LINK
      ? { kind: "open", level: 3 }
      : { kind: "engine", level: Number(who) };
export type Side = "first" | "second" | "lot";

export const CLOCKS: Record<string, Schemas["Control"]> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  quick: { kind: "game", seconds: 300, increment: 5 },
  calm: { kind: "game", seconds: 1200, increment: 10 },
  days: { kind: "days", seconds: 86400, increment: 0 },
};

/** Names a clock that the chooser offers; none for another. */
export const clockNamed = (control: Schemas["Control"]): string | undefined =>
  Object.entries(CLOCKS).find(
    ([, { kind, seconds, increment }]) =>
      kind === control.kind && seconds === control.seconds && increment === control.increment,
  )?.[0];

/** Writes down the table that somebody wants. */
export function wanted(
  game: Game,
  values: Values,
  opponent: Opponent,
  side: Side,
  clock: string,
  name: string,
  isRated = false,
): Schemas["NewTable"] {
  const options = applicable(game, values);
  const count = seatsOf(game, options).length;
  const isAlone = count === 1;
  const other = (): Schemas["Seating"] =>
    opponent.kind === "engine"
      ? { kind: "engine", level: opponent.level }
      : { kind: opponent.kind === "screen" ? "me" : "open", level: 3 };
  const mine = side === "second" && !isAlone ? 1 : 0;
  const mix = opponent.kind === "mix" ? opponent.mix : null;
  const isFar = opponent.kind === "link" || opponent.kind === "open" || !!mix?.includes(LINK);
  const control = isAlone || (clock === "days" && !isFar) ? CLOCKS["none"] : CLOCKS[clock];
  return {
    name,
    game: game.name,
    options,
    seats:
      mix?.map(seated) ??
      Array.from({ length: count }, (_, seat) => (seat === mine ? { kind: "me", level: 3 } : other())),
    draw_sides: side === "lot" && opponent.kind !== "screen" && !mix && !isAlone,
    clock: control!,
    is_public: opponent.kind === "open",
    is_rated: isRated,
  };
}
