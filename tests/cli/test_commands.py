"""The command line, as it is typed."""

import random
import subprocess
import sys

import pytest
from toy import Toy
from typer.testing import CliRunner

from roundhouse import Match
from roundhouse.cli import main as cli
from roundhouse.cli.fuzz import wildness
from roundhouse.cli.play import shortened
from roundhouse.cli.sparring import choice

RUNNER = CliRunner()


def run(*words, typed=""):
    return RUNNER.invoke(cli.app, [str(word) for word in words], input=typed)


def refused(monkeypatch, capsys, *words):
    """Run the whole program with words it must refuse; return what it says."""
    monkeypatch.setattr("sys.argv", ["roundhouse", *[str(word) for word in words]])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert stopped.value.code == 2
    return " ".join(capsys.readouterr().err.split())


@pytest.fixture
def record(tmp_path):
    """A record of a whole match."""
    match = Match("chicago-express", seats=3)
    dice = random.Random(4)
    while not match.over:
        match.push(dice.choice(match.legal_moves))
    file = tmp_path / "match.rail"
    file.write_text(str(match.record()), encoding="utf-8")
    return file


def test_titles_lists_every_title():
    shown = run("titles")
    assert shown.exit_code == 0
    assert "chicago-express" in shown.output
    assert "chicago_timing=on_placement|after_expansion" in shown.output


def test_a_person_plays_and_the_match_is_kept(tmp_path):
    file = tmp_path / "kept.rail"
    typed = "moves\nwhy bid 3\nbid 3\nbid x\nbid 12\nquit\n"
    shown = run("play", "--people", "all", "--record", file, "--name", "Ada", typed=typed)
    assert shown.exit_code == 0, shown.output
    assert "bid 7 … bid 40" in shown.output
    assert shown.output.count("CE-4.2") >= 2  # why, and the refused move itself
    assert "cannot be read as a move" in shown.output
    kept = Match.from_record(file.read_text())
    assert [str(move) for move in kept.moves] == ["bid 12"]
    assert kept.names[0] == "Ada"


def test_a_match_is_resumed_undone_and_saved(tmp_path):
    file, copy = tmp_path / "kept.rail", tmp_path / "copy.json"
    run("play", "--people", "all", "--record", file, typed="bid 12\nbid 13\n")
    typed = f"undo\nrule CE-4.3\nlog\nmap\nhelp\nsave {copy}\nquit\n"
    shown = run("play", "--people", "all", "--resume", file, typed=typed)
    assert shown.exit_code == 0, shown.output
    assert "CE-4.3" in shown.output
    assert [str(m) for m in Match.from_record(file.read_text()).moves] == ["bid 12"]
    assert [str(m) for m in Match.from_record(copy.read_text()).moves] == ["bid 12"]


def test_the_table_is_shown_after_a_long_set_up_and_moves_by_their_beginning(tmp_path):
    typed = "log 60\nissue 3\nissue 2\nissue 1\nmoves bid\nmoves bid 7\nmoves sell\nquit\n"
    words = ["play", "age-of-steam", "--map", "rust-belt", "--people", "all", "--seed", 1]
    shown = run(*words, "--record", tmp_path / "a.rail", typed=typed)
    assert shown.exit_code == 0, shown.output
    told, table = shown.output.split("lines of draws", 1)
    assert "starts with" not in told  # folded, until the log is asked for
    assert "Goods display" in table
    assert table.count("starts with") > 10
    assert "bid 1 … bid" in table
    assert "bid 7   Player" in table
    assert "Nothing that begins with “sell”" in table


def test_long_lists_are_grouped_by_what_they_begin_with():
    builds = [f"build {hex} tile {turn}" for hex in ("1,1", "2,1") for turn in range(6)]
    assert shortened([*builds, "end_build"]) == [
        "build 1,1  " + " · ".join(f"tile {turn}" for turn in range(6)),
        "build 2,1  " + " · ".join(f"tile {turn}" for turn in range(6)),
        "end_build",
    ]


