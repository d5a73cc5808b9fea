// Whether the list of keys is shown.

let isShown = $state(false);

export const keys = {
  isShown: (): boolean => isShown,
  show: (): void => void (isShown = true),
  hide: (): void => void (isShown = false),

  /** Shows the list when "?" is pressed; where something is written it is a sign like others. */
  heard({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    const isWriting = target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
    if (key === "?" && !isWriting && !ctrlKey && !metaKey && !altKey) isShown = true;
  },
};
