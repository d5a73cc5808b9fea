// Lets cards travel over the board: copies of them, which nobody can touch, while the board itself shows already how it
// stands. So motion explains what happened, and never keeps anybody waiting.

import { atPace } from "@/lib/settings.svelte";
import { fly } from "../motion.svelte";
import type { Journey } from "./motion";

interface Shot {
  thing: string;
  box: DOMRect;
  node: Element;
}

/** Where every card lay before the position changed. */
export interface Scene {
  cards: Map<string, Shot[]>;
  places: Map<string, DOMRect>;
}

const LEG = 380;
const STEP = 300;
const TURN = 320;

const all = (root: Element, place: string): Element[] => [
  ...root.querySelectorAll(`[data-place="${place}"] [data-thing]`),
];

/** Remembers where everything is. */
export function remembered(root: Element): Scene {
  const cards = new Map<string, Shot[]>();
  const places = new Map<string, DOMRect>();
  for (const holder of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const place = holder.dataset["place"] ?? "";
    places.set(place, holder.getBoundingClientRect());
    const shots = [...holder.querySelectorAll<HTMLElement>("[data-thing]")].map((one) => ({
      thing: one.dataset["thing"] ?? "",
      box: one.getBoundingClientRect(),
      node: (one.querySelector("svg") ?? one).cloneNode(true) as Element,
    }));
    cards.set(place, shots);
  }
  return { cards, places };
}

/** Finds the card that lies last among those alike, else the last one whose face is not known. */
function lastOf<T>(things: readonly T[], name: (thing: T) => string, wanted: string): T | undefined {
  return things.findLast((one) => name(one) === wanted) ?? things.findLast((one) => name(one) === "?");
}

/** Shows journeys from a scene to what the board shows now; `layer` lies over it. */
export function travel(root: HTMLElement, layer: HTMLElement, scene: Scene, journeys: readonly Journey[]): void {
  const origin = layer.getBoundingClientRect();
  const arrived = new Set<Element>();
  const left = new Set<Shot>();

  for (const { thing, stops, step } of journeys) {
    const first = stops[0] ?? "";
    const last = stops.at(-1) ?? "";
    const here = all(root, last).filter((one) => !arrived.has(one));
    const goal = lastOf(here, (one) => (one as HTMLElement).dataset["thing"] ?? "", thing);
    if (stops.length === 1) {
      if (goal) turnUp(goal, atPace(step * STEP));
      continue;
    }
    const shot = lastOf(
      (scene.cards.get(first) ?? []).filter((one) => !left.has(one)),
      (one) => one.thing,
      thing,
    );
    if (shot) left.add(shot);
    if (goal) arrived.add(goal);
    const end = goal?.getBoundingClientRect() ?? placeOf(root, last);
    const start = shot?.box ?? scene.places.get(first);
    if (!start || !end || !start.width || !end.width) continue;

    const drawn = goal?.querySelector("svg");
    const isSketch = !/\d/.test(thing);
    const picture = isSketch && drawn ? (drawn.cloneNode(true) as Element) : shot?.node;
    if (!picture) continue;
    const boxes = [start, ...stops.slice(1, -1).map((stop) => placeOf(root, stop) ?? start), end];
    const ghost = document.createElement("div");
    ghost.append(picture);

    const shape = start.height / start.width;
    const frames = boxes.map((box, n): Keyframe => {
      const width = n === 0 || n === boxes.length - 1 ? Math.min(box.width, box.height / shape) : end.width;
      const x = box.left + (box.width - width) / 2 - origin.left;
      const y = box.top + (box.height - width * shape) / 2 - origin.top;
      return {
        opacity: 1,
        transform: `translate(${x}px, ${y}px) scale(${width / start.width})`,
        easing: "cubic-bezier(.3,.1,.2,1)",
      };
    });
    if (last.startsWith("under:")) Object.assign(frames.at(-1)!, { opacity: 0 });
    if (last === "discards") Object.assign(frames.at(-1)!, { opacity: 0.2 });
    const delay = atPace(step * STEP);
    const duration = atPace(LEG * (boxes.length - 1));
    fly(layer, ghost, { width: `${start.width}px` }, frames, { delay, duration, fill: "both" });
    // What arrives is on the board already, but not seen before its copy is there.
    goal?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.97 }, { opacity: 1 }], { duration: delay + duration });
  }
}

const placeOf = (root: Element, place: string): DOMRect | undefined =>
  root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();

function turnUp(card: Element, delay: number): void {
  const frames = [{ transform: "rotateY(90deg) scale(1.03)" }, { transform: "none" }];
  card.animate(frames, { delay, duration: atPace(TURN), easing: "ease-out", fill: "backwards" });
}
