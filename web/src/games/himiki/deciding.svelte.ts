// What the reader is about to decide: which cube is chosen, which ones would pivot, and what could come of it.

import type { BoardProps } from "@/games/board";
import type { Schemas } from "@/lib/ask";
import { isMade } from "./story";
import { screenRows, squareBeside, squaresIn } from "./squares";
import { pivotable, setKey, touched, type Touch } from "./touch";

export type HimikiView = Schemas["HimikiView"];
export type HimikiPreview = Schemas["HimikiPreview"];

export class Deciding {
  /** The square that was chosen, and the cubes that would pivot together. */
  selected: string | null = $state(null);
  pivoting: string[] = $state([]);
  /** Whether the reader has chosen it: the only thing to choose is chosen for them. */
  isMeant = $state(false);
  /** The chaos tile that is being read, in a hand or on the board: another tap uses it, where that is asked. */
  tile: string | null = $state(null);
  /** What was tapped while nothing could be chosen yet: whoever taps to go on has often chosen already. */
  private early: string | null = null;
  /** Where the keyboard is. */
  focused = $state("C4");
  /** By action. */
  previews: Record<string, HimikiPreview> = $state.raw({});
  /** Whose cubes are being set up by chance, and the position in which that was tried last. */
  private settingUp: string | null = $state(null);
  private tried = "";

  constructor(private readonly given: () => BoardProps<HimikiView>) {}

  readonly touch: Touch = $derived.by(() => touched(this.given().actions));
  readonly pivots: ReadonlySet<string> = $derived.by(() => pivotable(this.touch));
  /** Whether cubes are put on free squares. */
  readonly isPlacing: boolean = $derived.by(() => [...this.touch.turns.keys()].some((one) => !this.view.cubes[one]));
  /** Where the chosen cube can go. */
  readonly goals: ReadonlySet<string> = $derived.by(
    () => new Set(this.selected ? (this.touch.moves.get(this.selected) ?? []) : []),
  );
  /** The squares of what happened last, and of what is recommended. */
  readonly last: ReadonlySet<string> = $derived.by(() => {
    const moves = this.given().lines.filter((line) => (line.kind === "act" || line.kind === "chance") && isMade(line));
    return new Set(moves.flatMap(({ move, text }) => squaresIn(move || text)));
  });
  readonly hints: ReadonlySet<string> = $derived.by(() => new Set(squaresIn(this.hinted)));

  get view(): HimikiView {
    return this.given().view;
  }

  /** The action that is recommended. */
  get hinted(): string | null {
    return this.given().hinted;
  }

  get titles(): readonly string[] {
    return this.given().titles;
  }

  // White sits in the east; the board is turned for whoever sits in the west, so that one's own cubes are on the right.
  get isTurned(): boolean {
    return this.given().bottom % 2 === 1;
  }

  get rows(): string[][] {
    return screenRows(this.isTurned);
  }

  get isMine(): boolean {
    return this.given().actions.length > 0;
  }

  /** The pivot that could be made now: of the cubes that were marked for it, or of the one that is chosen. */
  get pivotAction(): string | null {
    const squares = this.pivoting.length || !this.selected ? this.pivoting : [this.selected];
    return this.touch.pivots.get(setKey(squares)) ?? null;
  }

  /** Whether more cubes could pivot together with those that are marked. */
  get canPivotMore(): boolean {
    const { pivoting } = this;
    return [...this.touch.pivots.keys()].some((key) => {
      const squares = key.split(" ");
      return squares.length > pivoting.length && pivoting.every((one) => squares.includes(one));
    });
  }

  /** Whether the moves of a puzzle are used up: any other fails it. */
  get isBeyondPar(): boolean {
    return this.view.is_paid === true && this.view.moves_left === 0;
  }

  /** Whether the next tilt or pivot is the last that the puzzle allows. */
  get isLastOfPar(): boolean {
    return this.view.is_paid === true && this.view.moves_left === 1;
  }

  /** What has to be asked of the server to show what could be done. */
  get wanted(): string[] {
    if (!this.given().aids) return [];
    return [...this.touch.moves].flatMap(([from, goals]) => goals.map((to) => `${from}-${to}`));
  }

  /** What the chosen cube would do on a square. */
  previewOn(square: string): HimikiPreview | undefined {
    return this.selected && this.given().aids ? this.previews[`${this.selected}-${square}`] : undefined;
  }

  canChoose(square: string): boolean {
    const { moves, turns, taps } = this.touch;
    return moves.has(square) || this.pivots.has(square) || turns.has(square) || taps.has(square);
  }

  /** Whether one's cubes can be set up by chance. */
  get canSetUp(): boolean {
    return this.isPlacing && !this.given().isStudied;
  }

  // What one can do

