import { wordsIn } from "../wording/index.ts";
import { electricsAndWipers } from "./electrics-and-wipers.ts";
import { enginesAndGearboxes } from "./engines-and-gearboxes.ts";
import type { Notation } from "./notation.ts";
import { oilsAndFluids } from "./oils-and-fluids.ts";
import { technicalParts, vehicleData } from "./technical-parts.ts";
import { tyresAndWheels } from "./tyres-and-wheels.ts";

/** A code found in a query, in its usual spelling, with the positions of its words. */
export type NotationReading = { notation: Notation; written: string; places: number[] };

export const notations: readonly Notation[] = [
  ...oilsAndFluids,
  // Before rims, whose diameters are told in inches as well.
  ...electricsAndWipers,
  ...tyresAndWheels,
  ...technicalParts,
  ...vehicleData,
  ...enginesAndGearboxes,
];

/** Words that occur in notations: they are known, and not corrected. */
export const notationWords: ReadonlySet<string> = new Set(
  notations
    .flatMap(({ examples }) => examples.flatMap(([spelling]) => wordsIn(spelling)))
    .filter((word) => /^[a-z]{4,}$/.test(word)),
);

const whole = (pattern: string) => `(?<![^ ])(?:${pattern})(?![^ ])`;

const compiled = notations.map((notation) => ({
  notation,
  pattern: new RegExp(whole(notation.pattern), "g"),
  onlyBeside: notation.onlyBeside === undefined ? null : new RegExp(`(?<![^ ])(?:${notation.onlyBeside})`),
  notBeside: notation.notBeside === undefined ? null : new RegExp(whole(notation.notBeside)),
}));

/** Matches where any code might be: most queries have none. */
const anyCode = new RegExp(whole(notations.map(({ pattern }) => pattern).join("|")));

type Found = { notation: Notation; groups: string[]; first: number; last: number };

/**
 * Finds codes of the trade among folded words, the longest first, and spells them as catalogues do, so that *205/55R16*,
 * *205 55 16* and *205/55 ZR16* are the same words.
 */
export function readNotations(words: readonly string[]): { words: string[]; readings: NotationReading[] } {
  const respelled: string[] = [];
  const readings: NotationReading[] = [];
  let next = 0;
  for (const { notation, groups, first, last } of apart(findAll(words))) {
    respelled.push(...words.slice(next, first));
    const written = fill(notation.written, groups);
    const spelled = notation.spelled === undefined ? written : fill(notation.spelled, groups);
    const own = notation.isAfterVehicle ? words.slice(first, last + 1) : wordsIn(spelled);
    readings.push({ notation, written, places: own.map((_word, index) => respelled.length + index) });
    respelled.push(...own);
    next = last + 1;
  }
  return { words: [...respelled, ...words.slice(next)], readings };
}

function findAll(words: readonly string[]): Found[] {
  const text = words.join(" ");
  const found: Found[] = [];
  if (!anyCode.test(text)) return found;
  for (const { notation, pattern, onlyBeside, notBeside } of compiled) {
    if (text.search(pattern) < 0 || onlyBeside?.test(text) === false || notBeside?.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const first = wordsBefore(text, match.index);
      const last = first + wordsBefore(match[0], match[0].length);
      found.push({ notation, groups: [...match].map((group = "") => group.trim()), first, last });
    }
  }
  return found;
}

function wordsBefore(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf(" "); at >= 0 && at < end; at = text.indexOf(" ", at + 1)) count++;
  return count;
}

/** Drops what overlaps a longer code, and puts the rest in order. */
function apart(found: Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => length(b) - length(a))) {
    if (kept.every(({ first, last }) => one.last < first || one.first > last)) kept.push(one);
  }
  return kept.sort((a, b) => a.first - b.first);
}

function length({ groups: [text = ""] }: Found): number {
  return text.length;
}

function fill(template: string, groups: readonly string[]): string {
  return template
    .replace(/\$(\d)/g, (_whole, group: string) => (groups[Number(group)] ?? "").toUpperCase())
    .replace(/[.x](?= |$)/g, "")
    .replace(/ +/g, " ")
    .trim();
}
