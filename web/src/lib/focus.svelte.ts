// Focus that is lost with what had it.

import { tick } from "svelte";

/** Tells whether an element can have the focus no more: it has gone, is not seen, or is disabled. */
const isGone = (one: Element): boolean =>
  !one.isConnected || !one.checkVisibility({ visibilityProperty: true }) || one.matches(":disabled, [inert] *");

/** Where a change has taken away what had the focus inside an area, lets it go elsewhere. Browsers take it from what is
 * hidden or disabled only when they draw next, and say nothing of it. */
export function keepFocus(changes: () => unknown, area: () => Element | null | undefined, goOn: () => void): void {
  let last: Element | null = null;
  $effect(() => {
    const here = area();
    if (!here) return;
    const came = ({ target }: Event): void => void (last = target as Element);
    // What was left and is still there was left on purpose. Chromium says so, too, just before an element goes.
    const left = ({ target }: Event): void =>
      queueMicrotask(() => {
        if (last === target && !isGone(last as Element)) last = null;
      });
    here.addEventListener("focusin", came);
    here.addEventListener("focusout", left);
    return () => {
      here.removeEventListener("focusin", came);
      here.removeEventListener("focusout", left);
    };
  });
  $effect(() => {
    changes();
    void tick().then(() => {
      const now = document.activeElement;
      if (last && isGone(last) && (now === document.body || now === last || !now)) goOn();
    });
  });
}
