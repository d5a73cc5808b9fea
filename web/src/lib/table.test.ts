// What a table does with the news, in every order that a bad connection and a quick hand can bring.
import { beforeEach, expect, test, vi } from "vitest";

class Socket {
  static newest: Socket;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

vi.stubGlobal("WebSocket", Socket);
vi.mock("@/games/registry", () => ({
  tableOf: () =>
    Promise.resolve({
      spoken: String,
      told: () => "it fights",
      sideName: (side: number) => `side ${side}`,
      showsChance: ({ mode }: { mode: string }) => mode === "mukyan",
    }),
}));
vi.stubGlobal("location", { origin: "http://table.test" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
let isCalm = true;
vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  visibilityState: "visible",
  documentElement: { lang: "", dataset: {} },
});
const { lastTurn, Table } = await import("./table.svelte");
const { speak } = await import("./words.svelte");
await speak("en", false);

const view = (version: number, mode = "duel") => ({
  game: "himiki",
  mode,
  position: `p${version}`,
  actions: [`a${version}`],
  score: [0, 0],
});
const standing = (decider: number | null = 0) => ({ status: "playing", decider, offers: {} });
const people = [
  { seat: 0, title: "White", kind: "person", name: "Ada", level: 3, is_here: true },
  { seat: 1, title: "Black", kind: "engine", name: "", level: 2, is_here: true },
];
const act = (version: number) => ({ version, kind: "act", seat: 0, text: "C4-C3" });
const snapshot = (version: number, more: object = {}) => ({
  ...{ type: "snapshot", seats: [0], facing: 0, version, standing: standing(), people, watchers: 0, remarks: [] },
  ...{
    table: { id: "t", game: "himiki", options: { mode: "duel" }, has_secrets: false, sides: [0, 1] },
    view: view(version),
  },
  log: Array.from({ length: version }, (_, number) => act(number + 1)),
  ...more,
});
const happened = (version: number, more: object = {}) => ({
  ...{ type: "happened", version, lines: [act(version)], standing: standing(), facing: 0, view: view(version) },
  ...more,
});
const hear = (news: object): void => Socket.newest.onmessage({ data: JSON.stringify(news) });
const acts = () => Socket.newest.sent.filter(({ type }) => type === "act");
const flush = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(50));

let table: InstanceType<typeof Table>;
beforeEach(() => {
  isCalm = true;
  vi.useFakeTimers();
  table = new Table("t", "token");
  Socket.newest.onopen();
  hear(snapshot(5));
});

test("a decision is sent once, and nothing can be decided until it is answered", async () => {
  expect(table.actions).toEqual(["a5"]);
  table.play("a5");
  expect(table.actions).toEqual([]);
  table.play("a5");
  expect(acts()).toHaveLength(1);
  hear({ type: "done", id: acts()[0]!["id"], version: 6 });
  hear(happened(6));
  await flush();
  expect(table.actions).toEqual(["a6"]);
});

test("what is not among the actions is not sent", () => {
  table.play("C9-C8");
  expect(acts()).toHaveLength(0);
});

test("after a break the answer to a repeated decision lets one go on", async () => {
  table.play("a5");
  const { id } = acts()[0]!;
  Socket.newest.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(2000);
  Socket.newest.onopen();
  hear(snapshot(6, { log: [act(6)] }));
  expect(table.now?.log).toHaveLength(6);
  hear({ type: "done", id, version: 6 });
  expect(table.actions).toEqual(["a6"]);
});

test("a refusal says why, and one can decide again", () => {
  table.play("a5");
  hear({ type: "refused", code: "room-no-seat", sentence: "x", id: acts()[0]!["id"], version: 5 });
  expect(table.complaint).not.toBe("");
  expect(table.actions).toEqual(["a5"]);
});

test("a table that is gone turns one away; too many questions do not", async () => {
  hear({ type: "refused", code: "guard-too-much", sentence: "wait" });
  expect(table.isWelcome).toBe(true);
  hear({ type: "refused", code: "socket-token", sentence: "no" });
  expect(table.isWelcome).toBe(false);
});

test("previews are asked for once, and stay in step whatever comes", async () => {
  const first = table.preview(["x", "y"]);
  hear({ type: "previewed", version: 5, previews: { x: { game: "himiki", shows: "H" } } });
  expect(await first).toEqual({ x: { game: "himiki", shows: "H" } });
  expect(await table.preview(["x", "y"])).toEqual({ x: { game: "himiki", shows: "H" } });
  expect(Socket.newest.sent.filter(({ type }) => type === "preview")).toHaveLength(1);
});

test("a break lets go of previews that were asked for", async () => {
  const asked = table.preview(["x"]);
  Socket.newest.onclose({ code: 1006 });
  expect(await asked).toEqual({});
});

