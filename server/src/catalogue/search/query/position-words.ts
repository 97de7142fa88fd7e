const places = {
  front:
    "delantero delantera delanteros delanteras delante davanter davantera davanters davanteres davant front dav",
  rear: "trasero trasera traseros traseras detras posterior posteriors posteriores darrere rear back tras tra rr",
};
const hands = {
  left: "izquierdo izquierda izquierdos izquierdas izq izqdo izqda izdo izda esquerre esquerra esq left lh conductor",
  right: "derecho derecha derechos derechas dcho dcha der rh dret dreta right acompanante copiloto",
};
export const placeOf = wordMap(places);
export const handOf = wordMap(hands);

function wordMap<Code extends string>(lists: Record<Code, string>): Map<string, Code> {
  const map = new Map<string, Code>();
  let code: Code;
  for (code in lists) for (const word of lists[code].split(" ")) map.set(word, code);
  return map;
}
