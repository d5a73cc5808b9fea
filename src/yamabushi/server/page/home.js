// The first page: choose a game, lay a table, or join one.

import { asked, button, games, h, keepName, kept, myName, tried } from "./tools.js";
import { capital } from "./words.js";

const CLOCKS = {
  none: ["No clock", { kind: "none" }],
  game: ["5 minutes + 5 seconds a turn", { kind: "game", seconds: 300, increment: 5 }],
  days: ["1 day a turn", { kind: "days", seconds: 86400 }],
};
const NAMES = { r: "Royalty", l: "Religion", mukyan: "Muk Yan" };
const SEATS = { teams: 4, mukyan: 1, mindlock: 1 };

const field = (label, control, note) => h("label", { class: "field" }, h("span", {}, label), control, note && h("small", {}, note));
const select = (name, choices, chosen) =>
  h("select", { name }, choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));

export const nameField = () =>
  field("Your name", h("input", { name: "name", value: myName(), maxlength: 40, placeholder: "Guest", autocomplete: "nickname" }));

/** Reads and keeps the name that a form has. */
export function nameIn(form) {
  const name = form.elements.name.value.trim() || "Guest";
  keepName(name);
  return name;
}

function optionField(option) {
  const { name, choices, summary } = option;
  const kind = choices.length ? "choice" : typeof option.default;
  const label = capital(name);
  if (kind === "choice") return field(label, select(name, choices.map((one) => [one, NAMES[one] ?? capital(one.replace(/-/g, " "))]), option.default), summary);
  if (kind === "boolean") {
    const box = h("input", { type: "checkbox", name, checked: option.default });
    return h("label", { class: "check" }, box, h("span", {}, `${label}: ${summary}`));
  }
  const { low: min, high: max, default: value } = option;
  return field(label, h("input", kind === "number" ? { type: "number", name, min, max, value } : { name, value, maxlength: 1500 }), summary);
}

/** The options of a game: fields, the values that apply now, and which fields are shown. */
function optionFields(game, changed) {
  const fields = game.options.map(optionField);
  const element = h("div", { class: "fields", onchange: changed }, fields);
  const inputs = fields.map((one) => one.querySelector("select, input"));
  const value = ({ type, value: text, checked }) => (type === "checkbox" ? checked : type === "number" ? Number(text) : text.trim());
  function values() {
    const found = {};
    game.options.forEach((option, number) => {
      const applies = Object.entries(option.only).every(([name, allowed]) => allowed.includes(found[name]));
      fields[number].hidden = !applies;
      if (applies) found[option.name] = value(inputs[number]);
    });
    return found;
  }
  return { element, values };
}

