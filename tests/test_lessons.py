"""Every lesson can be played to its end, and every step is explained in every language."""

import re

import pytest

from roundhouse import Match, titles
from roundhouse.core.errors import RecordError
from roundhouse.core.lesson import lessons_of, read_lesson
from roundhouse.language import LANGUAGES, Speaker

LESSONS = [
    pytest.param(title, lesson, id=f"{title.key}-{title.board}-{name}")
    for title in titles()
    for name, lesson in lessons_of(title).items()
]
LONGEST = 340  # characters of a text: two sentences


def test_every_game_has_a_guided_match_and_every_board_a_lesson():
    assert {title.key for title in titles() if "first" in lessons_of(title)} == {
        title.key for title in titles()
    }
    assert [title.board for title in titles() if not lessons_of(title)] == []


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_a_lesson_replays(title, lesson):
    match = Match.from_record(lesson.record)
    assert match.title is title
    assert lesson.steps
    for step in lesson.steps:
        assert match.mover(step.ply) == lesson.learner
        state = match.state_at(step.ply)
        assert step.move in {str(move) for move in title.moves(state)}
    assert lesson.stops() == sorted(set(lesson.stops()))


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told(title, lesson, language):
    speaker = Speaker(title, language)
    assert speaker.say(f"lesson-{lesson.name}")
    for key in [*[step.key for step in lesson.steps], "end"]:
        text = speaker.say(f"lesson-{lesson.name}-{key}")
        assert len(text) <= LONGEST, f"{key}: {len(text)}"
        assert not re.search(r"[{}]", text)


@pytest.mark.parametrize("title", titles(), ids=lambda t: f"{t.key}-{t.board}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_what_it_is_about(title, language):
    speaker = Speaker(title, language)
    assert speaker.say("about-game").endswith(".")
    assert speaker.say("about-length")
    assert speaker.say("about-weight")


def test_only_the_learner_is_taught():
    match = Match("chicago-express", seats=2)
    match.push("bid 12")
    text = str(match.record()).partition("digest:")[0]
    with pytest.raises(RecordError, match="not of the learner"):
        read_lesson("x", text + "2 1 pass # lesson: pass\n")
