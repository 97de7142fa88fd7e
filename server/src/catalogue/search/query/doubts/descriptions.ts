import { isPurpose, isWith } from "../../wording/index.ts";

/** Nouns that stand for a part whose name the shopper does not know. */
const nameless = new Set(
  "pieza piezas peca peces part parts cosa thing bit piece goma tub tubo plastic plastico cable hierro ferro chapa xapa".split(
    " ",
  ),
);
/** *La pieza que busco es el alternador* names the part after all. */
const isWanting = /^(?:necesit\w*|busc\w*|quier\w*|falta|vull|need|want|is|es)$/;

/** Words for goods whose name the shopper does not know. */
const isGoods =
  /^(?:something|anything|stuff|algo|cosa|liquid|liquido|spray|esprai|product|producte|producto)$/;
/** Before what such goods are for. */
const isAim = (word: string) => isPurpose(word) || /^(?:to|pels?)$/.test(word);
/** What they do, and what they remove. */
const isTask =
  /^(?:remov\w+|clean\w*|rid|scratch\w*|rust\w*|stains?|dirt|treure|netej\w+|esgarrapad\w+|ratllad\w+|rascad\w+|taques|rovell|quitar|limpi\w+|eliminar|aranazos|rayones|manchas|oxido)$/;

/** Whether goods without a name are wanted to treat what is named: *alguna cosa per a les esgarrapades del capó*. */
function isTreated(all: readonly string[], places: readonly number[]): boolean {
  const goods = all.findIndex((word) => isGoods.test(word));
  const aim = goods < 0 ? -1 : all.findIndex((word, place) => place > goods && isAim(word));
  const first = Math.min(...places);
  return aim >= 0 && aim < first && all.slice(aim, first).some((word) => isTask.test(word));
}

/**
 * Whether all of the words only tell where a nameless piece is, what it does, or what is to be treated: the battery of *la pieza
 * que carga la batería* is not wanted.
 */
export function isDescription(all: readonly string[], places: readonly number[]): boolean {
  if (places.length === 0) return false;
  if (isTreated(all, places)) return true;
  const that = all.findIndex(
    (word, place) =>
      (word === "que" || word === "that" || word === "which") && nameless.has(all[place - 1] ?? ""),
  );
  if (that < 0 || all.slice(that).some((word) => isWanting.test(word))) return false;
  return places.every((place) => place > that);
}

/** Whether a category is only what something without a known name comes with: *mud flaps with screws*. */
export function isEquipment(
  words: readonly string[],
  left: readonly (string | null)[],
  places: readonly number[],
): boolean {
  const joint = words.findIndex(isWith);
  return (
    joint > 0 &&
    places.every((place) => place > joint) &&
    left.slice(0, joint).some((word) => word !== null && /^[a-z]{3,}$/.test(word))
  );
}
