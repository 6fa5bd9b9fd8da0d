"""What others do is told: step by step, at a pace of one's own, once more for who was away."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import terem
from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_people import gather


def teller(new_person: NewPerson, pace: str) -> Person:
    """Somebody to whom turns are told, at this pace."""
    ann = new_person(reduced_motion="no-preference")
    ann.context.add_init_script(
        "const kept = JSON.parse(localStorage.terem ?? '{}');"
        "localStorage.terem ="
        f" JSON.stringify({{ level: 'random', lang: 'en', pace: '{pace}', ...kept }})"
    )
    return ann


def sit_with_bots(person: Person, game: str, bots: int = 2) -> None:
    """A table of this person and the quickest bots, without a word about ending turns."""
    person.sit_down(game, bots, end_turn=False)


# All lines of a step, in words. The last step may be folded to one line already, because a question
# has come up below it: then it is opened.
TOLD_IN_WORDS = r"""([seq, wanted]) => {
    document.querySelector('[data-do=since][aria-expanded=false]')?.click();
    const lines = [...document.querySelectorAll(`.told [data-told="${seq}"]`)];
    const told = lines.map((line) => line.innerText).join(' ').split(/\s+/).join(' ').trim();
    return told === wanted;
}"""


def heard(person: Person, after: int = 0) -> list[dict[str, Any]]:
    """The entries of the log that came over the socket after an entry, in their order."""
    found = {}
    for text in person.heard:
        message = json.loads(text)
        for entry in message.get("entries") or []:
            found[entry["seq"]] = entry
    return [found[seq] for seq in sorted(found) if seq > after]


def words(entry: dict[str, Any]) -> str:
    return " ".join(event["text"] for event in entry["events"] if event["text"])


def until_bots_are_done(person: Person, after: int) -> list[dict[str, Any]]:
    """What the bots did upon an own move, as far as the next own decision."""

    def done() -> bool:
        position = person.positions()[-1]
        return position["seq"] > after and position["deciding"] in (0, None)

    person.wait_heard(done)
    return [one for one in heard(person, after) if one["seat"] not in (0, None)]


def lines(person: Person) -> list[str]:
    return [" ".join(one.split()) for one in person.page.locator(".told li").all_inner_texts()]


def move_on(person: Person, hand: random.Random) -> list[dict[str, Any]]:
    """Own decisions until the bots have something to tell; what they told."""
    for _ in range(60):
        person.page.keyboard.press("s")
        person.wait_asked()
        seq = person.positions()[-1]["seq"]
        person.answer(hand)
        theirs = until_bots_are_done(person, seq)
        if len([one for one in theirs if words(one)]) >= 2:
            return theirs
    raise AssertionError("nothing to tell")


def stop_time(person: Person, hand: random.Random) -> None:
    """From the next decision on the clock of the page is ours, so that no step passes unseen
    however busy the machine is."""
    person.wait_asked()
    person.page.clock.install()
    move_on(person, hand)
    person.page.keyboard.press("s")
    person.wait_asked()
    person.page.clock.pause_at(person.page.evaluate("() => Date.now() + 10_000"))


@pytest.mark.parametrize("game", terem.games())
def test_step_by_step(game: str, new_person: NewPerson) -> None:
    """Each step of a bot's turn in the words of its events, its place lit, one after another."""
    ann = teller(new_person, "slow")
    sit_with_bots(ann, game)
    page = ann.page
    hand = random.Random(5)
    stop_time(ann, hand)
    theirs = move_on(ann, hand)
    page.keyboard.press("p")
    page.wait_for_selector("[data-do=pause-telling][aria-pressed=true]")
    told = [one for one in theirs if words(one)]
    shown = int(page.locator(".told [data-told]").last.get_attribute("data-told") or 0)
    assert shown == told[0]["seq"]
    lit = 0
    for entry in told:
        page.wait_for_selector(f'.told [data-told="{entry["seq"]}"].now')
        # A screen reader hears the words of the step.
        page.wait_for_function(
            "spoken => document.querySelector('[data-spoken]')?.textContent === spoken",
            arg=words(entry),
        )
        lit += page.locator(".room path.lit, .people li.lit").count() > 0
        if entry is not told[-1]:
            page.wait_for_function(TOLD_IN_WORDS, arg=[entry["seq"], words(entry)])
        page.keyboard.press("n")
    assert lit > 0
    # After the last step one is asked again, or the rest is silence; it stays to be read.
    page.wait_for_selector("[data-do=pause-telling]", state="detached")
    page.wait_for_function("() => !document.querySelector('.room path.lit')")
    page.wait_for_function(TOLD_IN_WORDS, arg=[told[-1]["seq"], words(told[-1])])


