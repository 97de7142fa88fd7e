/** Letters that are written for each other in Spanish and Catalan, in the order of their replacement. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/c(?:[sz]|c(?=[ei]))|ks/g, "x"],
  [/n(?=[bpv])/g, "m"],
  [/wh/g, "gu"],
  [/(?<!c)h/g, ""],
  [/ch|tx/g, "!"],
  [/ll|y/g, "i"],
  [/[vw]/g, "b"],
  [/ny/g, "n"],
  [/qu(?=[ei])/g, "k"],
  [/gu(?=[ei])/g, "g"],
  [/g(?=[ei])|x/g, "j"],
  [/c(?=[ei])|z/g, "s"],
  [/[cq]/g, "k"],
  [/(.)\1+/g, "$1"],
];

/** Spells a folded word by its sound, so that *vujia* and *bujía*, *escovilla* and *escobilla*, *aseite* and *aceite* agree. */
export function soundOf(word: string): string {
  return sameSound.reduce((sound, [letters, same]) => sound.replace(letters, same), word);
}
