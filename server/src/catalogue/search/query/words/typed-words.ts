import { wordsFromElsewhere } from "../../trade-words/index.ts";
import {
  joinSpelledCodes,
  letterNamed,
  spellOut,
  stemsOf,
  stemWord,
  wordsIn,
  writeSpokenNumbers,
} from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import { longestSpan } from "../spans.ts";
import { withLitres, withWholeYears } from "../vehicles/index.ts";
import { joinPartNumbers } from "./part-number-groups.ts";
import { writeSpokenEngines } from "./spoken-engines.ts";

/** Longer queries are cut off; a story in a forum is hardly longer. */
const maxWords = 40;
export const maxLength = 400;

/** Between words; *K&N* is a maker. */
const ampersands = /&(?!(?<=(?<!\p{L})\p{L}&)\p{L}(?!\p{L}))/gu;

/**
 * Written with its sign, or with an article and its year, *up!* needs no maker; a shop without Volkswagens does not hear of one that
 * nobody typed.
 */
const upWithItsSign =
  /(?<!\p{L}|(?:vw|volkswagen) )up!(?!\p{L})|(?<=(?<!\p{L})(?:un|mi|su|el|meu) )up(?= (?:del? )?20[12]\d(?!\p{N}))/giu;

/** The query's words, without abbreviations and with numbers in digits. */
export function wordsOf(lexicon: Lexicon, query: string) {
  const { partTypes, categories, vehicles, abbreviations } = lexicon;
  const up = vehicles.names.has("volkswagen") ? "volkswagen up " : "up ";
  const text = spellOut(query.replace(ampersands, " and ").replace(upWithItsSign, up));
  const typed = joinPartNumbers(joinMotorcycle(wordsIn(text).slice(0, maxWords)), text);
  const words = withLetters(lexicon, joinSpelledCodes(typed));
  const isOfName = (word: string) => {
    const others = stemsOf(words);
    return partTypes.joins(stemWord(word), others) || categories.joins(stemWord(word), others);
  };
  const numbered = joinCodes(lexicon, writeSpokenNumbers(writeSpokenEngines(vehicles, words), isOfName));
  const meant = withLitres(vehicles, withWholeYears(vehicles, numbered));
  return abbreviations.spellOut(meant, lexicon, dottedIn(text));
}

/** A motorcycle's name that is written in pieces: *R 1200 GS*, *MT 07*. */
function joinMotorcycle(words: readonly string[]): readonly string[] {
  const span = longestSpan(words, 3, (key) => (/\d/.test(key) && wordsFromElsewhere.has(key) ? key : null));
  if (!span) return words;
  return words.toSpliced(Math.min(...span.places), span.places.length, span.found);
}

/** Codes that are dictated or written in pieces: *ibiza seis jota*, *golf mark five*, *g12 más*. */
function joinCodes({ vehicles }: Lexicon, words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  /** *Citroën c one*: a letter begins a model's name behind its maker. */
  const isNamed = (last: string) =>
    vehicles.names.has(last) || (/^[a-z]$/.test(last) && vehicles.names.has(joined.at(-2) ?? ""));
  for (const [place, word] of words.entries()) {
    const last = joined.at(-1) ?? "";
    const isLast = () => words.slice(place).every((other) => isPlus.test(other));
    const isLastWord = place === words.length - 1;
    // The *de* of *clio 3 de 2010* is no letter.
    const letter = word !== "de" || isLastWord ? letterNamed(word) : null;
    const code = /^\d{1,2}$/.test(last) ? `${last}${letter ?? ""}` : "";
    // *BMW three twenty d*.
    const isLetterD = word === "d" || (word === "de" && isLastWord);
    const isOfEngine = isLetterD && /^\d{3}$/.test(last) && vehicles.words.has(`${last}d`);
    if (isOfEngine) joined.splice(-1, 1, `${last}d`);
    else if (letter !== null && vehicles.names.has(code)) joined.splice(-1, 1, code);
    else if (/^(?:mark|mk)$/.test(last) && /^\d$/.test(word)) joined.splice(-1, 1, `mk${word}`);
    else if (/^g1[123](?:plus)?$/.test(last) && isPlus.test(word) && isLast())
      joined.splice(-1, 1, `${last}plus`);
    else if (isCarWithNumber(vehicles, word)) joined.push(...word.split(/(?<=[a-z])(?=\d)/));
    else if (isOne.test(word) && vehicles.names.has(`${last}1`) && isNamed(last)) joined.push("1");
    else joined.push(word);
  }
  return joined;
}

/** Whether a model's name and its year or code are written in one word: *focus2007*, *vito639*. */
function isCarWithNumber({ names, words, isModel }: Lexicon["vehicles"], word: string): boolean {
  const [, name, number = ""] = /^([a-z]{4,})(\d{3,4})$/.exec(word) ?? [];
  if (name === undefined || words.has(word)) return false;
  return names.has(name) && isModel(name) && (number.length === 3 || /^(?:19[89]|20[0-2])\d$/.test(number));
}

const isOne = /^(?:uno|one)$/;
const isPlus = /^(?:mas|mes|plus)$/;

/** Words with a full stop, as in *jta. culata*. */
function dottedIn(text: string): ReadonlySet<string> {
  if (!text.includes(".")) return new Set();
  return new Set(
    Array.from(text.matchAll(/(?<!\p{N})(\p{L}+)\.(?!\p{N})/gu), ([, word = ""]) => wordsIn(word).join("")),
  );
}

/** Letters that are dictated by their names, after a model's: *corsa de* is the Corsa D, unless more words follow. */
function withLetters({ vehicles }: Lexicon, words: readonly string[]): string[] {
  return words.map((word, place) => {
    const letter = letterNamed(word);
    const isLetter =
      letter !== null &&
      (word !== "de" || place === words.length - 1) &&
      vehicles.names.has(words[place - 1] ?? "") &&
      vehicles.names.has(`${words[place - 1]}${letter}`);
    return isLetter ? letter : word;
  });
}
