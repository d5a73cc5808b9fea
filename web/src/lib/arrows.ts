// Arrow keys within a group of radio buttons or tabs that are not native ones.

/** Lets arrow keys choose the next one in a group; only the chosen one is reached by Tab. */
export function arrows(group: HTMLElement): { destroy: () => void } {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[role="radio"], [role="tab"]')];
  const isChosen = (one: HTMLElement): boolean => one.ariaChecked === "true" || one.ariaSelected === "true";
  function settle(): void {
    const all = members();
    const chosen = all.find(isChosen) ?? all[0];
    for (const one of all) one.tabIndex = one === chosen ? 0 : -1;
  }
  function keyed(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const all = members();
    const at = all.indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    const next = all[(at + by + all.length) % all.length];
    next?.click();
    next?.focus();
  }
  group.addEventListener("keydown", keyed);
  const watching = new MutationObserver(settle);
  watching.observe(group, { subtree: true, childList: true, attributeFilter: ["aria-checked", "aria-selected"] });
  settle();
  return {
    destroy() {
      watching.disconnect();
      group.removeEventListener("keydown", keyed);
    },
  };
}
