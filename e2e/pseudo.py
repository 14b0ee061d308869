"""A language that nobody speaks: English with words two fifths longer. It shows where a box is too small.

It is made when the page asks for its sentences and exists nowhere else: the page neither ships nor offers it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route

from playing import PHONE, Player, playing

DIST = Path(__file__).parent.parent / "dist"
LONGER = 0.4
ENDINGS = "enumarolistendrabel"
"""Letters of usual width. They come after the word, so that a test still finds it by its beginning."""


def stretched(source: str) -> str:
    """The sentences of a file of Fluent, longer; keys, placeables and names of variants stay."""
    return "\n".join(_line(line) for line in source.split("\n"))


def _line(line: str) -> str:
    head, text = re.fullmatch(r"(\s*(?:[a-z][\w-]* =|\*?\[\w+\])?)(.*)", line).groups()  # type: ignore[union-attr]
    if line.startswith("#"):
        return line
    parts = re.split(r"(\{ \$\w+ (?:\}|->))", text)
    return head + "".join(part if part.startswith("{ $") else _longer(part) for part in parts)


def _longer(text: str) -> str:
    return re.sub(r"[^\W\d_]+", lambda word: word[0] + ENDINGS[: math.ceil(LONGER * len(word[0]))], text)


@contextmanager
def in_long_words(browser: Browser, site: str, **options: Any) -> Iterator[Player]:
    """A visitor with a phone who reads long words."""
    with playing(browser, site, **{**PHONE, "service_workers": "block", **options}) as player:

        def answer(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=stretched(response.text()))

        player.page.route("**/en.ftl", answer)
        yield player


CUT = """() => {
  // A hint shows its beginning; a click on it opens the sheet that has all of it, which is looked at too.
  const apart = 'svg, .unseen, [popover]:not(:popover-open), button.hinted';
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = ({overflowX, overflowY, position}) =>
    position === 'fixed' || [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow));
  const isHidden = (style) => style.visibility === 'hidden' || style.opacity === '0';
  const found = new Set();
  const check = (text, words, box) => {
    if (!box || box === document.body) {
      if (text.left < -1 || text.right > innerWidth + 1) found.add(`beyond the screen: ${words}`);
      return;
    }
    const style = getComputedStyle(box);
    if (isHidden(style)) return;
    if (style.display !== 'inline') {
      const edge = box.getBoundingClientRect();
      const isWide = text.right > edge.right + 1 || text.left < edge.left - 1;
      const isHigh = text.bottom > edge.bottom + 2 || text.top < edge.top - 2;
      if ((isWide && cuts(style.overflowX)) || (isHigh && cuts(style.overflowY))) {
        found.add(`cut by ${box.localName} ${box.className}: ${words}`);
      }
      if (scrolls(style)) return;
    }
    check(text, words, box.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    const words = node.data.trim();
    const isForEars = getComputedStyle(box).clipPath === 'inset(50%)'; // the words of an icon
    if (!words || !box.checkVisibility() || isForEars || box.closest(apart)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) if (text.width >= 1) check(text, words, box);
  }
  return [...found];
}"""
"""Texts that a box or the screen cuts off, unless they can be scrolled to."""

PUSHED = """() => [...document.querySelectorAll('.card')].flatMap((card) => {
  const room = card.getBoundingClientRect().right - parseFloat(getComputedStyle(card).paddingRight);
  const parts = card.querySelectorAll('button, select, input, fieldset, label, h2, h3, p, li, table');
  return [...parts].filter((part) => part.checkVisibility() && !part.closest('.unseen, .scroll'))
    .filter((part) => part.getBoundingClientRect().right > room + 1)
    .map((part) => `out of its card: ${part.localName} ${part.textContent.trim().slice(0, 60)}`);
})"""
"""What sticks out of the card that it lies on."""


def cut_texts(player: Player) -> list[str]:
    return [*player.page.evaluate(CUT), *player.page.evaluate(PUSHED)]
