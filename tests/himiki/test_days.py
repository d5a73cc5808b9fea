"""The puzzle of the day: the same for everybody, and for a past day the same for ever."""

from __future__ import annotations

from datetime import date, timedelta
from importlib import resources

import pytest

from yamabushi.games.himiki.book import book
from yamabushi.games.himiki.days import first_day, puzzle_of_the_day, read_seasons, seasons

TEXT = (resources.files("yamabushi.games.himiki") / "days.txt").read_text(encoding="ascii")
PUBLISHED = {
    date(2026, 1, 1): ("D06", "B3MKH,D2HKM,D6HKM/D1HKM,E5HKM par=3 influences=H!"),
    date(2026, 11, 16): ("F33", "B5MHK/D3MHK,D5MKH par=3 headlock"),
    date(2026, 11, 17): ("D29", "A6MKH,D5KHM/A2KMH,B5KHM,D4MKH,D6MHK par=3 headlock hand=Mk terrain=B4Tr"),
}


def days_from(first: date, count: int) -> list[date]:
    return [first + timedelta(days=number) for number in range(count)]


@pytest.mark.parametrize("day", PUBLISHED)
def test_what_was_published_stays(day: date) -> None:
    name, text = PUBLISHED[day]
    assert (puzzle_of_the_day(day), book()[name].text) == (name, text)


def test_every_puzzle_of_the_book_has_its_days() -> None:
    assert sorted(seasons()[-1].names) == sorted(book())


def test_every_puzzle_comes_once_before_any_comes_again_in_another_order() -> None:
    since, names = seasons()[0]
    first, second = (
        [puzzle_of_the_day(day, seasons()[:1]) for day in days_from(since + timedelta(days=start), len(names))]
        for start in (0, len(names))
    )
    assert sorted(first) == sorted(second) == sorted(names)
    assert first != second
    assert first != sorted(first)


def test_a_book_that_grows_changes_no_past_day() -> None:
    before = read_seasons(TEXT)
    begins = before[-1].since + timedelta(days=500)
    after = read_seasons(f"{TEXT}{begins} F101-F132 E111-E124\n")
    past = days_from(first_day(), (begins - first_day()).days)
    assert [puzzle_of_the_day(day, after) for day in past] == [puzzle_of_the_day(day, before) for day in past]
    names = after[-1].names
    assert len(names) == len(before[-1].names) + 32 + 14
    assert sorted(puzzle_of_the_day(day, after) for day in days_from(begins, len(names))) == sorted(names)


def test_there_is_none_before_the_first_day() -> None:
    with pytest.raises(ValueError, match="the first puzzle of the day was that of 2026-01-01"):
        puzzle_of_the_day(first_day() - timedelta(days=1))
