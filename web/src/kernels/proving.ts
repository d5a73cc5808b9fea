// Who wins, proved: from positions that are known by heart, and the search that goes on from there.

import type { Facts, Kernels, Room, Words } from "./module";

/** What is proved of a position: 1 if whoever decides wins, -1 if they lose, 0 if that is not known. */
export interface Proof {
  value: number;
  /** The same of each action, as far as it was found out on the way. */
  worths: Map<number, number>;
}

const LINE_END = 10;
const SEVEN_BITS = 128;

/** Reads the file of positions known by heart; `opening.py`, which makes it, says how it is written. */
export async function keysOf(file: ArrayBuffer): Promise<BigInt64Array> {
  const bytes = new Uint8Array(file);
  const packed = new Blob([bytes.subarray(bytes.indexOf(LINE_END) + 1)]).stream();
  const unpacked = await new Response(packed.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
  const keys: bigint[] = [];
  let key = 0;
  let place = 1;
  for (const byte of new Uint8Array(unpacked)) {
    key += (byte % SEVEN_BITS) * place; // below 2 ** 53
    place *= SEVEN_BITS;
    if (byte >= SEVEN_BITS) continue;
    keys.push(BigInt(key));
    place = 1;
  }
  return BigInt64Array.from(keys);
}

/** A table of decided positions, and the search that fills it. */
export class Proving {
  private readonly unit: string;
  private readonly sizes: NonNullable<Facts["proofs"]>;
  private readonly table: Room;
  private readonly counters: Room;
  private readonly actions: Room;
  private readonly replies: Room;
  private readonly frames: Room;
  private readonly choices: Room;
  private readonly worths: Room;

  constructor(
    private readonly kernels: Kernels,
    lost: BigInt64Array,
  ) {
    const { sizes, units, proofs } = kernels.facts;
    this.unit = units.proofs!;
    this.sizes = proofs!;
    this.table = kernels.room(8, this.sizes.table);
    this.counters = kernels.room(8, this.sizes.counters);
    this.actions = kernels.room(8, sizes.actions);
    this.replies = kernels.room(8, this.sizes.replies, this.sizes.reply_fields);
    this.frames = kernels.room(8, this.sizes.turns, this.sizes.frame_fields);
    this.choices = kernels.room(8, sizes.actions * this.sizes.lists);
    this.worths = kernels.room(8, sizes.actions);
    const known = kernels.room(8, lost.length);
    kernels.words(known).set(lost.map((key) => key << 1n)); // the lowest bit says: lost
    kernels.call(this.unit, "keep_all", known, this.table, this.counters);
  }

  /** How many positions were visited. */
  get visited(): number {
    return this.kernels.number(this.counters, this.sizes.visited);
  }

  /** Says how a position stands, if that takes no more positions than there is room for. */
  answer(words: Words): Proof {
    const { kernels } = this;
    kernels.words(this.counters)[this.sizes.budget] = BigInt(this.sizes.most_visited);
    const value = kernels.call(
      this.unit,
      "answer",
      kernels.placed(words),
      this.table,
      this.counters,
      this.actions,
      this.replies,
      this.frames,
      this.choices,
      this.worths,
    );
    const worths = kernels.words(this.worths);
    const { codes } = kernels.opened(words);
    return { value, worths: new Map(codes.map((code, place) => [code, Number(worths[place])])) };
  }
}
