// The squares of HI MI KI's board: where they are on the screen. Nothing here knows what may be done on them.

export const ROWS = "ABCDE";
export const COLUMNS = "123456";

/** The rows of squares as they are read on the screen: the north row first, or turned round. */
export function screenRows(isTurned: boolean): string[][] {
  const rows = [...ROWS].reverse().map((row) => [...COLUMNS].map((column) => row + column));
  return isTurned ? rows.reverse().map((row) => row.reverse()) : rows;
}

/** The squares that an action names. */
export const squaresIn = (action: string | null | undefined): string[] => action?.match(/[A-E][1-6]/g) ?? [];

/** Where a square lies on the screen, counted from the top left. */
export function placeOf(square: string, isTurned: boolean): [column: number, row: number] {
  const [column, row] = [COLUMNS.indexOf(square[1] ?? ""), 4 - ROWS.indexOf(square[0] ?? "")];
  return isTurned ? [5 - column, 4 - row] : [column, row];
}

/** The square that lies so many columns to the east and rows to the north; none beyond the edge. */
export function squareBeside(square: string, east: number, north: number): string | null {
  const row = ROWS[ROWS.indexOf(square[0] ?? "") + north];
  const column = COLUMNS[COLUMNS.indexOf(square[1] ?? "") + east];
  return row && column ? row + column : null;
}
