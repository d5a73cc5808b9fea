// The puzzle of the day, as the server names it, and the days in a row on which it was solved here.

import { answer, server, type Schemas } from "@/lib/ask";
import { solvedDays } from "@/lib/kept.svelte";
import { language } from "@/lib/words.svelte";

export type Day = Schemas["PuzzleOfTheDay"];

/** Asks for the puzzles of so many days, the latest first; of today's if no last day is named. */
export const days = (count: number, until?: string): Promise<Day[]> =>
  answer(server.GET("/api/puzzles/days", { params: { query: { count, until: until ?? null } } }));

/** Gives the day so many days after another. */
export function dayAfter(day: string, count = 1): string {
  const found = new Date(`${day}T00:00Z`);
  found.setUTCDate(found.getUTCDate() + count);
  return found.toISOString().slice(0, 10);
}

/** Counts the days in a row, up to today, or to yesterday as long as today's puzzle can still be solved. */
export function streak(isSolved: (day: string) => boolean, today: string): number {
  let day = isSolved(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; isSolved(day); day = dayAfter(day, -1)) count += 1;
  return count;
}

/** Counts the days in a row that this browser knows of. */
export const streakNow = (today: string): number => streak((day) => solvedDays.has(day), today);

/** Notes that a puzzle was solved just now; gives the days in a row if it is that of today, else none. */
export async function solvedNow(name: string): Promise<number> {
  const [today] = await days(1);
  if (today?.puzzle.name !== name) return 0;
  solvedDays.put(today.day);
  return streakNow(today.day);
}

/** Writes a day as the reader does. */
export const dated = (day: string, month: "long" | "short"): string =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
