// Searches of kernels, as `yamabushi/engines` has them: here is only the room that they work in.

import type { Kernels, Room, Words } from "./module";

/** An action and its value for side 0, in hundredths of a logit. */
export interface Ranked {
  code: number;
  value: number;
  /** How much this is worth beside what other workers say of the same action. */
  weight: number;
}

/** What goes on in slices, and can say at any time what it has found. */
export interface Search {
  readonly nodes: number;
  readonly depth: number;
  /** Goes on until so much is done; true when there is nothing more to find. */
  advance(until: number): boolean;
  /** Lists the actions, the best for the decider first. */
  ranking(): Ranked[];
  /** Gives what is expected to be played, from an action on. */
  line(action: number): number[];
}

function pairs(kernels: Kernels, room: Room, count: number, columns: number): number[][] {
  const words = kernels.words(room);
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_, column) => Number(words[row * columns + column])),
  );
}

/** A search of an open position by iterative deepening; of some of its actions only, where several share the work. */
export class Deepening implements Search {
  private readonly unit: string;
  private readonly control: Room;
  private readonly found: Room;
  private readonly ranked: Room;
  private readonly stack: Room;
  private readonly frames: Room;
  private readonly actions: Room;
  private readonly scores: Room;
  private readonly children: Room;
  private readonly table: Room;
  private readonly weights: Room;
  private readonly means: Room;
  private readonly rootValues: Room;
  // A line is written beside what is being searched.
  private readonly path: Room;
  private readonly listed: Room;
  private readonly moves: Room;

  constructor(
    private readonly kernels: Kernels,
    private readonly root: Words,
    seat: number,
    private readonly codes: readonly number[],
    margin: number,
    tableSize: number = kernels.facts.sizes.table,
  ) {
    const { sizes, units, weights, fields } = kernels.facts;
    this.unit = units.search;
    this.control = kernels.room(8, sizes.controls);
    this.found = kernels.room(8, sizes.actions, 2);
    this.ranked = kernels.room(8, sizes.actions, 2);
    this.stack = kernels.room(8, sizes.plies, sizes.words);
    this.frames = kernels.room(8, sizes.plies, sizes.fields);
    this.actions = kernels.room(8, sizes.actions * sizes.plies);
    this.scores = kernels.room(8, sizes.actions * sizes.plies);
    this.children = kernels.room(8, sizes.children);
    this.table = kernels.room(8, tableSize, 2);
    this.weights = kernels.filled(weights);
    this.means = kernels.room(8, sizes.plies, 3);
    this.rootValues = kernels.room(8, sizes.actions);
    this.path = kernels.room(8, sizes.plies, sizes.words);
    this.listed = kernels.room(8, sizes.actions);
    this.moves = kernels.room(8, sizes.plies);
    const control = kernels.words(this.control);
    control[fields.control.margin] = BigInt(margin);
    control[fields.control.ply] = -1n;
    control[fields.control.seat] = BigInt(seat);
    control[fields.control.count] = BigInt(codes.length);
    const found = kernels.words(this.found);
    codes.forEach((code, place) => (found[2 * place] = BigInt(code)));
  }

  get nodes(): number {
    return this.kernels.number(this.control, this.kernels.facts.fields.control.nodes);
  }

  get depth(): number {
    return this.kernels.number(this.control, this.kernels.facts.fields.control.depth);
  }

  advance(until: number, deepest: number = this.kernels.facts.sizes.deepest): boolean {
    const { kernels } = this;
    return (
      kernels.call(
        this.unit,
        "deepen",
        kernels.placed(this.root),
        this.control,
        until,
        deepest,
        this.found,
        this.stack,
        this.frames,
        this.actions,
        this.scores,
        this.children,
        this.table,
        this.weights,
        this.means,
        this.rootValues,
      ) !== 0
    );
  }

  ranking(): Ranked[] {
    this.rankInto(this.ranked, 0);
    return pairs(this.kernels, this.ranked, this.codes.length, 2).map(([code, value]) => ({
      code: code!,
      value: value!,
      weight: 1,
    }));
  }

  /** Writes the ranking into the rows of an array. */
  rankInto(room: Room, start: number): void {
    this.kernels.call(this.unit, "rank", this.control, this.frames, this.found, room, start);
  }

  line(action: number): number[] {
    const { kernels } = this;
    const count = kernels.call(
      this.unit,
      "follow",
      kernels.placed(this.root),
      action,
      this.table,
      this.path,
      this.listed,
      this.moves,
    );
    return Array.from(kernels.words(this.moves).subarray(0, count), Number);
  }
}

