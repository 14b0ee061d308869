/**
 * The colour of the browser's own bar, and of an installed app's title: that of the page below it, in every theme and game.
 */

let last = "";

function paint() {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", backgroundColor);
}

/** Looks at the page only when what it depends on has changed: the question costs a layout. */
export function paintBar() {
  const { theme, game } = document.documentElement.dataset;
  if (last === `${theme} ${game}`) return;
  last = `${theme} ${game}`;
  paint();
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
