import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { both } from "./cuts/carving";
import { WOODCUTS } from "./woodcuts";

const words = readFileSync(new URL("../../../../src/yamabushi/words/en/games.ftl", import.meta.url), "utf-8");

describe("woodcuts", () => {
  it("show every tile", () => {
    const named = [...words.matchAll(/^tile-(\w\w) =/gm)].map(([, code]) => code);
    expect(Object.keys(WOODCUTS).sort()).toEqual(named.sort());
  });

  it("stay in their box, and have ink and a colour", () => {
    for (const [code, parts] of Object.entries(WOODCUTS)) {
      const numbers = parts
        .flatMap(
          ([, d]) =>
            d
              .split(/[a-z][^A-Z]*/)
              .join(" ")
              .match(/-?[\d.]+/g) ?? [],
        )
        .map(Number);
      expect(Math.min(...numbers), code).toBeGreaterThanOrEqual(-1);
      expect(Math.max(...numbers), code).toBeLessThanOrEqual(49);
      expect(
        parts.map(([how]) => how),
        code,
      ).toEqual(expect.arrayContaining(["ink", "tint"]));
    }
  });

  it("mirror what is drawn once", () => {
    expect(both("M4 10L8.5 2Z")).toBe("M4 10L8.5 2ZM44 10L39.5 2Z");
  });
});
