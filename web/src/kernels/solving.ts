// The solver of puzzles, as `yamabushi/puzzles/solver.py` has it: all positions by what they cost, each once.

import type { Kernels, Room, Words } from "./module";

const [FOUND, CURRENT, CURRENT_END, NEXT_END, COST, SOLUTION, EDGES] = [0, 1, 2, 3, 4, 5, 6];
const LAYER_DONE = 1;
const FREE = -1;
const SLICE = 20_000;
const FIRST_ROOM = 1 << 12;

/** More positions than this do not fit into a browser's memory. */
export const MOST_POSITIONS = 3_000_000;

/** Says that a puzzle has too many positions. */
export class TooLarge extends Error {}

/** The positions of a puzzle found so far, with the least cost of each. */
export class Solving {
  private table: Room;
  private positions: Room;
  private least: Room;
  private heads: Room;
  private steps: Room;
  private current: Room;
  private following: Room;
  private readonly counters: Room;
  private readonly actions: Room;
  private readonly unit: string;

  constructor(
    private readonly kernels: Kernels,
    words: Words,
  ) {
    const { sizes, units, puzzles } = kernels.facts;
    this.unit = units.puzzles!;
    this.table = this.free(8, 4 * FIRST_ROOM);
    this.positions = kernels.room(8, FIRST_ROOM, puzzles.kept_words);
    this.least = kernels.room(4, FIRST_ROOM);
    this.heads = this.free(4, FIRST_ROOM);
    this.steps = kernels.room(4, FIRST_ROOM, 3);
    this.current = kernels.room(4, FIRST_ROOM);
    this.following = kernels.room(4, FIRST_ROOM);
    this.counters = kernels.room(8, puzzles.counters);
    this.actions = kernels.room(8, sizes.actions);
    kernels.call(this.unit, "begin", kernels.placed(words), this.table, this.positions, this.counters);
  }

  /** How many positions were found. */
  get found(): number {
    return this.counter(FOUND!);
  }

  /** The moves that have been searched. */
  get cost(): number {
    return this.counter(COST!);
  }

  /** The least cost at which it is solved, once all that costs no more was searched. */
  get solution(): number | null {
    const cost = this.counter(SOLUTION!);
    return cost >= 0 && cost <= this.cost ? cost : null;
  }

  /** Searches until it is solved, or up to so many moves; false if there was nothing left to search. Pauses often. */
  *run(most: number | null): Generator<void, boolean> {
    for (;;) {
      yield* this.expand(false);
      if (this.solution !== null || (most !== null && this.cost >= most)) return true;
      yield* this.expand(true);
      const counters = this.kernels.words(this.counters);
      if (counters[NEXT_END!] === 0n) return false;
      [this.current, this.following] = [this.following, this.current];
      counters[CURRENT_END!] = counters[NEXT_END!]!;
      counters[NEXT_END!] = 0n;
      counters[COST!]! += 1n;
    }
  }

  /** Gives the first of the shortest solutions, as codes of actions; there must be one. */
  path(): number[] {
    const line = this.kernels.room(8, this.found);
    const count = this.kernels.call(this.unit, "first_line", ...this.arrays(), this.actions, ...this.marks(), line);
    return Array.from(this.kernels.words(line).subarray(0, count), Number);
  }

  /** Counts the shortest solutions, and says whether these are all; there must be one. */
  count(): { solutions: number; isCounted: boolean } {
    const { kernels, unit, actions } = this;
    const added = kernels.call(
      unit,
      "count_lines",
      ...this.arrays(),
      actions,
      ...this.marks(),
      kernels.room(8, this.found),
    );
    if (added >= 0) return { solutions: added, isCounted: true };
    const budget = kernels.filled([kernels.facts.puzzles.walked_steps]);
    const solutions = kernels.call(unit, "walk_lines", ...this.arrays(), actions, ...this.marks(), budget);
    return { solutions, isCounted: kernels.number(budget, 0) > 0 };
  }

  /** Measures how hard it is, along its first solution, as `yamabushi/puzzles/measure.py` does. */
  measure(): { difficulty: number; grade: string } {
    const { kernels, unit, actions } = this;
    const path = this.path();
    const line = kernels.filled(path);
    const [temptations, tricks] = kernels.several(
      2,
      unit,
      "measure_line",
      ...this.arrays(),
      ...this.marks(),
      actions,
      line,
      path.length,
    );
    const difficulty = 3 * this.solution! + temptations! + tricks!;
    const grade = kernels.facts.puzzles.grades.findLast(([, least]) => difficulty >= least)![0];
    return { difficulty, grade };
  }

  private arrays(): Room[] {
    return [this.table, this.positions, this.least, this.heads, this.steps, this.counters];
  }

  /** Makes room for marks of the positions, and for two numbers of each on a line. */
  private marks(): Room[] {
    return [this.kernels.room(4, this.found), this.kernels.room(4, 2 * this.found)];
  }

  private counter(place: number): number {
    return this.kernels.number(this.counters, place);
  }

  private *expand(paying: boolean): Generator<void> {
    this.kernels.words(this.counters)[CURRENT!] = 0n;
    while (this.counter(CURRENT!) < this.counter(CURRENT_END!)) {
      const done = this.kernels.call(
        this.unit,
        "search_layer",
        this.table,
        this.positions,
        this.least,
        this.heads,
        this.steps,
        this.current,
        this.following,
        this.counters,
        this.actions,
        paying,
        this.counter(CURRENT!) + SLICE,
      );
      if (done !== LAYER_DONE) this.grow();
      yield;
    }
  }

  /** Makes room for more, wherever it is short. */
  private grow(): void {
    if (this.found > MOST_POSITIONS) throw new TooLarge();
    const margin = 2 * this.kernels.facts.sizes.actions;
    const length = this.least.shape[0]!;
    if (this.found + margin > length) {
      this.positions = this.doubled(this.positions);
      this.least = this.doubled(this.least);
      this.heads = this.doubled(this.heads, FREE);
      this.table = this.free(8, 8 * length);
      this.kernels.call(this.unit, "refill", this.table, this.positions, this.found);
    }
    if (this.counter(EDGES!) + margin > this.steps.shape[0]!) this.steps = this.doubled(this.steps);
    if (this.counter(CURRENT_END!) + margin > this.current.shape[0]!) this.current = this.doubled(this.current);
    if (this.counter(NEXT_END!) + margin > this.following.shape[0]!) this.following = this.doubled(this.following);
  }

  private free(bytes: number, ...shape: number[]): Room {
    const room = this.kernels.room(bytes, ...shape);
    this.kernels.numbers({ ...room, shape: [shape[0]! * (bytes / 4)] }).fill(FREE);
    return room;
  }

  private doubled(room: Room, filling = 0): Room {
    const [length, ...rest] = room.shape;
    const larger = this.kernels.room(room.bytes, 2 * length!, ...rest);
    this.kernels.copy(room, larger);
    if (filling) this.kernels.numbers(larger).fill(filling, length!);
    return larger;
  }
}