/** Several guesses at what is hidden, each searched as if it were open; their mean returns vote. */
export class Guessing implements Search {
  private readonly searches: Deepening[];
  private readonly rankings: Room;
  private readonly ranked: Room;
  private readonly actions: Room;
  private readonly sums: Room;

  constructor(
    private readonly kernels: Kernels,
    private readonly guesses: readonly Words[],
    private readonly seat: number,
    private readonly codes: readonly number[],
    margin: number,
    tableSize?: number,
  ) {
    const { sizes } = kernels.facts;
    this.searches = guesses.map((words) => new Deepening(kernels, words, seat, codes, margin, tableSize));
    this.rankings = kernels.room(8, guesses.length * codes.length, 2);
    this.ranked = kernels.room(8, sizes.actions, 2);
    this.actions = kernels.room(8, sizes.actions);
    this.sums = kernels.room(8, sizes.codes);
  }

  get nodes(): number {
    return this.searches.reduce((sum, search) => sum + search.nodes, 0);
  }

  get depth(): number {
    return Math.min(...this.searches.map((search) => search.depth));
  }

  advance(until: number): boolean {
    const share = Math.ceil(until / this.searches.length);
    return this.searches.map((search) => search.advance(share)).every((isDone) => isDone);
  }

  ranking(): Ranked[] {
    const { kernels } = this;
    this.searches.forEach((search, number) => search.rankInto(this.rankings, number * this.codes.length));
    const count = kernels.call(
      kernels.facts.units.search,
      "vote",
      kernels.placed(this.guesses[0]!),
      this.seat,
      this.guesses.length,
      this.rankings,
      this.actions,
      this.sums,
      this.ranked,
    );
    return pairs(kernels, this.ranked, count, 2).map(([code, value]) => ({
      code: code!,
      value: value!,
      weight: this.guesses.length,
    }));
  }

  line(action: number): number[] {
    return this.searches[0]!.line(action);
  }
}

/** A tree over what a seat may know, grown along positions that fit it. */
export class Growing implements Search {
  private readonly unit: string;
  private readonly control: Room;
  private readonly tree: Room;
  private readonly sums: Room;
  private readonly path: Room;
  private readonly childOf: Room;
  private readonly actions: Room;
  private readonly weights: Room;
  private readonly means: Room;
  private readonly found: Room;
  private readonly moves: Room;

  constructor(
    private readonly kernels: Kernels,
    private readonly root: Words,
    seat: number,
    private readonly generator: Room,
    nodes: number = kernels.facts.sizes.nodes,
  ) {
    const { sizes, units, weights, fields } = kernels.facts;
    this.unit = units.search;
    this.control = kernels.room(8, sizes.tree_controls);
    this.tree = kernels.room(8, nodes, sizes.node_fields);
    this.sums = kernels.room(8, nodes);
    this.path = kernels.room(8, sizes.steps + 1);
    this.childOf = kernels.room(8, sizes.codes);
    this.actions = kernels.room(8, sizes.actions);
    this.weights = kernels.filled(weights);
    this.means = kernels.room(8, sizes.actions);
    this.found = kernels.room(8, sizes.actions, 3);
    this.moves = kernels.room(8, sizes.steps + 1);
    const control = kernels.words(this.control);
    control[fields.tree.seat] = BigInt(seat);
    control[fields.tree.used] = 1n;
  }

  get nodes(): number {
    return this.kernels.number(this.control, this.kernels.facts.fields.tree.walks);
  }

  get depth(): number {
    return this.line(this.ranking()[0]!.code).length;
  }

  advance(until: number): boolean {
    const { kernels } = this;
    kernels.call(
      this.unit,
      "grow",
      kernels.placed(this.root),
      this.control,
      until,
      this.generator,
      this.tree,
      this.sums,
      this.path,
      this.childOf,
      this.actions,
      this.weights,
    );
    return false;
  }

  ranking(): Ranked[] {
    const { kernels } = this;
    const count = kernels.call(
      this.unit,
      "weigh",
      kernels.placed(this.root),
      this.control,
      this.tree,
      this.sums,
      this.actions,
      this.means,
      this.found,
    );
    return pairs(kernels, this.found, count, 3).map(([code, value, weight]) => ({
      code: code!,
      value: value!,
      weight: weight!,
    }));
  }

  line(action: number): number[] {
    const { kernels } = this;
    const count = kernels.call(
      this.unit,
      "follow",
      kernels.placed(this.root),
      action,
      this.tree,
      this.actions,
      this.moves,
    );
    return Array.from(kernels.words(this.moves).subarray(0, count), Number);
  }
}