function gameForm({ games: all, levels }) {
  const place = h("div");
  const opponent = select("opponent", [
    ...levels.map((name, number) => [`${number + 1}`, `Engine ${number + 1}, ${name}`]),
    ["screen", "A friend on this screen"],
    ["link", "A friend, by link"],
    ["open", "Anybody: an open table"],
  ], "3");
  const side = select("side", [["first", "First seat"], ["second", "Second seat"], ["lot", "By lot"]], "first");
  const clock = select("clock", Object.entries(CLOCKS).map(([value, [text]]) => [value, text]), "none");
  const [opponentField, sideField, clockField] = [field("Opponent", opponent), field("Your side", side), field("Clock", clock)];
  let game;
  let options;

  function refresh() {
    const seats = SEATS[options.values().mode] ?? 2;
    const isFar = ["link", "open"].includes(opponent.value);
    opponentField.hidden = seats === 1;
    sideField.hidden = seats === 1 || opponent.value === "screen";
    clockField.hidden = seats === 1;
    [...side.options].slice(0, 2).forEach((option, number) => {
      option.textContent = seats === 2 ? `${game.seats[number]}, seat ${number + 1}` : ["First seat", "Second seat"][number];
    });
    const days = clock.querySelector("[value=days]");
    days.disabled = !isFar;
    if (days.disabled && days.selected) clock.value = "none";
  }

  function choose(one) {
    game = one;
    options = optionFields(game, refresh);
    const fold = h("details", {}, h("summary", {}, "Options of the game"), options.element);
    place.replaceChildren(h("p", { class: "quiet" }, game.summary), fold);
    refresh();
  }

  const lay = tried(async ({ target }) => {
    const name = nameIn(target);
    const chosen = options.values();
    const count = SEATS[chosen.mode] ?? 2;
    const is = count === 1 ? "screen" : opponent.value;
    const other = { screen: { kind: "me" }, link: { kind: "open" }, open: { kind: "open" } }[is] ?? { kind: "engine", level: Number(is) };
    const mine = side.value === "second" && count > 1 ? 1 : 0;
    const laid = await asked("tables", {
      name,
      game: game.name,
      options: chosen,
      seats: Array.from({ length: count }, (_, seat) => (seat === mine ? { kind: "me" } : other)),
      draw_sides: is !== "screen" && side.value === "lot",
      clock: count === 1 ? CLOCKS.none[1] : CLOCKS[clock.value][1],
      is_public: is === "open",
    });
    kept.put({ id: laid.table, token: laid.token, game: game.title, invites: laid.invites, when: Date.now() });
    location.hash = `t=${laid.table}`;
  });

  const radio = (one, number) => {
    const input = h("input", { type: "radio", name: "game", checked: number === 0, onchange: () => choose(one) });
    return h("label", { class: "game" }, input, h("span", {}, one.title));
  };
  choose(all[0]);
  return h(
    "form", { class: "sheet", onsubmit: lay, onchange: refresh },
    h("h1", {}, "Play"),
    h("fieldset", { class: "games" }, h("legend", { class: "unseen" }, "Game"), all.map(radio)),
    place,
    h("div", { class: "fields" }, opponentField, sideField, clockField, nameField()),
    h("button", { class: "main" }, "Play"),
  );
}

async function publicTables(place, { games: all, levels }) {
  const [waiting, playing] = await Promise.all(["waiting", "playing"].map((status) => asked(`tables?status=${status}`)));
  const title = (table) => all.find(({ name }) => name === table.game)?.title ?? table.game;
  const who = ({ seats }) =>
    seats.map(({ kind, name, level }) => (kind === "open" ? "open seat" : kind === "engine" ? levels[level - 1] : name)).join(", ");
  const apart = ({ options }) => Object.values(options).filter((value) => typeof value === "string" && value.length < 20).join(", ");
  const row = (table, verb) =>
    h("li", {},
      h("span", {}, h("b", {}, title(table)), ` ${who(table)} `, h("small", {}, apart(table))),
      h("a", { class: "button", href: `#t=${table.id}${verb === "Join" ? "&join" : ""}` }, verb));
  const part = (heading, tables, verb, none) =>
    h("section", { class: "sheet" }, h("h2", {}, heading),
      tables.length ? h("ul", { class: "tables" }, tables.map((table) => row(table, verb))) : h("p", { class: "quiet" }, none));
  const own = new Set(kept.all().map(({ id }) => id));
  place.replaceChildren(
    part("Somebody waits", waiting.filter(({ id }) => !own.has(id)), "Join", "Nobody is waiting. Lay an open table yourself."),
    part("Being played", playing.filter(({ id }) => !own.has(id)), "Watch", "No open game just now."),
  );
}

function ownTables() {
  const list = h("ul", { class: "tables" });
  const rows = kept.all().map(({ id, game, when }) => {
    const forget = button("Forget", () => (kept.drop(id), row.remove()), { class: "plain", "aria-label": `Forget the table ${id}` });
    const row = h("li", {},
      h("span", {}, h("b", {}, game), " ", h("small", {}, new Date(when).toLocaleString())),
      h("span", { class: "row" }, h("a", { class: "button", href: `#t=${id}` }, "Back"), forget));
    return row;
  });
  list.append(...rows);
  return rows.length ? h("section", { class: "sheet" }, h("h2", {}, "Your tables"), list) : null;
}

/** Makes the first page; gives it, and what ends it. */
export async function home() {
  const all = await games();
  const lists = h("div", { class: "stack" });
  const page = h("div", { class: "home" }, gameForm(all), h("div", { class: "stack" }, ownTables(), lists));
  const refresh = () => document.visibilityState === "visible" && publicTables(lists, all).catch(() => {});
  refresh();
  const timer = setInterval(refresh, 10000);
  return [page, () => clearInterval(timer)];
}
