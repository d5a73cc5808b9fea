// A table: the board as a picture, what can be decided, who is there, and what has been said.

import { Live } from "./live.js";
import { ask, asked, button, complain, games, h, kept, myName, picture, tried } from "./tools.js";
import { capital, ended, logged, MATTERS, scored, spoken } from "./words.js";

const MANY = 10;

/** Makes the page of a table; gives it, and what ends it. */
export async function table(id) {
  const { levels, games: all } = await games();
  const own = kept.of(id);
  let now = null; // the latest snapshot, with all that has happened since
  let past = null; // an earlier position that is being looked at
  let drawn = ""; // what the picture shows
  let thinking = null; // how to stop a hint
  let received = 0; // when the clocks were read
  let wantsRematch = false;

  // The parts that stay; what is in them changes.
  const part = (name, attributes = {}) => h("div", { class: name, ...attributes });
  const heading = h("h1", { tabindex: -1 });
  const turn = h("p", { class: "turn", role: "status" });
  const score = h("p", { class: "score" });
  const image = h("img", { class: "board", alt: "" });
  const [curtain, offers, actions, controls, hints, invites] = ["curtain", "offers row", "actions", "controls row", "hints", "invites"].map((one) => part(one));
  const people = h("ul", { class: "people" });
  const log = h("ol", { class: "log" });
  const remarks = h("ul", { class: "remarks", "aria-live": "polite" });
  const filter = h("input", { type: "search", placeholder: "C4, king, pivot …", oninput: showActions });
  const chooser = h("form", { onsubmit: playFiltered }, h("label", { class: "field" }, h("span", {}, "Find a move"), filter));
  const words = h("input", { name: "text", maxlength: 500, required: true, autocomplete: "off", "aria-label": "Say something" });
  const talk = h("form", { class: "row", onsubmit: say }, words, h("button", {}, "Say"));
  const talking = h("section", { class: "sheet" }, h("h2", {}, "Talk"), remarks, talk);
  const moves = h("section", { class: "sheet", "aria-label": "Decide" }, chooser, actions, hints, controls);
  const story = h("details", { class: "sheet", open: true }, h("summary", {}, "What has happened"), log);
  const record = button("Download the record", tried(download), { class: "plain" });
  const page = h("div", { class: "table", hidden: true },
    h("div", { class: "stack" }, invites, h("section", { class: "sheet" }, heading, people, turn, score, offers, curtain, image)),
    h("div", { class: "stack" }, moves, story, talking, record));

  // One screen with hidden hands shows no log of one seat to the next, so it always starts afresh.
  const isShared = () => now?.table.has_secrets && now.seats.length > 1;
  const live = new Live(id, {
    token: own?.token,
    name: myName(),
    since: () => (isShared() ? 0 : now?.version ?? 0),
    hear,
    tell: (isIn) => page.classList.toggle("away", !isIn) && (turn.textContent = "The connection is lost; trying again …"),
  });
  const clock = setInterval(showClocks, 500);
  const send = (wish) => (complain(), live.send(wish));

  function hear(news) {
    const { type, ...rest } = news;
    if (type === "snapshot") {
      const first = rest.log[0]?.version ?? rest.version + 1;
      now = { ...rest, log: [...(now?.log.filter(({ version }) => version < first) ?? []), ...rest.log] };
    } else if (type === "happened") {
      now = { ...now, ...rest, log: [...now.log, ...rest.lines] };
      complain();
    } else if (type === "people") now = { ...now, ...rest };
    else if (type === "said") now.remarks.push(rest);
    else if (type === "seen") past = rest;
    else if (type === "refused") complain(rest.sentence);
    if (!now && type === "refused") turnAway(rest.code);
    if (type === "thinking") turn.textContent = `${capital(who(rest.seat))} thinks …`;
    if (!now || type === "thinking" || type === "refused" || type === "done") return;
    if (type === "snapshot" || type === "happened") {
      received = performance.now();
      past = null;
      stopHint();
    }
    if (now.seats.some((seat) => now.people[seat].kind === "open")) {
      kept.drop(id); // one has left, and the token with it
      location.hash = "";
      return;
    }
    if (type === "happened" && now.standing.next && wantsRematch) return goOn();
    show(type);
  }

  function turnAway(code) {
    if (code === "socket-token") kept.drop(id);
    page.replaceChildren(h("p", { class: "sheet" }, h("a", { href: "#" }, "To the first page")));
    page.hidden = false;
  }

  const titles = () => now.people.map(({ title }) => title);
  const isMine = (seat) => now.seats.includes(seat);
  const isCovered = () => now.seats.length > 1 && now.table.has_secrets && now.facing == null && now.standing.status !== "over";
  function who(seat) {
    const { title, kind, name, level } = now.people[seat];
    return kind === "engine" ? `${title} (${levels[level - 1]})` : kind === "open" ? `${title} (open)` : `${title} (${name})`;
  }

  function show(type) {
    page.hidden = false;
    const isNew = type === "snapshot" || type === "happened";
    heading.textContent = all.find(({ name }) => name === now.table.game)?.title ?? now.table.game;
    showPeople();
    showTurn();
    showOffers();
    showInvites();
    showCurtain();
    const isHidden = isCovered();
    for (const one of [image, moves, story, score, talking, record]) one.hidden = isHidden;
    if (isHidden) return image.removeAttribute("src"), (drawn = "");
    score.textContent = scored(past?.view ?? now.view, titles());
    draw();
    if (isNew || type === "seen") showActions();
    showControls();
    if (isNew) showLog();
    story.hidden = !now.log.length;
    talking.hidden = now.standing.is_local && !now.watchers && !now.remarks.length;
    talk.hidden = now.people.length > 2 && now.seats.length > 0 && now.standing.status === "playing";
    remarks.replaceChildren(...now.remarks.map(({ name, seat, text }) => {
      const from = seat === undefined ? `${name || "Somebody"}, watching` : name || titles()[seat];
      return h("li", {}, h("b", {}, from), ` ${text}`);
    }));
    remarks.scrollTop = remarks.scrollHeight;
  }

  function showPeople() {
    people.replaceChildren(...now.people.map(({ seat, kind, is_here: isHere }) => {
      const is = kind === "open" ? "open" : isHere ? "here" : "away";
      const decides = now.standing.decider === seat;
      return h("li", { class: `${is}${decides ? " decides" : ""}`, ...(decides && { "aria-current": "true" }) },
        h("span", {}, `${who(seat)}${isMine(seat) && now.seats.length < now.people.length ? ", you" : ""}`, is === "away" && h("small", {}, " away")),
        now.standing.clock && h("span", { class: "clock", "data-seat": seat }));
    }), now.watchers ? h("li", { class: "quiet" }, `${now.watchers} watching`) : "");
    showClocks();
  }

  function showClocks() {
    const { left, turn: seat, running } = now?.standing.clock ?? {};
    for (const place of people.querySelectorAll(".clock")) {
      const number = Number(place.dataset.seat);
      const spent = running && number === seat ? performance.now() - received : 0;
      const seconds = Math.max(0, Math.ceil((left[number] - spent) / 1000));
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
      const two = (value) => String(value).padStart(2, "0");
      place.textContent = hours ? `${hours} h ${two(minutes)}` : `${minutes}:${two(seconds % 60)}`;
      place.classList.toggle("short", seconds < 30);
    }
  }

  function showTurn() {
    const { status, decider, result } = now.standing;
    const text = result ? ended(result, titles())
      : status === "waiting" ? "Waiting for somebody to sit down."
      : status === "paused" ? "The game is paused."
      : decider === undefined ? "Chance decides."
      : isMine(decider) ? (now.seats.length > 1 ? `${titles()[decider]} decides.` : "It is your turn.")
      : `${who(decider)} decides.`;
    turn.textContent = past ? `An earlier position, after entry ${past.version}.` : text;
    document.title = `${isMine(decider) ? "● " : ""}${heading.textContent} – Yamabushi`;
    page.classList.toggle("mine", isMine(decider) && !past);
    page.classList.toggle("over", Boolean(result));
  }

  function showOffers() {
    const found = Object.entries(now.standing.offers ?? {}).filter(([matter]) => !(matter === "rematch" && now.standing.next));
    offers.replaceChildren(...found.map(([matter, agreed]) => {
      const hasAgreed = now.seats.every((seat) => agreed.includes(seat));
      const isAsked = now.seats.length > 0 && (matter !== "resign" || now.seats.some((seat) => seat % 2 === agreed[0] % 2));
      return h("p", { class: "row offer" }, `${agreed.map((seat) => titles()[seat]).join(" and ")} offered ${MATTERS[matter]}.`,
        isAsked && !hasAgreed && button("Accept", () => offer(matter)),
        isAsked && button(hasAgreed ? "Withdraw" : "Decline", () => send({ type: "decline", matter })));
    }));
  }

  function showCurtain() {
    const seat = now.standing.decider;
    const isDrawn = isCovered();
    curtain.hidden = !isDrawn;
    const hand = (one) => button(`Hand the screen to ${titles()[one]}`, () => send({ type: "face", seat: one }), { class: "main" });
    curtain.replaceChildren(...(isDrawn
      ? [h("p", {}, "Hidden hands: nobody else should look now."), ...(isMine(seat) ? [hand(seat)] : now.seats.map(hand))] : []));
  }

  function showInvites() {
    const open = now.people.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
    const links = (own?.invites ?? []).filter(({ seat }) => open.includes(seat));
    if (invites.dataset.open === open.join()) return;
    invites.dataset.open = open.join();
    const free = !now.seats.length && now.table.is_public && open.length > 0;
    invites.replaceChildren(...links.map(({ seat, invite }) => {
      const text = `${location.origin}/#t=${id}&i=${invite}`;
      const link = h("input", { readonly: true, value: text, "aria-label": `Invitation to ${titles()[seat]}`, onfocus: () => link.select() });
      const code = h("img", { class: "code", alt: "The link as a QR code", hidden: true });
      const copy = button("Copy", async () => (await navigator.clipboard.writeText(text), (copy.textContent = "Copied")));
      const showCode = tried(async () => (picture(code, await (await ask("codes", { text })).text()), (code.hidden = false)));
      return h("section", { class: "sheet" }, h("h2", {}, `Invite somebody: ${titles()[seat]}`),
        h("div", { class: "row" }, link, navigator.clipboard && copy, button("QR code", showCode)), code);
    }), free ? h("a", { class: "button main", href: `#t=${id}&join` }, "Sit down here") : "");
  }

  /** Draws the position; a picture that comes too late is not shown. */
  async function draw() {
    const { game, options } = now.table;
    const position = (past?.view ?? now.view).position;
    const wanted = `${position} ${now.facing}`;
    if (drawn === wanted) return;
    drawn = wanted;
    try {
      const svg = await (await ask("pictures", { game, options, position, seat: now.facing ?? null })).text();
      if (drawn === wanted) picture(image, svg);
    } catch (problem) {
      if (drawn === wanted) drawn = "";
      complain(problem.message);
    }
  }

  const canAct = () => !past && now.standing.status === "playing" && now.facing === now.standing.decider && isMine(now.facing);

  function found() {
    const parts = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    return (canAct() ? now.view.actions : [])
      .map((action) => ({ action, ...spoken(now.table.game, action, now.view) }))
      .filter(({ action, full }) => parts.every((one) => `${action} ${full}`.toLowerCase().includes(one)));
  }

  function showActions() {
    const hadFocus = actions.contains(document.activeElement);
    chooser.hidden = !canAct() || now.view.actions.length <= MANY;
    const groups = new Map();
    for (const one of found()) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
    actions.replaceChildren(...[...groups].map(([group, members]) =>
      h("div", { class: `group${members[0].note ? " wide" : ""}`, role: "group", "aria-label": group || "Otherwise" },
        group && h("h3", {}, capital(group), members[0].note && `: ${members[0].note}`),
        h("div", { class: "row" }, members.map(({ action, short, full, note }) =>
          button(group ? short : capital(short), () => play(action), { title: note ? `${action}: ${note}` : action, "aria-label": full }))))));
    if (hadFocus) (actions.querySelector("button") ?? heading).focus({ preventScroll: true });
  }

  function play(action) {
    complain();
    filter.value = "";
    for (const one of actions.querySelectorAll("button")) one.disabled = true;
    live.act(action, now.version);
  }

  function playFiltered(event) {
    event.preventDefault();
    const exact = found().find(({ action }) => action.toLowerCase() === filter.value.trim().toLowerCase());
    const one = exact ?? (found().length === 1 ? found()[0] : null);
    if (one) play(one.action);
    else complain(found().length ? "More than one move fits; type more of it." : "No move fits.");
  }

  function offer(matter) {
    wantsRematch ||= matter === "rematch";
    send({ type: "offer", matter });
  }

  function showControls() {
    const { status, is_local: isLocal, next } = now.standing;
    const { mode } = now.table.options;
    const isOn = status === "playing";
    const sits = now.seats.length > 0;
    const others = now.people.filter(({ seat, kind }) => kind === "person" && !isMine(seat));
    const areAway = others.some(({ seat, is_here: isHere }) => !isHere && seat % 2 !== now.seats[0] % 2);
    const mayAsk = mode !== "mindlock" && (past ? status === "over" : isLocal && canAct());
    const offering = (text, matter) => button(text, () => offer(matter));
    const resign = button("Resign", () => {
      if (resign.textContent !== "Resign") return offer("resign");
      resign.textContent = "Really resign?";
      setTimeout(() => (resign.textContent = "Resign"), 4000);
    });
    const claim = (text, wish) => button(text, () => send({ type: "claim", wish }));
    const shown = past ? [button("Back to now", () => ((past = null), show("seen")), { class: "main" })] : [];
    if (mayAsk) shown.push(button("Hint", tried(hint)));
    if (sits && !past) shown.push(
      isLocal && status !== "waiting" && button("Undo", () => send({ type: "undo", version: now.version })),
      isOn && others.length > 0 && [offering("Offer a takeback", "takeback"), offering("Offer a draw", "draw")],
      isOn && (others.length > 0 || now.standing.clock) && offering(others.length ? "Offer a pause" : "Pause", "pause"),
      status === "paused" && button("Go on", () => send({ type: "resume" }), { class: "main" }),
      (isOn || status === "paused") && mode !== "mindlock" && resign,
      isOn && mode === "teams" && (others.length > 0 || now.seats.length > 1) && ["w", "b"].map((side) => button(`Penalty: ${side === "w" ? "White" : "Black"} talked`, () => send({ type: "penalty", version: now.version, side }))),
      isOn && areAway && [claim("Claim the win", "win"), claim("Claim a draw", "draw"), claim("Let an engine sit down", "engine")],
      status === "waiting" && button("Leave the table", () => send({ type: "leave" })),
      status === "over" && !next && offering(others.length ? "Offer a rematch" : "Play again", "rematch"));
    if (next) shown.push(button("To the rematch", goOn, { class: "main" }));
    controls.replaceChildren(...shown.flat().filter(Boolean));
    moves.hidden = !actions.childElementCount && !controls.childElementCount;
  }

  function goOn() {
    if (own) kept.put({ ...own, id: now.standing.next, invites: [], when: Date.now() });
    location.hash = `t=${now.standing.next}`;
  }

  function showLog() {
    log.replaceChildren(...now.log.map((line) => {
      const words = capital(logged(now.table.game, line, titles()));
      const isMove = line.kind === "act" || line.kind === "chance";
      const look = () => send({ type: "look", version: line.version });
      return h("li", {}, isMove ? button(words, look, { class: "plain", title: `${line.text ?? ""}: look at the position after it` }) : words);
    }));
    log.scrollTop = log.scrollHeight;
  }

  function stopHint() {
    thinking?.cancel().catch(() => {});
    thinking = null;
    hints.replaceChildren();
  }

  /** Shows what the best engine thinks, better and better. */
  async function hint() {
    stopHint();
    hints.replaceChildren(h("p", { class: "quiet" }, "Thinking …"));
    const view = past?.view ?? now.view;
    let answer;
    try {
      answer = await ask(`tables/${id}/analysis`, { seconds: 3, ...(past && { version: past.version }) }, own?.token);
    } catch (problem) {
      hints.replaceChildren();
      throw problem;
    }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    thinking = reader;
    for (let text = ""; ; ) {
      const { value, done } = await reader.read();
      if (done || thinking !== reader) return;
      const lines = (text + value).split("\n");
      text = lines.pop();
      const thought = lines.length ? JSON.parse(lines.at(-1)) : null;
      if (thought?.ranked) hints.replaceChildren(h("p", { class: "quiet" }, `The best that it sees, ${thought.depth} deep:`), h("ol", {},
        thought.ranked.slice(0, 3).map(({ action, value: worth, is_sure: isSure }) => {
          const label = capital(spoken(now.table.game, action, view).full);
          const chance = isSure ? (worth > 0 ? "wins" : worth < 0 ? "loses" : "draws") : `${Math.round((worth + 1) * 50)} %`;
          return h("li", {}, canAct() ? button(label, () => play(action), { title: action }) : label, ` ${chance}`);
        })));
    }
  }

  function say(event) {
    event.preventDefault();
    send({ type: "say", text: words.value });
    words.value = "";
  }

  async function download() {
    const href = URL.createObjectURL(await (await ask(`tables/${id}/record`, null, own?.token)).blob());
    h("a", { href, download: `${now.table.game}-${id}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10000);
  }

  return [page, () => (clearInterval(clock), stopHint(), live.close())];
}
