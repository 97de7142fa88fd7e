/** Numbers up to nineteen, and those with a word of their own, in Spanish, Catalan and English. */
const small = valuesOf([
  [0, "cero zero"],
  [1, "uno un u one"],
  [2, "dos dues two"],
  [3, "tres three"],
  [4, "cuatro quatre four"],
  [5, "cinco cinc five"],
  [6, "seis sis six"],
  [7, "siete set seven"],
  [8, "ocho vuit huit eight"],
  [9, "nueve nou nine"],
  [10, "diez deu ten"],
  [11, "once onze eleven"],
  [12, "doce dotze twelve"],
  [13, "trece tretze thirteen"],
  [14, "catorce catorze fourteen"],
  [15, "quince quinze fifteen"],
  [16, "dieciseis setze sixteen"],
  [17, "diecisiete disset desset seventeen"],
  [18, "dieciocho divuit devuit dihuit eighteen"],
  [19, "diecinueve dinou denou nineteen"],
  ...["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"].map(
    (unit, index): [number, string] => [21 + index, `veinti${unit}`],
  ),
]);
const tens = valuesOf([
  [20, "veinte vint twenty"],
  [30, "treinta trenta thirty"],
  [40, "cuarenta quaranta forty"],
  [50, "cincuenta cinquanta fifty"],
  [60, "sesenta seixanta sixty"],
  [70, "setenta setanta seventy"],
  [80, "ochenta vuitanta huitanta eighty"],
  [90, "noventa noranta ninety"],
]);
const hundreds = valuesOf([
  [100, "cien ciento cent"],
  [200, "doscientos doscientas"],
  [300, "trescientos trescientas"],
  [400, "cuatrocientos cuatrocientas"],
  [500, "quinientos quinientas"],
  [600, "seiscientos seiscientas"],
  [700, "setecientos setecientas"],
  [800, "ochocientos ochocientas"],
  [900, "novecientos novecientas"],
]);
const englishUnits = new Set("one two three four five six seven eight nine".split(" "));
const englishTens = new Set(
  `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety`.split(/\s+/),
);
const points = new Set(["punto", "coma", "punt", "point"]);
/** Articles, *set* for a kit, the Catalan *nou* for new: numbers only beside another number or a letter's name. */
const ambiguous = new Set(["uno", "un", "u", "one", "set", "nou", "once"]);
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ be: "b", ce: "c", de: "d", efe: "f", ge: "g", hache: "h", hac: "h", aitch: "h", jota: "j", ka: "k" },
    ...{ ele: "l", ela: "l", eme: "m", ema: "m", pe: "p", cu: "q", erre: "r", erra: "r", te: "t" },
    ...{ uve: "v", ve: "v", equis: "x", ics: "x" },
  }),
);
/** Names of letters that are words as well, even before a number: *filtro de 1.9 tdi*, *ford ka dos*. */
const alsoWords = new Set(["de", "te", "ka", "ela", "ema"]);
const spokenW = new Set([
  "doble uve",
  "uve doble",
  "doble ve",
  "ve doble",
  "doble u",
  "double u",
  "double v",
]);

/** Second numbers of the grades of engine and gear oils (SAE J300, J306). */
const gradeNumbers = new Set([8, 12, 16, 20, 30, 40, 50, 60, 75, 80, 85, 90, 110, 140, 190, 250]);
/** Names of engines that follow their displacement: *uno nueve tdi*. */
const engine =
  /^(?:[cfjmst]*d[ct]?i|crdi|[cdht]*di|tf?si|dci|tce|thp|vti|gdi|mpi|jtdm?|multijet|bluehdi|puretech|ecoboost)$/;

/** The same, dictated letter by letter. */
const spelledEngines: readonly (readonly [RegExp, string])[] = [
  [/(?<![^ ])(?:te de|t d) i(?![^ ])/g, "tdi"],
  [/(?<![^ ])(?:(?:hache|hac) de|h d) i(?![^ ])/g, "hdi"],
  [/(?<![^ ])(?:ce erre de|c r d) i(?![^ ])/g, "crdi"],
  [/(?<![^ ])(?:te de ce|t d c) i(?![^ ])/g, "tdci"],
  [/(?<![^ ])(?:de ce|d c) i(?![^ ])/g, "dci"],
  [/(?<![^ ])(?:te e?s[ea]|t s) i(?![^ ])/g, "tsi"],
  [/(?<![^ ])(?:ce de te|c d t) i(?![^ ])/g, "cdti"],
  [/(?<![^ ])jota te de(?![^ ])/g, "jtd"],
];
/** The profile of a belt, *seis pe ka*. */
const spelledProfile = [/(?<![^ ])(?:pe [kc]a|p k)(?![^ ])/g, "pk"] as const;
const spelledCodes = [...spelledEngines, spelledProfile];
const lettersOfCodes = new Set(["i", "jota", "pe", "p"]);

