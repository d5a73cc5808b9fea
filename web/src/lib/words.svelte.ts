// All words of the page, in six languages: Fluent files that Python uses, too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { set, settings } from "./settings.svelte";

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
} as const;

export type Language = keyof typeof LANGUAGES;

/** What all readers of a language need, in one file each; and what only some need, fetched when somebody does. */
const common = import.meta.glob<string[]>("@/languages/*.ts", { import: "default" });
const rare = import.meta.glob<string>(["@words/*/lessons-*.ftl", "@words/*/club-*.ftl"], {
  query: "?raw",
  import: "default",
});

let spoken: { language: Language; bundle: FluentBundle } = $state.raw({
  language: "en",
  bundle: new FluentBundle("en"),
});

const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** Picks the first wanted language that we speak. */
export function best(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const code = one.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

export const language = (): Language => spoken.language;

/** Writes the narrow space before French signs as our type has it: its space that does not break is as narrow. */
export const settable = (text: string): string => text.replaceAll("\u202f", "\u00a0");

/** The rare files that are wanted. */
const wanted = new Set<string>();

const found = <T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T>[] =>
  Object.keys(files)
    .filter((path) => path.endsWith(ending))
    .map((path) => files[path]!());

async function bundleOf(code: Language): Promise<FluentBundle> {
  const few = [...wanted].flatMap((file) => found(rare, `/${code}/${file}`));
  const texts = await Promise.all([...found(common, `/${code}.ts`), ...few]);
  const bundle = new FluentBundle(code, { useIsolating: false, transform: settable });
  for (const text of texts.flat()) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language that was wished for last, and the loading of its words: what comes later and was wished for before is
 * not spoken any more. */
let wished: Language = "en";
let newest: Promise<void> = Promise.resolve();

/** Loads a language, and then speaks it. */
export function speak(code: Language, keep = true): Promise<void> {
  wished = code;
  if (keep) set({ language: code });
  const own: Promise<void> = bundleOf(code).then(
    (bundle) => {
      if (own !== newest) return newest;
      spoken = { language: code, bundle };
      document.documentElement.lang = code;
    },
    (problem: unknown) => {
      if (own === newest) [wished, newest] = [spoken.language, Promise.resolve()];
      throw problem;
    },
  );
  return (newest = own);
}

/** Speaks the language that was chosen, or that the browser prefers. */
export const speakFirst = (): Promise<void> => speak(best([settings.language, ...navigator.languages]), false);

/** Fetches words that few need, in whatever language is spoken from now on: a game's lessons, a part of the club. */
export async function fetchWords(part: `lessons-${string}` | `club-${string}`): Promise<void> {
  const file = `${part}.ftl`;
  if (wanted.has(file)) return newest;
  wanted.add(file);
  try {
    await speak(wished, false);
  } catch (problem) {
    wanted.delete(file); // it is fetched when somebody asks again
    throw problem;
  }
}

/** Finds what is written for a key; `key.attribute` is something that belongs to it. */
function pattern(key: string) {
  const [name = "", attribute] = key.split(".");
  const message = spoken.bundle.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** Tells whether there is something to say for a key. */
export const has = (key: string): boolean => pattern(key) != null;

/** Says something in the reader's language. A key that nobody wrote shows itself: tests find it. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const found = pattern(key);
  return found == null ? key : spoken.bundle.formatPattern(found, values ?? null, []);
}

/** Says something in the reader's language; what nobody wrote, as games of others have it, in their own words. */
export const worded = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

/** The titles of games of other packages, as the server has them. */
let titles: Readonly<Record<string, string>> = $state.raw({});
let isAsking = false;

/** Names a game: in the reader's language, or by the title that its package gives it. */
export function gameName(game: string): string {
  if (has(`game-${game}`)) return t(`game-${game}`);
  if (!isAsking) {
    isAsking = true;
    void import("./games.svelte")
      .then(({ games }) => games())
      .then(({ games: all }) => (titles = Object.fromEntries(all.map(({ name, title }) => [name, title]))))
      .catch(() => (isAsking = false)); // its name will do meanwhile
  }
  return titles[game] ?? game;
}

/** What goes into a refusal's sentence; a part of it may be a sentence itself. */
export type Given = { [name: string]: string | number | { code: string; sentence: string; arguments: Given } };

/** Says a refusal, and what it is refused for, in the reader's language; what we do not know in the server's words. */
export function refusal(code: string, sentence: string, values: Given = {}): string {
  return has(code) ? t(code, filled(values)) : sentence;
}

const filled = (values: Given): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "object" ? refusal(value.code, value.sentence, value.arguments) : value,
    ]),
  );

/** Says why what somebody has tapped is not possible: without notation, where that is written, since they saw the board. */
export function whyNot(code: string, sentence: string, values: Given = {}): string {
  return has(`tried-${code}`) ? t(`tried-${code}`, filled(values)) : refusal(code, sentence, values);
}

/** Begins a text as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1);

/** Ends a text as a sentence ends, unless it does already. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Says something about something, with the signs between them that the reader's language has. */
export const labelled = (what: string, detail: string): string => t("page-labelled", { what, detail });

/** Says several things in a row, what is empty left out. */
export const clauses = (said: readonly string[]): string => {
  const [first = "", ...rest] = said.filter(Boolean);
  return rest.reduce((one, other) => t("page-clauses", { one, other }), first);
};

/** Joins names as a sentence would: a, b and c. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken.language, { style: "long", type: "conjunction" }).format(names);

/** Writes a share of one as the reader's language writes percent. */
export const percent = (share: number): string =>
  settable(new Intl.NumberFormat(spoken.language, { style: "percent" }).format(share));

/** Says how long ago something was. */
export function ago(when: number, now = Date.now()): string {
  const minutes = Math.round((when - now) / 60000);
  const format = new Intl.RelativeTimeFormat(spoken.language, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 36) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
