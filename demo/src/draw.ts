/** A stream of chances that is always the same for the same key. */
export type Draw = {
  /** At least 0, below 1. */
  fraction(): number;
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** A whole number between both ends, inclusive. */
  between(least: number, greatest: number): number;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
};

/**
 * Draws from a seed and the name of what is drawn: adding a draw for one thing never changes what
 * another gets, so that a demo catalogue of another size still has the same cars' parts.
 */
export function drawFor(seed: string, ...names: (string | number)[]): Draw {
  let state = hashOf(`${seed}\n${names.join("\n")}`);
  function fraction() {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) / 4294967296;
  }
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    between: (least, greatest) => least + below(greatest - least + 1),
    chance: (share) => fraction() < share,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}

/** FNV-1a over the text, then mixed so that near texts give far numbers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash) >>> 0;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
