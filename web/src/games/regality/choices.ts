// The legal actions, sorted by what one touches to choose them.

import { WAYS, type Way } from "./cells";

export interface Choices {
  /** By tile, then by cell. */
  placements: Map<string, Map<string, string>>;
  /** Cells to aim at. */
  cells: Map<string, string>;
  ways: Map<Way, string>;
  sets: Map<"+" | "x", string>;
  /** By the cell that a tile leaves, then by the one where it goes. */
  moves: Map<string, Map<string, string>>;
  /** Tiles beside the board. */
  tiles: Map<string, string>;
  /** Tiles to keep in a draft. */
  picks: Map<string, string>;
  hidden: string | null;
  apply: string | null;
  leave: string | null;
  first: string | null;
  second: string | null;
}

export function choicesOf(actions: readonly string[]): Choices {
  const found: Choices = {
    placements: new Map(),
    cells: new Map(),
    ways: new Map(),
    sets: new Map(),
    moves: new Map(),
    tiles: new Map(),
    picks: new Map(),
    hidden: null,
    apply: null,
    leave: null,
    first: null,
    second: null,
  };
  for (const action of actions) sort(action, found);
  return found;
}

function sort(action: string, found: Choices): void {
  const rest = action.slice(1);
  if (action === "-") found.leave = action;
  else if (action === "first" || action === "second") found[action] = action;
  else if (action.includes("@")) put(found.placements, action.slice(0, 2), action.slice(3), action);
  else if (action[0] === "=") found.picks.set(rest, action);
  else if (rest === "?") found.hidden = action;
  else if (rest === "!") found.apply = action;
  else if (rest === "+" || rest === "x") found.sets.set(rest, action);
  else if (rest in WAYS) found.ways.set(rest as Way, action);
  else if (/^[abc][123]$/.test(rest)) found.cells.set(rest, action);
  else if (/^[abc][123][abc][123]$/.test(rest)) put(found.moves, rest.slice(0, 2), rest.slice(2), action);
  else found.tiles.set(rest, action);
}

function put(map: Map<string, Map<string, string>>, first: string, second: string, action: string): void {
  const inner = map.get(first);
  if (inner) inner.set(second, action);
  else map.set(first, new Map([[second, action]]));
}
