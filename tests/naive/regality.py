"""Play Regality vs. Religion slowly and plainly, from the written rules only, to check the fast implementation.

The table and the effects of the tiles are in `regality_effects`; here are turns, games, matches and texts.
"""

from __future__ import annotations

from copy import deepcopy

from .regality_effects import CELLS, NEUTRAL, USES_AGAIN, Piece, Table, in_order, opponent

DRAWN = {"standard": 5, "old": 0, "random": 4, "secret-random": 4, "draft": 5, "secret-draft": 8}  # a game, by style
MATCHES = ["two-wins", "single", "points"]
MOST_PLACEMENTS = 60


def hidden_text(tiles: list[str], visible: bool) -> str:
    """Write secret tiles for one who sees them, or else their number."""
    if not tiles:
        return ""
    return "?" + ("".join(in_order(tiles)) if visible else str(len(tiles)))


class NaiveRegality(Table):
    """A position of a match; `play` leaves it as it is and returns the next one."""

    def __init__(self, style: str = "standard", match: str = "two-wins", games: int = 3, first: str = "r") -> None:
        """Set up the first game of a match."""
        if style not in DRAWN or match not in MATCHES or games < 1 or first not in ("r", "l", "random"):
            raise ValueError(f"no such game: {style=} {match=} {games=} {first=}")
        self.told = []
        self.style = style
        self.match = match
        self.games = games
        self.won = {"r": 0, "l": 0}
        self.points = {"r": 0, "l": 0}
        self.finished = 0  # games
        self.last_winner: str | None = None  # of the last finished game; None for a draw
        self.gone: list[str] = []
        self.clear_table()
        if first == "random":
            self.phase = "begin"
        else:
            self.begin_game(first)

    # Games of a match

    def clear_table(self) -> None:
        """Lay out a game whose first player is not known yet."""
        self.lay_out()
        self.drawn: list[str] = []  # neutral tiles drawn for this game
        self.passed: list[list[str]] = []  # secret draft: what was handed on in each round
        self.looker: str | None = None  # secret draft: who looks first at the four tiles of this round
        self.begins: str | None = None
        self.count = 0
        self.chain: list[str] = []  # cells: the placed tile, then those that Bard and Performer use
        self.phase = "place"  # or begin, draw, draft, choose, effect, hit (Assassin at a hidden tile), over

    def begin_game(self, side: str) -> None:
        """Let a side begin: it gets the Citizen, and then the neutral tiles are drawn."""
        self.tell("begins", side=side)
        self.begins = side
        self.looker = side
        self.zone[side].append("Ci")
        self.turn = side
        self.phase = "draw" if DRAWN[self.style] > 0 else "place"

    def finish_game(self, winner: str | None, points: dict[str, int], why: str) -> None:
        """Score a finished game, and go on to the next one unless the match is over."""
        self.tell("game", winner=winner, why=why, board=self.board_text())
        self.finished += 1
        self.last_winner = winner
        for side in "rl":
            self.points[side] += points[side]
        if winner is not None:
            self.won[winner] += 1
        self.chain = []
        if self.match == "single":
            over = True
        elif self.match == "points":
            over = self.finished == self.games
        else:
            over = max(self.won.values()) == 2
        if over:
            self.phase = "over"
            assert self.returns is not None
            self.tell("over", winner={1.0: "r", -1.0: "l"}.get(self.returns[0]))
            return
        self.gone += self.drawn
        if len(NEUTRAL) - len(self.gone) < DRAWN[self.style]:
            self.gone = []
        before = self.begins
        self.clear_table()
        if winner is None:  # G-13: after a draw the same player begins
            assert before is not None
            self.begin_game(before)
        else:  # G-13: the loser chooses
            self.phase = "choose"
            self.turn = opponent(winner)

    # Draws and drafts

    def undrawn(self) -> list[str]:
        """List the neutral tiles that can still be drawn."""
        return [tile for tile in NEUTRAL if tile not in self.gone and tile not in self.drawn]

    def drawer(self) -> str:
        """Name who gets the next drawn tile (random styles): two for the first player, then two for the second."""
        assert self.begins is not None
        return self.begins if len(self.drawn) < 2 else opponent(self.begins)

    def draw(self, tile: str) -> None:
        """Draw one neutral tile, and go on to the draft or to the first placement after the last one."""
        self.tell("drawn", side=self.drawer() if self.style.endswith("random") else None, tile=tile)
        if self.style == "random":
            self.zone[self.drawer()].append(tile)
        elif self.style == "secret-random":
            self.secret[self.drawer()].append(tile)
        else:
            self.neutral.append(tile)
        self.drawn.append(tile)
        if self.style == "secret-draft" and len(self.neutral) == 4:
            assert self.looker is not None
            self.phase = "draft"
            self.turn = self.looker
        elif self.style != "secret-draft" and len(self.drawn) == DRAWN[self.style]:
            self.phase = "draft" if self.style == "draft" else "place"

    def pick(self, tile: str) -> None:
        """Take a tile of a draft for the player to decide."""
        assert self.begins is not None
        second = opponent(self.begins)
        self.neutral.remove(tile)
        self.tell("picked", side=self.turn, tile=tile)
        if self.style == "draft":  # first, second, first; the second gets the last two
            self.zone[self.turn].append(tile)
            self.turn = opponent(self.turn)
            if len(self.neutral) == 2:
                self.tell("given", side=second, tiles=in_order(self.neutral))
                self.zone[second] += self.neutral
                self.neutral = []
                self.phase = "place"
                self.turn = self.begins
            return
        self.secret[self.turn].append(tile)
        if len(self.neutral) == 3:  # handed on to the other player
            self.tell("handed on", side=opponent(self.turn), tiles=in_order(self.neutral))
            self.passed.append(list(self.neutral))
            self.turn = opponent(self.turn)
            return
        self.neutral = []  # the last two are out of this game and no discards
        if len(self.passed) == 1:
            self.looker = second  # four more, the other way round
            self.phase = "draw"
        else:
            self.phase = "place"
            self.turn = self.begins

    # Placements and turns

    def placements(self) -> list[str]:
        """List what the player to decide can place, and where."""
        tiles = in_order(self.zone[self.turn] + self.secret[self.turn] + self.neutral)
        if self.count == 0:
            tiles = ["Ci"]  # the first move is the Citizen
        found = []
        for tile in tiles:
            cells = self.free_cells()
            if tile == "To":  # G-09: on an ally that is neither face down nor shielded
                cells = self.touchable(self.allies(self.turn))
            found += [f"{tile}@{cell}" for cell in cells]
        return found

    def place(self, tile: str, cell: str) -> None:
        """Place a tile; its effect is to be decided if it has anything to offer."""
        for tiles in (self.zone[self.turn], self.secret[self.turn], self.neutral):
            if tile in tiles:
                tiles.remove(tile)
        self.tell("placed", side=self.turn, tile=tile, cell=cell)
        covered = self.board[cell].code if tile == "To" else None
        if covered is not None:
            self.tell("covered", tile=covered, cell=cell)
        self.board[cell] = Piece(tile, self.turn, covered)
        self.count += 1
        self.filled_last = not self.free_cells()
        self.chain = [cell]
        if not self.silent(cell) and self.options(cell, self.chain):  # G-05, G-07
            self.phase = "effect"
        else:
            self.end_turn()

    def decide(self, choice: str) -> None:
        """Use the effect that is to be decided; a Bard or Performer goes on to the tile that it uses (G-06)."""
        cell = self.chain[-1]
        if self.board[cell].code in USES_AGAIN:
            self.tell("used", cell=choice)
            self.chain.append(choice)
        else:
            self.use(cell, choice)
            self.end_turn()

    def end_turn(self) -> None:
        """End the game or go on to the other player's turn."""
        self.chain = []
        self.filled_last = False
        self.phase = "place"
        nine = len(self.face_up(CELLS)) == 9  # G-10
        if nine or self.count == MOST_PLACEMENTS:  # G-12; both are looked at before destroyed tiles leave
            self.finish_by_count()
            return
        self.turn = opponent(self.turn)
        for cell in CELLS:  # G-01: what this player has destroyed leaves now; G-09: a Tower with the tile under it
            if cell in self.board and self.board[cell].destroyed_by == self.turn:
                self.tell("left", cell=cell, tiles=in_order(self.board[cell].codes))
                self.discards += self.board.pop(cell).codes
        if not self.placements():  # G-11
            winner = opponent(self.turn)
            self.finish_game(winner, {winner: len(self.allies(winner)), self.turn: 0}, "nothing to place")

    def finish_by_count(self) -> None:
        """End the game as the board stands."""
        points = {side: len(self.allies(side)) for side in "rl"}
        winner = None if points["r"] == points["l"] else max("rl", key=lambda side: points[side])
        why = "count"
        for cell in CELLS:
            if self.shows(cell, "De"):  # face up and uncovered: the side whose ally it is loses
                loser = self.board[cell].facing
                winner = opponent(loser)
                points[loser] = 0
                why = "death"
        self.finish_game(winner, points, why)

    # The public face

    @property
    def seat(self) -> int | None:
        """Name who decides: 0 Royalty, 1 Religion, -1 chance, None when over."""
        if self.phase == "over":
            return None
        if self.phase in ("begin", "draw", "hit"):
            return -1
        return "rl".index(self.turn)

    @property
    def actions(self) -> tuple[str, ...]:
        """List the legal decisions, or at chance the outcomes."""
        if self.phase == "begin":
            return ("?r", "?l")
        if self.phase == "draw":
            return tuple(f"?{tile}" for tile in self.undrawn())
        if self.phase == "draft":
            return tuple(f"={tile}" for tile in in_order(self.neutral))
        if self.phase == "choose":
            return ("first", "second")
        if self.phase == "place":
            return tuple(self.placements())
        if self.phase == "effect":  # no `-` once a Bard or Performer has chosen a tile (G-07)
            return (*self.options(self.chain[-1], self.chain), *(["-"] if len(self.chain) == 1 else []))
        if self.phase == "hit":
            return tuple(f"?{tile}" for tile in in_order(self.secret[opponent(self.turn)]))
        return ()

    @property
    def odds(self) -> tuple[float, ...]:
        """List the probabilities of the outcomes at chance; all are equal."""
        return tuple(1 / len(self.actions) for _ in self.actions) if self.seat == -1 else ()

    @property
    def score(self) -> tuple[int, int]:
        """Give the allies now (single game), the games won (two wins) or the points."""
        if self.match == "single":
            return len(self.allies("r")), len(self.allies("l"))
        tally = self.won if self.match == "two-wins" else self.points
        return tally["r"], tally["l"]

    @property
    def returns(self) -> tuple[float, ...] | None:
        """Give 1 for the winner and -1 for the loser of the match, 0 for a draw, None before the end."""
        if self.phase != "over":
            return None
        if self.match == "single":
            ahead = (self.last_winner == "r") - (self.last_winner == "l")
        else:
            ahead = (self.score[0] > self.score[1]) - (self.score[0] < self.score[1])
        return float(ahead), float(-ahead)

    def play(self, action: str) -> NaiveRegality:
        """Return the position after a decision or an outcome; ValueError if it is not among the actions."""
        if action not in self.actions:
            raise ValueError(f"{action!r} cannot be played in {self}")
        after = deepcopy(self)
        after.told = []
        if self.phase == "begin":
            after.begin_game(action[1:])
        elif self.phase == "draw":
            after.draw(action[1:])
        elif self.phase == "draft":
            after.pick(action[1:])
        elif self.phase == "choose":
            after.begin_game(self.turn if action == "first" else opponent(self.turn))
        elif self.phase == "place":
            after.place(*action.split("@"))
        elif self.phase == "hit":
            after.tell("struck", tile=action[1:], side=opponent(self.turn))
            after.secret[opponent(self.turn)].remove(action[1:])
            after.discards.append(action[1:])
            after.end_turn()
        elif action == "-":
            after.end_turn()
        elif action == ">?":  # G-14: chance says which hidden tile
            after.phase = "hit"
        else:
            after.decide(action[1:])
        return after

    # Texts

    def __str__(self) -> str:
        """Write the position, hiding nothing."""
        return self.text_for(["r", "l"], everything=True)

    def view_text(self, seat: int | None) -> str:
        """Write the position as a seat, or with None a spectator, may see it."""
        return self.text_for([] if seat is None else ["rl"[seat]], everything=self.phase == "over")

    def neutral_seen_by(self) -> list[str]:
        """List the sides that see the tiles to pick from in the secret draft: the looker, then both."""
        assert self.looker is not None
        handed_on = self.phase == "draft" and len(self.neutral) == 3
        return ["r", "l"] if handed_on else [self.looker]

    def board_text(self) -> str:
        """Write the board, row by row from the top."""
        rows = [",".join(str(self.board.get(column + row, ".")) for column in "abc") for row in "321"]
        return "/".join(rows)

    def text_for(self, viewers: list[str], everything: bool) -> str:
        """Write the position with `?n` for what none of the viewers may see."""

        def visible(seers: list[str]) -> bool:
            return everything or any(viewer in seers for viewer in viewers)

        who = {None: ".", -1: "?"}.get(self.seat, self.turn)
        zones = [
            "".join(in_order(self.zone[side])) + hidden_text(self.secret[side], visible([side])) for side in ("r", "l")
        ]
        neutral = "".join(in_order(self.neutral))
        if self.style == "secret-draft" and self.neutral:
            neutral = hidden_text(self.neutral, visible(self.neutral_seen_by()))
        flags = {"place": "-", "over": "-"}.get(self.phase, self.phase)
        if self.phase in ("effect", "hit"):
            flags = self.board[self.chain[0]].code + "@" + ">".join(self.chain) + ("?" if self.phase == "hit" else "")
        fields = [self.board_text(), who, *zones, neutral, "".join(in_order(self.discards)), flags, str(self.count)]
        fields = [field or "-" for field in fields]
        if self.begins == "l":
            fields.append("first=l")
        if self.passed:  # known to both players
            shown = ["".join(in_order(tiles)) if visible(["r", "l"]) else f"?{len(tiles)}" for tiles in self.passed]
            fields.append("passed=" + "/".join(shown))
        if self.match == "two-wins" and any(self.won.values()):
            fields.append(f"won={self.won['r']}-{self.won['l']}")
        if self.match == "points" and self.finished:
            fields.append(f"points={self.points['r']}-{self.points['l']}/{self.finished}")
        if self.gone:
            fields.append("gone=" + "".join(in_order(self.gone)))
        return " ".join(fields)

    def shown(self, action: str, seat: int | None) -> str:
        """Write an action about to be played here as a log made for a seat shows it."""
        viewer = None if seat is None else "rl"[seat]
        if self.phase == "draw" and self.style == "secret-random":
            return action if viewer == self.drawer() else "?"
        if self.phase == "draw" and self.style == "secret-draft":
            return action if viewer == self.looker else "?"
        if self.phase == "draft" and self.style == "secret-draft":
            if viewer == self.turn:
                return action
            handed_on = [tile for tile in self.actions if tile != action] if len(self.actions) == 4 else []
            return "=?" if viewer is None else "=?" + "".join(pick[1:] for pick in handed_on)
        return action

    def told_after(self, action: str, seat: int | None) -> list[dict[str, object]]:
        """List what an action does here, as a seat may know it: a secret draw or pick is known to whom it concerns."""
        told = self.play(action).told
        if self.shown(action, seat) == action:
            return told
        seen = {"drawn": {"tile": None}, "picked": {"tile": None}}
        if seat is None:
            seen["handed on"] = {"tiles": None}
        return [{**event, **seen.get(str(event["what"]), {})} for event in told]
