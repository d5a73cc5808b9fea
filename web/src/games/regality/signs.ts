// Small signs in a box of 16 × 16: what a tile does, and how it stands. Each is a line, a shape, or both.

export interface Sign {
  line?: string;
  fill?: string;
}

const shield = "M8 1.2L13.6 3.2V7.6C13.6 11.2 11.2 13.6 8 15C4.8 13.6 2.4 11.2 2.4 7.6V3.2Z";
const lips = "M1.4 8Q5 3.4 8 5.2Q11 3.4 14.6 8Q11.6 13 8 13Q4.4 13 1.4 8ZM4.4 8.2Q8 10.2 11.6 8.2Q8 7.2 4.4 8.2Z";

/** By what the server calls it. */
export const SIGNS: Record<string, Sign> = {
  turn: { line: "M13.2 8.6A5.3 5.3 0 1 1 10.6 3.9", fill: "M8.6 1L14.4 3.6L9.4 7.4Z" },
  destroy: { line: "M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6" },
  banish: { line: "M3.6 12.4L12 4M6 3.6H12.4V10" },
  leave: { line: "M3.6 12.4L12 4M6 3.6H12.4V10" },
  reuse: {
    line: "M5.8 12.4V3.6L13 2.2V10.8",
    fill: "M5.8 12.4a2.2 2 0 1 1-4.4 0a2.2 2 0 1 1 4.4 0ZM13 10.8a2.2 2 0 1 1-4.4 0a2.2 2 0 1 1 4.4 0Z",
  },
  silence: { fill: lips, line: "M2.6 15L13.4 1.4" },
  shield: { line: shield },
  recall: { line: "M8 1.6V9.6M4.6 6.6L8 10L11.4 6.6M2.4 10.6V14H13.6V10.6" },
  take: { line: "M8 10V2.4M4.6 5.4L8 2L11.4 5.4M2.4 10.6V14H13.6V10.6" },
  move: { line: "M1.6 8H14.4M4.6 5L1.6 8L4.6 11M11.4 5L14.4 8L11.4 11" },
  cover: { line: "M2 13.6H14M4 10.4H12M5.6 7.2V3.6L8 1.2L10.4 3.6V7.2Z" },
  lose: {
    fill: "M8 1.4C4 1.4 2 4 2 7C2 9.4 3.2 10.8 4.6 11.6V14.6H11.4V11.6C12.8 10.8 14 9.4 14 7C14 4 12 1.4 8 1.4ZM5.6 8.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 1 1 0 3.2ZM10.4 8.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 1 1 0 3.2Z",
  },
  eye: {
    line: "M1.4 8Q8 1.6 14.6 8Q8 14.4 1.4 8ZM2.4 14L13.6 2",
    fill: "M8 5.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z",
  },
  hint: { fill: "M8 0.8L9.8 6.2L15.2 8L9.8 9.8L8 15.2L6.2 9.8L0.8 8L6.2 6.2Z" },
};

SIGNS["use"] = SIGNS["reuse"]!;

/** Crown and wheel: whose ally a tile is. A leaf: nobody's. In a box of 40 × 30. */
export const EMBLEMS: Record<"r" | "l" | "n", Sign> = {
  r: { fill: "M3 28V8L12 17L20 2L28 17L37 8V28Z" },
  l: {
    line: "M20 3a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM20 3V27M8 15H32M11.5 6.5L28.5 23.5M28.5 6.5L11.5 23.5",
    fill: "M20 11a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z",
  },
  n: { fill: "M4 26C4 10 16 2 36 3C37 20 28 30 10 25Z" },
};

/** The fields of a tile's diagram: column, row, and the letter of how. Pointing down, the front is below. */
export function fieldsOf(diagram: string, isUp: boolean): [x: number, y: number, how: string][] {
  return [...diagram].map((how, n) => [n % 3, isUp ? Math.floor(n / 3) : 2 - Math.floor(n / 3), how]);
}
