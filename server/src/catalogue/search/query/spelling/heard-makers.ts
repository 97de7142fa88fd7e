import { soundOf } from "./sound-of.ts";

/** Foreign names of makers as people write what they hear; words that their sound in Spanish finds anyway are left out. */
const heardAs: Record<string, string> = {
  bmw: "bmv bemeuve bemeube",
  chevrolet: "chebrole shevrolet sebrole sevrole",
  chrysler: "craisler",
  citroen: "citruen citroan",
  daewoo: "daegu deagu daeuu",
  hyundai: "jiundai jundai undai jyundai hyundei iundei",
  jaguar: "yaguar",
  jeep: "jip yip",
  mercedes: "merzeres mersede",
  mitsubishi: "misubisi mitsubisi misubishi misubichi mitsubichi",
  peugeot: "peyot peyo peujot peyou",
  porsche: "porche porse",
  renault: "reno renol renolt renot renaud",
  skoda: "escoda",
  smart: "esmart",
  ssangyong: "sanyong sanyon sangyon",
  volkswagen:
    "volsvagen volsvaguen folsvagen folsvaguen folksvagen folksvaguen volksvagen volksvaguen vosvagen vosvaguen volvagen volvaguen",
};

const makers = new Map(
  Object.entries(heardAs).flatMap(([maker, words]) =>
    words.split(" ").map((word) => [soundOf(word), maker] as const),
  ),
);

/** Returns the maker whose name a word spells as it is heard: *renol*, *folsvaguen*. */
export function heardMaker(word: string): string | null {
  return makers.get(soundOf(word)) ?? null;
}
