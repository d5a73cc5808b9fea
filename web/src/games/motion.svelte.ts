// Motion that explains what happened: the board shows already how it stands, and what has moved is seen on its way. It
// never keeps anybody waiting, and whoever wants calm sees none of it.

import { untrack } from "svelte";
import { isCalm } from "@/lib/settings.svelte";

/** Remembers how a board looks before another position is shown, and goes on from there; from null if all is to be calm. */
export function follow<Scene>(view: () => unknown, remember: () => Scene, goOn: (scene: Scene | null) => void): void {
  let scene: Scene | null = null;
  $effect.pre(() => {
    void view();
    scene = isCalm() ? null : untrack(remember);
  });
  $effect(() => {
    void view();
    untrack(() => goOn(scene));
  });
}

/** Lets a copy of something move over the board, where nobody can touch it; then it is gone. */
export function fly(
  layer: HTMLElement,
  copy: HTMLElement,
  style: Partial<CSSStyleDeclaration>,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, style);
  layer.append(copy);
  const end = (): void => copy.remove();
  copy.animate(frames, timing).finished.then(end, end);
}
