"""Links: a match, a moment or a position travels, and a hostile one does no harm."""

from __future__ import annotations

import base64
import json
import random
import zlib
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from layout import axe_violations
from playing import ENGINE_TIMEOUT, PHONE, playing, visiting
from sharing import begun, link_of, open_link, to_matches

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


def test_the_picture_of_four_boards_is_whole_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        four = {**SAVE, "options": {"players": 4}, "seats": []}
        open_link(player, f"{site}#share={link_text(four)}")
        frame = player.page.locator(".shared .frame")
        shown = frame.screenshot()
        player.page.locator(".shared .picture").evaluate("(picture) => (picture.style.overflow = 'visible')")
        assert frame.screenshot() == shown, "something was cut off"


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("AAAA", "link_damaged"),
        (")", "link_damaged"),
        (f"{link_text(SAVE)[:-4]}…", "link_damaged"),
        (link_text(SAVE)[:-4], "link_damaged"),
        (link_text(b"[" * 5_000_000), "link_too_long"),
        ("A" * 9_000, "link_too_long"),
        (link_text([]), "file_unknown"),
        (link_text({"format": "tesserae", "version": 1, "matches": [SAVE, SAVE]}), "file_too_many"),
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
