"""Kept matches, files and the deal of the day, as a person meets them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from playing import ENGINE_TIMEOUT, playing
from sharing import begun, to_matches

# --- kept matches and files -----------------------------------------------------------------------


def test_a_match_is_renamed_deleted_taken_back_and_continued(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        begun(player)
        position = player.position()
        to_matches(player)
        page = player.page
        lines = [line["count"] for one in position["players"] for line in one["lines"]]
        assert sum(lines) > 0
        expect(page.locator(".kept .picture use")).to_have_count(sum(lines))  # nothing is on a wall yet
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
        report = player.page.locator(".report")
        expect(report).to_contain_text("0 matches were added.")
        expect(report).to_contain_text("2 matches were already here.")
        # One of them alone is looked at first; it is the kept one that comes to the table, and may go on.
        # Who does not want it is back at the list, though a match is on the table.
        alone = {**content, "matches": [{**content["matches"][1], "name": "Sunday"}]}
        player.import_file(alone)
        expect(player.page.locator(".shared")).to_contain_text("Sunday · Azul")
        expect(player.page.locator(".shared")).to_contain_text("1 match was already here.")
        player.page.click("text=Not now")
        expect(player.page.locator(".kept")).to_have_count(2)
        player.import_file(alone)
        player.page.click(".shared [data-open]")
        player.wait_for_moves(3)
        player.move(random.Random(1))
        player.import_file(text)
        expect(report).to_contain_text("1 match was added.", timeout=ENGINE_TIMEOUT)
        expect(report).to_contain_text("1 match was already here.")
        expect(player.page.locator(".kept"), "it had gone on: nothing of it is lost").to_have_count(3)
    with playing(browser, site) as other:
        other.open()
        other.import_file(text)
        expect(other.page.locator(".report")).to_have_text("2 matches were added.", timeout=ENGINE_TIMEOUT)
        other.import_file(text)
        expect(other.page.locator(".report")).to_contain_text("2 matches were already here.")
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
            return
        # It is offered no more, also after a reload; in the list it stays, and says why it is refused.
        expect(player.page.locator(".saved")).to_have_count(0)
        player.page.goto(f"{site}#matches")
        player.page.reload()
        expect(player.page.locator(".kept .is-refused")).to_be_visible()
        player.wait_for_engine()
        player.page.locator(".kept .is-primary").click()
        expect(player.notice(code)).to_be_visible(timeout=ENGINE_TIMEOUT)
        expect(player.page.locator(".kept")).to_have_count(1)
        player.page.goto(f"{site}#")
        expect(player.page.locator("#play")).to_be_visible()
        expect(player.page.locator(".saved")).to_have_count(0)


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


def test_the_first_result_of_the_day_counts_and_can_be_told(browser: Browser, site: str) -> None:
    with playing(browser, site, permissions=["clipboard-read", "clipboard-write"]) as player:
        page = player.page
        page.clock.set_fixed_time("2026-11-16T12:00:00")
        player.open()
        deal = page.locator('[data-deal="axio"]')
        deal.get_by_role("button", name="Play").click()
        player.wait_for_moves(0)
        expect(page.get_by_role("button", name="New deal"), "it would be another one").to_have_count(0)
        player.hurry()
        (score,) = page.evaluate("tesserae.state().match.view.scores")
        told = f"Tesserae 2026-11-16 · AXIO solo {score} · 1 day in a row"
        end = page.locator(".result .dealt")
        page.click("[data-tool=undo]")
        expect(end).to_have_count(0)
        page.evaluate("tesserae.session.play(tesserae.state().match.turn.actions.at(-1).id)")
        player.hurry()
        for words in ("Deal of the day", "16 November 2026", f"The first result counts: {score}.", told):
            expect(end).to_contain_text(words)
        end.get_by_role("button", name="Copy the result").click()
        expect(player.notice("copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == told
        page.click(".top .icon >> nth=0")
        expect(deal).to_contain_text("1 day in a row")
        deal.get_by_role("button", name="Copy the result").click()
        expect(player.notice("copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == told
        page.clock.set_fixed_time("2026-11-17T12:00:00")
        page.reload()
        expect(deal).to_contain_text("1 day in a row")
        expect(deal.get_by_role("button", name="Play")).to_be_visible()
