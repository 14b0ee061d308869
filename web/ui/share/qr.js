/**
 * QR codes (ISO/IEC 18004), made here so that nothing leaves the page: bytes in, a square of dark and light modules out.
 * Byte mode only, with the least error correction that fits a screen: level M while that is small, else L. Pure.
 *
 * @typedef {boolean[][]} Modules  Rows of modules; true is dark.
 */

// ── Tables: by level, for versions 1 to 40 ───────────────────────────────────────────────────────

/** Error correction words of each block. */
const CORRECTION = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
};
const BLOCKS = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
};
/** The level's two bits in the format. */
const LEVEL_BITS = { L: 1, M: 0 };
/** Up to this version a code takes level M: one more step of safety costs nothing that the eye sees. */
const SMALL = 12;

/** @typedef {"L" | "M"} Level */

/** @param {number} version */
const sizeOf = (version) => 17 + 4 * version;

/** Where the middles of the alignment patterns are, along one side. @param {number} version */
function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const found = [6];
  for (let at = sizeOf(version) - 7; found.length < count; at -= step) found.splice(1, 0, at);
  return found;
}

/** Modules that carry words, out of all. @param {number} version */
function capacity(version) {
  const marks = alignments(version).length;
  const size = sizeOf(version);
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  const aligned = marks ? 25 * (marks * marks - 3) - 10 * (marks - 2) : 0;
  const format = 31 + (version >= 7 ? 36 : 0);
  return (size * size - finders - timing - aligned - format) >> 3;
}

/** @param {number} version @param {Level} level */
const roomFor = (version, level) => capacity(version) - CORRECTION[level][version - 1] * BLOCKS[level][version - 1];

/** @param {number} version */
const countBits = (version) => (version < 10 ? 8 : 16);

/** @param {number} length @returns {{version: number, level: Level}} */
function fitting(length) {
  const fits = (/** @type {number} */ version, /** @type {Level} */ level) => 4 + countBits(version) + 8 * length <= 8 * roomFor(version, level);
  for (let version = 1; version <= 40; version++) {
    if (fits(version, "L")) return { version, level: version <= SMALL && fits(version, "M") ? "M" : "L" };
  }
  throw new RangeError("too long for a QR code");
}

// ── Reed-Solomon over GF(256), with x^8 + x^4 + x^3 + x^2 + 1 ─────────────────────────────────────

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
/** @param {number} a @param {number} b */
const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** @param {number} degree */
function generator(degree) {
  let polynomial = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...polynomial, 0];
    polynomial.forEach((factor, j) => (next[j + 1] ^= times(factor, EXP[i])));
    polynomial = next;
  }
  return polynomial.slice(1);
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ /** @type {number} */ (rest.shift());
    rest.push(0);
    divisor.forEach((part, i) => (rest[i] ^= times(part, factor)));
  }
  return rest;
}

// ── Words ─────────────────────────────────────────────────────────────────────────────────────────

/** @param {Uint8Array} bytes @param {number} version @param {Level} level */
function dataWords(bytes, version, level) {
  const room = roomFor(version, level);
  /** @type {number[]} */
  const bits = [];
  const push = (/** @type {number} */ value, /** @type {number} */ width) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, -bits.length & 7);
  const words = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Splits into blocks, adds their corrections, and deals them out in turn. @param {number[]} words @param {number} version @param {Level} level */
function interleaved(words, version, level) {
  const count = BLOCKS[level][version - 1];
  const divisor = generator(CORRECTION[level][version - 1]);
  const short = Math.floor(words.length / count);
  const longFrom = count - (words.length % count);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => words.slice(at, (at += short + (i >= longFrom ? 1 : 0))));
  const corrections = blocks.map((block) => remainder(block, divisor));
  const dealt = (/** @type {number[][]} */ rows) => Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]] : []))).flat();
  return [...dealt(blocks), ...dealt(corrections)];
}

// ── Modules ───────────────────────────────────────────────────────────────────────────────────────

