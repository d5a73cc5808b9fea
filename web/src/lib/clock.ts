// Time left on a clock, for people.

/** Writes seconds as a clock shows them: `4:05`, `3 h 07`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours ? `${hours} h ${two(minutes)}` : `${minutes}:${two(seconds % 60)}`;
}
