// A game with all that could have been played instead: positions, each of which knows what it follows and what follows.

import type { Schemas } from "@/lib/ask";

type RecordOut = Schemas["RecordOut"];
type PlaceOut = Schemas["PlaceOut"];

/** A position, and the action that led there. */
export interface Place extends PlaceOut {
  id: number;
  /** The position before it; null at the start. */
  parent: number | null;
  action: string;
  comment: string;
  /** Whether a variation begins with it, and what is said before that. */
  begins: boolean;
  before: string;
  /** What follows: what goes on first, then what leaves the line here. */
  children: readonly number[];
  /** How many actions led here. */
  ply: number;
  /** Whether it was really played. */
  isPlayed: boolean;
}

export type Tree = ReadonlyMap<number, Place>;

export const START = 0;

const bare = ({ position, seat, choices, proposals, returns }: PlaceOut): PlaceOut => ({
  position,
  seat,
  choices,
  proposals,
  returns,
});

/** Makes the tree of a record. */
export function treeOf(record: Pick<RecordOut, "start" | "moves" | "comment">): Tree {
  const tree = new Map<number, Place>();
  tree.set(START, {
    ...bare(record.start),
    id: START,
    parent: null,
    action: "",
    comment: record.comment,
    begins: false,
    before: "",
    children: [],
    ply: 0,
    isPlayed: true,
  });
  record.moves.forEach((move, number) => {
    const parent = tree.get(move.parent)!;
    const { action, comment, begins, before } = move;
    const id = number + 1;
    const isPlayed = parent.isPlayed && !begins;
    const place = { ...bare(move), id, parent: parent.id, action, comment, begins, before };
    tree.set(id, { ...place, children: [], ply: parent.ply + 1, isPlayed });
    tree.set(parent.id, { ...parent, children: begins ? [...parent.children, id] : [id, ...parent.children] });
  });
  return tree;
}

/** Finds what was played next, in the game or in a variation; undefined where its line ends. */
export function following(tree: Tree, id: number): Place | undefined {
  const next = tree.get(tree.get(id)?.children[0] ?? -1);
  return next?.begins ? undefined : next;
}

/** Finds the position that an action leads to, if it is in the tree. */
export const childBy = (tree: Tree, id: number, action: string): Place | undefined =>
  tree
    .get(id)
    ?.children.map((child) => tree.get(child)!)
    .find((child) => child.action === action);

/** Lists the positions from one on, as its line goes. */
export function lineFrom(tree: Tree, id: number): Place[] {
  const found: Place[] = [];
  for (let place = tree.get(id); place; place = following(tree, place.id)) found.push(place);
  return found;
}

/** Lists the positions that lead to one, the start first. */
export function pathTo(tree: Tree, id: number): Place[] {
  const found: Place[] = [];
  for (let place = tree.get(id); place; place = place.parent === null ? undefined : tree.get(place.parent))
    found.unshift(place);
  return found;
}

/** Adds an action to a position: it goes on with its line or, where that goes on already, begins a variation. What is
 * played after the end of the game has not been played in it. The new position gets the number that is given. */
export function withAction(
  tree: Tree,
  parentId: number,
  action: string,
  after: PlaceOut,
  id: number,
): { tree: Tree; id: number } {
  const known = childBy(tree, parentId, action);
  if (known) return { tree, id: known.id };
  const parent = tree.get(parentId)!;
  const begins = parent.isPlayed || following(tree, parentId) !== undefined;
  const place = { ...bare(after), id, parent: parentId, action, comment: "", begins, before: "" };
  const grown = new Map(tree);
  grown.set(id, { ...place, children: [], ply: parent.ply + 1, isPlayed: false });
  grown.set(parentId, { ...parent, children: [...parent.children, id] });
  return { tree: grown, id };
}

/** Says something about a position, or nothing any more. */
export function withComment(tree: Tree, id: number, comment: string): Tree {
  const place = tree.get(id)!;
  // Braces end comments.
  const said = comment.replaceAll("{", "(").replaceAll("}", ")").replace(/\s+/g, " ").trim();
  return new Map(tree).set(id, { ...place, comment: said });
}

/** Takes an action away that was not really played, with all that follows. */
export function without(tree: Tree, id: number): Tree {
  const place = tree.get(id)!;
  if (place.isPlayed || place.parent === null) return tree;
  const left = new Map(tree);
  const leaving = [id];
  for (let one = leaving.pop(); one !== undefined; one = leaving.pop()) {
    leaving.push(...left.get(one)!.children);
    left.delete(one);
  }
  const parent = left.get(place.parent)!;
  return left.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
}

/** Lists the moves of a tree as records are written from, each after what it follows. */
export function movesOf(tree: Tree): Schemas["MoveIn"][] {
  const numbers = new Map<number, number>([[START, 0]]);
  const moves: Schemas["MoveIn"][] = [];
  for (const id of [...tree.keys()].sort((one, other) => one - other)) {
    const { parent, action, comment, begins, before } = tree.get(id)!;
    if (parent === null) continue;
    numbers.set(id, moves.push({ parent: numbers.get(parent)!, action, comment, begins, before }));
  }
  return moves;
}

/** A line as it is read: positions in a row, and behind each of them what could have been played instead of it. */
export interface Branch {
  places: Place[];
  /** By the position that they would replace; at the end of a line, by its last one, those that go on from there. */
  instead: ReadonlyMap<number, Branch[]>;
}

/** Orders a tree as one reads it, from an action on. */
export function branchFrom(tree: Tree, first: number): Branch {
  const places = lineFrom(tree, first);
  const instead = new Map<number, Branch[]>();
  const leaving = (id: number): Branch[] =>
    tree
      .get(id)!
      .children.filter((child) => tree.get(child)!.begins)
      .map((child) => branchFrom(tree, child));
  for (const place of places) {
    const next = following(tree, place.id);
    const found = leaving(place.id);
    if (found.length) instead.set(next?.id ?? place.id, [...(instead.get(next?.id ?? place.id) ?? []), ...found]);
  }
  return { places, instead };
}
