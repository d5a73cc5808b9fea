// What every part of the page uses: elements, requests, and what this browser remembers.

/** Makes an element: attributes by name, listeners as functions, and whatever goes into it. */
export function h(name, attributes = {}, ...inner) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...inner.flat(9).filter((one) => one != null && one !== false));
  return element;
}

export const button = (text, onclick, attributes = {}) => h("button", { type: "button", onclick, ...attributes }, text);

/** Asks the server; what it refuses is thrown, with its sentence. */
export async function ask(path, body, token) {
  const headers = { ...(body && { "content-type": "application/json" }), ...(token && { authorization: `Bearer ${token}` }) };
  let answer;
  try {
    answer = await fetch(`/api/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  } catch {
    throw new Error("The server does not answer.");
  }
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).sentence ?? "That did not work.");
  return answer;
}

export const asked = async (...question) => (await ask(...question)).json();

/** Shows why something was refused; nothing takes it away again. */
export function complain(sentence = "") {
  const place = document.getElementById("alert");
  place.textContent = sentence;
  place.hidden = !sentence;
}

/** Runs something that may be refused. */
export const tried = (task) => async (event) => {
  event?.preventDefault?.();
  complain();
  try {
    await task(event);
  } catch (problem) {
    complain(problem.message);
  }
};

/** Draws an SVG text as an image: as data, so that nothing in it can run. */
export function picture(element, svg) {
  const title = /<title>(.*?)<\/title>/s.exec(svg)?.[1];
  const signs = { lt: "<", gt: ">", amp: "&", quot: '"', "#x27": "'" };
  if (title) element.alt = title.replace(/&([#\w]+);/g, (all, sign) => signs[sign] ?? all);
  element.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

const KEPT = "yamabushi-tables";
const MOST_KEPT = 60;

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** One's own tables, the newest first: id, token, game, invites. */
export const kept = {
  all: () => read(KEPT, []),
  of: (id) => kept.all().find((table) => table.id === id),
  put(table) {
    const others = kept.all().filter(({ id }) => id !== table.id);
    localStorage.setItem(KEPT, JSON.stringify([table, ...others].slice(0, MOST_KEPT)));
  },
  drop: (id) => localStorage.setItem(KEPT, JSON.stringify(kept.all().filter((table) => table.id !== id))),
};

export const myName = () => read("yamabushi-name", "");
export const keepName = (name) => localStorage.setItem("yamabushi-name", JSON.stringify(name));

let known;

/** The games and the names of the levels; asked for once. */
export const games = () => (known ??= asked("games").catch((problem) => ((known = undefined), Promise.reject(problem))));
