// Where one is, by what stands behind the # of the address: that part never reaches the server.

import { home, nameField, nameIn } from "./home.js";
import { table } from "./table.js";
import { asked, complain, games, h, kept, tried } from "./tools.js";

const main = document.getElementById("main");
let leave = () => {};
let turn = 0;

/** Asks for a name, and sits down. */
async function join(id, invite) {
  const [about, { games: all }] = await Promise.all([asked(`tables/${id}`), games()]);
  const game = all.find(({ name }) => name === about.game)?.title ?? about.game;
  const sit = tried(async ({ target }) => {
    const { token } = await asked(`tables/${id}/seats`, { name: nameIn(target), ...(invite && { invite }) });
    kept.put({ id, token, game, invites: [], when: Date.now() });
    location.replace(`#t=${id}`);
  });
  const others = about.seats.filter(({ kind }) => kind === "person").map(({ name }) => name).join(" and ");
  const form = h("form", { class: "sheet narrow", onsubmit: sit },
    h("h1", {}, game), h("p", {}, others ? `${others} would like to play with you.` : "A seat is free."), nameField(),
    h("div", { class: "row" }, h("button", { class: "main" }, "Sit down"), h("a", { class: "button", href: `#t=${id}` }, "Only watch")));
  return [form];
}

async function route() {
  const mine = ++turn;
  leave();
  leave = () => {};
  complain();
  document.title = "Yamabushi";
  const place = new URLSearchParams(location.hash.slice(1));
  const id = /^[a-z0-9]{1,24}$/.exec(place.get("t") ?? "")?.[0];
  const isGuest = id && !kept.of(id) && (place.has("i") || place.has("join"));
  let made;
  try {
    made = await (isGuest ? join(id, place.get("i")) : id ? table(id) : home());
  } catch (problem) {
    complain(problem.message);
    made = [h("p", { class: "sheet narrow" }, h("a", { href: "#" }, "To the first page"))];
  }
  const [element, end = () => {}] = made;
  if (mine !== turn) return end(); // somebody has gone on meanwhile
  leave = end;
  main.replaceChildren(element);
  scrollTo(0, 0);
}

addEventListener("hashchange", () => (main.focus({ preventScroll: true }), route()));
route();
