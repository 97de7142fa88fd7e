import type { Notation } from "./notation.ts";

const battery = { means: "batería" } as const;
const besideBattery = "bateri|batter|acumulador|\\d+ ?ah";
const besideBulb = "bombill|bombet|bulb|lampar|lamp|led|foco|h[1-9]|hb\\d|p21|w5w|osram|philips";
const wipers = { means: "escobillas limpiaparabrisas", isAfterVehicle: false } as const;
const besideWiper = "escobill|limpia|eixuga|escombret|plumilla|wiper|goma";
/** Measured in inches, *gomas* are tyres: *gomas 15 pulgadas*. */
const besideBlade = "escobill|limpia|eixuga|escombret|plumilla|wiper";
const power = { es: "Potencia", ca: "Potència", en: "Power" };
const voltage = {
  means: null,
  isAfterVehicle: true,
  // *1.2 12V* has twelve valves.
  notBeside: "(?:\\d\\.\\d|[12]\\d00|motor|engine)(?: \\w+)? (?:6|12|14|24)v",
  name: { es: "Tensión", ca: "Tensió", en: "Voltage" },
  written: "$1 V",
  source: "ISO 16750-2 (systems of 12 V and 24 V); ISO 8854 (alternators of 14 V)",
} as const;
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
      onlyBeside: besideBlade,
      name: length,
      pattern: `${size} ?(?:inch|inches|in|pulgadas?|polzad\\w*)`,
      written: `${mm} mm`,
      examples: [[`wiper ${size} inch`, `${mm} mm`]],
      source: "Catalogues of wiper makers, in inches",
    }),
  ),
  {
    ...voltage,
    isUsual: true,
    pattern: "(12|14) ?(?:v|vdc|voltios?|volts?)",
    examples: [
      ["batería 12V", "12 V"],
      ["alternador 14 voltios", "14 V"],
    ],
  },
  {
    ...voltage,
    pattern: "(6|24) ?(?:v|vdc|voltios?|volts?)",
    examples: [
      ["24 voltios", "24 V"],
      ["bombilla 6v", "6 V"],
    ],
  },
  {
    means: null,
    isAfterVehicle: false,
    onlyBeside: besideBulb,
    name: power,
    // Of the two filaments, catalogues tell the dipped beam's.
    pattern: "(60) ?w? (55) ?w",
    written: "$1/$2 W",
    spelled: "$2 W",
    examples: [
      ["H4 60/55W", "60/55 W"],
      ["bombilla 60/55 W", "60/55 W"],
    ],
    source: "UN Regulation 37, data sheets of H4 and H19 (main and dipped beam)",
  },
  {
    means: null,
    isAfterVehicle: true,
    onlyBeside: besideBulb,
    name: power,
    pattern: "(3|4|5|6|8|10|16|18|19|21|24|27|35|45|51|55|60|65|70|100) ?w",
    written: "$1 W",
    examples: [["bombilla 55W", "55 W"]],
    source: "UN Regulation 37 (objective values of filament lamps)",
  },
  {
    means: null,
    isAfterVehicle: false,
    name: { es: "Casquillo", ca: "Casquet", en: "Base" },
    pattern: "(ba[yuwxz]?(?:9|15)[sd]|p43t(?: ?38)?|px?(?:20|22|26)d(?: ?\\d)?|pgj?(?:13|18|19)|w3x16[dq])",
    written: "$1",
    examples: [
      ["BAY15d", "BAY15D"],
      ["PX26d", "PX26D"],
    ],
    source: "IEC 60061-1 (bases of lamps)",
  },
  {
    means: null,
    isAfterVehicle: false,
    name: { es: "Casquillo", ca: "Casquet", en: "Base" },
    pattern: "(p14|sv8)[. ](5s?)",
    written: "$1.$2",
    examples: [["P14.5s", "P14.5S"]],
    source: "IEC 60061-1 (bases of lamps)",
  },
  {
    means: null,
    isAfterVehicle: false,
    onlyBeside: "buj|spark|plug|ngk",
    name: { es: "Separación de electrodos", ca: "Separació d'elèctrodes", en: "Electrode gap" },
    pattern:
      "(?:gap|separaci\\w+(?: (?:de |d )?electrod\\w+)?)(?: de)? ?(0\\.\\d\\d?|1\\.[0-4]\\d?)(?: ?mm)?",
    written: "$1 mm",
    spelled: "gap $1 mm",
    examples: [
      ["spark plug gap 0.9", "0.9 mm"],
      ["bujía separación 0,8 mm", "0.8 mm"],
    ],
    source: "Data sheets of spark plug makers",
  },
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
    // *Polo* is a terminal here, not a Volkswagen.
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
