"""The commands, each a few lines; the work is done in the modules that they import when called."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import yamabushi
from yamabushi.cli.arguments import ONLY_POSITION, ONLY_RECORD, GameName, options_from, options_help, refuse
from yamabushi.cli.consoles import console
from yamabushi.cli.host_commands import host_app
from yamabushi.cli.puzzle_commands import mindlock_app, puzzles_app
from yamabushi.core.errors import Refusal

# What the typed parameters do not know is an option of the game, and read by the game's own description.
TAKES_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

app = typer.Typer(
    name="yamabushi",
    help="Three tabletop duels on one table: play, count, measure, and read records.\n\n"
    "New here? `yamabushi serve --open` opens the page in a browser; `yamabushi learn` and `yamabushi play himiki` "
    "stay in this terminal.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
record_app = typer.Typer(help="Read and check game records.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(record_app, name="record")
app.add_typer(mindlock_app, name="mindlock")
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(host_app, name="host")


def run() -> None:
    """Run the command; a refusal is one sentence on standard error and exit code 2."""
    try:
        app()
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone, as in `yamabushi games | head -1`
        sys.exit(1)


def tell_version(is_wanted: bool) -> None:
    """Say which version this is, if that is asked, and do no more."""
    if is_wanted:
        typer.echo(f"yamabushi {yamabushi.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="say which version this is")
    ] = False,
) -> None:
    """Take what every command is asked with."""


@app.command()
def games(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="only this one")] = None,
) -> None:
    """List the games and their options."""
    from yamabushi.cli.listing import list_games

    list_games(console(), name)


@app.command(context_settings=TAKES_OPTIONS, epilog=options_help())
def play(
    context: typer.Context,
    game: GameName,
    opponent: Annotated[str, typer.Option(help="who sits opposite: human, random, greedy, level:1 … 8")] = "greedy",
    seat: Annotated[str, typer.Option(help="your seat, by name, letter or number; random draws it")] = "0",
    seed: Annotated[int | None, typer.Option(help="make chance and opponents repeatable")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game: its file, or last")] = None,
) -> None:
    """Play in this terminal, against an opponent or a friend."""
    from yamabushi.cli.session import open_session

    options = options_from(game, context.args)
    session = open_session(console(), game, options, opponent, seat, seed, resume)
    if session.game.is_puzzle and session.game.name == "himiki" and resume is None:
        from yamabushi.cli.mindlock import play_puzzles

        play_puzzles(console(), str(session.game.options["puzzle"]))
    else:
        session.run()


@app.command()
def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="whose lessons; all are listed if not said")
    ] = None,
    course: Annotated[str | None, typer.Argument(metavar="[COURSE]", help="the first that is not done")] = None,
    step: Annotated[str | None, typer.Argument(metavar="[STEP]", help="where to begin; where you were")] = None,
    language: Annotated[
        str | None, typer.Option(metavar="CODE", help="fr, en, it, de, es or nl; that of the environment if not said")
    ] = None,
) -> None:
    """Learn by playing: small steps on the board, a reason for each wrong try, a hint after two."""
    from yamabushi.cli.learning import learn as learn_game
    from yamabushi.cli.speaking import spoken_language

    learn_game(console(), spoken_language(language), game, course, step)


@app.command(context_settings=TAKES_OPTIONS, epilog=options_help())
def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=40, help="how many actions deep")] = 3,
    position: Annotated[str | None, typer.Option(help="the position to count from")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="count apart for each first action")] = False,
) -> None:
    """Count the sequences of decisions and chance outcomes, every leaf played."""
    from yamabushi.cli.counting import count

    made = yamabushi.game(game, **options_from(game, context.args))
    count(console(), made.start() if position is None else made.read(position), depth, divide)


@app.command(context_settings=TAKES_OPTIONS, epilog=options_help())
def analyse(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", help="a game, or the record of one; - is standard input")],
    position: Annotated[str | None, typer.Option(help="the position; the first one if not said")] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, max=3600, help="how long to think; 4, or 0.5 a decision of a record"),
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="how many positions to look at, at most")] = None,
    depth: Annotated[int | None, typer.Option(min=1, max=60, help="how deep to look, at most")] = None,
    played: Annotated[str | None, typer.Option(help="say how much this action would give away")] = None,
    threat: Annotated[bool, typer.Option("--threat", help="say also what the others would do at once")] = False,
    plot: Annotated[Path | None, typer.Option(help="of a record: draw its chances, as SVG")] = None,
    out: Annotated[Path | None, typer.Option(help="of a record: write it with comments and better lines")] = None,
    open_cards: Annotated[
        bool, typer.Option("--open-cards", help="of a record: judge by what was, not by what each seat knew")
    ] = False,
) -> None:
    """Rank the actions of a position as the best engine sees them, or look back at a whole game; Ctrl-C stops early."""
    if what in yamabushi.games():
        from yamabushi.cli.advice import ANALYSIS, analyse_position
        from yamabushi.engines.thinking import Limit

        refuse(ONLY_RECORD, {"plot": plot, "out": out, "open-cards": open_cards})
        made = yamabushi.game(what, **options_from(what, context.args))
        state = made.start() if position is None else made.read(position)
        analyse_position(console(), state, Limit(nodes, depth, seconds or ANALYSIS.seconds), played, threat)
    else:
        from yamabushi.cli.reviewing import Wanted, review_record

        refuse(
            ONLY_POSITION,
            {"position": position, "played": played, "threat": threat, **options_from(what, context.args)},
        )
        review_record(console(), what, Wanted(nodes, depth, seconds, open_cards, plot, out))


@app.command()
def tune(
    game: GameName,
    games: Annotated[int, typer.Option(min=10, help="how many games to learn from")] = 3000,
    pairs: Annotated[int, typer.Option(min=1, help="how many pairs of games to compare by")] = 100,
    seed: Annotated[int, typer.Option(help="the same seed finds the same weights")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="how many processes; all cores if not said")] = None,
    out: Annotated[Path | None, typer.Option(help="the file to write; none if not said")] = None,
) -> None:
    """Find the weights by which engines judge positions of a game, from measured play."""
    from yamabushi.cli.tuning import tune

    tune(console(), game, games, pairs, seed, jobs, out)


@app.command()
def bench(
    part: Annotated[
        str | None, typer.Argument(metavar="[PART]", help="only this: a game, mindlock, search, start")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
) -> None:
    """Measure speed in one run, beside OpenSpiel where it is installed."""
    from yamabushi.cli.bench import run_bench

    run_bench(console(), part, as_json=json)


@app.command(name="compile")
def compile_ahead(
    every: Annotated[bool, typer.Option("--all", help="every engine for every game, not only what play needs")] = False,
    for_browsers: Annotated[
        bool, typer.Option("--browsers", help="make the WebAssembly modules as well with which pages think")
    ] = False,
    carry: Annotated[
        bool, typer.Option("--carry", help="and put them into the package, so that a wheel has them")
    ] = False,
) -> None:
    """Compile rules and engines now, on all cores, instead of during the first games."""
    from yamabushi.cli.compiling import compile_everything

    compile_everything(console(), every, for_browsers, carry)


@app.command(context_settings=TAKES_OPTIONS, epilog=options_help())
def arena(
    game: GameName,
    players: Annotated[list[str], typer.Argument(metavar="A [B]", help="who plays; alone, as against Muk Yan, only A")],
    games: Annotated[int, typer.Option(min=1, help="how many games; an odd one gets its partner")] = 100,
    seed: Annotated[int | None, typer.Option(help="the same seed plays the same games")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="how many processes; all cores if not said")] = None,
    out: Annotated[Path | None, typer.Option(help="keep every game; an unfinished file is continued")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw how the score came about, as SVG")] = None,
    opening: Annotated[int | None, typer.Option(min=0, help="random decisions first: 2, or 0 alone")] = None,
    sprt: Annotated[
        tuple[float, float] | None, typer.Option(metavar="ELO0 ELO1", help="stop as soon as one of these is settled")
    ] = None,
) -> None:
    """Let players meet many times with swapped seats, and measure who is stronger."""
    from yamabushi.cli.arena import Run, run_arena, settings_from

    run_arena(console(), settings_from(game, players, seed, opening, out), Run(games, jobs, out, plot, sprt))


@app.command()
def ladder(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="files that `arena --out` has written")],
    plot: Annotated[Path | None, typer.Option(help="draw the ladder, as SVG")] = None,
) -> None:
    """Rank all players who have met in these files."""
    from yamabushi.cli.arena import show_ladder

    show_ladder(console(), files, plot)


@app.command()
def strengths(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="files that `arena --out` has written")],
    out: Annotated[Path | None, typer.Option(help="the file to write, or to write anew in part")] = None,
) -> None:
    """Say how strong the levels of a game are, from games between them, as ratings need it."""
    from yamabushi.cli.arena import show_strengths

    show_strengths(console(), files, out)


@app.command(context_settings=TAKES_OPTIONS, epilog=options_help())
def ugi(context: typer.Context, game: GameName) -> None:
    """Speak the Universal Game Interface, for programs that let engines play each other."""
    from yamabushi.cli.ugi import run_ugi

    run_ugi(yamabushi.game(game, **options_from(game, context.args)))


@app.command()
def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="one that is small enough: regality, style old")],
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="write the opening that engines use")] = None,
    check: Annotated[bool, typer.Option("--check", help="compare the opening that ships with what is proved")] = False,
) -> None:
    """Prove who wins a game that is small enough, from each first move."""
    from yamabushi.cli.proving import solve as solve_game

    solve_game(console(), game, write, check)


Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="the folder for SQLite's file")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="PostgreSQL instead of a file")]
SettingsFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="settings, as TOML")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="the address to listen on; this machine only if not said")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="the port to listen on; 8420 if not said")] = None,
    network: Annotated[bool, typer.Option("--network", help="let everybody on the local network come in")] = False,
    browser: Annotated[bool, typer.Option("--open", help="open the page in a browser")] = False,
    data: Data = None,
    database: Database = None,
    live: Annotated[str | None, typer.Option(metavar="URL", help="Valkey, when there are several processes")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="a Ray cluster for the engines")] = None,
    config: SettingsFile = None,
) -> None:
    """Serve tables to browsers; settings also come from YAMABUSHI_… in the environment."""
    from yamabushi.cli.hosting import read_settings, run_server

    settings = read_settings(
        config, host="0.0.0.0" if network else host, port=port, data=data, database=database, live=live, ray=ray
    )
    run_server(console(), settings, opens_browser=browser, is_shared=network)


@app.command()
def load(
    tables: Annotated[int, typer.Option(min=1, help="how many tables")] = 1000,
    rate: Annotated[float, typer.Option(min=0.1, help="how many moves a second, at all tables together")] = 1000.0,
    seconds: Annotated[float, typer.Option(min=1, help="for how long")] = 60.0,
    database: Database = None,
) -> None:
    """Measure a server under load on this machine, beside a bare echo server."""
    from yamabushi.cli.hosting import show_load

    show_load(console(), tables, rate, seconds, database)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the file to write, as tables.json.gz")],
    empty: Annotated[bool, typer.Option("--empty", help="also where there is nothing to back up")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Back up all that the server stores, while it runs or not."""
    from yamabushi.cli.hosting import back_up_to, read_settings

    back_up_to(console(), read_settings(config, data=data, database=database), file, may_be_empty=empty)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a file that `backup` has written")],
    replace: Annotated[bool, typer.Option("--replace", help="give up what is stored now")] = False,
    empty: Annotated[bool, typer.Option("--empty", help="also a backup with nothing in it")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Restore a backup, also into another kind of database; a server that runs goes on from there."""
    from yamabushi.cli.hosting import read_settings, restore_from

    settings = read_settings(config, data=data, database=database)
    restore_from(console(), settings, file, replace=replace, may_be_empty=empty)


@app.command()
def migrate(
    revision: Annotated[str | None, typer.Argument(metavar="[FORM]", help="the newest if not said")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="do not ask before an older form drops something")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Bring the database to a form of its tables, forwards or back; `serve` does it by itself."""
    from yamabushi.cli.hosting import migrate as migrate_database
    from yamabushi.cli.hosting import read_settings

    migrate_database(console(), read_settings(config, data=data, database=database), revision, is_sure=yes)


@app.command()
def doctor(
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="the address that people use, as https://play.example.org")
    ] = None,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Check the settings, all that the server needs, and a server that runs; say what to do, and change nothing."""
    from yamabushi.cli.doctor import examine

    examine(console(), config, data, database, url)


@app.command()
def password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="whose password was forgotten")],
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Give an account another password; it is asked for, or read from standard input."""
    from yamabushi.cli.hosting import read_settings, reset

    reset(console(), read_settings(config, data=data, database=database), name)


