/** Nouns that stand for a part whose name the shopper does not know. */
const nameless = new Set(
  "pieza piezas peca peces part parts cosa thing bit piece goma tub tubo plastic plastico cable hierro ferro chapa xapa".split(
    " ",
  ),
);
/** *La pieza que busco es el alternador* names the part after all. */
const isWanting = /^(?:necesit\w*|busc\w*|quier\w*|falta|vull|need|want|is|es)$/;

/**
 * Whether all of the words only tell where a nameless piece is or what it does: the battery of *la pieza que carga la batería*
 * is not wanted.
 */
export function isDescription(all: readonly string[], places: readonly number[]): boolean {
  const that = all.findIndex(
    (word, place) =>
      (word === "que" || word === "that" || word === "which") && nameless.has(all[place - 1] ?? ""),
  );
  if (that < 0 || places.length === 0 || all.slice(that).some((word) => isWanting.test(word))) return false;
  return places.every((place) => place > that);
}
