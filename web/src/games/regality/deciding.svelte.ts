// What the reader is about to decide: which tile is chosen, which cell is looked at, and what would come of it.

import type { BoardProps } from "@/games/board";
import { settings } from "@/lib/settings.svelte";
import type { RegalityPreview, RegalityView } from "./cells";
import { choicesOf, type Choices } from "./choices";
import { lastOf, type Frame, type Last } from "./last";
import { marksOf, marksOfAll, touchedBy, type Mark } from "./marks";

/** A tile that is shown as a card; with its cell, if it lies on the board. */
export interface Shown {
  code: string;
  cell?: string;
  /** It was placed last, and nobody has asked for another. */
  isLast?: boolean;
}

export class Deciding {
  /** The tile that was chosen to be placed. */
  private picked: string | null = $state(null);
  /** The cell whose tile was chosen to be moved. */
  private held: string | null = $state(null);
  /** The cell, or the action, that is looked at. */
  lookedCell: string | null = $state(null);
  lookedAction: string | null = $state(null);
  /** The card that was asked for, and the one under the pointer. */
  card: Shown | null = $state.raw(null);
  passing: Shown | null = $state.raw(null);
  /** The action that a finger has asked about: tapped once more, it is played. */
  private pointed: string | null = $state(null);
  previews: Record<string, RegalityPreview> = $state.raw({});
  /** What happened last. */
  last: Last = $state.raw({ placed: null, touched: [] });
  private frame: Frame | null = null;

  constructor(private readonly given: () => BoardProps<RegalityView>) {}

  readonly choices: Choices = $derived.by(() => choicesOf(this.given().actions));

  get view(): RegalityView {
    return this.given().view;
  }

  get hinted(): string | null {
    return this.given().hinted;
  }

  get isMine(): boolean {
    return this.given().actions.length > 0;
  }

  /** Whether an effect is to be decided by the reader. */
  get isEffect(): boolean {
    return this.isMine && this.view.pending?.kind === "effect";
  }

  /** The tile to be placed: the one that was chosen, or the only one. */
  get chosen(): string | null {
    const { placements } = this.choices;
    if (this.picked && placements.has(this.picked)) return this.picked;
    return placements.size === 1 ? ([...placements.keys()][0] ?? null) : null;
  }

  get lifted(): string | null {
    const { moves } = this.choices;
    if (this.held && moves.has(this.held)) return this.held;
    return moves.size === 1 ? ([...moves.keys()][0] ?? null) : null;
  }

  /** Whether something was chosen that can be put back. */
  get canPutBack(): boolean {
    const { placements, moves } = this.choices;
    return (this.chosen !== null && placements.size > 1) || (this.lifted !== null && moves.size > 1);
  }

  /** Cells that stand for the one direction or set that touches them. */
  private readonly touched = $derived.by(() => {
    const { ways, sets, apply } = this.choices;
    return touchedBy(this.previews, [...ways.values(), ...sets.values(), ...(apply ? [apply] : [])]);
  });

  /** The action that a tap on a cell would play. */
  actionAt(cell: string): string | null {
    const { placements, cells, moves } = this.choices;
    if (this.chosen) return placements.get(this.chosen)?.get(cell) ?? null;
    if (this.lifted) return moves.get(this.lifted)?.get(cell) ?? null;
    return cells.get(cell) ?? this.touched.get(cell) ?? null;
  }

  /** The action that a finger has asked about, as long as it is one. */
  get asked(): string | null {
    return this.pointed && this.given().actions.includes(this.pointed) ? this.pointed : null;
  }

  /** The only way to use an effect: what it would do is shown without being asked for. */
  private get only(): string | null {
    const { wanted } = this;
    return this.isEffect && wanted.length === 1 ? (wanted[0] ?? null) : null;
  }

  /** The action that is looked at. */
  get looked(): string | null {
    const under = this.lookedCell ? this.actionAt(this.lookedCell) : null;
    return this.lookedAction ?? under ?? this.asked ?? this.only;
  }

  get preview(): RegalityPreview | null {
    return this.looked ? (this.previews[this.looked] ?? null) : null;
  }

  /** The marks on the board: of what is looked at, or of all that an effect could do. */
  get marks(): Mark[] {
    if (!this.given().aids || !this.isMine) return [];
    if (this.preview) return marksOf(this.preview);
    if (!this.isEffect || this.lifted) return [];
    const { leave } = this.choices;
    return marksOfAll(
      this.given().actions.flatMap((action) =>
        action !== leave && this.previews[action] ? [this.previews[action]] : [],
      ),
    );
  }

