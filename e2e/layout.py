"""What eyes find wrong with a screen: things cut, on each other, out of sight, too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playing import DESKTOP, PHONE, SIDEWAYS, TABLET, Player

LYING = {"viewport": {"width": 1024, "height": 768}}
SIZES = {"phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "lying": LYING, "desktop": DESKTOP}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-DE"}

AXE = Path(__file__).parent.parent / "node_modules" / "axe-core" / "axe.min.js"


def cut_or_wide(player: Player) -> list[str]:
    """Texts that stick out of their box or of the screen."""
    return list(
        player.page.evaluate(
            """() => {
              const texts = 'button, h1, h2, p, label, legend, select, th, td, .count, .gain, .price';
              const isSeen = (element) => element.offsetParent && !element.closest('.unseen');
              const things = '.tile, .line, .floor, .ghost';
              const isBox = (element) =>
                getComputedStyle(element).display !== 'inline' && !element.matches(things);
              const isCut = (element) => {
                const {left, right} = element.getBoundingClientRect();
                const isTooWide = isBox(element) && element.scrollWidth > element.clientWidth + 1;
                return isTooWide || left < -1 || right > innerWidth + 1;
              };
              return [...document.querySelectorAll(texts)].filter(isSeen).filter(isCut)
                .map((element) => `${element.localName} ${element.className}: ${element.textContent.trim()}`);
            }"""
        )
    )


def overlaps(player: Player, *, can_scroll: bool = False) -> list[str]:
    """Pairs of the table's parts that lie on each other. Where one may scroll, the tools at the bottom do."""
    return list(
        player.page.evaluate(
            """(canScroll) => {
              const azul = '.chip, .factory, .centre, .supply, .board';
              const axio = '.stage, .panel, .track, .forecast, .rack, .cover, .swap, .domino, .handles .tool';
              const tools = canScroll ? '.top' : '.top > *, .toolbar > *';
              const names = `${tools}, ${azul}, ${axio}, .result, .last.is-urgent`;
              const isSeen = (part) =>
                part.checkVisibility({visibilityProperty: true}) && !part.matches('.unseen');
              const parts = [...document.querySelectorAll(names)].filter(isSeen);
              const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
              const found = [];
              const isRound = (part) => getComputedStyle(part).borderRadius === '50%';
              parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
                const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
                const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
                const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
                const apart = Math.hypot(middle(p)[0] - middle(q)[0], middle(p)[1] - middle(q)[1]);
                if (a.contains(b)) return;
                const areRound = isRound(a) && isRound(b);
                const touch = areRound ? (p.width + q.width) / 2 - apart : Math.min(wide, high);
                if (touch > 1) found.push(`${a.className} / ${b.className}`);
              }));
              return found;
            }""",
            can_scroll,
        )
    )


def small_targets(player: Player, least: float) -> list[str]:
    """What can be clicked and is smaller than this in pixels. What a button adds around itself counts."""
    return list(
        player.page.evaluate(
            """(least) => {
              const isSmall = (button) => {
                // A tap beside a tile takes the nearest: each has a quarter of its factory.
                const share = button.matches('.factory > .tile') ? 2 : 1;
                const box = (share === 2 ? button.parentElement : button).getBoundingClientRect();
                const around = getComputedStyle(button, '::after');
                const isAround = around.content !== 'none' && around.position === 'absolute';
                const added = (...sides) =>
                  isAround ? sides.reduce((sum, side) => sum - Math.min(0, parseFloat(around[side])), 0) : 0;
                // Lines lie so close that the gap between two belongs to them.
                const rows = getComputedStyle(button.parentElement).rowGap;
                const gap = button.matches('.line') ? parseFloat(rows) : 0;
                const size = [box.width + added('left', 'right'), box.height + added('top', 'bottom') + gap];
                return Math.min(...size) / share < least - 0.1;
              };
              return [...document.querySelectorAll('button:enabled, select, summary, .segments span, a.tool')]
                .filter((button) => button.offsetParent && isSmall(button))
                .map((button) => `${button.className} ${button.ariaLabel ?? button.textContent.trim()}`);
            }""",
            least,
        )
    )


def check_layout(player: Player, *, is_touch: bool, can_scroll: bool = False) -> None:
    assert player.overflow() <= 0
    assert cut_or_wide(player) == []
    assert overlaps(player, can_scroll=can_scroll) == []
    assert small_targets(player, 44 if is_touch else 24) == []


def axe_violations(player: Player) -> list[Any]:
    player.page.evaluate(AXE.read_text("utf-8"))
    result = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (violation["id"], node["html"][:120], node["failureSummary"][:200])
        for violation in result["violations"]
        for node in violation["nodes"][:3]
    ]


def unseen(player: Player) -> list[str]:
    """What is needed for a decision and not in sight: factories, centre, boards, racks, tracks, tools."""
    return list(
        player.page.evaluate(
            """() => {
              const bottom = document.querySelector('.toolbar').getBoundingClientRect();
              const isRail = bottom.height > bottom.width;
              const floor = isRail ? innerHeight : bottom.top;
              const azul = '.factory, .centre, .board, .line, .floor, .chip';
              const axio = '.stage, .panel, .forecast, .rack, .domino, .handles, .cover, .swap, .ghost';
              return [...document.querySelectorAll(`${azul}, ${axio}`)]
                .filter((part) => part.offsetParent || part.classList.contains('chip'))
                .filter((part) => {
                  const box = part.getBoundingClientRect();
                  const isInside = box.top >= -1 && box.bottom <= floor + 1;
                  return box.width && !(isInside && box.left >= -1 && box.right <= innerWidth + 1);
                }).map((part) => part.className);
            }"""
        )
    )
