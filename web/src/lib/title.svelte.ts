// The part of a page that the title of the document names: a step of a course, a tournament.

let named = $state("");

export const part = (): string => named;

/** Names the part that is open, for as long as it is. Called where a component begins. */
export function titlePart(name: () => string): void {
  $effect(() => {
    const own = (named = name());
    return () => {
      if (named === own) named = "";
    };
  });
}