def test_skip(new_person: NewPerson) -> None:
    ann = teller(new_person, "slow")
    sit_with_bots(ann, "village", bots=3)
    page = ann.page
    hand = random.Random(2)
    stop_time(ann, hand)
    theirs = move_on(ann, hand)
    page.wait_for_selector("[data-do=skip]")
    assert ann.seq < theirs[-1]["seq"]
    page.keyboard.press("s")
    page.wait_for_selector("[data-do=skip]", state="detached")
    assert ann.seq >= theirs[-1]["seq"]
    # Once more, from the first step on.
    ann.click("[data-do=retell]")
    page.wait_for_selector("[data-do=skip]")
    assert ann.seq < theirs[-1]["seq"]
    # Whoever acts has seen enough.
    page.keyboard.press("s")
    ann.wait_asked()
    ann.answer(random.Random(3))


def test_an_answer_is_shown_at_once(new_person: NewPerson) -> None:
    """Whoever answers has read enough, even with the telling stopped at the last step."""
    ann = teller(new_person, "slow")
    sit_with_bots(ann, "outpost")
    page = ann.page
    hand = random.Random(4)
    stop_time(ann, hand)
    theirs = move_on(ann, hand)
    page.keyboard.press("p")
    page.wait_for_selector("[data-do=pause-telling][aria-pressed=true]")
    told = [one["seq"] for one in theirs if words(one)]
    for seq in told[1:]:
        page.keyboard.press("n")
        page.wait_for_selector(f'.told [data-told="{seq}"].now')
    ann.answer(hand)
    ann.wait_past(theirs[-1]["seq"])
    page.wait_for_selector("[data-do=pause-telling]", state="detached")


@pytest.mark.parametrize(("pace", "quiet", "enough"), [("slow", 1500, 9000), ("fast", 300, 1500)])
def test_paces(pace: str, quiet: int, enough: int, new_person: NewPerson) -> None:
    """A step stands for a while that the pace decides; the clock of the page is ours."""
    ann = teller(new_person, pace)
    sit_with_bots(ann, "outpost")
    page = ann.page
    hand = random.Random(4)
    stop_time(ann, hand)
    theirs = move_on(ann, hand)
    told = [one["seq"] for one in theirs if words(one)]
    assert ann.seq == told[0]
    page.clock.run_for(quiet)
    assert ann.seq == told[0]
    page.clock.run_for(enough)
    assert ann.seq > told[0]


def test_at_once(new_person: NewPerson) -> None:
    ann = teller(new_person, "once")
    sit_with_bots(ann, "outpost")
    theirs = move_on(ann, random.Random(4))
    ann.wait_past(theirs[-1]["seq"] - 1)
    assert ann.page.locator("[data-do=pause-telling]").count() == 0


@pytest.mark.parametrize("game", ["village", "rurik"])
def test_since_your_last_turn(game: str, new_person: NewPerson) -> None:
    """All that others did, for who was quick and for who was away."""
    ann = teller(new_person, "once")
    sit_with_bots(ann, game)
    page = ann.page
    theirs = move_on(ann, random.Random(7))
    wanted = " ".join(words(one) for one in theirs if words(one))
    for _ in range(2):
        page.wait_for_selector("[data-do=since]")
        ann.click("[data-do=since]")
        assert " ".join(lines(ann)) == wanted
        # The same for who comes back to the page.
        page.reload()
        ann.at_table()


