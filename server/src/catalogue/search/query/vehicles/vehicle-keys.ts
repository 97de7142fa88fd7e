import { isSilent, lettersAndDigits, wordsIn } from "../../wording/index.ts";
import type { LexiconSource } from "../lexicon.ts";

/** Nicknames of makers. Maps, because a catalogue may name anything, *Constructor* too. */
const nicknames = new Map(
  Object.entries({
    volkswagen: ["vw", "volks"],
    mercedesbenz: ["mercedes", "merche", "merc", "mb", "benz"],
    opel: ["vauxhall"],
    bmw: ["beemer", "bimmer"],
    citroen: ["citro"],
    alfaromeo: ["alfa"],
    landrover: ["land"],
    ssangyongkgm: ["ssangyong", "kgm"],
    chevrolet: ["chevy"],
    lynkco: ["lynk"],
  }),
);

/** Words of longer names that people say alone: the *Fortwo Coupé*, the *Transit Connect*, the *Range Rover Evoque*. */
const familyWords = new Set(["fortwo", "forfour", "transit", "evoque", "velar", "picasso", "t4", "t5", "t6"]);
/** Models whose names are common words of queries for parts: *qué tipo de aceite*, *door seal*. */
const namesOfWords = new Set(["tipo", "idea", "seal", "dispatch", "relay"]);

/** Names of the same models in Britain and America. */
const namesAbroad = new Map(
  Object.entries({
    jumpy: ["dispatch"],
    jumper: ["relay"],
    montero: ["shogun"],
  }),
);

/** Bodies and drives at the end of models' names, which people leave out: the *DS 7* of *DS 7 Crossback*, the *MG4* of *MG4 Electric*. */
const bodies = new Set(["active", "crossback", "tourer", "electric"]);

/** A chassis code at the end of a title, by its capitals: *Cherokee KL*, *Transit Custom V362*, *Transporter T5*. */
const endsInCode = / (?!XL$)(?:[A-Z]{2}|[A-Z]\d{1,3})$/;

const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"];

/** Makers under whose name people look for another one's models: the *Seat Formentor*, the *Renault Duster* of Latin America. */
const relatives: Record<string, string[]> = {
  seat: ["cupra"],
  cupra: ["seat"],
  citroen: ["ds"],
  renault: ["dacia"],
  chevrolet: ["opel"],
  bmw: ["mini"],
  mercedesbenz: ["smart"],
  fiat: ["abarth"],
  rover: ["mg"],
};

/** Makers by the one under whose name their models are looked for as well. */
export function relativesOf({
  makers,
}: Pick<LexiconSource, "makers">): ReadonlyMap<number, ReadonlySet<number>> {
  const byKey = new Map(makers.map(({ id, name }) => [lettersAndDigits(name), id]));
  return new Map(
    Object.entries(relatives).flatMap(([key, others]) => {
      const id = byKey.get(key);
      return id === undefined
        ? []
        : [[id, new Set(others.flatMap((other) => byKey.get(other) ?? []))] as const];
    }),
  );
}

/** Finds makers by their squeezed names and nicknames. */
export function keysOfMakers(source: Pick<LexiconSource, "makers">): Map<string, number> {
  const keys = new Map<string, number>();
  for (const { id, name } of source.makers) {
    const key = lettersAndDigits(name);
    // As words of queries, *Lynk & Co* is *Lynk and Co*.
    const spelled = lettersAndDigits(name.replaceAll("&", "and"));
    for (const word of [key, spelled, ...(nicknames.get(key) ?? [])]) keys.set(lettersAndDigits(word), id);
  }
  return keys;
}

/**
 * Names, families without generation, generations in other numerals, and chassis codes. Keys that are vague without a maker
 * or a model are apart: names of one character (*Mazda 3*), of two digits (*Lynk & Co 02*) or of a letter and a digit (*T5*), codes
 * of two characters (*8P*), generations alone (*mk5*), and words of any sentence (*up*, *is*).
 */