test("looking back twice at the same position answers both", async () => {
  const one = table.look(3);
  const other = table.look(3);
  hear({ type: "seen", version: 3, view: view(3) });
  await Promise.all([one, other]);
  expect(table.past?.version).toBe(3);
  expect(table.actions).toEqual([]);
  await table.look(null);
  expect(table.actions).toEqual(["a5"]);
});

test("Muk Yan's plans are shown on the way, and an undo meanwhile does not freeze the table", async () => {
  const options = { mode: "mukyan" };
  hear(snapshot(5, { table: { id: "t", game: "himiki", options, has_secrets: false, sides: [0] } }));
  const lines = [act(6), { version: 7, kind: "chance", text: "?HM" }, { version: 8, kind: "chance", text: "?0" }];
  hear(happened(8, { lines }));
  hear(snapshot(9, { table: { id: "t", game: "himiki", options, has_secrets: false, sides: [0] } }));
  hear({ type: "seen", version: 7, view: view(7) });
  await flush();
  expect(table.shown?.version).toBe(9);
  expect(table.actions).toEqual(["a9"]);
});

test("one's own move is seen before Muk Yan's dice, and nothing of how it ended before it is shown", async () => {
  isCalm = false;
  const options = { mode: "mukyan" };
  hear(snapshot(5, { table: { id: "t", game: "himiki", options, has_secrets: false, sides: [0] } }));
  await flush();
  const lines = [act(6), { version: 7, kind: "chance", text: "?HM" }, { version: 8, kind: "chance", text: "?0" }];
  const result = { returns: [-1], reason: "rules" };
  hear(happened(8, { lines, standing: { status: "over", decider: null, result } }));
  await flush();
  // The positions on the way are still asked for.
  expect([table.isBehind, table.isOver]).toEqual([true, false]);
  for (const version of [6, 7]) hear({ type: "seen", version, view: view(version) });
  const seen: [number, string[]][] = [];
  for (let time = 0; time < 100; time += 1) {
    await flush();
    const { version, lines: shown } = table.shown!;
    if (seen.at(-1)?.[0] !== version) seen.push([version, shown.map(({ text }) => text ?? "")]);
    if (version < 8) expect(table.isOver).toBe(false);
  }
  expect(seen).toEqual([
    [6, ["C4-C3"]],
    [7, ["?HM"]],
    [8, ["?0"]],
  ]);
  expect(table.isOver).toBe(true);
});

test("frames are shown one after another, and the last one is the present", async () => {
  for (const version of [6, 7, 8]) hear(happened(version));
  await flush();
  expect(table.shown?.version).toBe(8);
});

test("whoever decides at once sees it at once, however long the answer before was to be read", async () => {
  isCalm = false;
  hear(happened(6));
  await flush();
  table.play("a6");
  hear(happened(7));
  await flush();
  expect(table.shown?.version).toBe(7);
});

test("what happened is read before whose turn it is, unless that is one's own", async () => {
  isCalm = false;
  hear(happened(6, { standing: standing(1) }));
  await flush();
  expect(table.isRead).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.isRead).toBe(false);
  hear(happened(7));
  await flush();
  expect(table.isRead).toBe(false);
});

test("the partners of a side have a name together", () => {
  const seats = ["White of Light", "Black of Light", "White of Dark", "Black of Dark"];
  const four = seats.map((title, seat) => ({ ...people[0]!, seat, title }));
  const about = { id: "t", game: "himiki", options: { mode: "teams" }, has_secrets: false, sides: [0, 1, 0, 1] };
  expect([0, 1].map((side) => table.sideName(side))).toEqual(["White", "Black"]);
  hear(snapshot(5, { table: about, people: four }));
  expect([0, 1].map((side) => table.sideName(side))).toEqual(["side 0", "side 1"]);
});

test("without a connection a wish is not lost in silence", () => {
  Socket.newest.readyState = 3;
  expect(table.send({ type: "say", text: "hello" })).toBe(false);
  expect(table.complaint).not.toBe("");
});

test("a socket that does not answer is given up", async () => {
  table.play("a5");
  const silent = Socket.newest;
  await vi.advanceTimersByTimeAsync(13_500);
  expect(Socket.newest).not.toBe(silent);
  Socket.newest.onopen();
  hear(snapshot(5));
  expect(acts()[0]?.["id"]).toBe(silent.sent.find(({ type }) => type === "act")?.["id"]);
});

test("a move that was taken back is not the last one", () => {
  const lines = [act(1), act(2)] as Parameters<typeof lastTurn>[0][number][];
  expect(lastTurn(lines)).toHaveLength(1);
  expect(lastTurn([...lines, { version: 3, kind: "rewind", text: "1" }])).toEqual([]);
});

