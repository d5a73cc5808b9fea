// Hears how a tournament stands, whenever that changes.

import { follow } from "@/lib/news.svelte";
import type { Tournament } from "./tournament";

/** Follows a tournament; gives what ends that, as an effect wants it. What comes is as `GET` gives it, for everybody. */
export const followTournament = (id: string, hear: (now: Tournament) => void): (() => void) =>
  follow(`tournament:${id}`, "tournament", (news) => hear(news.tournament as unknown as Tournament));
