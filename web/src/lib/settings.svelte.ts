// What this browser remembers of its reader's wishes: language, light, sound, aids.

export type Theme = "auto" | "light" | "dark";

/** How quickly what happens is shown: by what the time of what moves, and of what is read, is multiplied. */
export const PACES = { brisk: 0.5, usual: 1, slow: 2 } as const;
export type Pace = keyof typeof PACES;

/** The colour of the page by day and by night, as app.css has it. */
const PAPER = { light: "#f3ecdd", dark: "#14110f" } as const;

const KEY = "yamabushi-settings";

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  sound: boolean;
  aids: boolean;
  /** Whether a move is made by the second tap on it. */
  twice: boolean;
  calm: boolean;
  pace: Pace;
  notify: boolean;
  /** Whether a first game is accompanied by notes. */
  notes: boolean;
  /** Whether the log is written in notation. */
  codes: boolean;
  /** Whether boards and pieces are plain, with high contrast. */
  plain: boolean;
}

const USUAL: Kept = {
  name: "",
  language: "",
  theme: "auto",
  sound: true,
  aids: true,
  twice: false,
  calm: false,
  pace: "usual",
  notify: false,
  notes: true,
  codes: false,
  plain: false,
};

/** Reads something that was stored as JSON; what cannot be read counts as not there. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Stores something as JSON; a browser that stores nothing still plays. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden: it is forgotten when the page closes, no more.
  }
}

/** Takes what was stored, where it is of the kind that it should be. */
function read(): Kept {
  const found = stored<Partial<Record<keyof Kept, unknown>>>(KEY, {});
  const fitting = Object.entries(USUAL).map(([name, usual]) => {
    const value = found[name as keyof Kept];
    return [name, typeof value === typeof usual ? value : usual];
  });
  const kept = Object.fromEntries(fitting) as Kept;
  return { ...kept, pace: kept.pace in PACES ? kept.pace : USUAL.pace };
}

export const settings: Kept = $state(read());

/** Changes settings and remembers them. */
export function set(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  store(KEY, settings);
  showTheme();
}

/** Gives how long something that moves takes at the chosen pace, in milliseconds. */
export const atPace = (time: number): number => time * PACES[settings.pace];

/** Puts the chosen light on the page, and on the bar that a browser draws above it. */
export function showTheme(): void {
  document.documentElement.dataset["theme"] = settings.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const usual = bar.media.includes("dark") ? "dark" : "light";
    bar.content = PAPER[settings.theme === "auto" ? usual : settings.theme];
  }
}

/** Tells whether things should move as little as possible. */
export function isCalm(): boolean {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where a system asks for contrast, or for its own colours, boards are plain without being asked. */
const CONTRAST = ["(forced-colors: active)", "(prefers-contrast: more)"];

/** Shows boards plain or painted, as the reader or the system wishes, whenever that changes. */
export function showBoards(): () => void {
  const wishes = CONTRAST.map((one) => matchMedia(one));
  const show = (): void => {
    const isPlain = settings.plain || wishes.some(({ matches }) => matches);
    document.documentElement.toggleAttribute("data-plain", isPlain);
  };
  show();
  for (const one of wishes) one.addEventListener("change", show);
  return () => wishes.forEach((one) => one.removeEventListener("change", show));
}
