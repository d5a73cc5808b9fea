// What the woodcuts are carved with: a few shapes as paths, in a box of 48 × 48.

/**
 * How a part is printed: filled with ink, with the colour, or left bare; or as a line. A `line` is bold, a `hair` thin,
 * a `cut` is what the knife took away, a `trace` a line of the colour.
 */
export type How = "ink" | "tint" | "bare" | "line" | "hair" | "cut" | "trace";
export type Part = readonly [how: How, d: string];
export type Cuts = Record<string, readonly Part[]>;

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const dots = (r: number, ...places: [x: number, y: number][]): string =>
  places.map(([x, y]) => dot(x, y, r)).join("");

/** A star of so many points, the first one upwards. */
export function star(x: number, y: number, far: number, near: number, points = 5): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const r = n % 2 ? near : far;
    const angle = (n * Math.PI) / points;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A shape and its mirror image on the other side of the middle; for M, L, C, Q and Z with whole pairs of numbers. */
export const both = (d: string): string =>
  d + d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${+(48 - Number(x)).toFixed(2)} ${y}`);

/** Shoulders in a cloak, on which many heads rest. */
export const CLOAK = "M4 47C5 39 13 36 24 36C35 36 43 39 44 47Z";
