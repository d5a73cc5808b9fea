// Notation in words: which group a decision belongs to, and what its button says.

const list = (text) => Object.fromEntries(text.split(" ").map((pair) => pair.split(":")));
const TILES = list(
  "Ki:King Qu:Queen Pr:Princess Mi:Minister Ge:General Wi:Wizard Ca:Castle Hi:Hierophant Cd:Cardinal St:Saint " +
    "Bi:Bishop Pa:Paladin Mo:Monk Te:Temple Ci:Citizen Sm:Samurai Nj:Ninja Ba:Bard Pe:Performer Sh:Shaman " +
    "So:Sorceress Sg:Sage Wt:Witch Ft:Fortuneteller Fa:Fairy As:Assassin He:Hermit Pt:Pirate Dr:Dragon To:Tower De:Death",
);
const CHAOS = {
  ...{ Mh: "Mana of fire", Mm: "Mana of water", Mk: "Mana of wood", Cj: "Conjuration", My: "Major Yokai" },
  ...{ Cf: "Confusion", Gh: "Gate of Hell", Im: "Impulse", Tr: "Transfer", Vx: "Vortex", Tp: "Teleportation", Mi: "Mirror" },
};
const ELEMENTS = list("H:fire M:water K:wood");
const COLOURS = list("G:green R:red B:blue Y:yellow");
const WAYS = list("N:north NE:north-east E:east SE:south-east S:south SW:south-west W:west NW:north-west");
const cube = (faces) => [...faces].map((face) => ELEMENTS[face]).join(" · ");
const sketch = (text) =>
  `${COLOURS[text[0]]}–${COLOURS[text[1]]}${{ "+": " (call)", "!": " (distract)" }[text[2]] ?? ""}`;

const SPEAK = {
  himiki(action) {
    const [sign, rest] = [action[0], action.slice(1)];
    if (action === ".") return ["", "stop here"];
    if (action === "-") return ["", "not now"];
    if (action.includes("=")) return [`cube on ${action.slice(0, 2)}`, cube(action.slice(3)), "top · north–south · east–west"];
    if (action.includes("~")) return ["pivot", action.split("~").filter(Boolean).join(" + ")];
    if (sign === "!") return ["chaos tile", CHAOS[rest]];
    if (sign === "@") return ["put it on", rest];
    if (sign === "*") return ["confront", rest];
    if (sign === "%") return ["swap with", rest];
    if (sign === "?") return ["chance", CHAOS[rest] ?? (/^[HMK]+$/.test(rest) ? cube(rest) : rest ? `number ${+rest + 1}` : "a tile")];
    return [`tilt ${action.slice(0, 2)}`, `to ${action.slice(3)}`];
  },
  regality(action, view) {
    const rest = action.slice(1);
    const pending = view?.pending?.tiles?.at(-1);
    const effect = pending ? `the ${TILES[pending]}` : "effect:";
    const on = (cell) => `${cell}${view?.board?.[cell] ? `, ${TILES[view.board[cell].tile]}` : ""}`;
    if (action === "-") return ["", "do not use the effect"];
    if (action === "first" || action === "second") return ["next game", `go ${action}`];
    if (action.includes("@")) return [TILES[action.slice(0, 2)], action.slice(3)];
    if (action[0] === "=") return ["take", TILES[rest] ?? "a hidden tile"];
    if (action[0] === "?") return ["chance", { r: "Royalty begins", l: "Religion begins" }[rest] ?? TILES[rest] ?? "a hidden tile"];
    if (rest === "?") return [effect, "one of the hidden tiles"];
    if (rest === "!") return [effect, "use it"];
    if (rest === "+" || rest === "x") return [effect, `${rest === "+" ? "orthogonal" : "diagonal"} neighbours`];
    if (/^[abc][123][abc][123]$/.test(rest)) return [`${effect}: ${on(rest.slice(0, 2))}`, `to ${rest.slice(2)}`];
    return [effect, WAYS[rest] ?? TILES[rest] ?? on(rest)];
  },
  yokai(action) {
    const rest = action.slice(1);
    if (action === ".") return ["", "end the turn"];
    if (action === "-") return ["", "leave the ability"];
    if (action === "%") return ["", "distract"];
    if (action[0] === "^") return ["call the yokai of", COLOURS[rest]];
    if (action[0] === "?") {
      const said = { 0: "Sun begins", 1: "Moon begins", "": "a sketch" }[rest];
      return ["chance", said ?? (/\d/.test(rest) ? `${COLOURS[rest[0]]} ${rest[1]} turns up` : sketch(rest))];
    }
    const [card, pile] = action.split("@");
    return [sketch(card), `on ${COLOURS[pile]}`];
  },
};

/** What a decision is: its group, its words within the group, and its words alone. */
export function spoken(game, action, view) {
  const [group, short, note] = SPEAK[game]?.(action, view) ?? ["", action];
  return { group, short, note, full: group ? `${group} ${short}` : short };
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const MATTERS = { draw: "a draw", takeback: "to take back", pause: "a pause", resign: "to resign", rematch: "a rematch" };
const REASONS = { resigned: "by resignation", time: "on time", agreed: "agreed", abandoned: "the other side has gone" };

/** How it ended, and why. */
export function ended({ returns, reason }, titles) {
  if (titles.length === 1 && reason === "rules") return returns[0] > 0 ? "Won!" : "Lost; try again.";
  const winners = titles.filter((_, seat) => returns[seat] > 0);
  const what = winners.length ? `${winners.join(" and ")} won` : returns.some(Boolean) ? `${titles[0]} lost` : "A draw";
  return `${what}${REASONS[reason] ? `, ${REASONS[reason]}` : ""}.`;
}

/** How it stands, in a line. */
export function scored({ score, par, allies, match, mode }, titles) {
  if (par !== undefined) return `Moves: ${score[0]} of ${par}`;
  const [first, second = "Muk Yan"] = mode ? titles.map((title) => title.split(" ")[0]) : titles;
  const pair = ([one, other]) => `${first} ${one} – ${other} ${second}`;
  if (!allies) return pair(score);
  const games = { "two-wins": `; games won ${score.join(" – ")}`, points: `; points ${score.join(" – ")}` }[match] ?? "";
  return `Allies: ${pair(allies)}${games}`;
}

/** An entry of the log, in words. */
export function logged(game, { kind, seat, text = "" }, titles) {
  const who = seat === undefined ? "" : titles[seat];
  const words = {
    act: () => `${who}: ${spoken(game, text).full}`,
    chance: () => capital(spoken(game, text).full).replace(/^Chance /, "Chance: "),
    begin: () => "The game begins.",
    offer: () => `${who} offers ${MATTERS[text]}.`,
    decline: () => `${who} declines ${MATTERS[text]}.`,
    penalty: () => `A point against ${text === "w" ? "White" : "Black"}.`,
    rewind: () => "Taken back.",
    resign: () => `${who} resigns.`,
    flag: () => `${who} is out of time.`,
    abandon: () => `${who} has gone.`,
    draw: () => "A draw is agreed.",
    pause: () => "A pause.",
    resume: () => "It goes on.",
    replace: () => `An engine sits down for ${who}.`,
    rematch: () => "A rematch is laid.",
  };
  return words[kind]?.() ?? kind;
}
