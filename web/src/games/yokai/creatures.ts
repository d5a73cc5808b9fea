// Where the eyes of a creature are, so that it can close them. The creatures themselves come from Python as symbols of
// 110 × 116, standing at (55, 112), and grow with their value (games/yokai/card_picture.py).

export interface Lid {
  x: number;
  y: number;
  r: number;
}

const FACE_HEIGHTS: Record<string, number> = { G: 53, R: 63, B: 54, Y: 52 };

/** The colour of each face, which is that of its eyelids. */
export const SKINS: Record<string, string> = { G: "#f4f1dc", R: "#fbdcae", B: "#dbe6f3", Y: "#fdf3cf" };

/** Around the middle between the eyes: where they are, and how large. Who is worth 3 sleeps. */
const EYES: Record<string, readonly (readonly [x: number, y: number, r: number])[]> = {
  "4": [
    [-12, 0, 4.5],
    [12, 0, 4.5],
  ],
  "5": [[0, -2, 11.5]],
  "6": [
    [-13, 2, 7],
    [13, 2, 7],
    [0, -10, 6],
  ],
  "7": [
    [-11, 0, 8],
    [11, 0, 8],
  ],
};

/** How large a creature is drawn, next to the largest one. */
export const sizeOf = (yokai: string): number => 0.58 + 0.06 * Number(yokai[1]);

/** Finds the lids of a creature in the box of its symbol. */
export function lidsOf(yokai: string): Lid[] {
  const size = sizeOf(yokai);
  const face = FACE_HEIGHTS[yokai[0] ?? ""] ?? 0;
  const place = ([x, y, r]: readonly [number, number, number]): Lid => ({
    x: 55 + x * size,
    y: 112 + (face + y - 99) * size,
    r: r * size,
  });
  return (EYES[yokai[1] ?? ""] ?? []).map(place);
}
