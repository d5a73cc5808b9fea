import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
let heard = (_: { key: string }): void => undefined;
vi.stubGlobal("addEventListener", (_: string, hear: typeof heard) => (heard = hear));
vi.stubGlobal("location", { origin: "http://here", hash: "" });

interface Asked {
  way: string;
  body: unknown;
}
let asked: Asked[] = [];
/** What the server answers, by method and address: a status, and a body. */
let answers: Record<string, [number, unknown]> = {};
vi.stubGlobal("fetch", async (request: Request): Promise<Response> => {
  const way = `${request.method} ${new URL(request.url).pathname}`;
  const text = await request.text();
  asked.push({ way, body: text ? JSON.parse(text) : null });
  const [status, body] = answers[way] ?? [503, { code: "storage-unavailable", sentence: "Not now.", arguments: {} }];
  return new Response(status === 204 ? null : JSON.stringify(body), { status });
});
// A browser knows where it is; Node's requests want to be told.
const Plain = Request;
vi.stubGlobal(
  "Request",
  class extends Plain {
    constructor(input: string | Request, wishes?: RequestInit) {
      super(typeof input === "string" ? new URL(input, "http://here") : input, wishes);
    }
  },
);

const { account } = await import("./account.svelte");
const { kept, progress } = await import("./kept.svelte");
const { ownName, personName } = await import("./names");

const ways = (): string[] => asked.map(({ way }) => way);
const WELCOME: typeof answers = {
  "POST /api/accounts": [201, { name: "Ada" }],
  "POST /api/sessions": [201, { name: "Ada" }],
  "POST /api/me/guest": [200, { tables: ["a"] }],
  "GET /api/me/puzzles": [200, { F01: 3, F09: 8 }],
  "GET /api/me": [200, { name: "Ada" }],
  "DELETE /api/sessions": [204, null],
};

beforeEach(() => {
  vi.useRealTimers(); // what is asked again waits
  storage.clear();
  heard({ key: "yamabushi-account" });
  for (const { id } of kept.all()) kept.drop(id);
  progress.clear();
  asked = [];
  answers = { ...WELCOME };
});
account.follow();

test("a guest asks for nothing", async () => {
  await account.resume();
  expect([account.name(), ways()]).toEqual([null, []]);
});

test("what was played here as a guest comes along, and what was solved elsewhere", async () => {
  kept.recover("a", "token-a", "");
  progress.put("F01", 4);
  progress.put("F02", 0);
  await account.signUp("ada", "correct horse battery");
  expect(account.name()).toBe("Ada");
  expect(account.hasBrought()).toBe(true);
  expect(asked.slice(1, 3).map(({ body }) => body)).toEqual([
    { tables: [{ table: "a", token: "token-a" }], puzzles: {} },
    { tables: [], puzzles: { F01: 4 } },
  ]);
  expect(progress.all()).toEqual({ F01: 3, F02: 0, F09: 8 });
  expect([ownName(), ownName("a"), personName("someone")]).toEqual(["Ada", "Ada", "table-gone"]);
});

test("more than the server takes at once comes in pieces", async () => {
  for (let number = 0; number < 250; number++) progress.put(`F${number}`, 5);
  await account.logIn("Ada", "correct horse battery");
  const sent = asked.filter(({ way }) => way === "POST /api/me/guest").map(({ body }) => body as { puzzles: object });
  expect(sent.map(({ puzzles }) => Object.keys(puzzles).length)).toEqual([0, 200, 50]);
});

test("who is refused stays a guest, and hears why", async () => {
  answers["POST /api/sessions"] = [403, { code: "account-wrong", sentence: "Wrong.", arguments: {} }];
  await expect(account.logIn("Ada", "wrong")).rejects.toThrow("Wrong.");
  expect([account.name(), storage.get("yamabushi-account")]).toEqual([null, undefined]);
});