@app.command()
def bot(
    server: Annotated[str, typer.Option(metavar="URL", help="the server, as http://127.0.0.1:8420")],
    token: Annotated[Path, typer.Option(metavar="FILE", help="the file with the bot's token")],
    engine: Annotated[str, typer.Option(help="level:1 … 8, or ugi: and a command; {game} is its game")] = "level:6",
    games: Annotated[int, typer.Option(min=1, max=100, help="how many games at once")] = 4,
    challenges: Annotated[str, typer.Option(help="which challenges to accept: all, casual or none")] = "all",
    game: Annotated[list[str] | None, typer.Option(help="a game to be challenged to; without it, any")] = None,
) -> None:
    """Play at a server as a bot, until Ctrl-C."""
    from yamabushi.cli.bot import asked_for, run_bot

    run_bot(console(), asked_for(server, token, engine, games, challenges, game or ()))


@app.command()
def schema(
    openapi: Annotated[bool, typer.Option("--openapi", help="one OpenAPI document with all of it")] = False,
) -> None:
    """Print the messages and addresses of the server as JSON Schema and OpenAPI."""
    from yamabushi.cli.hosting import write_schema

    write_schema(console(), as_one=openapi)


RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="a record; - reads standard input")]


@record_app.command("show")
def record_show(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=0, help="show what this seat may know")] = None,
) -> None:
    """Print a record and the position that it leads to."""
    from yamabushi.cli.records import show

    show(console(), file, seat)


@record_app.command("verify")
def record_verify(file: RecordFile) -> None:
    """Replay a record; exit code 2 and a sentence if it cannot have been played."""
    from yamabushi.cli.records import verify

    verify(console(), file)
