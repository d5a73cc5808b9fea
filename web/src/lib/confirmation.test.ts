import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
const { Confirmation } = await import("./confirmation.svelte");
const { set } = await import("./settings.svelte");

const tableOf = (actions: string[]) => ({ now: { version: 3 }, actions, play: vi.fn() });

afterEach(() => set({ twice: false }));

test("nobody is asked who does not want it", () => {
  const table = tableOf(["a", "b"]);
  new Confirmation(table).play("a");
  expect(table.play).toHaveBeenCalledWith("a");
});

test("the second tap makes the move; one on another asks about that", () => {
  set({ twice: true });
  const table = tableOf(["a", "b"]);
  const confirmation = new Confirmation(table);
  confirmation.play("a");
  confirmation.play("b");
  expect([confirmation.action, table.play.mock.calls]).toEqual(["b", []]);
  confirmation.play("b");
  expect([confirmation.action, table.play.mock.calls]).toEqual([null, [["b"]]]);
  confirmation.play("a");
  confirmation.drop();
  expect(confirmation.action).toBeNull();
});

test("another position answers, and what is meant or goes without saying is not asked", () => {
  set({ twice: true });
  const table = tableOf(["a", "b"]);
  const confirmation = new Confirmation(table);
  confirmation.play("a");
  table.now = { version: 4 };
  expect(confirmation.action).toBeNull();
  confirmation.play("a");
  expect(table.play).not.toHaveBeenCalled();
  confirmation.play("b", true);
  expect(table.play).toHaveBeenCalledExactlyOnceWith("b");
  const only = tableOf(["."]);
  new Confirmation(only).play(".");
  expect(only.play).toHaveBeenCalledWith(".");
});
