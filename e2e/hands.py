"""A mouse that drags and fingers that touch, for the tests: what Playwright has no word for."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


def middle(locator: Locator) -> Point:
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: Locator, target: Locator) -> None:
    """With the mouse, on a small detour."""
    x, y = middle(source)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20, steps=3)
    page.mouse.move(*middle(target), steps=3)
    page.mouse.up()


class Fingers:
    """One finger or more: put down, moved, lifted all at once."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._are_down = False

    def at(self, *points: Point) -> None:
        kind = "touchMove" if self._are_down else "touchStart"
        self._are_down = True
        self._send(kind, points)

    def lift(self) -> None:
        self._are_down = False
        self._send("touchEnd", ())

    def _send(self, kind: str, points: tuple[Point, ...]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drag_by_finger(page: Page, source: Locator, target: Locator) -> None:
    (x1, y1), (x2, y2) = middle(source), middle(target)
    finger = Fingers(page)
    for part in (0.0, 0.2, 0.6, 1.0):
        finger.at((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))
    finger.lift()
