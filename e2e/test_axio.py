"""AXIO at the page: whole matches, hands that stay hidden, placing by mouse, keyboard and touch."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import DESKTOP, ENGINE_TIMEOUT, PHONE, SIDEWAYS, TABLET, Player, playing
from test_look import axe_violations, cut_or_wide

COLOURS = {"g": "green", "o": "orange", "r": "red", "p": "purple", "b": "blue"}


def begin(player: Player, players: int = 2, *levels: str | None, **options: str) -> Player:
    """A match of AXIO; `levels` names the opponents seat by seat, None is a person."""
    page = player.open().page
    page.locator("label:has(input[name=game])", has_text="AXIO").first.click()
    page.locator("label:has(input[name=players])", has_text=str(players)).first.click()
    for seat, level in enumerate(levels):
        page.select_option(f"select[name=seat-{seat}]", label=level or "Person")
    page.select_option("select[name=first]", value="0")
    page.locator(
        "label:has(input[name=pyramid])", has_text=options.get("pyramid", "Each colour once")
    ).click()
    page.click("#play")
    if len(levels) < players or None in levels:  # opponents alone don't wait to be looked at
        player.wait_for_moves(0)
    return player


def lift_cover(page: Page) -> None:
    cover = page.locator(".cover button")
    if cover.count():
        cover.click()
        page.wait_for_selector(".rack.is-active, .swap", timeout=ENGINE_TIMEOUT)


def point_at(page: Page, square: str) -> tuple[float, float]:
    """The middle of a square on the screen."""
    box = page.locator(f'[data-at="square/{square}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def actions(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("tesserae.state().match.turn.actions"))


def turns_of(action: dict[str, Any]) -> int:
    """How often a tile must be turned for this placement."""
    (first, _), (second, _) = action["cells"]
    if first[0] == second[0]:
        return 1 if int(second[1:]) > int(first[1:]) else 3
    return 0 if second[0] > first[0] else 2


def take(page: Page, action: dict[str, Any], act: str) -> None:
    """Take the tile of an action from the rack and turn it as the action has it, by the rack alone."""
    rack = page.evaluate("tesserae.state().match.view.racks[tesserae.state().match.view.to_move]")
    tile = page.locator(".domino").nth(rack.index(action["tile"]))
    for _ in range(1 + turns_of(action)):
        getattr(tile, act)()


def place(player: Player, action: dict[str, Any]) -> None:
    """One placement by clicks, or by taps where there is no mouse."""
    page, moves = player.page, player.moves
    is_touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    take(page, action, "tap" if is_touch else "click")
    x, y = point_at(page, action["cells"][0][0])
    if is_touch:
        page.touchscreen.tap(x, y)
        page.locator(".ghost.is-legal").tap()
    else:
        page.mouse.move(x, y)
        expect(page.locator(".ghost.is-legal")).to_be_visible()
        page.mouse.click(x, y)
    player.page.wait_for_function("moves => tesserae.state().match.record.log.length > moves", arg=moves)


def decide(player: Player, rng: random.Random) -> None:
    """One random decision of a person, then wait until a person may decide again."""
    page = player.page
    lift_cover(page)
    if page.locator(".swap").count():
        moves = player.moves
        page.locator(".swap button").nth(rng.randrange(2)).click()
        page.wait_for_function("moves => tesserae.state().match.record.log.length > moves", arg=moves)
    else:
        place(player, rng.choice(actions(page)))
    wait_for_person(page)


def wait_for_person(page: Page) -> None:
    page.wait_for_selector(
        ".page:not([data-busy]) :is(.rack.is-active, .swap, .cover, .result)", timeout=ENGINE_TIMEOUT
    )


def shortcut(player: Player, rng: random.Random, most: int) -> None:
    """Random decisions through the session: for what happens after many of them."""
    page = player.page
    for _ in range(most):
        if player.is_over:
            return
        lift_cover(page)
        moves = player.moves
        page.evaluate("id => tesserae.session.play(id)", rng.choice(actions(page))["id"])
        page.wait_for_function("moves => tesserae.state().match.record.log.length > moves", arg=moves)
        wait_for_person(page)


# --- whole matches ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "size"),
    [
        ((None,), 9),
        ((None, "Casual"), 9),
        ((None, "Beginner", "Casual"), 11),
        ((None, None, "Casual", None), 13),
    ],
    ids=["solo", "two", "three", "four"],
)
def test_a_match_by_mouse_then_to_its_end(
    browser: Browser, site: str, levels: tuple[str | None, ...], size: int
) -> None:
    with playing(browser, site) as player:
        page = begin(player, len(levels), *levels).page
        assert page.get_attribute(".field", "data-size") == str(size)
        assert page.locator(".panel").count() == len(levels)
        rng = random.Random(3)
        for _ in range(4):
            decide(player, rng)
        shortcut(player, rng, 120)
        assert player.is_over
        winners = page.evaluate("tesserae.state().match.turn.winners")
        lowest = page.evaluate("tesserae.state().match.view.scores")
        shown = [
            int(text)
            for text in page.locator(".result .scroll tbody td:nth-of-type(1) strong").all_inner_texts()
        ]
        assert shown == sorted(lowest, reverse=True)
        assert lowest[winners[0]] == max(lowest)


def test_a_match_by_touch(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        begin(player, 2, None, "Casual")
        rng = random.Random(5)
        for _ in range(3):
            decide(player, rng)
        assert player.moves >= 6


def test_a_match_by_keyboard(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        page.locator(".domino").first.focus()
        page.keyboard.press("Enter")
        ghost = page.locator(".ghost")
        expect(ghost).to_be_focused()
        before = ghost.get_attribute("aria-label")
        page.keyboard.press("r")
        expect(ghost).not_to_have_attribute("aria-label", before or "")
        page.keyboard.press("Escape")
        expect(ghost).to_have_count(0)
        expect(page.locator(".domino").first).to_be_focused()
        for moves in range(1, 4):
            page.keyboard.press("Enter")
            expect(ghost).to_be_focused()
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowRight")
            expect(page.locator(".ghost.is-legal")).to_be_focused()
            page.keyboard.press("Enter")
            player.wait_for_moves(moves)


# --- hidden hands -------------------------------------------------------------------------------


def everything_kept(page: Page) -> str:
    """All that a curious person could find: the DOM, the state, and every kind of storage."""
    return str(
        page.evaluate(
            """async () => {
              const databases = await indexedDB.databases();
              const stored = await Promise.all(databases.map(({name}) => new Promise((resolve) => {
                const opening = indexedDB.open(name);
                opening.onsuccess = () => {
                  const names = [...opening.result.objectStoreNames];
                  const found = [];
                  if (!names.length) return resolve(found);
                  const reading = opening.result.transaction(names);
                  for (const each of names) {
                    reading.objectStore(each).getAll().onsuccess = ({target}) => found.push(target.result);
                  }
                  reading.oncomplete = () => resolve(found);
                };
              })));
              const state = {...tesserae.state(), engine: null};
              return JSON.stringify([document.documentElement.outerHTML, state, stored,
                {...localStorage}, {...sessionStorage}]);
            }"""
        )
    )


def racks_in(page: Page) -> list[Any]:
    """The racks that anything kept in the page knows, wherever they are."""
    text = everything_kept(page)
    found = []
    at = text.find('"racks":')
    while at >= 0:
        found.append(json.JSONDecoder().raw_decode(text, at + len('"racks":'))[0])
        at = text.find('"racks":', at + 1)
    return found


def test_nothing_of_another_rack_is_in_the_page(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 3, None, None, "Casual").page
        for moves in range(4):
            expect(page.locator(".cover")).to_be_visible()
            assert page.locator(".domino").count() == 0
            assert racks_in(page), "the search finds views"
            assert all(rack == [None, None, None] for rack in racks_in(page)), "covered"
            assert actions(page) == []
            state = page.evaluate("tesserae.state()")
            assert (state["previews"]["facts"], state["selection"], state["hint"]) == ({}, None, None)
            to_move = page.evaluate("tesserae.state().match.turn.to_move")
            lift_cover(page)
            assert page.locator(".domino").count() == 5
            others = {0, 1, 2} - {to_move}
            assert all(rack[other] is None for rack in racks_in(page) for other in others)
            decide(player, random.Random(moves))


def test_a_lone_person_sees_only_the_own_rack(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, "Casual").page
        for seed in range(3):
            assert page.locator(".cover").count() == 0
            assert all(rack[1] is None and len(rack[0]) == 5 for rack in racks_in(page))
            decide(player, random.Random(seed))
        assert [entry["player"] for entry in page.evaluate("tesserae.state().match.record.log")][:2] == [0, 1]


def test_undo_stops_where_another_person_has_looked(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, None).page
        decide(player, random.Random(1))
        undo = page.get_by_role("button", name="Undo")
        undo.click()
        player.wait_for_moves(0)
        expect(page.locator(".cover")).to_contain_text("Player 1")
        decide(player, random.Random(2))
        lift_cover(page)
        expect(undo).to_be_disabled()
        page.reload()
        player.wait_for_engine()
        expect(page.locator(".cover")).to_contain_text("Player 2")
        expect(undo).to_be_disabled()


# --- prepared positions, through the page's own import -------------------------------------------

POSITIONS = json.loads(Path(__file__).with_name("axio_positions.json").read_text("utf-8"))


def named(player: Player, text: str) -> dict[str, Any]:
    """The action that a notation stands for."""
    return next(action for action in actions(player.page) if action["text"] == text)


def open_position(player: Player, name: str, **seats: str) -> dict[str, Any]:
    case: dict[str, Any] = POSITIONS[name]
    player.open().begin_with(case["position"], **seats)
    wait_for_person(player.page)
    return case


def test_an_extra_turn_a_pyramid_and_lost_points_are_told_before_and_after(
    browser: Browser, site: str
) -> None:
    with playing(browser, site) as player:
        case = open_position(player, "extra", seat_1="Casual")
        page = player.page
        action = named(player, case["action"])
        take(page, action, "click")
        page.mouse.move(*point_at(page, action["cells"][0][0]))
        forecast = page.locator(".forecast")
        expect(forecast).to_contain_text("extra turn")
        expect(forecast).to_contain_text("lost beyond the end")
        expect(forecast).to_contain_text("pyramid")
        expect(page.locator(f'[data-at="square/{case["pyramid"]}"].is-ghost')).to_be_visible()
        assert page.locator(".ray").count() >= 1
        assert page.locator(".panel.is-turn .track .plus").count() == len(case["facts"]["points"])
        page.mouse.click(*point_at(page, action["cells"][0][0]))
        player.wait_for_moves(1)
        expect(page.locator(".prompt")).to_contain_text("extra turn")
        expect(forecast).to_contain_text(f"{case['colour']} has reached 18")
        expect(page.locator(f'[data-at="square/{case["pyramid"]}"].is-pyramid')).to_be_visible()
        expect(page.locator(f'.panel.is-turn .track.is-full[data-colour="{case["colour"]}"]')).to_be_visible()
        page.get_by_role("button", name="Log").click()
        expect(page.locator("dialog")).to_contain_text("lost beyond the end")


def test_a_swap_is_offered_shown_to_all_and_sealed(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        case = open_position(player, "swap")
        page = player.page
        lift_cover(page)
        mover = case["position"]["to_move"]
        rack = case["position"]["racks"][mover]
        assert page.locator(".swap .returned .pair").count() == len(rack)
        page.get_by_role("button", name="Swap all").click()
        player.wait_for_moves(1)
        assert page.locator(".shown .pair").count() == len(rack)
        assert page.locator(".swap").count() == 0
        expect(page.get_by_role("button", name="Undo")).to_be_disabled()
        page.get_by_role("button", name="Log").click()
        expect(page.locator("dialog")).to_contain_text("and draws 5 new tiles")


@pytest.mark.parametrize("name", ["end", "shared"])
def test_the_end_shows_what_decided(browser: Browser, site: str, name: str) -> None:
    with playing(browser, site) as player:
        case = open_position(player, name)
        lift_cover(player.page)
        place(player, named(player, case["action"]))
        result = player.page.locator(".result")
        expect(result).to_be_visible()
        deciding = result.locator("tbody tr").first.locator("td.is-deciding")
        if name == "end":
            expect(result.locator("h2")).to_have_text("Player 1 wins!")
            assert deciding.count() == 1
            assert deciding.inner_text().strip() == "15"
        else:
            expect(result.locator("h2")).to_contain_text("A shared win")
            assert deciding.count() == 0
        assert result.locator(".plot .curve").count() == 2


def test_solo_keeps_records_and_deals_anew_with_one_click(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        page.get_by_role("button", name="New deal").click()
        player.wait_for_moves(0)
        for count in (1, 2):
            shortcut(player, random.Random(count), 60)
            assert player.is_over
            assert page.locator(".records tr").count() == count
            assert page.locator(".records .is-own").count() == 1
            page.get_by_role("button", name="New deal").click()
            player.wait_for_moves(0)
        assert len(json.loads(page.evaluate("localStorage['tesserae.solo']"))) == 2


# --- hands --------------------------------------------------------------------------------------


def test_a_tile_is_dragged_and_turned_by_the_wheel(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        tile = page.locator(".domino").first.bounding_box()
        assert tile
        action = next(action for action in actions(page) if turns_of(action) == 1)
        x, y = point_at(page, action["cells"][0][0])
        page.mouse.move(tile["x"] + 10, tile["y"] + 10)
        page.mouse.down()
        page.mouse.move(x, y + 80, steps=4)
        page.mouse.move(x, y, steps=4)
        page.mouse.wheel(0, 40)
        expect(page.locator(".ghost.is-legal.is-upright")).to_be_visible()
        page.mouse.up()
        player.wait_for_moves(1)
        assert page.evaluate("tesserae.state().match.record.log[0].action.id") == action["id"]


def test_a_tile_that_is_dropped_beside_the_board_goes_back(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        page.locator(".domino").first.drag_to(page.locator(".panel h2"))
        assert player.moves == 0
        expect(page.locator(".domino.is-picked")).to_have_count(0)


def test_a_finger_drags_a_tile_and_holds_it_below(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 1, None).page
        box = page.locator(".domino").first.bounding_box()
        assert box
        action = next(action for action in actions(page) if turns_of(action) == 0)
        x, y = point_at(page, action["cells"][0][0])
        session = page.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            touches = [{"x": px, "y": py} for px, py in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        touch("touchStart", (box["x"] + 12, box["y"] + 12))
        touch("touchMove", (box["x"] + 12, box["y"] - 30))
        touch("touchMove", (x, y + 60))
        touch("touchMove", (x, y + 44))
        expect(page.locator(".ghost.is-legal")).to_be_visible()
        touch("touchEnd")
        player.wait_for_moves(1)
        assert page.evaluate("tesserae.state().match.record.log[0].action.id") == action["id"]


def test_opponents_alone_play_with_open_racks(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, "Beginner", "Beginner").page
        page.wait_for_selector('.page[data-moves]:not([data-moves="0"])', timeout=ENGINE_TIMEOUT)
        assert all(rack is not None for rack in page.evaluate("tesserae.state().match.view.racks"))
        assert page.locator(".cover").count() == 0


def test_a_refused_square_says_why(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, "Casual").page
        assert 0 < page.locator(".square.is-open").count() < 81
        page.locator(".domino").first.click()
        page.mouse.move(*point_at(page, "d4"))
        expect(page.locator(".forecast.is-refusal")).to_contain_text("must touch a printed square")
        page.mouse.click(*point_at(page, "d4"))
        assert player.moves == 0
        page.mouse.move(*point_at(page, "g7"))
        expect(page.locator(".forecast.is-refusal")).to_contain_text("printed square")


def test_a_large_board_zooms_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 4, None, None, None, None).page
        lift_cover(page)
        square = page.locator('[data-at="square/g6"]')
        before = square.bounding_box()
        page.locator("button.zoom").tap()
        after = square.bounding_box()
        assert before
        assert after
        assert after["width"] > 1.6 * before["width"]
        assert player.overflow() <= 0
        page.locator("button.zoom").tap()
        assert square.bounding_box() == before


def test_two_fingers_turn_the_tile(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 1, None).page
        page.locator(".domino").first.tap()
        action = next(action for action in actions(page) if turns_of(action) == 0)
        x, y = point_at(page, action["cells"][0][0])
        page.touchscreen.tap(x, y)
        expect(page.locator(".ghost:not(.is-upright)")).to_be_visible()
        fingers = [{"x": x, "y": y, "id": 1}, {"x": x + 60, "y": y + 20, "id": 2}]
        session = page.context.new_cdp_session(page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(".ghost.is-upright")).to_be_visible()
        assert player.moves == 0


# --- looks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("theme", "size"), [("light", "phone"), ("dark", "desktop"), ("contrast", "desktop")]
)
def test_axe_finds_nothing(browser: Browser, site: str, theme: str, size: str) -> None:
    device = {"phone": PHONE, "desktop": DESKTOP}[size]
    scheme = "light" if theme == "light" else "dark"
    with playing(browser, site, **{**device, "color_scheme": scheme}) as player:
        if theme == "contrast":
            player.open().set(theme="contrast")
        page = begin(player, 2, None, None).page
        assert axe_violations(player) == []
        shortcut(player, random.Random(4), 12)
        lift_cover(page)
        assert axe_violations(player) == []
        shortcut(player, random.Random(4), 100)
        assert player.is_over
        assert axe_violations(player) == []


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("size", ["phone", "sideways", "tablet", "desktop"])
@pytest.mark.parametrize("language", ["pl-PL", "de-DE"])
def test_nothing_overflows(browser: Browser, site: str, players: int, size: str, language: str) -> None:
    device = {"phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "desktop": DESKTOP}[size]
    with playing(browser, site, **{**device, "locale": language}) as player:
        page = player.open().page
        page.locator("label:has(input[name=game])", has_text="AXIO").first.click()
        page.locator("label:has(input[name=players])", has_text=str(players)).first.click()
        page.click("#play")
        player.wait_for_moves(0)
        assert (player.overflow(), cut_or_wide(player)) == (0, [])
        shortcut(player, random.Random(1), 9)
        lift_cover(page)
        if page.locator(".domino").count():
            page.locator(".domino").first.click()
        assert (player.overflow(), cut_or_wide(player)) == (0, [])