  tap(square: string): void {
    this.focused = square;
    this.early = this.isMine ? null : square;
    const tapped = this.touch.taps.get(square);
    if (tapped) return this.play(tapped);
    if (this.selected && this.goals.has(square)) return this.play(`${this.selected}-${square}`);
    if (square === this.selected && !this.pivoting.length) {
      // The first tap on what was chosen for the reader means it; nothing is done by a tap that only points.
      if (!this.isMeant) return void (this.isMeant = true);
      return this.pivotAction ? this.play(this.pivotAction) : this.putBack();
    }
    if (!this.canChoose(square)) return this.putAside(square);
    if (this.pivoting.length && this.pivots.has(square)) return this.togglePivot(square);
    this.choose(square);
  }

  /** Something was tapped that cannot be chosen: what was begun is put back, and whoever wants to know hears of it. */
  private putAside(square: string): void {
    const { selected } = this;
    const terrain = this.view.chaos?.terrain[square];
    const isRead = this.tile !== null && this.tile === terrain;
    this.putBack();
    // Whoever taps terrain while no cube is chosen asks what it does.
    if (terrain && !selected && !this.view.cubes[square]) return void (this.tile = isRead ? null : terrain);
    // Whoever taps beside the cubes to choose from only closes them.
    if (!this.isMine || (selected && this.isPlacing)) return;
    if (selected) this.given().tried?.(`${selected}-${square}`);
    else if (this.view.cubes[square]) this.given().tried?.(`${square}~`);
  }

  choose(square: string): void {
    this.selected = square;
    this.isMeant = true;
    this.pivoting = [];
  }

  /** Marks a cube to pivot, together with the others if that is possible, or takes the mark away. */
  togglePivot(square: string): void {
    const { pivoting } = this;
    const together = pivoting.includes(square) ? pivoting.filter((one) => one !== square) : [...pivoting, square];
    this.pivoting = !together.length || this.touch.pivots.has(setKey(together)) ? together : [square];
  }

  /** Reads a chaos tile, or puts it back. The rules say why one that the reader holds cannot be used now. */
  read(tile: string): void {
    this.tile = this.tile === tile ? null : tile;
    const isHeld = Object.values(this.view.chaos?.hands ?? {}).some(({ known }) => known?.includes(tile));
    if (this.tile && isHeld && !this.touch.tiles.includes(tile)) this.given().tried?.(`!${tile}`);
  }

  putBack(): void {
    this.tile = null;
    this.selected = null;
    this.isMeant = false;
    this.pivoting = [];
  }

  play(action: string, isMeant = false): void {
    this.given().play(action, isMeant);
  }

  /** Lets a cube go where it was dragged: to the square under the pointer, or to the one in that direction. */
  drop(from: string, under: string | null, [x, y]: readonly [x: number, y: number]): void {
    const allowed = this.touch.moves.get(from) ?? [];
    const sign = this.isTurned ? -1 : 1;
    const beside =
      Math.abs(x) > Math.abs(y)
        ? squareBeside(from, Math.sign(x) * sign, 0)
        : squareBeside(from, 0, -Math.sign(y) * sign);
    const goal =
      allowed.find((one) => one === under) ?? (under === from ? undefined : allowed.find((one) => one === beside));
    if (goal) this.play(`${from}-${goal}`);
    else if (under && under !== from) this.given().tried?.(`${from}-${under}`);
  }

  /** Has chance set up all cubes, by one tap. */
  setUp(): void {
    this.settingUp = this.view.who;
    this.tried = "";
  }

  /** Another position has come: nothing is chosen, unless there is only one thing to choose, or it was tapped before. */
  follow(): void {
    const { moves, pivots, turns } = this.touch;
    const sources = new Set([...moves.keys(), ...pivots.keys()]);
    const only = turns.size === 1 && !this.isPlacing ? turns : sources.size === 1 && moves.size === 1 ? moves : null;
    const early = this.early && sources.has(this.early) ? this.early : null;
    this.early = null;
    this.selected = only ? ([...only.keys()][0] ?? null) : early;
    this.isMeant = false;
    this.pivoting = [];
    this.tile = null;
  }

  /** Sets up the next cube, if chance does that; gives the action. */
  nextSetUp(): string | null {
    const { actions } = this.given();
    if (this.settingUp === null || !actions.length) return null;
    // It ends with the set-up, at another's turn, and when a choice was refused: then the same position is back.
    if (!this.isPlacing || this.view.who !== this.settingUp || this.view.position === this.tried) {
      this.settingUp = null;
      return null;
    }
    this.tried = this.view.position;
    // What was placed by hand may lead to none of the known set-ups.
    const known = this.view.set_up?.length ? this.view.set_up : actions;
    return known[Math.floor(Math.random() * known.length)] ?? null;
  }
}