export function keysOfModels(source: Pick<LexiconSource, "makers" | "models">) {
  const models = new Map<string, number[]>();
  const vague = new Map<string, number[]>();
  /** Codes of generations in two letters, which count only directly behind their model: *Tucson TL*. */
  const letterCodes = new Map<string, number[]>();
  const makers = new Map(source.makers.map(({ id, name }) => [id, lettersAndDigits(name)]));
  const addTo = (keys: Map<string, number[]>, key: string, id: number) => {
    const ids = keys.get(key) ?? [];
    if (!ids.includes(id)) keys.set(key, [...ids, id]);
  };
  for (const { id, makerId, name } of source.models) {
    const [title = "", codes = ""] = name.split("(");
    for (const code of codes.split(/[,)\s/]+/)) {
      // The codes of Smart and Fiat are plain numbers.
      if (/^\d{3}$/.test(code)) addTo(vague, code, id);
      if (/^[A-Z]{2}$/.test(code)) addTo(letterCodes, code.toLowerCase(), id);
      if (!/\d/.test(code) || !/[a-z]/i.test(code)) continue;
      const key = lettersAndDigits(code);
      addTo(key.length < 3 ? vague : models, key, id);
      // Mercedes are called by the digits alone, *vito 639*, and Volkswagens with the body's digit too, *polo 9n3*.
      if (/^[a-z]\d{3}$/.test(key)) addTo(vague, key.slice(1), id);
      if (/^\d[a-z]$/.test(key)) for (const body of "123") addTo(vague, key + body, id);
      // The body's digit is left out: 8P of 8P1.
      if (/^\d[a-z]\d$/.test(key)) addTo(vague, key.slice(0, 2), id);
    }
    const named = wordsIn(title);
    for (const words of waysToSay(title)) {
      const key = words.join("");
      const isVague =
        key.length < 2 || /^(?:\d\d|t\d|4x4)$/.test(key) || isInSentences(words) || namesOfWords.has(key);
      addTo(isVague ? vague : models, key, id);
      // *Mazda3* is written in one word as well, and the *DS* of *DS 3* is read as its maker.
      const maker = makers.get(makerId) ?? "";
      if (key.length < 2) addTo(models, `${maker}${key}`, id);
      if (words.length > 1 && words[0] === maker) addTo(vague, words.slice(1).join(""), id);
      // The *MG4* is written *MG 4* as well.
      const number = key.startsWith(maker) ? key.slice(maker.length) : "";
      if (/^\d$/.test(number)) addTo(vague, number, id);
    }
    const generation = romans.indexOf(named[placeOfNumeral(named)] ?? "");
    if (generation >= 0) addTo(vague, `mk${generation + 1}`, id);
  }
  return { models, vague, letterCodes, isModel: (word: string) => models.has(word) || vague.has(word) };
}

/**
 * Whether a model's name is an everyday word, perhaps with a numeral, so that it needs its maker: *up*, *IS II*. *T-Roc* and *New
 * Beetle* only begin with one.
 */
function isInSentences([first = "", ...rest]: string[]): boolean {
  return isSilent(first) && rest.every((word) => /^\d+$/.test(word) || romans.includes(word));
}

/** Spellings of a model's title, of which *Punto Evo / Punto* has two. */
function waysToSay(title: string): string[][] {
  const named = wordsIn(title);
  const titles = title.split(" / ").map(wordsIn);
  const families = named.filter((word) => familyWords.has(word)).map((word) => [word]);
  const bare = named.slice(0, named.findLastIndex((word) => !bodies.has(word)) + 1);
  if (bare.length < named.length) titles.push(bare);
  if (endsInCode.test(title.trim()) && !romans.includes(named.at(-1) ?? "")) titles.push(named.slice(0, -1));
  titles.push(
    ...titles.flatMap(([first = "", ...rest]) =>
      (namesAbroad.get(first) ?? []).map((name) => [name, ...rest]),
    ),
  );
  return [...(titles.length > 1 ? [named] : []), ...titles.flatMap(spokenAs), ...families];
}

/** Place of the numeral that tells the generation; the *V* of *HR-V II* is none. */
function placeOfNumeral(title: readonly string[]): number {
  return title.findLastIndex((word, index) => index > 0 && romans.includes(word));
}

/** Spellings of a title. */
function spokenAs(title: string[]): string[][] {
  const isSeries = title[0] === "serie" || title[0] === "clase";
  // The *V* of *Clase V* is no generation.
  const place = isSeries ? -1 : placeOfNumeral(title);
  const ways = [title];
  if (place > 0) {
    const family = title.slice(0, place);
    const number = String(romans.indexOf(title[place] ?? "") + 1);
    const rest = title.slice(place + 1);
    ways.push([...family, number, ...rest], [...family, ...rest], family, [...family, `mk${number}`]);
  }
  // In Corsa D, Passat B6 and Land Cruiser J12, the last word is the generation.
  if (!isSeries && title.length > 1 && /^([a-z]|b\d(\.\d)?|j\d\d)$/.test(title.at(-1) ?? ""))
    ways.push(title.slice(0, -1));
  return ways.flatMap((words) => [words, ...translated(words)]);
}

/** Localized forms: *Serie 3* is also *3 Series*, *Clase A* is also *Classe A* and *A Class*. */
function translated([first = "", second = "", ...rest]: string[]): string[][] {
  if (first === "serie")
    return [
      ["series", second, ...rest],
      [second, "series", ...rest],
    ];
  if (first === "clase")
    return [
      ["classe", second, ...rest],
      ["class", second, ...rest],
      [second, "class", ...rest],
    ];
  return [];
}