/** Joins the letters of an engine's name or of a belt's profile: *te de i* is *tdi*, *pe ka* is *pk*. */
export function joinSpelledCodes(words: readonly string[]): readonly string[] {
  if (!words.some((word) => lettersOfCodes.has(word))) return words;
  const joined = spelledCodes.reduce((text, [letters, name]) => text.replace(letters, name), words.join(" "));
  return joined.split(" ");
}

export function hasSpokenNumber(words: readonly string[]): boolean {
  return words.some((word) => small.has(word) || tens.has(word) || hundreds.has(word));
}

type Spoken = { value: number; count: number };

/**
 * Writes numbers that were dictated as words in digits: *uno punto nueve* is 1.9, *cinco uve doble treinta* 5w30, *hache siete*
 * h7, *doscientos cinco* 205.
 *
 * @param isOfName whether a word is a part of a name, as in *cuatro estaciones*.
 */
export function writeSpokenNumbers(
  words: readonly string[],
  isOfName: (word: string) => boolean,
): readonly string[] {
  if (!hasSpokenNumber(words)) return words;
  const written: string[] = [];
  for (let place = 0; place < words.length; ) {
    const displacement = displacementAt(words, place);
    if (displacement !== null) {
      written.push(displacement);
      place += 2;
      continue;
    }
    const spoken = isOfName(words[place] ?? "") ? null : numberAt(words, place);
    const read = spoken && withFraction(words, place, spoken);
    if (!read || (read.isAlone && ambiguous.has(words[place] ?? "") && !isAfterNumber(written.at(-1)))) {
      written.push(words[place] ?? "");
      place++;
      continue;
    }
    place += read.count;
    const grade = gradeAfter(words, place);
    place += grade?.count ?? 0;
    // *L'u coma sis*: no letter stands before a displacement, and *a* is an article in *a seventy amp hour battery*.
    const isBare = read.text.includes(".") || (written.at(-1) === "a" && read.text.length > 1);
    const letter = isBare ? "" : takeLetters(written);
    // *Pe veintiuno w* is a bulb.
    const isBulb = letter !== "" && !grade && words[place] === "w";
    if (isBulb) place++;
    written.push(`${letter}${read.text}${grade ? `w${grade.value}` : isBulb ? "w" : ""}`);
  }
  return written;
}

/** *Uno nueve tdi*: two digits before an engine's name are its displacement in litres. */
function displacementAt(words: readonly string[], place: number): string | null {
  const litres = digitAt(words, place);
  const tenths = digitAt(words, place + 1);
  const isDisplacement =
    litres !== null && litres > 0 && tenths !== null && engine.test(words[place + 2] ?? "");
  return isDisplacement ? `${litres}.${tenths}` : null;
}

/** A number with the digits after *punto*. */
function withFraction(words: readonly string[], place: number, { value, count }: Spoken) {
  const after = points.has(words[place + count] ?? "") ? digitAt(words, place + count + 1) : null;
  if (after === null) return { text: String(value), count, isAlone: count === 1 };
  return { text: `${value}.${after}`, count: count + 2, isAlone: false };
}

/** The digit that a word names or is; null for none. */
export function digitAt(words: readonly string[], place: number): number | null {
  const word = words[place] ?? "";
  const digit = /^\d$/.test(word) ? Number(word) : small.get(word);
  return digit !== undefined && digit < 10 ? digit : null;
}

/** The second number of an oil's grade: *w treinta*, *uve doble treinta*. */
function gradeAfter(words: readonly string[], place: number): Spoken | null {
  const length = words[place] === "w" ? 1 : spokenW.has(words.slice(place, place + 2).join(" ")) ? 2 : 0;
  const number = length > 0 ? numberAt(words, place + length) : null;
  if (!number) return null;
  // Of *w cuarenta cinco litros*, the five are litres.
  const ten = tens.get(words[place + length] ?? "");
  const isGrade = ten === undefined || gradeNumbers.has(number.value);
  return isGrade ? { ...number, count: number.count + length } : { value: ten, count: 1 + length };
}

/** Takes the letters before a number: *a tres*, *hache siete*, *equis ce sesenta*. */
function takeLetters(written: string[]): string {
  const last = takeLetter(written);
  return last !== "" && letters.has(written.at(-1) ?? "") ? takeLetter(written) + last : last;
}

function takeLetter(written: string[]): string {
  const last = written.at(-1) ?? "";
  const named = alsoWords.has(last) ? null : letterNamed(last);
  const letter = named ?? (/^[a-df-hj-xz]$/.test(last) ? last : "");
  if (letter !== "") written.pop();
  return letter;
}

/** The letter that a word names, as in *passat be seis*; null for none. */
export function letterNamed(word: string): string | null {
  return letters.get(word) ?? null;
}

function isAfterNumber(word = ""): boolean {
  return /^\d/.test(word) || word === "dot" || (letters.has(word) && !alsoWords.has(word));
}