  /** The card to be read: asked for, under the pointer, or of what is being decided. */
  get reading(): Shown | null {
    const { pending } = this.view;
    const acting = pending?.tiles?.length
      ? { code: pending.tiles.at(-1) ?? "", cell: pending.cells?.at(-1) ?? "" }
      : null;
    return this.passing ?? this.card ?? (this.chosen ? { code: this.chosen } : (acting ?? this.latest));
  }

  private get latest(): Shown | null {
    const cell = this.last.placed;
    const lies = cell && this.view.board[cell];
    return cell && lies ? { code: lies.tile, cell, isLast: true } : null;
  }

  /** What has to be asked of the server to show what could be done. */
  get wanted(): string[] {
    const { placements, leave } = this.choices;
    if (this.chosen) return [...(placements.get(this.chosen)?.values() ?? [])];
    if (!this.isEffect) return [];
    return this.given().actions.filter((action) => action !== leave);
  }

  // What one can do

  /** Makes a decision. A finger sees first what would come of it, if that is more than what was tapped shows. */
  decide(action: string, isByFinger = false, cell?: string): void {
    const isAsked = this.asked === action;
    if (isByFinger && !isAsked && this.tells(action, cell)) this.pointed = action;
    else this.play(action, isByFinger && isAsked);
  }

  /** Tells whether there is something to be seen before an action is played, elsewhere than on a cell. */
  private tells(action: string, cell?: string): boolean {
    if (!this.given().aids || action === this.only || !this.wanted.includes(action)) return false;
    const preview = this.previews[action];
    return !preview || preview.ends || marksOf(preview).some((mark) => (mark.goal ?? mark.cell) !== cell);
  }

  tapCell(cell: string, isByFinger = false): void {
    const action = this.actionAt(cell);
    if (action) return this.decide(action, isByFinger, cell);
    // Whoever taps what would be hit means it: the tile is placed, and then asks whom it hits.
    const { asked } = this;
    if (isByFinger && asked && this.marks.some((mark) => mark.cell === cell)) return this.play(asked, true);
    this.pointed = null;
    if (this.choices.moves.has(cell)) {
      this.held = this.held === cell ? null : cell;
      return;
    }
    if (this.chosen) this.given().tried?.(`${this.chosen}@${cell}`);
    else if (this.isEffect) this.given().tried?.(`>${this.lifted ?? ""}${cell}`);
    const lies = this.view.board[cell];
    const isShown = this.card?.cell === cell;
    this.card = lies && !isShown ? { code: lies.tile, cell } : null;
  }

  /** Chooses a tile beside the board; tells whether it is now to be placed. */
  tapTile(code: string, isByFinger = false): boolean {
    const { placements, tiles } = this.choices;
    const action = tiles.get(code);
    if (action && isByFinger && this.asked !== action) {
      // Its card is read before it is taken.
      this.pointed = action;
      this.card = { code };
    } else if (action) this.play(action, isByFinger);
    else if (placements.has(code)) {
      this.picked = this.picked === code ? null : code;
      this.card = this.pointed = null;
      return this.picked === code;
    } else {
      this.pointed = null;
      this.card = this.card?.code === code ? null : { code };
      if (this.card && this.isIdle(code)) this.given().tried?.(`${code}@${this.free}`);
    }
    return false;
  }

  /** Whether a tile is the reader's to place, and cannot be placed now. */
  isIdle(code: string): boolean {
    const { placements } = this.choices;
    if (!placements.size || placements.has(code)) return false;
    const { zones, neutral, who } = this.view;
    const own = who === "r" || who === "l" ? zones[who] : null;
    return [own, neutral].some((tiles) => tiles?.open.includes(code) || tiles?.known?.includes(code));
  }

  /** A cell on which nothing lies, if there is one. */
  private get free(): string {
    return Object.entries(this.view.board).find(([, lies]) => !lies)?.[0] ?? "b2";
  }

  choose(code: string): void {
    this.picked = code;
    this.card = this.pointed = null;
  }

  /** Makes a decision; what was chosen stays where the reader may be asked whether they mean it. */
  play(action: string, isMeant = false): void {
    if (isMeant || !settings.twice) this.forget();
    this.given().play(action, isMeant);
  }

  putBack(): void {
    this.picked = null;
    this.held = null;
    this.card = null;
    this.pointed = null;
  }

  /** Another position has come: finds what is new in it, and forgets all that was begun. */
  follow(): void {
    const { view, lines } = this.given();
    const frame = { view, lines };
    this.last = lastOf(frame, this.frame);
    this.frame = frame;
    this.forget();
  }

  private forget(): void {
    this.putBack();
    this.lookedAction = null;
    this.passing = null;
  }
}
