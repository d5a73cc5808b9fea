// Room for lists that change by themselves: what lies below them stays where it is.

import { store, stored } from "./settings.svelte";

interface Known {
  /** How wide the window was, and how high the list was in it. */
  width: number;
  height: number;
}
interface Wish {
  /** Under what the room is remembered. */
  name: string;
  /** Whether the reader wants to see all of it, whatever room that takes. */
  isWhole?: boolean;
}

/** For so many milliseconds a page comes together, and lists that were not known yet take their room. */
const SETTLING = 1500;

/** Keeps the room of a list: as much as it took when one was here last and, when the page has come together, no more and
 * no less. What has no room then is scrolled to.
 *
 *     <ul use:room={{ name: "own-tables" }}>
 */
export function room(list: HTMLElement, wish: Wish): { update(wish: Wish): void; destroy(): void } {
  const key = `yamabushi-room-${wish.name}`;
  const known = stored<Partial<Known>>(key, {});
  let kept = known.width === innerWidth ? (known.height ?? 0) : 0;
  const hold = (least: number, most: number | null): void => {
    list.style.minHeight = least ? `${least}px` : "";
    list.style.maxHeight = most === null ? "" : `${most}px`;
    list.style.overflowY = most === null ? "" : "auto";
  };
  /** Notes how high the list is by itself, and gives the room that it has from now on. */
  const settle = (least: number): void => {
    hold(0, null);
    const { height } = list.getBoundingClientRect();
    store(key, { width: innerWidth, height } satisfies Known);
    hold(Math.max(least, height), Math.max(least, height));
  };
  hold(kept, null);
  const timer = setTimeout(() => settle(kept), SETTLING);
  let width = innerWidth;
  const turn = (): void => {
    if (innerWidth === width) return;
    width = innerWidth;
    kept = 0; // what it took in a window of another width says nothing about this one
    settle(0);
  };
  addEventListener("resize", turn);
  return {
    update({ isWhole = false }) {
      if (isWhole) hold(0, null);
      else settle(0);
    },
    destroy() {
      clearTimeout(timer);
      removeEventListener("resize", turn);
    },
  };
}

/** Tells when something that was not there may come in: at once while the page comes together; later when it moves
 * nothing that somebody points at, as nobody looks, it lies below the window, or the pointer is elsewhere. */
export function entrance(isThere: () => boolean, place: () => HTMLElement | undefined): { readonly isIn: boolean } {
  const begun = performance.now();
  let isIn = $state(isThere());
  const mayCome = (): boolean => {
    const around = place()?.parentElement;
    if (performance.now() - begun < SETTLING || document.visibilityState === "hidden" || !around) return true;
    if (around.getBoundingClientRect().top > innerHeight) return true;
    return matchMedia("(hover: hover)").matches && !around.matches(":hover") && !around.matches(":focus-within");
  };
  $effect(() => {
    if (isIn || !isThere()) return;
    const look = (): void => void (isIn ||= mayCome());
    look();
    const doings = ["visibilitychange", "scroll", "pointerover", "focusin"];
    for (const one of doings) document.addEventListener(one, look);
    return () => doings.forEach((one) => document.removeEventListener(one, look));
  });
  return {
    get isIn() {
      return isIn;
    },
  };
}
