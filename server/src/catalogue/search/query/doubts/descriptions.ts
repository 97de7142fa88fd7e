/** Nouns that stand for a part whose name the shopper does not know. */
const nameless = new Set(
  "pieza piezas peca peces part parts cosa thing bit piece goma tub tubo plastic plastico cable hierro ferro chapa xapa".split(
    " ",
  ),
);
/** *La pieza que busco es el alternador* names the part after all. */
const isWanting = /^(?:necesit\w*|busc\w*|quier\w*|falta|vull|need|want|is|es)$/;

/** Goods whose name the shopper does not know, what they are for, and what they shall remove or do. */
const isGoods =
  /^(?:something|anything|stuff|algo|cosa|liquid|liquido|spray|esprai|product|producte|producto)$/;
const isAim = /^(?:for|to|per|para|pels?)$/;
const isTask =
  /^(?:remov\w+|clean\w*|rid|scratch\w*|rust\w*|stains?|dirt|treure|netej\w+|esgarrapad\w+|ratllad\w+|rascad\w+|taques|rovell|quitar|limpi\w+|eliminar|aranazos|rayones|manchas|oxido)$/;

/** Whether goods without a name shall do something about what is named: *alguna cosa per a les esgarrapades del capó*. */
function isTreated(all: readonly string[], places: readonly number[]): boolean {
  const goods = all.findIndex((word) => isGoods.test(word));
  const aim = goods < 0 ? -1 : all.findIndex((word, place) => place > goods && isAim.test(word));
  const first = Math.min(...places);
  return aim >= 0 && aim < first && all.slice(aim, first).some((word) => isTask.test(word));
}

/**
 * Whether all of the words only tell where a nameless piece is or what it does: the battery of *la pieza que carga la batería*
 * is not wanted.
 */
export function isDescription(all: readonly string[], places: readonly number[]): boolean {
  const that = all.findIndex(
    (word, place) =>
      (word === "que" || word === "that" || word === "which") && nameless.has(all[place - 1] ?? ""),
  );
  if (places.length > 0 && isTreated(all, places)) return true;
  if (that < 0 || places.length === 0 || all.slice(that).some((word) => isWanting.test(word))) return false;
  return places.every((place) => place > that);
}
