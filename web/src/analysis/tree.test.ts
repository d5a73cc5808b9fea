import { expect, test } from "vitest";
import {
  branchFrom,
  childBy,
  following,
  lineFrom,
  movesOf,
  pathTo,
  START,
  treeOf,
  withAction,
  withComment,
  without,
} from "./tree";

const place = (position: string, seat: number | null = 0) => ({
  position,
  seat,
  choices: 2,
  proposals: [],
  returns: null,
});
const move = (parent: number, action: string, begins = false, comment = "") => ({
  ...place(`after ${action}`),
  parent,
  action,
  begins,
  comment,
  before: "",
});
const record = () => ({
  start: place("start"),
  comment: "first",
  moves: [move(0, "a"), move(1, "b", false, "so"), move(1, "c", true), move(3, "d"), move(2, "e", true)],
});

const actions = (places: readonly { action: string }[]): string => places.map(({ action }) => action).join(" ");

test("a record is a tree: what goes on first, then what leaves", () => {
  const tree = treeOf(record());
  expect(actions(lineFrom(tree, START))).toBe(" a b");
  expect(tree.get(1)!.children).toEqual([2, 3]);
  expect(actions(pathTo(tree, 4))).toBe(" a c d");
  expect([...tree.values()].filter(({ isPlayed }) => isPlayed).map(({ id }) => id)).toEqual([0, 1, 2]);
  // A variation that goes on from the end is none of the game.
  expect(following(tree, 2)).toBeUndefined();
});

test("what is tried is a variation, goes on with one, or is there already", () => {
  const first = treeOf(record());
  expect(withAction(first, 1, "c", place("x"), 6)).toEqual({ tree: first, id: 3 });
  const left = withAction(first, 1, "f", place("after f"), 6);
  expect(left.tree.get(left.id)).toMatchObject({ begins: true, isPlayed: false, ply: 2 });
  const on = withAction(left.tree, left.id, "g", place("after g"), 7);
  expect(on.tree.get(on.id)).toMatchObject({ begins: false, ply: 3 });
  const beyond = withAction(on.tree, 2, "h", place("after h"), 8);
  expect(beyond.tree.get(beyond.id)!.begins).toBe(true);
  expect(first.size).toBe(6); // the tree before is as it was
});

test("what is written is what was read, also after something was taken away", () => {
  const tree = treeOf(record());
  const written = record().moves.map(({ parent, action, begins, comment, before }) => ({
    parent,
    action,
    begins,
    comment,
    before,
  }));
  expect(movesOf(tree)).toEqual(written);
  const less = without(tree, 3);
  expect(childBy(less, 1, "c")).toBeUndefined();
  expect(movesOf(less).map(({ parent, action }) => [parent, action])).toEqual([
    [0, "a"],
    [1, "b"],
    [2, "e"],
  ]);
  expect(without(tree, 2)).toBe(tree); // what was played was played
});

test("comments are one line, and have no braces", () => {
  const said = withComment(treeOf(record()), 1, " a {b}\n c ").get(1)!.comment;
  expect(said).toBe("a (b) c");
});

test("variations are read behind what they would replace", () => {
  const { places, instead } = branchFrom(treeOf(record()), START);
  expect(actions(places)).toBe(" a b");
  // One instead of b, and one that goes on after it.
  expect(instead.get(2)!.map((branch) => actions(branch.places))).toEqual(["c d", "e"]);
});
