import { describe, expect, it } from "vitest";
import { journeys } from "./motion";
import type { Letter, Line, Pile, YokaiView } from "./types";

const pile = (yokai: string[], first: string[] = [], second: string[] = []): Pile => ({
  yokai,
  never_up: [],
  needs: Number(yokai[0]?.[1]) || null,
  sides: [first, second],
  leads: null,
});

const using = (card: string, pile: Letter): YokaiView["using"] => ({
  card,
  pile,
  ability: card.endsWith("+") ? "call" : "distract",
  target: null,
  target_seat: null,
});

function view(changes: Partial<YokaiView> = {}, piles: Partial<Record<Letter, Pile>> = {}): YokaiView {
  return {
    game: "yokai",
    deck: "assumed",
    seat: 0,
    who: "0",
    actions: [],
    position: "",
    piles: { G: pile(["G4", "?"]), R: pile(["R5", "?"]), B: pile(["B3", "?"]), Y: pile(["Y6", "?"]), ...piles },
    hands: [{ sketches: 2, known: ["GR", "GB"] }, { sketches: 3 }],
    draw_pile: { sketches: 20 },
    discards: [],
    taken: [[], []],
    turn: 5,
    mover: 0,
    played: 0,
    pending: [],
    most_played: 3,
    using: null,
    score: [0, 0],
    returns: null,
    ...changes,
  };
}

const act = (seat: number, text: string): Line => ({ version: 1, kind: "act", seat, text });
const gone = (before: YokaiView, after: YokaiView, line: Line): string[] =>
  journeys(before, after, [line]).map(({ thing, stops, step }) => `${step} ${thing} ${stops.join(" ")}`);

describe("what moved", () => {
  it("is a sketch from the hand", () => {
    const after = view({ hands: [{ sketches: 1, known: ["GB"] }, { sketches: 3 }] }, { G: pile(["G4", "?"], ["GR"]) });
    expect(gone(view(), after, act(0, "GR@G"))).toEqual(["0 GR hand:0 side:G:0"]);
  });

  it("is a sketch from a hidden hand, and then a draw", () => {
    const before = view({ mover: 1 });
    const after = view(
      { hands: [{ sketches: 3, known: ["GR", "GB", "BY"] }, { sketches: 2 }], draw_pile: { sketches: 19 }, turn: 6 },
      { R: pile(["R5", "?"], [], ["RY!"]) },
    );
    expect(gone(before, after, act(1, "RY!@R"))).toEqual(["0 RY! hand:1 side:R:1", "1 BY draw hand:0"]);
  });

  it("is a yokai that is taken, with sketches that are discarded, and what is turned up", () => {
    const before = view({}, { G: pile(["G4", "?"], ["GR", "GY"], ["GB"]) });
    const after = view(
      {
        hands: [{ sketches: 1, known: ["GB"] }, { sketches: 3 }],
        discards: ["GR", "GR", "GY"],
        taken: [["G4"], []],
      },
      { G: pile(["G7"], [], ["GB"]) },
    );
    expect(gone(before, after, act(0, "GR@G"))).toEqual([
      "0 GR hand:0 side:G:0 discards",
      "1 GR side:G:0 discards",
      "1 GY side:G:0 discards",
      "1 G4 pile:G taken:0",
      "2 G7 pile:G",
    ]);
  });

  it("is a yokai that flees", () => {
    const before = view({ using: using("GB+", "G") }, { G: pile(["G4", "?"], ["GB+"], ["GY"]) });
    const after = view({ discards: ["GB+", "GY"] }, { G: pile(["G6", "G4"]) });
    expect(gone(before, after, act(0, "-"))).toEqual([
      "0 GB+ side:G:0 discards",
      "0 GY side:G:1 discards",
      "0 G4 pile:G under:G",
      "1 G6 pile:G",
    ]);
  });

  it("is a yokai that is called, and one that stays where it came from", () => {
    const before = view({ using: using("GB+", "B") }, { R: pile(["R6", "R5", "?"]), B: pile(["B3", "?"], ["GB+"]) });
    const after = view({}, { R: pile(["R5", "?"]), B: pile(["R6", "B3", "?"], ["GB+"]) });
    expect(gone(before, after, act(0, "^R"))).toEqual(["0 R6 pile:R pile:B"]);
    const taken = view({ taken: [[], ["R6"]] }, { R: pile(["R5", "?"]), B: pile(["B3", "?"], ["GB+"]) });
    expect(gone(before, taken, act(0, "^R"))).toEqual(["0 R6 pile:R pile:B taken:1"]);
  });

  it("is a sketch that is distracted", () => {
    const before = view({ using: using("GB!", "B") }, { B: pile(["B7", "?"], ["GB!"], ["RB"]) });
    const after = view({}, { B: pile(["B7", "?"], ["GB!"]), R: pile(["R5", "?"], [], ["RB"]) });
    expect(gone(before, after, act(0, "%"))).toEqual(["0 RB side:B:1 side:R:1"]);
  });

  it("is the heap of discards, when it becomes the draw pile", () => {
    const before = view({ discards: ["GR", "GB"], draw_pile: { sketches: 0 } });
    const after = view({
      hands: [{ sketches: 2, known: ["GR", "GB"] }, { sketches: 4 }],
      draw_pile: { sketches: 1 },
      turn: 6,
    });
    expect(gone(before, after, act(0, "."))).toEqual(["0 ? discards draw", "1 ? draw hand:1"]);
  });

  it("is nothing where time jumps", () => {
    expect(journeys(view(), view({ turn: 3 }), [act(0, ".")])).toEqual([]);
    expect(journeys(view(), view({ discards: ["GR"] }), [])).toEqual([]);
    expect(journeys(view(), view({ discards: ["GR"] }), [act(0, "."), act(1, ".")])).toEqual([]);
  });
});
