// Whether this browser is told something while the page is closed, as far as every page needs to know.

import { stored } from "@/lib/settings.svelte";

/** Where it is kept what the server was told. */
export const TOLD = "yamabushi-push";

export const isTold = (): boolean => stored<unknown>(TOLD, null) !== null;

/** Says where this tab is, when the worker asks: whoever taps on a message goes to the tab that is there already. */
export function sayWhere(): void {
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.hash));
}
