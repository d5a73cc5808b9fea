// What whoever runs the server tells everybody: heard over the news and at tables. What is important stands over the page
// until the reader closes it, and stays closed.

import type { Schemas } from "./ask";
import { follow } from "./news.svelte";
import { store, stored } from "./settings.svelte";

export type Announcement = Schemas["Announcement"];

const CLOSED = "yamabushi-announced";
/** So many are remembered as closed, the newest: older ones have ended. */
const MOST_CLOSED = 50;

const read = (): string[] => {
  const found = stored<unknown>(CLOSED, []);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
};

let all: readonly Announcement[] = $state.raw([]);
let closed: readonly string[] = $state.raw(read());

const isOn = ({ until }: Announcement): boolean => until * 1000 > Date.now();

export const announced = {
  /** What everybody is told now, the newest first. */
  all: (): readonly Announcement[] => all.filter(isOn).reverse(),
  /** What is important, and was not closed here. */
  pressing: (): Announcement | undefined =>
    announced.all().find(({ id, is_important }) => is_important && !closed.includes(id)),
  hear: (now: readonly Announcement[]): void => void (all = now),
  close(id: string): void {
    closed = [...read().filter((one) => one !== id), id].slice(-MOST_CLOSED);
    store(CLOSED, closed);
  },
  /** Hears from now on; gives what ends that. */
  follow: (): (() => void) =>
    follow("announcements", "announcements", ({ announcements }) => announced.hear(announcements)),
};
