// What of a table's chat was read: what is said while it is folded, or out of sight, is marked as new.

import type { Snapshot } from "./table.svelte";

type Remark = Snapshot["remarks"][number];

/** Tells whether there is anybody to talk to, or something that was said. */
export const canTalk = ({ standing, watchers, remarks }: Snapshot): boolean =>
  !standing.is_local || watchers > 0 || remarks.length > 0;

export class Talk {
  isOpen = $state(false);
  /** Whether the reader sees it, as far as it is open. */
  isInSight = $state(true);
  /** The number of the last remark that was read. */
  private read = $state(-1);

  /** Tells that whoever reads has what was said before they came. */
  begin(remarks: readonly Remark[]): void {
    this.isOpen = remarks.length > 0;
    this.read = remarks.at(-1)?.number ?? -1;
  }

  /** Notes what is there: what is seen is read. */
  note(remarks: readonly Remark[]): void {
    const newest = remarks.at(-1)?.number ?? -1;
    if (this.isOpen && this.isInSight && newest > this.read) this.read = newest;
  }

  /** Counts what others have said and the reader has not seen. */
  unread(remarks: readonly Remark[], seats: readonly number[]): number {
    return remarks.filter(({ number, seat }) => number > this.read && !seats.includes(seat ?? -1)).length;
  }
}
