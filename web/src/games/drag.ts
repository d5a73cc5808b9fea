// What lies on a table can be dragged onto a place: with a mouse at once, with a finger too, or after it has rested a
// moment where swiping must still scroll the page.

import type { Attachment } from "svelte/attachments";

/** How far a pointer goes before it drags, in pixels. */
const FAR = 8;

/** How far it was dragged, to the right and downwards. */
export type Way = readonly [x: number, y: number];

export interface Dragging {
  /** What marks a place to drop it: `cell` for elements with `data-cell`. */
  onto: string;
  far?: number;
  /** How long a finger rests before it drags, in milliseconds. */
  rest?: number;
  /** The class of a copy of its picture that follows the pointer, if there is one. */
  ghost?: string;
  start: () => void;
  move?: (place: string | null, way: Way) => void;
  drop: (place: string | null, way: Way) => void;
  cancel?: () => void;
}

function placeAt(event: PointerEvent, onto: string): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(`[data-${onto}]`);
  return found?.dataset[onto] ?? null;
}

/** Lets an element be dragged, or not if there is nothing to be done with it. */
export function draggable(dragging: Dragging | null): Attachment<HTMLElement> {
  return (node) => {
    if (!dragging) return;
    const ends = new AbortController();
    let stop: (() => void) | null = null;
    node.addEventListener("pointerdown", (event) => (stop = begin(node, event, dragging)), { signal: ends.signal });
    return () => {
      ends.abort();
      stop?.();
    };
  };
}

function begin(node: HTMLElement, down: PointerEvent, dragging: Dragging): (() => void) | null {
  if (down.button !== 0) return null;
  const { onto, far = FAR, rest = 0 } = dragging;
  const ends = new AbortController();
  const { signal } = ends;
  const isTouch = down.pointerType === "touch";
  let isDragged = false;
  let ghost: HTMLElement | null = null;
  let isRested = !isTouch || !rest;
  const timer = setTimeout(() => (isRested = true), rest);
  const wayTo = (event: PointerEvent): Way => [event.clientX - down.clientX, event.clientY - down.clientY];

  function end(): void {
    clearTimeout(timer);
    ends.abort();
    ghost?.remove();
  }

  addEventListener(
    "pointermove",
    (event) => {
      const isFar = Math.hypot(...wayTo(event)) > far;
      if (!isDragged && isFar && !isRested) return end();
      if (!isDragged && isFar) {
        isDragged = true;
        ghost = dragging.ghost === undefined ? null : copied(node, dragging.ghost);
        dragging.start();
      }
      if (!isDragged) return;
      if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      dragging.move?.(placeAt(event, onto), wayTo(event));
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (event) => {
      end();
      if (!isDragged) return;
      // What follows is no click.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => {
        removeEventListener("click", swallow, { capture: true });
        dragging.drop(placeAt(event, onto), wayTo(event));
      });
    },
    { signal },
  );
  addEventListener(
    "pointercancel",
    () => {
      if (isDragged) dragging.cancel?.();
      end();
    },
    { signal },
  );
  if (rest) {
    node.addEventListener("touchmove", (event) => isRested && event.preventDefault(), { signal, passive: false });
    node.addEventListener("contextmenu", (event) => isTouch && event.preventDefault(), { signal });
  }
  return end;
}

/** Copies the picture of what is dragged, a little larger, to be moved with the pointer. */
function copied(node: HTMLElement, className: string): HTMLElement | null {
  const picture = node.querySelector("svg");
  if (!picture) return null;
  const box = picture.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.append(picture.cloneNode(true));
  ghost.className = className;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${-box.width * 0.65}px`,
    top: `${-box.height * 0.65}px`,
    width: `${box.width * 1.3}px`,
    height: `${box.height * 1.3}px`,
    pointerEvents: "none",
    zIndex: "50",
  });
  document.body.append(ghost);
  return ghost;
}