def test_a_line_of_the_log_leads_to_its_moment(new_person: NewPerson) -> None:
    ann = teller(new_person, "once")
    sit_with_bots(ann, "red_cathedral")
    page = ann.page
    hand = random.Random(1)
    seen: dict[int, list[int]] = {}
    for _ in range(8):
        ann.wait_asked()
        ann.answer(hand)
    ann.wait_asked()
    seen = {one["seq"]: one["scores"] for one in ann.positions()}
    shown = page.locator(".log li").first
    seq = int(shown.get_attribute("data-seq") or 0)
    assert seq in seen
    now = page.locator(".score").all_inner_texts()
    shown.locator("button").click()
    page.wait_for_selector(".back")
    assert page.locator("[data-legal]").count() == 0
    scores = page.locator(".score").all_inner_texts()
    assert sorted(scores) == sorted(str(one) for one in seen[seq])
    ann.click("[data-do=present]")
    page.wait_for_selector("[data-legal]")
    assert page.locator(".score").all_inner_texts() == now


def test_waiting_says_for_what(new_person: NewPerson) -> None:
    """Whoever waits for a person reads what that person decides, and that nobody is thinking."""
    host, friend, _ = gather(new_person, "rurik")
    host.page.wait_for_selector(".prompt .turn")
    friend.page.wait_for_selector(".prompt .turn")
    waits = next(one for one in (host, friend) if one.page.query_selector(".prompt.waits"))
    assert "is choosing a leader" in waits.page.inner_text(".prompt .turn")
    assert waits.page.locator(".thinking").count() == 0


# A card goes by itself after a while: what stands on one is written down as it comes.
CARDS_SEEN = """
    globalThis.cardsSeen = new Map();
    new MutationObserver(() => {
        for (const line of document.querySelectorAll('[data-card] p')) {
            cardsSeen.set(line.innerText, getComputedStyle(line.parentElement).pointerEvents);
        }
    }).observe(document, { childList: true, subtree: true });
"""


def test_a_new_round_is_announced(new_person: NewPerson) -> None:
    """A card before the board, in the words of the event; what lies under it can be reached."""
    ann = teller(new_person, "once")
    ann.context.add_init_script(CARDS_SEEN)
    sit_with_bots(ann, "village", bots=1)
    page = ann.page
    hand = random.Random(3)
    for _ in range(200):
        ann.wait_asked()
        ann.answer(hand)
        told = {
            event["text"]
            for entry in heard(ann)
            for event in entry["events"]
            if event["event"][0] == "mass_begins"
        }
        if told:
            found = page.wait_for_function(
                "(told) => cardsSeen.get(told.find((text) => cardsSeen.has(text)))", arg=[*told]
            )
            assert found.json_value() == "none"
            return
    raise AssertionError("no mass was said")


@pytest.mark.parametrize("asked", [False, True])
def test_turns_that_end_by_themselves(asked: bool, new_person: NewPerson) -> None:
    """A turn that could not be undone ends by itself, any other for who has asked for it."""
    ann = new_person()
    ann.context.add_init_script(
        "localStorage.terem = JSON.stringify({ level: 'random', endTurns: %s })"
        % ("true" if asked else "false")
    )
    ann.sit_down("rurik")
    hand = random.Random(6)
    by_hand = 0
    for _ in range(14):
        ann.wait_asked()
        if ann.page.query_selector("[data-do=end-turn]"):
            by_hand += 1
            # Whoever is asked to end a turn could still take something back.
            assert ann.page.is_enabled("[data-do=undo]")
        ann.answer(hand)
    assert (by_hand == 0) == asked
    ended = [one for one in heard(ann) if one["kind"] == "end_turn" and one["seat"] == 0]
    assert ended
