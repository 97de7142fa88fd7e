import type { Notation } from "./notation.ts";

const battery = { means: "batería" } as const;
const besideBattery = "bateri|batter|acumulador|\\d+ ?ah";
const wipers = { means: "escobillas limpiaparabrisas", isAfterVehicle: false } as const;
const besideWiper = "escobill|limpia|eixuga|escombret|plumilla|wiper|goma";
const length = { es: "Longitud", ca: "Longitud", en: "Length" };

/** Blades are sold by inches in Britain and America: the nearest length in millimetres. */
const mmOfInches = {
  13: 340,
  14: 350,
  15: 380,
  16: 400,
  17: 430,
  18: 450,
  19: 475,
  20: 500,
  21: 530,
  22: 550,
  24: 600,
  25: 630,
  26: 650,
  28: 700,
  30: 750,
  32: 800,
};

/** Fuses, wipers, colour temperatures, and what tells batteries of one capacity apart. */
export const electricsAndWipers: readonly Notation[] = [
  {
    means: "juego de fusibles",
    isAfterVehicle: false,
    onlyBeside: "fusible|fuse",
    name: { es: "Corriente", ca: "Corrent", en: "Current" },
    pattern: "(\\d{1,3}(?:\\.5)?) ?(?:a|amp|amps|amperios?|amperes?|ampers?)",
    written: "$1 A",
    examples: [
      ["fusible 10A", "10 A"],
      ["fusibles 7,5 amperios", "7.5 A"],
    ],
    source: "ISO 8820-3",
  },
  {
    ...wipers,
    onlyBeside: besideWiper,
    name: length,
    pattern: "([3-8]\\d[05]) ?(?:mm)? ?(?:x|y|i|and)? ?([3-8]\\d[05])(?: ?mm)?",
    written: "$1/$2 mm",
    spelled: "$1 mm $2 mm",
    examples: [
      ["escobillas 600/450 mm", "600/450 mm"],
      ["limpiaparabrisas 650 400", "650/400 mm"],
    ],
    source: "Catalogues of wiper makers (driver's and passenger's side in mm)",
  },
  {
    ...wipers,
    onlyBeside: besideWiper,
    name: length,
    pattern: "([3-8]\\d[05])(?: ?mm)?",
    written: "$1 mm",
    examples: [["escobilla 600", "600 mm"]],
    source: "Catalogues of wiper makers (in mm)",
  },
  {
    ...wipers,
    onlyBeside: besideWiper,
    name: length,
    pattern: "([3-8][05]) ?(?:cm|centimetr\\w*)? ?(?:x|y|i|and)? ?([3-8][05])(?: ?(?:cm|centimetr\\w*))?",
    written: "$10/$20 mm",
    spelled: "$10 mm $20 mm",
    examples: [
      ["escobillas 60 45", "600/450 mm"],
      ["wiper blades 65/40 cm", "650/400 mm"],
    ],
    source: "Catalogues of wiper makers, in centimetres",
  },
  {
    ...wipers,
    onlyBeside: besideWiper,
    name: length,
    pattern: "([3-8][05]) ?(?:cm|centimetr\\w*)",
    written: "$10 mm",
    examples: [["escobilla 55 centímetros", "550 mm"]],
    source: "Catalogues of wiper makers, in centimetres",
  },
  ...Object.entries(mmOfInches).map(
    ([size, mm]): Notation => ({
      ...wipers,
      onlyBeside: besideWiper,
      name: length,
      pattern: `${size} ?(?:inch|inches|in|pulgadas?|polzad\\w*)`,
      written: `${mm} mm`,
      examples: [[`wiper ${size} inch`, `${mm} mm`]],
      source: "Catalogues of wiper makers, in inches",
    }),
  ),
  {
    means: null,
    isAfterVehicle: false,
    name: { es: "Color de la luz", ca: "Color de la llum", en: "Light colour" },
    pattern: "([2-9]\\d00|1[0-2]\\d00) ?(?:k|kelvins?)",
    written: "$1 K",
    examples: [
      ["5000K", "5000 K"],
      ["6000 kelvin", "6000 K"],
    ],
    source: "Colour temperature in kelvin, data sheets of lamp makers",
  },
  {
    ...battery,
    // *Polo* is a terminal here, and no Volkswagen.
    isAfterVehicle: false,
    onlyBeside: besideBattery,
    name: { es: "Positivo", ca: "Positiu", en: "Positive terminal" },
    pattern:
      "(?:(?:borne |polo |pol |terminal )?(?:positivo|positiu|positive|mas|mes|plus)(?: terminal| pole)?|borne|polo|pol|terminal)(?: a la| a l| a| on the| on)? (derech[ao]|izquierd[ao]|dret[a]?|esquerra?|right|left|dcha|izqda?)",
    written: "+ $1",
    spelled: "POSITIVO $1",
    examples: [
      ["bateria positivo derecha", "+ DERECHA"],
      ["battery positive on the left", "+ LEFT"],
      ["bateria polo a la izquierda", "+ IZQUIERDA"],
      ["bateria amb el pol a l'esquerra", "+ ESQUERRA"],
    ],
    source: "EN 50342-2 (layout 0: positive terminal on the right)",
  },
  {
    ...battery,
    isAfterVehicle: false,
    onlyBeside: besideBattery,
    name: { es: "Tamaño", ca: "Mida", en: "Size" },
    pattern: "(l[1-6]b?|lb[1-5]|ln[1-6])",
    written: "$1",
    examples: [
      ["bateria L3", "L3"],
      ["bateria LN3 agm", "LN3"],
    ],
    source: "EN 50342-2 (boxes L1 to L6, LB1 to LB5)",
  },
];