test("an offer changes nothing on the board: what happened last stays marked, and is not shown again", async () => {
  isCalm = false;
  hear(happened(6));
  await vi.advanceTimersByTimeAsync(5000);
  const before = table.shown!;
  hear(happened(7, { lines: [{ version: 7, kind: "offer", seat: 1, text: "draw" }] }));
  await flush();
  expect(table.shown).toEqual({ ...before, version: 7, isStill: true });
  expect(table.shown!.view).toBe(before.view);
  expect(table.isBehind).toBe(false);
  hear(happened(8));
  await flush();
  expect(table.shown!.version).toBe(8);
  expect(table.shown!.lines[0]!.version).toBe(8);
});

test("watching the end of a game of others says who won", () => {
  hear(snapshot(5, { seats: [], facing: null }));
  hear(happened(6, { standing: { status: "over", decider: null, result: { returns: [1, -1], reason: "resigned" } } }));
  expect(table.ending).toMatch(/White/);
  expect(table.isMine).toBe(false);
});

const fought = (version: number, more: object = {}) =>
  happened(version, { lines: [{ ...act(version), events: [{ what: "beats" }] }], ...more });

test("an answer is shown when what came before it has been seen, and nothing can be decided until then", async () => {
  isCalm = false;
  await flush();
  hear(fought(6));
  hear(fought(7));
  expect(table.shown?.version).toBe(6);
  expect(table.actions).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.shown?.version).toBe(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.shown?.version).toBe(7);
  expect(table.actions).toEqual(["a7"]);
});

test("whose clock runs is not kept waiting", async () => {
  isCalm = false;
  await flush();
  hear(fought(6));
  const clock = { left: [60000, 60000], running: true, turn: 0 };
  hear(fought(7, { standing: { ...standing(), clock } }));
  expect(table.shown?.version).toBe(7);
  expect(table.actions).toEqual(["a7"]);
});

test("the end is told to those whom it concerns", () => {
  const over = (returns: number[], reason = "rules") => ({
    status: "over",
    decider: null,
    result: { returns, reason },
  });
  hear(happened(6, { standing: over([1, -1]) }));
  expect(table.ending).toBe("You win!");
  hear(snapshot(7, { standing: over([-1, 1], "time") }));
  expect(table.ending).toBe("You lose on time");
  hear(snapshot(8, { standing: over([-1, 1], "time"), seats: [0, 1] }));
  expect(table.ending).toBe("Black wins on time");
});

test("an answer that comes after a new move does not lead back", async () => {
  const late = table.look(3);
  hear(happened(6));
  hear({ type: "seen", version: 3, view: view(3) });
  await late;
  expect(table.past).toBe(null);
  expect(table.actions).toEqual(["a6"]);
});

test("what comes while a game's last position stays ends no looking back from it", async () => {
  expect(table.shown).not.toBe(null);
  if (table.shown) table.shown.ended = { said: "You win this game", why: "", isWon: true };
  const back = table.look(3);
  hear(happened(6));
  hear({ type: "seen", version: 3, view: view(3) });
  await back;
  expect(table.past?.version).toBe(3);
});

test("what was seen is shown at once, and what has come by itself, too", async () => {
  hear(happened(6));
  const looks = () => Socket.newest.sent.filter(({ type }) => type === "look");
  void table.look(5);
  expect(table.past?.version).toBe(5);
  const asked = looks().length;
  void table.look(null);
  void table.look(5);
  expect(table.past?.version).toBe(5);
  expect(looks()).toHaveLength(asked);
});

test("a look that is never answered freezes nothing", async () => {
  const options = { mode: "mukyan" };
  hear(snapshot(5, { table: { id: "t", game: "himiki", options, has_secrets: false, sides: [0] } }));
  await flush();
  hear(
    happened(7, {
      lines: [
        { version: 6, kind: "chance", text: "?HM" },
        { version: 7, kind: "chance", text: "?0" },
      ],
    }),
  );
  Socket.newest.onclose({ code: 1006 });
  await flush();
  expect(table.shown?.version).toBe(7);
});

test("what cannot be done is refused, with its reason, and nothing waits for it", async () => {
  hear(snapshot(1));
  await flush();
  table.tryOut("a1");
  expect(acts()).toEqual([]);
  table.tryOut("C4-C5");
  const [{ id }] = acts() as [{ id: string }];
  expect(table.actions).toEqual(["a1"]);
  const refused = {
    type: "refused",
    id,
    code: "himiki-taken",
    sentence: "C5 is not free.",
    arguments: { square: "C5" },
  };
  hear({ ...refused, version: 1 });
  expect([table.whyNot, table.complaint]).toEqual(["C5 is not free.", ""]);
  hear(happened(2));
  expect(table.whyNot).toBe("");
  table.tryOut("C4-C5");
  hear({ ...refused, id: acts()[1]!["id"], version: 1 });
  expect(table.whyNot).toBe("");
});