test("what could not come along is brought when the page is opened again", async () => {
  delete answers["POST /api/me/guest"];
  await account.logIn("Ada", "correct horse battery");
  expect([account.name(), account.hasBrought()]).toEqual(["Ada", false]);
  answers["POST /api/me/guest"] = [200, { tables: [] }];
  await account.resume();
  expect(account.hasBrought()).toBe(true);
});

test("logging out takes from this browser what is the account's, and nothing else", async () => {
  kept.recover("a", "token-a", "");
  kept.recover("b", "token-b", "");
  await account.logIn("Ada", "correct horse battery");
  await account.logOut();
  expect([account.name(), kept.all().map(({ id }) => id), progress.all()]).toEqual([null, ["b"], {}]);
});

test("who cannot be logged out keeps everything", async () => {
  kept.recover("a", "token-a", "");
  await account.logIn("Ada", "correct horse battery");
  delete answers["DELETE /api/sessions"];
  await expect(account.logOut()).rejects.toThrow();
  expect([account.name(), kept.all().length]).toEqual(["Ada", 1]);
});

test("a session that has ended makes a guest again, with the seats that this browser has", async () => {
  kept.recover("a", "token-a", "");
  await account.logIn("Ada", "correct horse battery");
  answers["GET /api/me"] = [401, { code: "account-unknown", sentence: "No.", arguments: {} }];
  await account.resume();
  expect([account.name(), kept.all().length]).toEqual([null, 1]);
  await account.resume();
  expect(ways().filter((way) => way === "GET /api/me")).toHaveLength(1);
});

test("a server that does not answer changes nothing", async () => {
  await account.logIn("Ada", "correct horse battery");
  answers = {};
  await account.resume();
  expect(account.name()).toBe("Ada");
});

test("a seat is found again on another device", async () => {
  await account.logIn("Ada", "correct horse battery");
  answers["POST /api/me/tables/xyz/token"] = [200, { token: "new" }];
  expect(await account.recover("xyz")).toBe(true);
  expect(kept.of("xyz")?.token).toBe("new");
  answers["POST /api/me/tables/zzz/token"] = [409, { code: "account-no-seat", sentence: "None.", arguments: {} }];
  expect(await account.recover("zzz")).toBe(false);
  expect([kept.of("zzz"), account.name()]).toEqual([undefined, "Ada"]);
});

test("a solved puzzle goes to the account; what fails comes along later", async () => {
  await account.solve("F03", 5);
  expect(ways()).toEqual([]);
  await account.logIn("Ada", "correct horse battery");
  answers["PUT /api/me/puzzles"] = [204, null];
  await account.solve("F03", 4);
  expect(asked.at(-1)).toEqual({ way: "PUT /api/me/puzzles", body: { puzzle: "F03", moves: 4 } });
  expect(account.hasBrought()).toBe(true);
  delete answers["PUT /api/me/puzzles"];
  await account.solve("F04", 6);
  expect([progress.best("F04"), account.hasBrought()]).toEqual([6, false]);
});

test("another tab that logs in is heard, and garbage is nobody", async () => {
  storage.set("yamabushi-account", JSON.stringify({ name: "Ben", hasBrought: true }));
  heard({ key: "yamabushi-account" });
  expect(account.name()).toBe("Ben");
  storage.set("yamabushi-account", "[7]");
  heard({ key: "yamabushi-account" });
  expect(account.name()).toBeNull();
});

test("whoever deletes their account has no key to its tables any more", async () => {
  kept.recover("a", "token-a", "");
  await account.logIn("Ada", "correct horse battery");
  answers["POST /api/me/delete"] = [403, { code: "account-wrong", sentence: "Wrong.", arguments: {} }];
  await expect(account.remove("wrong")).rejects.toThrow("Wrong.");
  expect([account.name(), kept.all().length]).toEqual(["Ada", 1]);
  answers["POST /api/me/delete"] = [204, null];
  await account.remove("correct horse battery");
  expect([account.name(), kept.all().length]).toEqual([null, 0]);
});
