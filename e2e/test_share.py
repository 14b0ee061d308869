"""Kept matches, files, links and the deal of the day, as a person meets them."""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from layout import axe_violations
from playing import ENGINE_TIMEOUT, PHONE, Player, playing, visiting


def begun(player: Player, moves: int = 4) -> Player:
    player.open().begin()
    player.play_moves(moves)
    return player


def to_matches(player: Player) -> None:
    player.page.goto(f"{player.url}#matches")
    player.page.wait_for_selector(".kept, .shelf > p")


def link_of(player: Player) -> str:
    """Share what is on the table, as it is offered first."""
    player.page.click('[data-tool="share"]')
    field = player.page.locator("input[name=link]")
    expect(field).to_be_visible(timeout=ENGINE_TIMEOUT)
    return field.input_value()


def open_link(player: Player, link: str) -> None:
    player.page.goto(link)
    player.page.wait_for_selector(".shared h2", timeout=ENGINE_TIMEOUT)


# --- kept matches and files -----------------------------------------------------------------------


def test_a_match_is_renamed_deleted_taken_back_and_continued(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        begun(player)
        position = player.position()
        to_matches(player)
        page = player.page
        page.click(".kept-more summary")
        page.fill(".menu input", "Sunday <b>evening</b>")
        page.keyboard.press("Enter")
        expect(page.locator(".kept h3")).to_have_text("Sunday <b>evening</b>")
        page.click("text=Delete")
        expect(page.locator(".kept")).to_have_count(0)
        player.notice("match_removed").get_by_text("Take back").click()
        expect(page.locator(".kept h3")).to_have_text("Sunday <b>evening</b>")
        page.locator(".kept .is-primary").click()
        player.wait_for_moves(4)
        assert player.position() == position


def test_matches_travel_in_a_file_and_are_not_taken_twice(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    with playing(browser, site) as player:
        begun(player, 3)
        position = player.position()
        player.page.click(".top .icon >> nth=0")
        player.begin()
        player.play_moves(2)
        to_matches(player)
        with player.page.expect_download() as download:
            player.page.click("text=Save all as a file")
        path = tmp_path / "matches.json"
        download.value.save_as(path)
        text = path.read_text("utf-8")
        content = json.loads(text)
        assert (content["format"], content["version"]) == ("tesserae", 1)
        assert sorted(len(match["actions"]) for match in content["matches"]) == [2, 3]
        player.import_file(text)
        expect(player.page.locator(".report")).to_have_text("2 matches were already here.")
    with playing(browser, site) as other:
        other.open()
        other.import_file(text)
        expect(other.page.locator(".report")).to_have_text("2 matches were added.", timeout=ENGINE_TIMEOUT)
        other.page.locator(".kept", has_text="3 moves").locator(".is-primary").click()
        other.wait_for_moves(3)
        assert other.position() == position
        other.move(random.Random(1))


def test_a_position_starts_a_match(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        begun(player, 6)
        position = player.position()
        waiting = 1 - position["to_move"]  # the other one would move at once
        player.begin_with(position, **{f"seat_{waiting}": "Beginner"})
        assert player.position() == position
        seats = player.page.evaluate("tesserae.state().match.record.seats")
        assert seats[waiting] == {"kind": "level", "level": "beginner"}
        to_matches(player)
        assert player.page.locator(".kept").count() == 2


def test_a_finished_match_is_watched_from_its_beginning(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        played = player.play_to_the_end()
        to_matches(player)
        expect(player.page.locator(".kept")).to_contain_text(f"{played} moves")
        player.page.locator(".kept").get_by_role("button", name="Watch").first.click()
        expect(player.page.locator(".moment")).to_be_visible(timeout=ENGINE_TIMEOUT)
        assert player.page.evaluate("tesserae.state().moment.at") == 0


# --- versions of the rules -------------------------------------------------------------------------

CHANGE_VERSION = """async (version) => {
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const db = await done(indexedDB.open("tesserae"));
  const store = db.transaction("matches", "readwrite").objectStore("matches");
  const [record] = await done(store.getAll());
  if (version < 0) record.log[2].action.text = "C white 9";
  await done(store.put({ ...record, rules_version: Math.max(0, version) }, record.id));
  db.close();
  indexedDB.deleteDatabase("tesserae-index");
}"""


@pytest.mark.parametrize(
    ("version", "code"),
    [(0, "older_rules"), (-1, "outdated_rules_version"), (99, "unsupported_rules_version")],
)
def test_a_match_of_other_rules_goes_on_or_says_why_not(
    browser: Browser, site: str, version: int, code: str
) -> None:
    """-1 stands for older rules under which something was possible that is not any more."""
    with playing(browser, site) as player:
        begun(player)
        player.page.goto(f"{site}#")
        player.page.evaluate(CHANGE_VERSION, version)
        player.page.reload()
        player.wait_for_engine()
        player.page.click("text=Continue")
        expect(player.notice(code)).to_be_visible(timeout=ENGINE_TIMEOUT)
        if version == 0:
            player.wait_for_moves(4)
            player.move(random.Random(1))
        else:
            to_matches(player)
            expect(player.page.locator(".kept .is-refused")).to_be_visible()
            assert player.page.locator(".kept").count() == 1


# --- links ------------------------------------------------------------------------------------------


def test_a_link_carries_a_match_to_somebody_else_and_replaces_nothing(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        begun(player, 7)
        position = player.position()
        link = link_of(player)
        assert len(link) < 1_000
        assert player.page.locator(".qr path").count() == 2
    with playing(browser, site) as other:
        begun(other, 2)
        own = other.position()
        open_link(other, link)
        expect(other.page.locator(".shared")).to_contain_text("Azul")
        expect(other.page.locator(".shared")).to_contain_text("7 moves")
        assert other.page.locator(".shared .picture").count() == 1
        other.page.click(".shared [data-open]")
        other.wait_for_moves(7)
        assert other.position() == position
        to_matches(other)
        assert other.page.locator(".kept").count() == 2
        other.page.locator(".kept", has_text="2 moves").locator(".is-primary").click()
        other.wait_for_moves(2)
        assert other.position() == own


def test_who_does_not_want_what_was_shared_keeps_nothing_of_it(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        begun(player, 3)
        link = link_of(player)
    with playing(browser, site) as other:
        open_link(other, link)
        other.page.click("text=Not now")
        expect(other.page.locator("#play")).to_be_visible()
        to_matches(other)
        assert other.page.locator(".kept").count() == 0


def test_a_moment_and_a_position_have_links_too(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        begun(player, 3)
        third = player.position()
        player.play_moves(2, seed=2)
        player.page.click('[data-tool="share"]')
        page = player.page
        page.locator("label", has_text="A moment").click()
        page.locator("input[name=at]").fill("3")
        field = page.locator("input[name=link]")
        expect(field).to_be_visible(timeout=ENGINE_TIMEOUT)
        page.wait_for_function("() => tesserae.state().sending.at === 3 && tesserae.state().sending.address")
        moment = field.input_value()
        page.locator("label", has_text="A position").click()
        page.wait_for_function(
            "() => tesserae.state().sending.what === 'position' && tesserae.state().sending.address"
        )
        position = field.input_value()
        with visiting(page.context, site) as other:
            open_link(other, moment)
            expect(other.page.locator(".shared")).to_contain_text("after move 3 of 5")
            other.page.click(".shared [data-open]")
            other.page.wait_for_function("() => tesserae.state().moment?.at === 3", timeout=ENGINE_TIMEOUT)
            assert other.moves == 5
            open_link(other, position)
            other.page.click(".shared [data-open]")
            other.wait_for_moves(0)
            assert other.position() == third


def test_a_link_is_shown_on_a_phone_without_a_sideways_step(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        begun(player, 2)
        link = link_of(player)
        assert player.overflow() <= 0
        open_link(player, link)
        assert player.overflow() <= 0
        to_matches(player)
        player.page.tap(".kept-more summary")
        assert player.overflow() <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_shelf(browser: Browser, site: str, scheme: str) -> None:
    with playing(browser, site, color_scheme=scheme) as player:
        begun(player, 2)
        link = link_of(player)
        assert axe_violations(player) == []
        to_matches(player)
        player.page.click(".kept-more summary")
        assert axe_violations(player) == []
        open_link(player, link)
        player.page.wait_for_selector(".shared [data-open]")
        assert axe_violations(player) == []
        player.page.goto(f"{link[:-5]}")
        player.page.wait_for_selector(".refused")
        assert axe_violations(player) == []


# --- hostile input ----------------------------------------------------------------------------------


def link_text(value: Any) -> str:
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


NAUGHTY = "<img src=x onerror=alert(1)>"
SAVE = {
    "game": "azul",
    "rules_version": 1,
    "options": {"players": 2},
    "seed": 5,
    "actions": [],
    "seats": [{"kind": "human", "name": NAUGHTY}, {"kind": "level", "level": "god"}],
}


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("AAAA", "link_damaged"),
        (link_text(SAVE)[:-4], "link_damaged"),
        (link_text(b"[" * 5_000_000), "link_too_long"),
        ("A" * 9_000, "link_too_long"),
        (link_text([]), "file_unknown"),
        (link_text({}), "file_unknown"),
        (link_text({**SAVE, "game": "chess"}), "unknown_game"),
        (link_text({**SAVE, "rules_version": 7}), "unsupported_rules_version"),
        (link_text({**SAVE, "options": {"players": 9}}), "invalid_option"),
        (link_text({**SAVE, "actions": ["F1 pink 2"]}), "invalid_save"),
        (link_text({**SAVE, "actions": "AAAA"}), "invalid_save"),
        (link_text({**SAVE, "seed": NAUGHTY}), "invalid_message"),
        (link_text({**SAVE, "position": {"game": "azul"}}), "missing_field"),
    ],
)
def test_a_hostile_link_is_refused_in_words(browser: Browser, site: str, link: str, code: str) -> None:
    with playing(browser, site) as player:
        player.page.goto(f"{site}#share={link}")
        refused = player.page.locator(f'.refused[data-code="{code}"] p')
        expect(refused).to_be_visible(timeout=ENGINE_TIMEOUT)
        assert "error-" not in refused.inner_text()
        assert "{" not in refused.inner_text()


def test_markup_in_a_name_is_only_a_name(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        open_link(player, f"{site}#share={link_text(SAVE)}")
        expect(player.page.locator(".shared")).to_contain_text(NAUGHTY[:15])
        assert player.page.locator(".shared img").count() == 0
        player.page.click(".shared [data-open]")
        player.wait_for_moves(0)
        assert player.page.locator("img").count() == 0
        assert player.page.evaluate("tesserae.state().match.record.seats[1].kind") == "human"


TRY_ALL = """async ([links, files]) => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
  const settled = async (isThere) => { while (!isThere()) await pause(); };
  const counts = { refused: 0, shown: 0 };
  const count = () => (tesserae.state().shared.refusal ? (counts.refused += 1) : (counts.shown += 1));
  const isSeen = (link) => {
    const { shared } = tesserae.state();
    return shared && shared.link === link && (shared.refusal || shared.inspected);
  };
  for (const link of links) {
    location.hash = `#share=${link}`;
    await settled(() => isSeen(link) || tesserae.state().screen === "start");
    if (tesserae.state().screen === "start") counts.refused += 1; else count();
  }
  for (const file of files) {
    location.hash = "#matches";
    await settled(() => document.querySelector("input[name=file]"));
    const input = document.querySelector("input[name=file]");
    const transfer = new DataTransfer();
    transfer.items.add(new File([file], "x.json"));
    input.files = transfer.files;
    tesserae.state().library.report = tesserae.state().library.refusal = null;
    input.dispatchEvent(new Event("change"));
    await settled(() => tesserae.state().library.refusal || tesserae.state().library.report || isSeen(null));
    if (isSeen(null)) count(); else counts.refused += 1;
    tesserae.state().shared = null;
  }
  return counts;
}"""


def damaged(text: str, chance: random.Random, letters: str) -> str:
    """A few letters changed, taken out or put in, or the rest cut off."""
    for _ in range(chance.choice([1, 1, 2, 5])):
        at = chance.randrange(len(text))
        kind = chance.randrange(4)
        if kind == 0:
            text = text[: max(1, at)]
        else:
            text = text[:at] + chance.choice(letters) * (kind > 1) + text[at + (kind < 3) :]
    return text or "x"


def test_two_hundred_mutated_links_and_files_do_no_harm(browser: Browser, site: str) -> None:
    chance = random.Random(9)
    with playing(browser, site) as player:
        begun(player, 5)
        own = player.position()
        good = link_of(player).partition("#share=")[2]
        save = json.dumps(player.page.evaluate("tesserae.state().sending.inspected.save"))
        links = [damaged(good, chance, "ABCxyz019-_") for _ in range(80)]
        # The same, but with a sound frame: what is wrong is inside.
        links += [link_text(damaged(save, chance, '{}[]":,0a9-').encode()) for _ in range(60)]
        files = [damaged(save, chance, '{}[]":,0a9-\\\u202e') for _ in range(60)]
        counts = player.page.evaluate(TRY_ALL, [links, files])
        assert counts["refused"] + counts["shown"] == 200
        assert counts["refused"] > 100
        to_matches(player)
        assert player.page.locator(".kept").count() == 1
        player.page.locator(".kept .is-primary").click()
        player.wait_for_moves(5)
        assert player.position() == own


# --- the deal of the day ----------------------------------------------------------------------------


def test_the_deal_of_the_day_comes_from_the_date_alone(browser: Browser, site: str) -> None:
    positions = []
    for zone, time in (
        ("Europe/Warsaw", "2026-11-16T23:30:00+01:00"),
        ("Asia/Tokyo", "2026-11-16T00:30:00+09:00"),
    ):
        with playing(browser, site, timezone_id=zone) as player:
            player.page.clock.set_fixed_time(time)
            player.open()
            player.page.locator('[data-deal="azul"]').get_by_role("button", name="Play").click()
            player.page.wait_for_selector(".page[data-moves]", timeout=ENGINE_TIMEOUT)
            record = player.page.evaluate("tesserae.state().match.record")
            assert (record["daily"], record["seats"][1]["level"]) == ("2026-11-16", "expert")
            positions.append(record["seed"])
            player.page.click(".top .icon >> nth=0")
            again = player.page.locator('[data-deal="azul"]').get_by_role("button", name="Continue")
            expect(again).to_be_visible()
    assert positions[0] == positions[1]


PLAY_ON = """async () => {
  const turn = () => tesserae.state().match.turn;
  while (!turn().over) await tesserae.session.play(turn().actions[0].id);
}"""


def test_the_first_result_of_the_day_counts_and_can_be_told(browser: Browser, site: str) -> None:
    with playing(browser, site, permissions=["clipboard-read", "clipboard-write"]) as player:
        page = player.page
        page.clock.set_fixed_time("2026-11-16T12:00:00")
        player.open()
        deal = page.locator('[data-deal="axio"]')
        deal.get_by_role("button", name="Play").click()
        player.wait_for_moves(0)
        page.evaluate(PLAY_ON)
        (score,) = page.evaluate("tesserae.state().match.view.scores")
        page.click(".top .icon >> nth=0")
        expect(deal).to_contain_text("1 day in a row")
        deal.get_by_role("button", name="Copy the result").click()
        expect(player.notice("copied")).to_be_visible()
        said = page.evaluate("navigator.clipboard.readText()")
        assert said == f"Tesserae 2026-11-16 · AXIO solo {score} · 1 day in a row"
        page.clock.set_fixed_time("2026-11-17T12:00:00")
        page.reload()
        expect(deal).to_contain_text("1 day in a row")
        expect(deal.get_by_role("button", name="Play")).to_be_visible()
