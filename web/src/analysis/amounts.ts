// How much is thought, fetched and shown at once.

/** How much each decision is thought about: whatever is reached first. */
export const BUDGETS = {
  quick: { nodes: 30_000, seconds: 0.5 },
  thorough: { nodes: 1_000_000, seconds: 4 },
} as const;
export type Budget = keyof typeof BUDGETS;

/** How long one position is thought about when the reader asks for more. */
export const LONGER = { seconds: 15 };

/** How long a picture of a film stays, in seconds. */
export const FRAME = 1.2;

/** So many decisions an answer has at most: a turn may have several. */
export const MOST_ANSWERS = 12;

/** So many positions are fetched at once. */
export const AT_ONCE = 16;
