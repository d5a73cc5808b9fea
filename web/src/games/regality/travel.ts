// Motion that explains: a tile glides from where it lay to where it lies now, and one that has left drifts off.

import { atPace } from "@/lib/settings.svelte";
import { fly } from "../motion.svelte";

const GLIDE = 420;
const DRIFT = 600;

interface Seen {
  box: DOMRect;
  node: HTMLElement;
}

const tilesIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-tile]")];

/** Remembers where each tile lies, by its code; those that cannot be seen are left out. */
export function places(root: HTMLElement | undefined): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const node of root ? tilesIn(root) : []) {
    const box = node.getBoundingClientRect();
    if (box.width) seen.set(node.dataset["tile"] ?? "", { box, node });
  }
  return seen;
}

/** Lets the tiles go from where they were to where they are. */
export function travel(root: HTMLElement | undefined, before: ReadonlyMap<string, Seen> | null): void {
  if (!root || !before?.size) return;
  const now = places(root);
  for (const [code, { box, node }] of now) {
    const was = before.get(code)?.box;
    if (was) glide(node, was, box);
  }
  for (const [code, was] of before) if (code && !now.has(code)) drift(root, was);
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 2) return;
  const start = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 6 };
  node.animate([start, { transform: "none", zIndex: 6 }], {
    duration: atPace(GLIDE),
    easing: "cubic-bezier(0.25, 0.9, 0.35, 1)",
  });
}

function drift(root: HTMLElement, { box, node }: Seen): void {
  const around = root.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-tile");
  const style = {
    position: "absolute",
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    zIndex: "7",
  };
  const away = {
    opacity: 0,
    transform: `translate(${box.width * 0.6}px, ${-box.height * 0.5}px) rotate(14deg) scale(0.8)`,
  };
  fly(root, ghost, style, [{ opacity: 1 }, away], { duration: atPace(DRIFT), easing: "ease-in" });
}