/** @param {number} value @param {number} polynomial @param {number} degree */
function withCheck(value, polynomial, degree) {
  let rest = value << degree;
  for (let i = 31 - Math.clz32(rest); i >= degree; i = 31 - Math.clz32(rest)) rest ^= polynomial << (i - degree);
  return (value << degree) | rest;
}

/** The fixed patterns. `undefined` is left for words. @param {number} version */
function frame(version) {
  const size = sizeOf(version);
  /** @type {(boolean | undefined)[][]} */
  const modules = Array.from({ length: size }, () => Array(size).fill(undefined));
  const rings = (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ reach, /** @type {number[]} */ light) => {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++) {
        if (modules[row + r] && column + c >= 0 && column + c < size) modules[row + r][column + c] = !light.includes(Math.max(Math.abs(r), Math.abs(c)));
      }
    }
  };
  for (let i = 8; i < size - 8; i++) modules[6][i] = modules[i][6] = i % 2 === 0;
  const middles = alignments(version);
  for (const row of middles) {
    for (const column of middles) {
      const isFinder = [[6, 6], [6, size - 7], [size - 7, 6]].some(([r, c]) => r === row && c === column);
      if (!isFinder) rings(row, column, 2, [1]);
    }
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) rings(row, column, 4, [2, 4]);
  writeFormat(modules, "L", 0);
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const at = size - 11 + (i % 3);
      modules[Math.floor(i / 3)][at] = modules[at][Math.floor(i / 3)] = ((bits >> i) & 1) === 1;
    }
  }
  return modules;
}

/** Level and mask, written twice. @param {(boolean | undefined)[][]} modules @param {Level} level @param {number} mask */
function writeFormat(modules, level, mask) {
  const size = modules.length;
  const bits = withCheck((LEVEL_BITS[level] << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    modules[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = isDark;
    modules[8][i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = isDark;
  }
  modules[size - 8][8] = true;
}

/** The free modules in the order of the words: up and down in double columns from the right. @param {(boolean | undefined)[][]} modules */
function* path(modules) {
  const size = modules.length;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (modules[row][column] === undefined) yield [row, column];
    }
  }
}

/** @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** How hard a code is to read: long runs, blocks, false finders, too much of one kind. @param {Modules} modules */
function penalty(modules) {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, c) => modules.map((row) => row[c]))].map((line) => line.map(Number).join(""));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * ((line.match(/(?=10111010000)/g)?.length ?? 0) + (line.match(/(?=00001011101)/g)?.length ?? 0));
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const kind = modules[r][c];
      if (modules[r - 1][c] === kind && modules[r][c - 1] === kind && modules[r - 1][c - 1] === kind) points += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length / (size * size);
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/**
 * @param {string} text
 * @returns {Modules}  RangeError beyond 2,953 bytes.
 */
export function encodeQr(text) {
  const bytes = new TextEncoder().encode(text);
  const { version, level } = fitting(bytes.length);
  const words = interleaved(dataWords(bytes, version, level), version, level);
  const fixed = frame(version);
  const places = [...path(fixed)];
  /** @type {Modules} */
  let best = [];
  let least = Infinity;
  MASKS.forEach((isFlipped, mask) => {
    const modules = fixed.map((row) => [...row]);
    places.forEach(([row, column], i) => {
      const isDark = i >> 3 < words.length && ((words[i >> 3] >> (7 - (i & 7))) & 1) === 1;
      modules[row][column] = isDark !== isFlipped(row, column);
    });
    writeFormat(modules, level, mask);
    const whole = /** @type {Modules} */ (modules);
    const points = penalty(whole);
    if (points < least) [best, least] = [whole, points];
  });
  return best;
}

/** Dark modules as one SVG path, a run of them at a time, inside a quiet border of four. @param {Modules} modules */
export function qrPath(modules) {
  const runs = modules.flatMap((row, r) => [...row.map((isDark) => (isDark ? "1" : "0")).join("").matchAll(/1+/g)].map((run) => `M${run.index + 4} ${r + 4}h${run[0].length}v1h-${run[0].length}z`));
  return { d: runs.join(""), size: modules.length + 8 };
}
