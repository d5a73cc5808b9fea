// Time left on a clock, for people.

import { t } from "./words.svelte";

/** Writes seconds as a clock shows them: `4:05`, `3 h 07`; from an hour on with the units of the reader's language. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (hours >= 48) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? t("time-hours", { hours, minutes: two(minutes) }) : `${minutes}:${two(seconds % 60)}`;
}
