import { isFillerWord } from "./filler-words.ts";
import { stemWord } from "./stem-word.ts";

const noise = `
  a al amb and auto be buena bueno car coche coches com comprar con cotxe cotxes d de del dels des e el els en
  es esta este for from good i in is l la las les lo los me meu meva mi mis my n nova nuevo nueva o of
  oferta ofertas on para parts part per pel peces peca pieza piezas pour precio precios preu price quiero recambio
  recambios recanvi recanvis repuesto repuestos s se spare su the to tu un una vehicle vehiculo vull with
  y barato barata baratos cheap online necesito necessito need`;

const stems = new Set(noise.trim().split(/\s+/).map(stemWord));

const sets = new Set(["juego", "juegos", "joc", "jocs", "set", "sets"].map(stemWord));

/** Whether a stem only means "set", which shoppers may omit. */
export function isSetWord(stem: string): boolean {
  return sets.has(stem);
}

const joints = new Set(["y", "e", "i", "and", "con", "amb", "with", "mas", "mes"]);

/** Whether a word joins two parts: *embrague con volante*, *discos y pastillas*. */
export function isJoint(word: string): boolean {
  return joints.has(word);
}

const ties = new Set(["de", "del", "dels", "of", "para", "per", "for"]);

/** Whether a word ties a part's words together, *disco de freno*, and is hardly the beginning of another. */
export function isTie(word: string): boolean {
  return ties.has(word);
}

/** Whether a word tells what the part before it is for. */
export function isPurpose(word: string): boolean {
  return word === "para" || word === "per" || word === "for";
}

/** Whether a word joins what a part comes with: *con cojinete*. */
export function isWith(word: string): boolean {
  return word === "con" || word === "amb" || word === "with";
}

/** Whether the next word is not wanted: *elevalunas sin motor*. */
export function isLacking(word: string): boolean {
  return word === "sin" || word === "sense" || word === "without" || word === "no";
}

const goods = new Set(
  "recambio recambios recanvi recanvis repuesto repuestos spare".split(" ").map(stemWord),
);

/** Whether a stem means "spare part", which applies to everything here, except in *spare wheel*. */
export function isGoodsWord(stem: string): boolean {
  return goods.has(stem);
}

/** Whether a stem carries no meaning for search: articles, *recambio*, *barato*. */
export function isStopWord(stem: string): boolean {
  return stems.has(stem);
}

/** Whether a word names nothing by itself: a stop word, or a word that only makes a sentence of the query. */
export function isSilent(word: string): boolean {
  return isStopWord(stemWord(word)) || isFillerWord(word);
}