def test_there_is_nothing_to_undo_at_the_start(tmp_path):
    shown = run("play", "--people", "all", "--record", tmp_path / "a.rail", typed="undo\n")
    assert "no move to take back" in shown.output


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_bots_play_a_whole_match(tmp_path, language):
    file = tmp_path / "bots.rail"
    words = ["play", "--people", "none", "--seed", 3, "--record", file, "--language", language]
    shown = run(*words)
    assert shown.exit_code == 0, shown.output
    assert Match.from_record(file.read_text()).over


def test_replay_tells_the_match(record):
    shown = run("replay", record, "--ply", 20)
    assert shown.exit_code == 0, shown.output
    assert "  20 " in shown.output
    assert len([line for line in shown.output.split("\n") if line[:4].strip() == "21"]) == 0
    stepped = run("replay", record, "--ply", 2, "--step", typed="\n\n")
    assert stepped.exit_code == 0


@pytest.mark.slow
def test_render_draws_svg_and_png(record, tmp_path):
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    assert run("render", record, "--ply", 40, "-o", svg).exit_code == 0
    assert svg.read_text().startswith("<svg")
    assert run("render", record, "-o", png, "--look", "dark").exit_code == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_rule_shows_text_code_and_tests():
    shown = run("rule", "ce-8.2")
    assert shown.exit_code == 0, shown.output
    assert "legal_hexes" in shown.output
    assert "rules/" in shown.output
    assert "test_" in shown.output
    assert "CE-8.7" in run("rule", "CE-8").output
    assert run("rule", "CE-8.2", "--language", "de").output != shown.output


def test_fuzz_finds_nothing():
    shown = run("fuzz", "chicago-express", "--games", 5, "--jobs", 1)
    assert shown.exit_code == 0, shown.output
    assert shown.output.count("no violation") == 5


def test_fuzz_plays_by_advice_in_every_second_match_and_as_many_for_each_number_of_players():
    shown = run("fuzz", "chicago-express", "--games", 2, "--each", "--jobs", 1)
    assert shown.exit_code == 0, shown.output
    assert shown.output.count("2 matches") == 5
    dice = random.Random(1)
    assert wildness(4, dice) == 1.0
    assert 0.05 <= wildness(5, dice) <= 0.5


def test_sparring_partners_follow_advice_and_draw_among_equals():
    title, dice = Toy(), random.Random(1)
    match = Match(title, 2)

    def chosen(wild):
        moves = match.legal_moves
        return {str(choice(title, match.state, moves, wild, dice)) for _ in range(40)}

    assert chosen(0.0) == {"draw"}
    assert chosen(1.0) == {"draw", "stand"}
    for move in ["draw", "card 1"]:
        match.push(move)
    assert chosen(0.0) == {"draw", "stand"}  # equally good


def test_perft_counts_sequences(record):
    shown = run("perft", "chicago-express", 2)
    assert shown.exit_code == 0
    assert shown.output.splitlines()[0].split()[:2] == ["1", "35"]  # pass, bid 7 … bid 40
    assert run("perft", "chicago-express", 1, "--from", record).output.split()[1] == "0"


@pytest.mark.slow
def test_bench_prints_a_table_with_its_calibration():
    shown = run("bench", "chicago-express", "--seconds", 0.01)
    assert shown.exit_code == 0, shown.output
    assert "calibration" in shown.output
    assert "decisions/s" in shown.output
    assert "full boards" in shown.output
    assert "worst" in shown.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "monopoly"], "no title 'monopoly'; known: "),
        (["play", "chicago-express", "--map", "mars"], "no board 'mars'; known: northeast"),
        (["play", "chicago-express", "--seats", "9"], "takes 2 to 6 seats, not 9"),
        (["play", "chicago-express", "--option", "speed=fast"], "has no option 'speed'"),
        (
            ["play", "chicago-express", "--option", "tie_break=coin"],
            "CE-14.19: tie_break is one of",
        ),
        (["play", "chicago-express", "--option", "tie_break"], "key=value"),
        (["play", "chicago-express", "--people", "7"], "seats from 0 to 2"),
        (["play", "chicago-express", "--dice", "loaded"], "draw or ask"),
        (["play", "chicago-express", "--language", "fr"], "languages are en, de, nl"),
        (["play", "--resume", "nowhere.rail"], "nowhere.rail: No such file"),
        (["rule", "XX-1.1"], "there is no rule 'XX-1.1'"),
        (["fuzz", "monopoly"], "no title 'monopoly'"),
        (["fuzz", "chicago-express", "--seats", "9"], "takes 9 seats"),
    ],
)
def test_bad_words_get_a_clear_answer(monkeypatch, capsys, words, told):
    assert told in refused(monkeypatch, capsys, *words)


