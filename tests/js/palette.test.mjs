/** The tiles of each game differ also for people who see fewer colours, and their symbols stand out from their grounds. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** Where a game's colours are defined. */
const GAMES = {
  azul: ["theme.css", /^\[data-colour="(\w+)"\].*?--ground: (#\w+); --ink: (#\w+)/gm],
  chocolatier: ["chocolatier.css", /^:where\(\[data-game="chocolatier"\]\) \[data-colour="(\w+)"\].*?--ground: (#\w+); --ink: (#\w+)/gm],
  axio: ["axio.css", /^:where\(\[data-game="axio"\]\) \[data-colour="(\w+)"\].*?--ground: (#\w+); --ink: (#\w+)/gm],
};

/** Machado, Oliveira and Fernandes (2009), complete loss of one kind of cone; on linear light. */
const SIGHTS = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** CIE76. Above 10 two patches side by side are told apart at a glance; twice that, also across the table. */
const APART = 20;
const SYMBOL_CONTRAST = 3;

const linear = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const seen = (matrix, rgb) => matrix.map((row) => Math.min(1, Math.max(0, row.reduce((sum, factor, i) => sum + factor * rgb[i], 0))));
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function lab([r, g, b]) {
  const xyz = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, luminance([r, g, b]), (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089];
  const [x, y, z] = xyz.map((v) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function colours(game) {
  const found = new Map();
  const [file, pattern] = GAMES[game];
  const css = readFileSync(new URL(`../../web/styles/${file}`, import.meta.url), "utf-8");
  for (const [, name, ground, ink] of css.matchAll(pattern)) if (name !== "marker") found.set(name, { name, ground: linear(ground), ink: linear(ink) });
  return [...found.values()];
}

for (const game of Object.keys(GAMES)) {
  test(`${game}: five colours that differ in every kind of sight`, () => {
    const all = colours(game);
    assert.equal(all.length, 5);
    for (const [sight, matrix] of Object.entries(SIGHTS)) {
      all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
        const [p, q] = [lab(seen(matrix, a.ground)), lab(seen(matrix, b.ground))];
        const apart = Math.hypot(...p.map((v, k) => v - q[k]));
        assert.ok(apart >= APART, `${sight}: ${a.name} and ${b.name} are only ${apart.toFixed(1)} apart`);
      }));
    }
  });
}

for (const game of Object.keys(GAMES)) {
  test(`${game}: symbols stand out from their grounds`, () => {
    assert.equal(colours(game).length, 5);
    for (const { name, ground, ink } of colours(game)) {
      const [low, high] = [luminance(ground), luminance(ink)].sort((a, b) => a - b);
      const contrast = (high + 0.05) / (low + 0.05);
      assert.ok(contrast >= SYMBOL_CONTRAST, `${name}: ${contrast.toFixed(2)}`);
    }
  });
}

test("axio: the grounds differ in grey too", () => {
  const lightness = colours("axio").map(({ ground }) => lab(ground)[0]).sort((a, b) => a - b);
  lightness.slice(1).forEach((value, i) => assert.ok(value - lightness[i] >= 7, lightness.map((v) => v.toFixed(0)).join(" ")));
});
