// Links to tables, and how one passes them on: copied, or handed to whatever shares on this device.

import { kept, type Invite } from "./kept.svelte";
import { tableHash } from "./place.svelte";
import type { Snapshot } from "./table.svelte";

/** Gives the invitations to a table that can still be used: to seats that nobody has taken. */
export function invitations(id: string, now: Snapshot): Invite[] {
  if (now.standing.status !== "waiting") return [];
  return (kept.of(id)?.invites ?? []).filter(({ seat }) => now.people[seat]?.kind === "open");
}

/** Writes the way to a table: whoever follows it watches or, with an invitation, sits down. */
export const linkTo = (id: string, invite: string | null = null): string =>
  `${location.origin}/#${tableHash(id, invite)}`;

/** Puts a text on the clipboard; false where that is not possible. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers have no clipboard for pages that came over plain http, as they do in a network at home.
    return copiedBySelection(text);
  }
}

/** Copies as a reader would: selects the text, somewhere out of sight, and asks for a copy of the selection. */
function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; top: 0; left: -99rem";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    (before as Partial<HTMLElement> | null)?.focus?.({ preventScroll: true });
  }
}

/** Hands a file to the reader, under a name. */
export function saved(file: Blob, name: string): void {
  const way = document.createElement("a");
  way.href = URL.createObjectURL(file);
  way.download = name;
  way.click();
  setTimeout(() => URL.revokeObjectURL(way.href), 10000);
}

/** Tells whether this device has a way to share links. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Lets the reader choose whom a link is sent to; false if the device would not. */
export async function shared(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (problem) {
    // Who has changed their mind is not told that it failed.
    return (problem as Error).name === "AbortError";
  }
}
