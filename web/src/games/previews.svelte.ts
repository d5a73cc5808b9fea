// What decisions would do, asked anew for every position; what comes too late is dropped.

import { untrack } from "svelte";
import type { BoardProps } from "./board";

/** Keeps the previews of all that is wanted on show, while a board is there. */
export function showPreviews<View, Preview>(
  given: () => BoardProps<View>,
  wanted: () => readonly string[],
  show: (found: Record<string, Preview>) => void,
): void {
  const asked = $derived(wanted().join(" "));
  $effect(() => {
    void given().view;
    const actions = asked ? asked.split(" ") : [];
    show({});
    if (!actions.length) return;
    let isOld = false;
    void untrack(() => given().preview(actions)).then((found) => {
      if (!isOld) show(found as Record<string, Preview>);
    });
    return () => (isOld = true);
  });
}
