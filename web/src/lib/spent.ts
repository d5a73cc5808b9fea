// A press that closes what lies over the page does nothing else.

/** In milliseconds: so long after a finger has left, its click may still come. */
const LATE = 300;

/** Spends a press: nothing below hears of it, nor of the click that follows. */
export function spend(press: PointerEvent): void {
  press.stopPropagation();
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  const end = (): void => {
    removeEventListener("click", stop, true);
    removeEventListener("pointercancel", end, true);
  };
  addEventListener("click", stop, true);
  addEventListener("pointercancel", end, true);
  addEventListener("pointerup", () => setTimeout(end, LATE), { capture: true, once: true });
}
