/** One value of each choice, by its place among the choice's values. */
export type Row = readonly number[];

/** Complete rows that are tried for each one that is taken, and before a pair counts as impossible. */
const candidates = 12;
const maxTries = 120;

/**
 * Rows in which every pair of values of two different choices occurs at least once, drawn greedily. The
 * same arguments give the same rows.
 *
 * @param sizes how many values each choice has.
 * @param isPossible refuses rows that cannot be; pairs that occur in no possible row are left out.
 * @param covered rows whose pairs need no other row.
 */
export function coverPairs(
  sizes: readonly number[],
  isPossible: (row: Row) => boolean = () => true,
  covered: readonly Row[] = [],
): Row[] {
  const draw = drawFrom(20261123);
  const open = allPairs(sizes);
  for (const key of covered.flatMap(keysOf)) open.delete(key);
  const rows: Row[] = [];
  // What a row has covered is gone from the map before it comes to it.
  for (const [key, place] of open) {
    const best = bestRow({ sizes, open, draw, isPossible }, place);
    if (best) rows.push(best);
    for (const done of best ? keysOf(best) : [key]) open.delete(done);
  }
  return rows;
}

/** A value of one choice with a value of a later one. */
type Place = { one: number; value: number; other: number; otherValue: number };
type Search = {
  sizes: readonly number[];
  open: Pairs;
  /** A whole number from 0 to below the limit. */
  draw: (limit: number) => number;
  isPossible: (row: Row) => boolean;
};

/** More values than any choice has. */
const base = 64;
const keyOf = (one: number, value: number, other: number, otherValue: number) =>
  ((one * base + value) * base + other) * base + otherValue;

/** Pairs that no row has yet, by their key. */
type Pairs = Map<number, Place>;

function allPairs(sizes: readonly number[]): Pairs {
  const pairs: Pairs = new Map();
  for (const [one, size] of sizes.entries()) {
    for (let other = one + 1; other < sizes.length; other += 1) {
      for (let value = 0; value < size; value += 1) {
        for (let otherValue = 0; otherValue < (sizes[other] ?? 0); otherValue += 1) {
          pairs.set(keyOf(one, value, other, otherValue), { one, value, other, otherValue });
        }
      }
    }
  }
  return pairs;
}

function keysOf(row: Row): number[] {
  return row.flatMap((value, one) =>
    row.slice(one + 1).map((otherValue, offset) => keyOf(one, value, one + 1 + offset, otherValue)),
  );
}

/** Of several rows with a pair in them the one that covers most; null when none is possible. */
function bestRow(search: Search, place: Place): Row | null {
  const { open, isPossible } = search;
  let best: { row: Row; gain: number } | null = null;
  let found = 0;
  for (let tries = 0; tries < maxTries && found < candidates; tries += 1) {
    const row = fillRow(search, place);
    if (!isPossible(row)) continue;
    found += 1;
    const gain = keysOf(row).filter((key) => open.has(key)).length;
    if (!best || gain > best.gain) best = { row, gain };
  }
  return best?.row ?? null;
}

/** A row around a pair; every second choice takes the value that covers most with those before it. */
function fillRow({ sizes, open, draw }: Search, { one, value, other, otherValue }: Place): Row {
  const row = sizes.map((size) => draw(size));
  row[one] = value;
  row[other] = otherValue;
  for (const [at, size] of sizes.entries()) {
    if (at === one || at === other || draw(2) === 0) continue;
    const first = draw(size);
    let most = -1;
    for (let step = 0; step < size; step += 1) {
      const tried = (first + step) % size;
      const gain = gainOf(row, at, tried, open);
      if (gain > most) row[at] = tried;
      most = Math.max(most, gain);
    }
  }
  return row;
}

/** Number of uncovered pairs of a value with the other values of a row. */
function gainOf(row: Row, at: number, tried: number, open: Pairs): number {
  let gain = 0;
  for (const [place, held] of row.entries()) {
    if (place === at) continue;
    if (open.has(place < at ? keyOf(place, held, at, tried) : keyOf(at, tried, place, held))) gain += 1;
  }
  return gain;
}

/** Reproducible pseudorandom integers (mulberry32). */
function drawFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
