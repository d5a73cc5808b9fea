// What of a table's chat was read: what is said while it is folded, or out of sight, is marked as new.

import type { Snapshot } from "./table.svelte";

type Remark = Snapshot["remarks"][number];

/** Tells whether there is anybody to talk to, or something that was said. */
export const canTalk = ({ standing, watchers, remarks }: Snapshot): boolean =>
  !standing.is_local || watchers > 0 || remarks.length > 0;

export class Talk {
  isOpen = $state(false);
  /** Whether it was called up: on a phone it lies over the lower part of the window then, and the board stays in sight. */
  isRaised = $state(false);
  /** Whether the reader sees it, as far as it is open. */
  isInSight = $state(true);
  /** The number of the last remark that was read. */
  private read = $state(-1);
  /** Whom the reader does not want to hear: seats, and null for those who watch. The server forgets it when the
   * connection breaks, so that it is remembered here. */
  private muted: readonly (number | null)[] = $state.raw([]);

  isMuted(seat: number | null | undefined): boolean {
    return this.muted.includes(seat ?? null);
  }

  /** Hears no more of somebody, or hears them again. */
  mute(seat: number | null, isMuted: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== seat), ...(isMuted ? [seat] : [])];
  }

  /** Gives what the reader wants to hear. */
  wanted(remarks: readonly Remark[]): Remark[] {
    return remarks.filter(({ seat }) => !this.isMuted(seat));
  }

  /** Tells that whoever reads has what was said before they came; those who watch find the chat open. */
  begin(remarks: readonly Remark[], watches = false): void {
    this.isOpen = watches || remarks.length > 0;
    this.read = remarks.at(-1)?.number ?? -1;
  }

  /** Notes what is there: what is seen is read. */
  note(remarks: readonly Remark[]): void {
    const newest = remarks.at(-1)?.number ?? -1;
    if (this.isOpen && this.isInSight && newest > this.read) this.read = newest;
  }

  /** Counts what others have said and the reader has not seen. */
  unread(remarks: readonly Remark[], seats: readonly number[]): number {
    return this.wanted(remarks).filter(({ number, seat }) => number > this.read && !seats.includes(seat ?? -1)).length;
  }
}