def test_bad_files_get_a_clear_answer(monkeypatch, capsys, tmp_path, record):
    damaged = tmp_path / "damaged.rail"
    text = record.read_text().replace("\n5 ", "\n55 ", 1)
    damaged.write_text(text)
    line = text.split("\n").index(next(t for t in text.split("\n") if t.startswith("55 "))) + 1
    assert f"line {line}: expected move 5" in refused(monkeypatch, capsys, "replay", damaged)
    binary = tmp_path / "binary.rail"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in refused(monkeypatch, capsys, "replay", binary)
    assert "there is no move 9999" in refused(monkeypatch, capsys, "replay", record, "--ply", 9999)
    words = ["render", record, "-o", tmp_path / "board.gif"]
    assert ".svg or .png" in refused(monkeypatch, capsys, *words)
    words = ["render", record, "-o", tmp_path / "board.svg", "--look", "neon"]
    assert "looks are" in refused(monkeypatch, capsys, *words)


NEW_WORDS = """from dataclasses import replace
from roundhouse.core.events import tell
from roundhouse.games.age_of_steam.rules.base import BASE


def invented(s, log):
    tell(log, "AOS-6.1", "invented", {})
    BASE.open_order(s, log)


RULES = replace(BASE, open_order=invented)
"""


def test_a_new_map_plays_and_a_broken_one_is_told_with_its_line(tmp_path, monkeypatch, capsys):
    made = run("map", "new", "Isle of Man", "--folder", tmp_path)
    assert made.exit_code == 0, made.output
    board = tmp_path / "isle_of_man" / "board.toml"
    checked = run("map", "check", board.parent)
    assert checked.exit_code == 0, checked.output
    lines = board.read_text().split("\n")
    number = next(n for n, line in enumerate(lines) if 'terrain = "' in line)
    lines[number] = lines[number].replace('terrain = "', 'terrain = "moon')
    board.write_text("\n".join(lines))
    broken = run("map", "check", board)
    assert broken.exit_code == 1
    assert f"board.toml:{number + 1}:" in broken.output
    board.write_text("\n".join(lines).replace("moon", ""))
    (board.parent / "rules.py").write_text(NEW_WORDS)
    unsaid = run("map", "check", board)
    assert unsaid.exit_code == 1
    assert "there is no text 'event-invented' in en" in unsaid.output
    told = refused(monkeypatch, capsys, "map", "new", "Moon", "--title", "chicago-express")
    assert "its own board only" in told


def test_the_seat_of_one_person_is_drawn_and_remembered(tmp_path):
    drawn = set()
    for seed in range(8):
        file = tmp_path / f"{seed}.rail"
        run("play", "--seed", seed, "--record", file, "--bot", "passenger", typed="quit\n")
        people = Match.from_record(file.read_text()).headers["people"]
        drawn.add(people)
        run("play", "--resume", file, "--seed", seed + 50, "--bot", "passenger", typed="quit\n")
        assert Match.from_record(file.read_text()).headers["people"] == people
    assert drawn == {"0", "1", "2"}


def test_help_names_the_command_by_its_name():
    shown = subprocess.run(
        [sys.executable, "-m", "roundhouse", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "Usage: roundhouse " in shown
    assert "python -m" not in shown


def test_a_rule_is_found_in_the_sources_people_edit():
    shown = run("rule", "CE-8.2").output
    assert "src/roundhouse/games/chicago_express/rules/" in shown
    assert "build/compiled" not in shown
