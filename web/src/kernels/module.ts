// A game's kernels as WebAssembly: loaded, given room for their arrays, and called.

/** What lies beside a module: all that is data. `yamabushi/browser/tables.py` writes it. */
export interface Facts {
  game: string;
  units: { rules: string; search: string; perft: string; puzzles: string | null; proofs: string | null };
  texts: string[];
  places: string[];
  place_mark: string;
  weights: number[];
  sizes: Record<
    | "words"
    | "actions"
    | "codes"
    | "plies"
    | "deepest"
    | "fields"
    | "controls"
    | "table"
    | "children"
    | "nodes"
    | "node_fields"
    | "tree_controls"
    | "steps"
    | "guesses"
    | "sure",
    number
  >;
  fields: {
    control: Record<"ply" | "nodes" | "margin" | "depth" | "seat" | "count", number>;
    tree: Record<"seat" | "used" | "walks", number>;
  };
  puzzles: { kept_words: number; counters: number; walked_steps: number; grades: [string, number][] };
  /** Where something is proved of a game. */
  proofs: Record<
    | "table"
    | "counters"
    | "visited"
    | "budget"
    | "lists"
    | "replies"
    | "reply_fields"
    | "turns"
    | "frame_fields"
    | "most_visited"
    | "win"
    | "game_won"
    | "enough_nodes",
    number
  > | null;
}

/** A position: its packed words, as texts where they travel, since JSON has no numbers of 64 bits. */
export type Words = readonly bigint[];

/** An array of a kernel: where it lies, and how long it is in each direction. */
export interface Room {
  at: number;
  shape: readonly number[];
  bytes: number;
}

type Given = number | boolean | Room;

const ALIGNMENT = 16;
const PAGE = 65536;

/** A loaded module. Room that was made stays until all of it is given back, since searches come and go as a whole. */
export class Kernels {
  private readonly exports: Record<string, CallableFunction>;
  private readonly memory: WebAssembly.Memory;
  private readonly base: number;
  private top: number;
  private readonly position: Room;
  private readonly result: Room;
  private readonly actions: Room;

  constructor(
    instance: WebAssembly.Instance,
    readonly facts: Facts,
  ) {
    this.exports = instance.exports as Record<string, CallableFunction>;
    this.memory = instance.exports["memory"] as WebAssembly.Memory;
    this.top = Number((instance.exports["__heap_base"] as WebAssembly.Global).value);
    this.position = this.room(8, facts.sizes.words);
    this.result = this.room(8, facts.sizes.words + 2);
    this.actions = this.room(8, facts.sizes.actions);
    this.base = this.top;
  }

  static async load(module: WebAssembly.Module, facts: Facts): Promise<Kernels> {
    return new Kernels(await WebAssembly.instantiate(module), facts);
  }

  /** Makes room for an array, all 0. */
  room(bytes: number, ...shape: number[]): Room {
    const at = Math.ceil(this.top / ALIGNMENT) * ALIGNMENT;
    const length = bytes * shape.reduce((product, size) => product * size, 1);
    this.top = at + length;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.memory.buffer, at, length).fill(0);
    return { at, shape, bytes };
  }

  /** Gives back all room that was made since the module was loaded. */
  clear(): void {
    this.top = this.base;
  }

  /** Reads or writes an array of 64-bit words; to be asked for anew after room was made, which may move memory. */
  words({ at, shape }: Room): BigInt64Array {
    return new BigInt64Array(
      this.memory.buffer,
      at,
      shape.reduce((product, size) => product * size, 1),
    );
  }

  /** The same of 32-bit numbers. */
  numbers({ at, shape }: Room): Int32Array {
    return new Int32Array(
      this.memory.buffer,
      at,
      shape.reduce((product, size) => product * size, 1),
    );
  }

  /** Copies an array to the front of another one. */
  copy(from: Room, to: Room): void {
    const length = from.bytes * from.shape.reduce((product, size) => product * size, 1);
    new Uint8Array(this.memory.buffer).copyWithin(to.at, from.at, from.at + length);
  }

  /** Gives one number of an array. */
  number(room: Room, place: number): number {
    return Number(this.words(room)[place]);
  }

  /** Makes an array of some numbers. */
  filled(numbers: readonly number[]): Room {
    const room = this.room(8, numbers.length);
    this.words(room).set(numbers.map(BigInt));
    return room;
  }

  /** Calls a kernel of a unit. */
  call(unit: string, name: string, ...given: Given[]): number {
    const flat = given.flatMap((one) =>
      typeof one === "object" ? [one.at, ...one.shape] : [typeof one === "boolean" ? Number(one) : one],
    );
    return (this.exports[`${unit}.${name}`] as (...numbers: number[]) => number)(...flat);
  }

  /** Calls a kernel that gives several numbers. */
  several(count: number, unit: string, name: string, ...given: Given[]): number[] {
    this.call(unit, name, ...given, this.result.at);
    return Array.from(this.words(this.result).subarray(0, count), Number);
  }

  /** Puts a position where kernels read it: a position is passed as the place where its words lie. */
  placed(words: Words): number {
    this.words(this.position).set(words);
    return this.position.at;
  }

  // ---- rules ----

  /** Says who decides (-1 chance, -2 nobody any more), and what is legal. */
  opened(words: Words): { decider: number; codes: number[] } {
    const { actions } = this;
    this.call(this.facts.units.rules, "opened", this.placed(words), actions, this.result.at);
    const [decider, count] = this.words(this.result);
    return { decider: Number(decider), codes: Array.from(this.words(actions).subarray(0, Number(count)), Number) };
  }

  /** Plays an action. */
  step(words: Words, action: number): { words: bigint[]; decider: number; codes: number[] } {
    const { actions } = this;
    this.call(this.facts.units.rules, "step", this.placed(words), action, actions, this.result.at);
    const size = this.facts.sizes.words;
    const result = this.words(this.result);
    const count = Number(result[size + 1]);
    return {
      words: Array.from(result.subarray(0, size)),
      decider: Number(result[size]),
      codes: Array.from(this.words(actions).subarray(0, count), Number),
    };
  }

  /** Draws a position that looks just like this one to a seat; four 32-bit words are the generator. */
  sample(words: Words, seat: number, generator: Room): bigint[] {
    this.call(this.facts.units.rules, "sample", this.placed(words), seat, generator, this.result.at);
    return Array.from(this.words(this.result).subarray(0, this.facts.sizes.words));
  }

  /** Writes an action of a position as text. */
  text(words: Words, action: number): string {
    const text = this.facts.texts[action];
    if (text) return text;
    const places = this.call(this.facts.units.rules, "places_of", this.placed(words), action);
    return this.facts.places
      .filter((_, place) => Math.floor(places / 2 ** place) % 2 === 1)
      .map((name) => name + this.facts.place_mark)
      .join("");
  }
}
