// Whether a tap came from a finger. A mouse shows by pointing what a decision would do; a finger cannot point without
// tapping, so its first tap shows that, and the next one decides.

let isTouch = false;

if (typeof window !== "undefined")
  window.addEventListener("pointerdown", ({ pointerType }) => (isTouch = pointerType === "touch"), { capture: true });

/** Tells whether a click came from a finger; a key clicks as well, and shows by its focus what it would do. */
export const byFinger = (click: MouseEvent): boolean => isTouch && click.detail > 0;
