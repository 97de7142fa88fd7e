const places = {
  front:
    "delantero delantera delanteros delanteras delante davanter davantera davanters davanteres davant front",
  rear: "trasero trasera traseros traseras detras posterior posteriors posteriores darrere rear back",
};
const hands = {
  left: "izquierdo izquierda izq esquerre esquerra left conductor",
  right: "derecho derecha dcho dcha der dret dreta right acompanante copiloto",
};
export const placeOf = wordMap(places);
export const handOf = wordMap(hands);

function wordMap<Code extends string>(lists: Record<Code, string>): Map<string, Code> {
  const map = new Map<string, Code>();
  let code: Code;
  for (code in lists) for (const word of lists[code].split(" ")) map.set(word, code);
  return map;
}
