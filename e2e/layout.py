"""What eyes find wrong with a screen: things cut, on each other, out of sight, too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playing import DESKTOP, PHONE, SIDEWAYS, TABLET, Player

LYING = {"viewport": {"width": 1024, "height": 768}}
SLATE = {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True}
SIZES = {
    "slate": SLATE,
    "phone": PHONE,
    "sideways": SIDEWAYS,
    "tablet": TABLET,
    "lying": LYING,
    "desktop": DESKTOP,
}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-DE"}

AXE = Path(__file__).parent.parent / "node_modules" / "axe-core" / "axe.min.js"


def cut_or_wide(player: Player) -> list[str]:
    """Texts that stick out of their box or of the screen, and a prompt that is not to be read in full."""
    return list(
        player.page.evaluate(
            """() => {
              const texts = 'button, h1, h2, p, label, legend, select, th, td, .count, .gain, .price';
              const isSeen = (element) => element.offsetParent && !element.closest('.unseen');
              const things = '.tile, .line, .floor, .ghost, .cell, .seal';
              const isBox = (element) =>
                getComputedStyle(element).display !== 'inline' && !element.matches(things);
              const isCut = (element) => {
                const {left, right} = element.getBoundingClientRect();
                const isTooWide = isBox(element) && element.scrollWidth > element.clientWidth + 1;
                return isTooWide || left < -1 || right > innerWidth + 1 || isLow(element);
              };
              const isLow = (element) => {
                if (!element.matches('.is-table .prompt')) return false;
                const [own, room] = [element, element.parentElement].map((part) =>
                  part.getBoundingClientRect());
                const isOut = own.top < room.top - 1 || own.bottom > room.bottom + 1;
                return isOut || element.scrollHeight > element.clientHeight + 1;
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


REACH = """async (least) => {
  const corner = Math.floor(least / 4.4); // of a button may be round
  const side = least - 1; // edges between two pixels belong to one of them
  const small = [];
  const note = (target, isLarge) =>
    isLarge || small.push(`${target.className.trim()}: ${target.ariaLabel ?? target.textContent.trim()}`);
  // What a tap means at each point of a box.
  const mapOf = (left, top, right, bottom, meant) => {
    const map = [];
    for (let y = Math.floor(top) + 0.5; y < bottom; y += 1) {
      const row = [];
      for (let x = Math.floor(left) + 0.5; x < right; x += 1) {
        row.push(meant(document.elementFromPoint(x, y), x, y));
      }
      map.push(row);
    }
    return map;
  };
  const hasSquare = (map, what) => {
    const isAll = (x, y, width, height) => {
      for (let j = y; j < y + height; j++) {
        for (let i = x; i < x + width; i++) if (map[j][i] !== what) return false;
      }
      return true;
    };
    const inner = side - 2 * corner;
    for (let y = 0; y + side <= map.length; y++) {
      for (let x = 0; x + side <= map[0].length; x++) {
        if (isAll(x + corner, y, inner, side) && isAll(x, y + corner, side, inner)) return true;
      }
    }
    return false;
  };
  // Most have their square in the middle; only the others are looked at all over and around.
  const isLarge = (target) => {
    const {left, top, right, bottom} = target.getBoundingClientRect();
    const [x, y] = [(left + right - side) / 2, (top + bottom - side) / 2];
    const isIn = (box) => hasSquare(mapOf(...box, (at) => target.contains(at)), true);
    return isIn([x, y, x + side, y + side]) || isIn([left - 12, top - 12, right + 12, bottom + 12]);
  };
  const look = (element) => {
    // Where the page scrolls, the tools at the bottom may lie on it.
    const canScroll = document.documentElement.scrollHeight > innerHeight;
    if (canScroll) element.scrollIntoView({block: 'center', behavior: 'instant'});
  };
  // Not AXIO's ghost, which may be cut at the edge of the board: the handle "Place" does what it does.
  const plain = 'button:enabled:not(.tile, .ghost), select, summary, .segments label, a.tool, a.icon';
  for (const target of document.querySelectorAll(plain)) {
    const isSeen = target.checkVisibility({visibilityProperty: true});
    const isOff = getComputedStyle(target).pointerEvents === 'none';
    const isIdle = target.matches('.line, .floor') && target.tabIndex < 0; // nothing is picked to go there
    if (!isSeen || isOff || isIdle) continue;
    look(target);
    note(target, isLarge(target));
  }
  // Tiles: what a click there picks up. Clicks in one task are drawn once, so nothing moves meanwhile.
  const {state} = tesserae;
  if (state().selection || state().hint) return small;
  const picks = [...document.querySelectorAll('button.tile[data-pick]')].filter((pick) => !isLarge(pick));
  for (const place of new Set(picks.map((pick) => pick.closest('.factory, .centre')))) {
    look(place);
    // One that is crowded comes closer.
    if (place.matches('.is-crowded')) place.dispatchEvent(new MouseEvent('click', {detail: 1}));
    const {left, top, right, bottom} = place.getBoundingClientRect();
    const map = mapOf(left - 3, top - 3, right + 3, bottom + 3, (at, clientX, clientY) => {
      const before = state().selection;
      if (!place.contains(at) || at.closest('button:not(.tile), .words')) return '';
      at.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX, clientY}));
      const {selection} = state();
      return selection && selection !== before ? `${selection.pick.from}/${selection.pick.colour}` : '';
    });
    for (const pick of picks) if (place.contains(pick)) note(pick, hasSquare(map, pick.dataset.at));
    place.blur();
  }
  if (!state().selection) return small;
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  await new Promise(requestAnimationFrame);
  document.activeElement.blur(); // keys have focused what was picked last
  return small;
}"""


def small_targets(player: Player, least: float) -> list[str]:
    """What has no square of this many pixels in which every tap reaches it. Tried point by point."""
    found = list(player.page.evaluate(REACH, least))
    player.page.evaluate("scrollTo(0, 0)")
    return found


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
