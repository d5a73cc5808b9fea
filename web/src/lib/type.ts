// The page's own type: everything waits for it, so that nothing is laid out twice.

const FACES = ["1em Figures", "1em Alegreya", '1em "Source Sans"', 'italic 1em "Source Sans"'];
/** In milliseconds. */
const PATIENCE = 3200;

/** Waits until the page's type is there; if it does not come in time, the page does without it until the next visit. */
export async function type(): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, true));
  const there = Promise.allSettled(FACES.map((face) => document.fonts.load(face, "R1"))).then(() => false);
  document.documentElement.toggleAttribute("data-type-late", await Promise.race([late, there]));
}
