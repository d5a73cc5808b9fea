// Focus that is lost with what had it.

import { tick, untrack } from "svelte";

/** When the focus was inside, and a change has taken away what had it, lets it go elsewhere. */
export function keepFocus(changes: () => unknown, area: () => Element | null | undefined, goOn: () => void): void {
  let wasInside = false;
  $effect.pre(() => {
    changes();
    wasInside = untrack(() => !!area()?.contains(document.activeElement));
  });
  $effect(() => {
    changes();
    if (!wasInside) return;
    void tick().then(() => {
      if (document.activeElement === document.body) goOn();
    });
  });
}
