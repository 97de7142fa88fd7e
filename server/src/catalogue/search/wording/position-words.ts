import { stemWord } from "./stem-word.ts";

const places = {
  front:
    "delantero delantera delanteros delanteras delante alante davanter davantera davanters davanteres davant front dav frt frontal frontales frontals",
  rear: "trasero trasera traseros traseras detras atras posterior posteriors posteriores darrere darrera darrer darreres rear rer reer raer back tras tra rr",
};
const hands = {
  left: "izquierdo izquierda izquierdos izquierdas izq izqdo izqda izdo izda izd esquerre esquerra esquerres esquerrs esq left lh lhs izqu conductor driver drivers nearside",
  right:
    "derecho derecha derechos derechas dcho dcha dch der rh rhs drch drcha dret dreta drets dretes right offside acompanante copiloto pasajero passatger passenger passengers acompanyant copilot acera",
};
export const placeOf = wordMap(places);
export const handOf = wordMap(hands);
const seats = new Set(
  "conductor driver drivers acompanante copiloto pasajero passatger passenger passengers acompanyant copilot".split(
    " ",
  ),
);

/** The side that a word names. Where the steering wheel is on the right, *rhd*, so is the driver. */
export function sideNamed(word: string, words: readonly string[]): "left" | "right" | undefined {
  const side = handOf.get(word);
  if (!side || !seats.has(word) || !words.includes("rhd")) return side;
  return side === "left" ? "right" : "left";
}

const positionStems: ReadonlySet<string> = new Set([...placeOf.keys()].map(stemWord));

/** Whether a stem is one of a word for front or rear: `delanter` of *delantero*. */
export function isPositionStem(stem: string): boolean {
  return positionStems.has(stem);
}

const rearDoorsBefore = new Set("porton portones porto portons".split(" "));
const rearDoorsAfter = new Set("tailgate tailgates liftgate hatch".split(" "));

/**
 * Whether the word at a place only belongs to the name of the door at the back, *portón trasero*, *rear tailgate*, or of the reverse
 * gear, *marcha atrás*.
 */
export function isOfLongerName(words: readonly string[], place: number): boolean {
  if (words[place] === "atras" && words[place - 1] === "marcha") return true;
  return (
    placeOf.get(words[place] ?? "") === "rear" &&
    (rearDoorsBefore.has(words[place - 1] ?? "") || rearDoorsAfter.has(words[place + 1] ?? ""))
  );
}

function wordMap<Code extends string>(lists: Record<Code, string>): Map<string, Code> {
  const map = new Map<string, Code>();
  let code: Code;
  for (code in lists) for (const word of lists[code].split(" ")) map.set(word, code);
  return map;
}
