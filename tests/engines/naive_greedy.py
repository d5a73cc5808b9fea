"""The greedy opponent a second time, from its description and through the public face only.

It takes what leaves its own side best off at the end of its turn: a match that is over by how it went, before that
games won or points, then allies on the board. It looks through its own decisions, and takes the mean at chance.
"""

from __future__ import annotations

from yamabushi import CHANCE, State


def allies(state: State) -> tuple[int, int]:
    """Count the tiles that face north and south in the text of a position, those face down apart."""
    tiles = [tile for row in str(state).split(" ")[0].split("/") for tile in row.split(",") if tile[0] not in ".("]
    north = sum(tile[0].isupper() for tile in tiles)
    return north, len(tiles) - north


def well_off(state: State, seat: int) -> float:
    """Say how well off a seat is just now."""
    if state.returns is not None:
        return 1000 * state.returns[seat]
    north, south = allies(state)
    lead = north - south
    match = state.game.options["match"]
    if match != "single":
        lead += (state.score[0] - state.score[1]) * (100 if match == "two-wins" else 1)
    return lead if seat == 0 else -lead


def prospect(state: State, seat: int) -> float:
    """Say how well off a seat can be when its turn ends."""
    if state.seat == CHANCE:
        pairs = zip(state.actions, state.odds, strict=True)
        return sum(share * prospect(state.play(action), seat) for action, share in pairs)
    if state.seat != seat:
        return well_off(state, seat)
    return max(prospect(state.play(action), seat) for action in state.actions)


def prospects(state: State) -> dict[str, float]:
    """Say for each action how well off it can leave the seat to decide."""
    assert state.seat is not None
    return {action: prospect(state.play(action), state.seat) for action in state.actions}


def best_actions(state: State) -> set[str]:
    """Give the actions than which there is no better one."""
    values = prospects(state)
    return {action for action, value in values.items() if value > max(values.values()) - 1e-9}
