// Colours that must be told apart, by day and by night: worked out from the values that the styles give.
import { expect, test } from "vitest";
import app from "../app.css?raw";
import cube from "./himiki/Cube.svelte?raw";
import materials from "./himiki/materials.css?raw";
import himikiPlain from "./himiki/plain.css?raw";
import regality from "./regality/colours.css?raw";
import regalityPlain from "./regality/plain.css?raw";
import yokaiPlain from "./yokai/plain.css?raw";
import plain from "../plain.css?raw";

type Colour = readonly [red: number, green: number, blue: number];
type Palette = Record<string, Colour>;

const LEAST = 3;

function colour(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
  return [red!, green!, blue!];
}

/** The colours that a rule gives, by name; where there are two, the first is for the day. */
function rule(css: string, selector: string, isNight = false): Palette {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`${selector} is not there any more`);
  const body = css.slice(start, css.indexOf("}", start));
  const found: Palette = {};
  for (const [, name, value] of body.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const hexes = value!.match(/#[0-9a-f]{6}\b/g);
    if (hexes) found[name!] = colour(hexes.at(isNight ? -1 : 0)!);
  }
  return found;
}

const mixed = (one: Colour, other: Colour, part: number): Colour => {
  const [red, green, blue] = one.map((value, n) => value * part + other[n]! * (1 - part));
  return [red!, green!, blue!];
};
const dimmed = (one: Colour, light: number): Colour => mixed(one, [0, 0, 0], light);

/** The channels as light: what sums up. */
const linear = (one: Colour): number[] =>
  one.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));

function contrast(one: Colour, other: Colour): number {
  const [more, less] = [one, other]
    .map((each) => {
      const [red, green, blue] = linear(each);
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    })
    .sort((a, b) => b - a);
  return (more! + 0.05) / (less! + 0.05);
}

/** How different two colours look: their distance in Oklab, in which black and white are 1 apart. */
function distance(one: Colour, other: Colour): number {
  const [first, second] = [one, other].map((each) => {
    const [red, green, blue] = linear(each) as [number, number, number];
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  });
  return Math.hypot(...first!.map((value, n) => value - second![n]!));
}

const day = rule(app, ":root");
const night = { ...day, ...rule(app, ':root[data-theme="dark"]') };
const LIGHTS: [string, Palette, boolean][] = [
  ["day", day, false],
  ["night", night, true],
];
const ELEMENTS = ["fire", "water", "wood"];

test("what is worked out is right", () => {
  expect(contrast(colour("#000000"), colour("#ffffff"))).toBe(21);
  expect(contrast(colour("#777777"), colour("#ffffff"))).toBeCloseTo(4.48, 2);
  expect(distance(colour("#000000"), colour("#ffffff"))).toBeCloseTo(1, 3);
  expect(() => rule(app, ".nowhere")).toThrow();
});

test("it is the same night, whether the reader has chosen it or the system", () => {
  expect(rule(app, ':root:not([data-theme="light"], [data-theme="dark"])')).toEqual(
    rule(app, ':root[data-theme="dark"]'),
  );
});

test.each(LIGHTS)("signs of the elements can be read by %s", (_, palette) => {
  for (const element of ELEMENTS)
    for (const ground of ["paper", "sheet", "raised"])
      expect(contrast(palette[element]!, palette[ground]!), `${element} on ${ground}`).toBeGreaterThanOrEqual(LEAST);
});

test.each(["ivory", "ebony"])("signs can be read on every side of what is made of %s", (material) => {
  const { ground, ...inks } = rule(materials, `.${material}`);
  const letter = material === "ivory" ? "w" : "b";
  const shades = [...cube.matchAll(new RegExp(`\\.${letter} :is\\(.+?brightness\\(([\\d.]+)\\)`, "gs"))];
  expect(shades).toHaveLength(2);
  const shape = Number(/(?<!\.b )\.shape {[^}]*opacity: ([\d.]+)/.exec(cube)![1]);
  const onEbony = Number(/\.b \.shape {[^}]*opacity: ([\d.]+)/.exec(cube)![1]);
  for (const element of [...ELEMENTS, "on-ground"]) {
    expect(contrast(inks[element]!, ground!), `${element} on ${material}`).toBeGreaterThanOrEqual(LEAST);
    if (element === "on-ground") continue;
    // On a cube the character stands in its shape. Ivory darkens with its signs, ebony around them.
    for (const light of [1, ...shades.map(([, value]) => Number(value))]) {
      const [ink, around] =
        material === "ivory"
          ? [dimmed(inks[element]!, light), dimmed(mixed(inks[element]!, ground!, shape), light)]
          : [inks[element]!, mixed(inks[element]!, dimmed(ground!, light), onEbony)];
      expect(contrast(ink, around), `${element} on ${material} in ${light}`).toBeGreaterThanOrEqual(LEAST);
    }
  }
});

test.each(LIGHTS)("the last move is told from what can be chosen by %s", (_, palette, isNight) => {
  const { last, accent, gold, board } = palette;
  const { lit } = rule(regality, ".regality", isNight);
  for (const goal of [accent!, gold!, lit!]) expect(distance(last!, goal)).toBeGreaterThan(0.15);
  for (const ground of [palette["half-dark"]!, palette["half-light"]!, board!, palette["sheet"]!]) {
    expect(contrast(last!, ground)).toBeGreaterThanOrEqual(LEAST);
    expect(contrast(last!, mixed(accent!, ground, 0.2))).toBeGreaterThanOrEqual(LEAST);
  }
});

test.each([false, true])("on plain boards all stands out on every ground, also by night: %s", (isNight) => {
  const palette = rule(plain, ":root[data-plain] .parts", isNight);
  const grounds = ["paper", "sheet", "raised", "board", "half-light", "half-dark"];
  const marks = ["accent", "gold", "last", "good", "bad", "yellow", "board-line", "strong-line", ...ELEMENTS];
  for (const ground of grounds) {
    for (const word of ["ink", "soft", "faint"])
      expect(contrast(palette[word]!, palette[ground]!), `${word} on ${ground}`).toBeGreaterThan(7);
    for (const mark of marks)
      expect(contrast(palette[mark]!, palette[ground]!), `${mark} on ${ground}`).toBeGreaterThan(4.5);
  }
  expect(contrast(palette["accent-ink"]!, palette["accent"]!)).toBeGreaterThan(7);
  expect(contrast(palette["ink"]!, palette["accent-soft"]!)).toBeGreaterThan(7);
});

test("on plain cubes, tiles and cards the signs stand out", () => {
  const on = (game: string): string => `:root[data-plain] .${game}`;
  for (const material of ["ivory", "ebony"]) {
    const { ground, ...inks } = rule(himikiPlain, `${on("himiki")} .${material}`);
    for (const [name, ink] of Object.entries(inks)) expect(contrast(ink, ground!), name).toBeGreaterThan(7);
  }
  for (const side of ["r", "l", "n"]) {
    const tile = rule(regalityPlain, `${on("regality")} .${side}`);
    expect(contrast(tile["on-body"]!, tile["body"]!), side).toBeGreaterThan(7);
  }
  for (const letter of ["G", "R", "B", "Y"]) {
    const { cloth, "on-cloth": print } = rule(yokaiPlain, `${on("yokai")} [data-colour="${letter}"]`);
    expect(contrast(print ?? colour("#ffffff"), cloth!), letter).toBeGreaterThan(7);
  }
});
