// Legal actions, sorted by what on the board they are chosen with. They are read as text; which of them exist is the
// server's business.

export interface Touch {
  /** Where each cube can go: tilts and slides. */
  moves: Map<string, string[]>;
  /** The sets of cubes that can pivot together, each with its action. */
  pivots: Map<string, string>;
  /** The orientations that a square can get: placing a cube, or conjuring. */
  turns: Map<string, string[]>;
  /** Squares that are chosen by one tap, with the action: terrain to be put down, a cube to confront or to swap with. */
  taps: Map<string, string>;
  /** Chaos tiles that can be used. */
  tiles: string[];
  canStop: boolean;
  canDecline: boolean;
}

/** Names a set of squares. */
export const setKey = (squares: Iterable<string>): string => [...squares].sort().join(" ");

function add(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Sorts actions by how they are chosen. */
export function touched(actions: readonly string[]): Touch {
  const found: Touch = {
    moves: new Map(),
    pivots: new Map(),
    turns: new Map(),
    taps: new Map(),
    tiles: [],
    canStop: false,
    canDecline: false,
  };
  for (const action of actions) {
    const rest = action.slice(1);
    if (action === ".") found.canStop = true;
    else if (action === "-") found.canDecline = true;
    else if (action.includes("=")) add(found.turns, action.slice(0, 2), action.slice(3));
    else if (action.includes("~")) found.pivots.set(setKey(action.split("~").filter(Boolean)), action);
    else if (action[0] === "!") found.tiles.push(rest);
    else if ("@*%".includes(action[0] ?? "")) found.taps.set(rest, action);
    else add(found.moves, action.slice(0, 2), action.slice(3));
  }
  return found;
}

/** The cubes that are in one of the pivots. */
export const pivotable = (touch: Touch): Set<string> =>
  new Set([...touch.pivots.keys()].flatMap((key) => key.split(" ")));
