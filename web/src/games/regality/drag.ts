// A tile can be dragged onto a cell: with a mouse at once, with a finger after it has rested a moment, so that swiping
// over tiles still scrolls the page.

import type { Attachment } from "svelte/attachments";

const FAR = 8;
const REST = 220;

export interface Dragging {
  start: () => void;
  over: (cell: string | null) => void;
  drop: (cell: string | null) => void;
}

const cellAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? null;

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
  const { signal, abort } = stopper();
  const isTouch = down.pointerType === "touch";
  let ghost: HTMLElement | null = null;
  let isRested = !isTouch;
  const timer = setTimeout(() => (isRested = true), REST);

  function lift(): void {
    const picture = node.querySelector("svg");
    if (!picture) return;
    const box = picture.getBoundingClientRect();
    ghost = document.createElement("div");
    ghost.append(picture.cloneNode(true));
    ghost.className = "regality";
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
    dragging.start();
  }

  function end(): void {
    clearTimeout(timer);
    abort();
    ghost?.remove();
  }

  addEventListener(
    "pointermove",
    (event) => {
      const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR;
      if (!ghost && isFar && !isRested) return end();
      if (!ghost && isFar) lift();
      if (!ghost) return;
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      dragging.over(cellAt(event.clientX, event.clientY));
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (event) => {
      const isDragged = ghost !== null;
      end();
      if (!isDragged) return;
      // What follows is no click.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => {
        removeEventListener("click", swallow, { capture: true });
        dragging.drop(cellAt(event.clientX, event.clientY));
      });
    },
    { signal },
  );
  addEventListener(
    "pointercancel",
    () => {
      if (ghost) dragging.drop(null);
      end();
    },
    { signal },
  );
  node.addEventListener("touchmove", (event) => isRested && event.preventDefault(), { signal, passive: false });
  node.addEventListener("contextmenu", (event) => isTouch && event.preventDefault(), { signal });
  return end;
}

function stopper(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