/** The number that begins at a place; in tens, *y* or nothing joins the unit. */
export function numberAt(words: readonly string[], place: number): Spoken | null {
  const first = words[place] ?? "";
  const unit = small.get(first);
  const next = words[place + 1] ?? "";
  if (
    unit !== undefined &&
    unit < 10 &&
    (/^(oh|zero|cero)$/.test(next) || (next === "o" && englishUnits.has(first)))
  ) {
    const last = digitAt(words, place + 2);
    if (last !== null) return { value: unit * 100 + last, count: 3 };
  }
  // *Two eight eight* is 288, but of *dos uno nueve tdi* the last two are an engine.
  const digits = [0, 1, 2].map((offset) => digitAt(words, place + offset));
  if (unit !== undefined && digits.every((digit) => digit !== null) && !engine.test(words[place + 3] ?? ""))
    return { value: Number(digits.join("")), count: 3 };
  const thousands = thousandsAt(words, place);
  if (thousands) return thousands;
  if (unit !== undefined && unit < 10 && /^(cents|hundred)$/.test(next))
    return plus(words, place, unit * 100, words[place + 2] === "and" ? 3 : 2);
  // *Twenty thirteen* is a year, also after the *three* of *Audi A three*.
  const year = (at: number) => {
    const last = words[at] === "twenty" ? small.get(words[at + 1] ?? "") : undefined;
    return last !== undefined && last >= 10 && last < 20 ? 2000 + last : null;
  };
  const [now, then] = [year(place), year(place + 1)];
  if (now !== null) return { value: now, count: 2 };
  if (then !== null && unit !== undefined) return { value: unit, count: 1 };
  // In English, *two eighty* is 280 and *one ninety five* 195.
  if (englishUnits.has(first) && englishTens.has(next)) {
    const rest = belowHundred(words, place + 1);
    if (unit !== undefined && rest) return { value: unit * 100 + rest.value, count: 1 + rest.count };
  }
  // *Ten seventy* is 1070, and *nineteen ninety eight* a year.
  if (englishTens.has(first) && unit !== undefined && tens.has(next) && englishTens.has(next)) {
    return plus(words, place, unit * 100, 1);
  }
  const width = tyreWidthAt(words, place);
  if (width) return width;
  const hundred = hundreds.get(first);
  if (hundred !== undefined) return plus(words, place, hundred, 1);
  return belowHundred(words, place);
}

/** *Uno noventa y cinco*: only the width of a tyre, before its other two numbers, is said without its hundred. */
function tyreWidthAt(words: readonly string[], place: number): Spoken | null {
  const unit = digitAt(words, place);
  const rest = unit === 1 || unit === 2 ? belowHundred(words, place + 1) : null;
  if (unit === null || !rest || rest.value < 15 || rest.value % 10 !== 5) return null;
  const count = 1 + rest.count;
  const ratio = belowHundred(words, place + count);
  const rim = ratio && belowHundred(words, place + count + ratio.count);
  const isSize = ratio && rim && ratio.value >= 30 && ratio.value <= 85 && rim.value >= 12 && rim.value <= 24;
  return isSize ? { value: unit * 100 + rest.value, count } : null;
}

/** *Mil setenta*, *mil ciento cincuenta y tres*, *dos mil diez*; *mil* alone is no number. */
function thousandsAt(words: readonly string[], place: number): Spoken | null {
  const unit = small.get(words[place] ?? "") ?? 0;
  const count = unit > 0 && unit < 10 ? 2 : 1;
  if (!/^(mil|thousand)$/.test(words[place + count - 1] ?? "")) return null;
  // *Three thousand and eight*.
  if (count === 2 && words[place + 2] === "and") return plus(words, place, unit * 1000, 3);
  const hundred = hundreds.get(words[place + count] ?? "");
  const value = (count === 1 ? 1 : unit) * 1000;
  const whole =
    hundred === undefined ? plus(words, place, value, count) : plus(words, place, value + hundred, count + 1);
  return count === 1 && whole.count === 1 ? null : whole;
}

function plus(words: readonly string[], place: number, value: number, count: number): Spoken {
  const rest = belowHundred(words, place + count);
  return rest ? { value: value + rest.value, count: count + rest.count } : { value, count };
}

function belowHundred(words: readonly string[], place: number): Spoken | null {
  const first = words[place] ?? "";
  const value = small.get(first);
  if (value !== undefined) return { value, count: 1 };
  const ten = tens.get(first);
  if (ten === undefined) return null;
  const joint = /^[yi]$/.test(words[place + 1] ?? "") ? 1 : 0;
  const unit = digitAt(words, place + 1 + joint);
  return unit !== null && unit > 0 && !/^\d$/.test(words[place + 1 + joint] ?? "")
    ? { value: ten + unit, count: 2 + joint }
    : { value: ten, count: 1 };
}

function valuesOf(lists: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(lists.flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)));
}
