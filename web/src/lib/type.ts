// The page's own type: everything waits for it, so that nothing is laid out twice.

const FACES = ["1em Alegreya", '1em "Source Sans"', 'italic 1em "Source Sans"'];
/** A little more than the time after which a browser stops waiting for type by itself, in milliseconds. */
const PATIENCE = 3200;

/** Waits until the page's type is there, or does not come. */
export async function type(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([late, Promise.allSettled(FACES.map((face) => document.fonts.load(face)))]);
}
