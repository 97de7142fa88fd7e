/** The price that a query names, in cents of a euro: *menos de 50 euros*, *entre 20 y 40 €*, *aceite 30 €*. */
export type PriceRange = { min: number | null; max: number | null; places: number[] };

const currencies = new Set("euro euros eur leuros eurillos pavos".split(" "));

type Bound = "min" | "max";
const phrases = (bound: Bound, text: string): [string, Bound][] =>
  text.split(",").map((phrase) => [phrase.trim(), bound]);

/** What is said before an amount. */
const bounds = new Map<string, Bound>([
  ...phrases(
    "max",
    "menos de, no mas de, no mas que, hasta, maximo, maximo de, max, como mucho, por debajo de",
  ),
  ...phrases(
    "max",
    "inferior a, inferiores a, tope, menys de, no mes de, fins a, maxim, maxim de, com a molt",
  ),
  ...phrases(
    "max",
    "per sota de, sin pasar de, no pase de, no pasen de, no passi de, under, below, less than, up to, no more than, not more than, cheaper than",
  ),
  ...phrases("max", "maximum, maximum of, at most"),
  ...phrases("min", "mas de, a partir de, desde, por encima de, minimo, minimo de, al menos, superior a"),
  ...phrases("min", "mes de, des de, per sobre de, minim, minim de, com a minim, over, above, more than"),
  ...phrases("min", "from, at least, starting at"),
]);
const longestBound = 3;

/** Words before and between two amounts: *entre 20 y 40*, *de 20 a 40*, *from 20 to 40*. */
const rangeStarts = new Set("entre between de from des".split(" "));
const rangeMiddles = new Set("y i and a to hasta fins".split(" "));

/** Introduces an amount or its bound: *por 50 euros*, *por menos de 50 euros*. */
const ties = new Set("por per a de for at".split(" "));

/** Beside these, an amount is taken off, and asked for by nobody: *5 euros de descuento*. */
const isOff =
  /^(?:descuent\w*|descompte\w*|dto|cupon\w*|cupo|vale|val|rebaja\w*|off|discount\w*|voucher\w*)$/;

/** What follows an amount that is the price of a measure, and not of a product: *5 euros el litro*, *20 euros al mes*. */
const isOfMeasure =
  /^(?:litr\w*|liter\w*|l|kilos?|kg|metros?|meters?|metres?|mes|meses|mesos|months?|horas?|hores|hours?|h)$/;
const measureTies = new Set("el la al per por a the cada".split(" "));

/** Words that mark the amount before them as the price of a product, and mean nothing else: *80 euros cada uno*. */
const pieceWords = new Set(
  "cada uno una un cadascun cadascuna each apiece unidad unitat ud pieza piece".split(" "),
);

/** An emission class after *euro*. The number before *euro* is then not a price: *golf 7 euro 6*, *2.3 euro 5b*. */
const isEmissionClass = /^[1-7][a-e]?$/;

/** Words that turn a lower limit behind them into an upper one: *no quiero gastar más de 50 euros*. */
const denials = new Set("no not dont never sense sin without".split(" "));
/** How many words before the limit one of them counts. */
const furthestDenial = 4;

/** Finds a range of prices in a query's words, or the first price; an amount alone is the most that one would spend. */
export function readPrice(words: readonly string[]): PriceRange | null {
  const amounts = words.flatMap((_word, end) => {
    const amount = isCurrency(words, end) ? centsOf(words[end - 1]) : null;
    return amount === null ? [] : [{ end, amount }];
  });
  const [first] = amounts;
  if (!first || words.some((word) => isOff.test(word))) return null;
  for (const { end, amount } of amounts) {
    const range = readRange(words, end, amount);
    if (range) return range;
  }
  return readLimit(words, first.end, first.amount);
}

function isCurrency(words: readonly string[], place: number): boolean {
  const [word = "", next = "", second = ""] = words.slice(place, place + 3);
  const isClass = word === "euro" && isEmissionClass.test(next);
  const isPerMeasure = isOfMeasure.test(measureTies.has(next) ? second : next);
  return currencies.has(word) && !isClass && !isPerMeasure;
}

function readRange(words: readonly string[], end: number, amount: number): PriceRange | null {
  const isJoined = rangeMiddles.has(words[end - 2] ?? "");
  // The currency may stand behind both amounts.
  const first = end - 3 - Number(currencies.has(words[end - 3] ?? ""));
  const other = centsOf(words[first]);
  if (!isJoined || other === null || !rangeStarts.has(words[first - 1] ?? "")) return null;
  const [min, max] = other < amount ? [other, amount] : [amount, other];
  return { min, max, places: placesBetween(first - 1, endOfPrice(words, end)) };
}

function readLimit(words: readonly string[], end: number, amount: number): PriceRange {
  const number = end - 1;
  const length = [...Array(longestBound + 1).keys()].findLast(
    (count) => count <= number && bounds.has(words.slice(number - count, number).join(" ")),
  );
  let start = number - (length ?? 0);
  const isDenied = words.slice(Math.max(0, start - furthestDenial), start).some((word) => denials.has(word));
  const isMinimum = bounds.get(words.slice(start, number).join(" ")) === "min" && !isDenied;
  if (ties.has(words[start - 1] ?? "")) start -= 1;
  return {
    min: isMinimum ? amount : null,
    max: isMinimum ? null : amount,
    places: placesBetween(start, endOfPrice(words, end)),
  };
}

/** Cents of an amount such as `50`, `49.90` or `1.200`; null for other words and for nothing. */
function centsOf(word = ""): number | null {
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(word)) return null;
  const [whole = "", part = ""] = word.split(/[.,]/);
  const cents = part.length === 3 ? Number(whole + part) * 100 : Number(`${whole}.${part}`) * 100;
  return cents > 0 ? Math.round(cents) : null;
}

/** The last place of what is said about an amount. */
function endOfPrice(words: readonly string[], end: number): number {
  const rest = words.slice(end + 1);
  const count = rest.findIndex((word) => !pieceWords.has(word));
  return end + (count === -1 ? rest.length : count);
}

function placesBetween(start: number, end: number): number[] {
  return Array.from({ length: end - start + 1 }, (_one, step) => start + step);
}
