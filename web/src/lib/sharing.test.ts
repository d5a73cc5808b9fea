import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "./table.svelte";

let copiedTexts: string[];
let selected: string;
const page = {
  activeElement: { focus: vi.fn() },
  createElement: () => {
    const field = { value: "", style: { cssText: "" }, remove: vi.fn(), select: () => (selected = field.value) };
    return field;
  },
  body: { append: vi.fn() },
  execCommand: (command: string) => (command === "copy" ? (copiedTexts.push(selected), true) : false),
};

beforeEach(() => {
  copiedTexts = [];
  selected = "";
  page.activeElement.focus.mockClear();
  vi.stubGlobal("location", { origin: "http://192.168.1.7:8000", hash: "" });
  vi.stubGlobal("document", page);
});
const { canShare, copied, invitations, linkTo, shared } = await import("./sharing");
const { kept } = await import("./kept.svelte");

test("a link leads to a table, and an invitation stands behind the #", () => {
  expect(linkTo("abc")).toBe("http://192.168.1.7:8000/#t=abc");
  expect(linkTo("abc", "Xy_9")).toBe("http://192.168.1.7:8000/#t=abc&i=Xy_9");
});

test("an invitation is good while the table waits, and its seat is open", () => {
  const invites = [
    { seat: 1, invite: "for black" },
    { seat: 2, invite: "for white" },
  ];
  const own = { id: "abc", token: "t", name: "Ada", game: "himiki", options: {}, against: { names: [] }, seats: [0] };
  kept.put({ ...own, invites, when: 0, isOver: false });
  const now = (status: string, ...kinds: string[]) =>
    ({ standing: { status }, people: kinds.map((kind) => ({ kind })) }) as unknown as Snapshot;
  expect(invitations("abc", now("waiting", "person", "open", "open"))).toEqual(invites);
  expect(invitations("abc", now("waiting", "person", "person", "open"))).toEqual(invites.slice(1));
  expect(invitations("abc", now("playing", "person", "person", "person"))).toEqual([]);
  expect(invitations("another", now("waiting", "person", "open"))).toEqual([]);
});

test("with a clipboard the text goes there", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", {
    clipboard: { writeText: (text: string) => (written.push(text), Promise.resolve()) },
  });
  expect(await copied("a link")).toBe(true);
  expect([written, copiedTexts]).toEqual([["a link"], []]);
});

test("over plain http, where there is no clipboard, it is copied all the same, and the focus stays", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copied("a link")).toBe(true);
  expect(copiedTexts).toEqual(["a link"]);
  expect(page.activeElement.focus).toHaveBeenCalledOnce();
});

test("where nothing can be copied, that is said", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  vi.stubGlobal("document", { ...page, execCommand: () => false });
  expect(await copied("a link")).toBe(false);
});

test("a link is shared where the device can; changing one's mind is no failure", async () => {
  vi.stubGlobal("navigator", {});
  expect(canShare()).toBe(false);
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { share });
  expect(canShare()).toBe(true);
  expect(await shared("HI MI KI", "a link")).toBe(true);
  expect(share).toHaveBeenCalledWith({ title: "HI MI KI", url: "a link" });
  share.mockRejectedValueOnce(Object.assign(new Error(), { name: "AbortError" }));
  expect(await shared("HI MI KI", "a link")).toBe(true);
  share.mockRejectedValueOnce(Object.assign(new Error(), { name: "NotAllowedError" }));
  expect(await shared("HI MI KI", "a link")).toBe(false);
});
