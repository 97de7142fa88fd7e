import type { Notation } from "./notation.ts";

const bulb = { es: "Bombilla", ca: "Bombeta", en: "Bulb" };

/** Belts, bearings, threads, bulbs and batteries. */
export const technicalParts: readonly Notation[] = [
  {
    means: "correa poly-v",
    isAfterVehicle: false,
    name: { es: "Correa", ca: "Corretja", en: "Belt" },
    pattern: "([3-9]|1[0-2]) ?pk ?([5-9]\\d\\d|\\d{4})",
    written: "$1PK$2",
    spelled: "$1 $2 mm",
    examples: [
      ["6PK1070", "6PK1070"],
      ["6 pk 1070", "6PK1070"],
    ],
    source: "ISO 9981 (ribs, profile PK, effective length in mm)",
  },
  {
    means: "correa poly-v",
    isAfterVehicle: false,
    name: { es: "Correa", ca: "Corretja", en: "Belt" },
    pattern: "([3-9]|1[0-2]) ?pk",
    written: "$1PK",
    spelled: "$1",
    examples: [
      ["6PK", "6PK"],
      ["5 pk", "5PK"],
    ],
    source: "ISO 9981 (ribs, profile PK)",
  },
  {
    means: "correa poly-v",
    isAfterVehicle: false,
    onlyBeside: "corre|belt",
    name: { es: "Correa", ca: "Corretja", en: "Belt" },
    pattern: "([3-9]|1[0-2]) ?(?:canales|canals|nervios|nervis|ranuras|estrias|ribs?)",
    written: "$1PK",
    spelled: "$1",
    examples: [
      ["correa 6 canales", "6PK"],
      ["5 rib belt", "5PK"],
    ],
    source: "ISO 9981 (ribs, profile PK)",
  },
  {
    means: "rodamiento",
    isAfterVehicle: false,
    name: { es: "Rodamiento", ca: "Coixinet", en: "Bearing" },
    pattern: "(6[0-4]\\d\\d|3[0-3]\\d{3}|72\\d\\d) ?(2? ?rs1?|2? ?rsr|zz|2z)",
    written: "$1-$2",
    examples: [
      ["6203-2RS", "6203-2RS"],
      ["6001 zz", "6001-ZZ"],
    ],
    source: "ISO 15; DIN 623-1",
  },
  {
    means: null,
    isAfterVehicle: false,
    name: { es: "Rosca", ca: "Rosca", en: "Thread" },
    pattern: "m ?(\\d\\d?) ?x ?(\\d)(?:[. ](\\d\\d?))?",
    written: "M$1x$2.$3",
    examples: [
      ["M12x1,5", "M12x1.5"],
      ["m14 x 1.5", "M14x1.5"],
    ],
    source: "ISO 261; ISO 724",
  },
  ...[
    { hundredths: "125", pitch: "1.25", rest: "25" },
    { hundredths: "150", pitch: "1.5", rest: "50?" },
  ].map(
    ({ hundredths, pitch, rest }): Notation => ({
      means: null,
      isAfterVehicle: false,
      onlyBeside: "tornill|tuerca|perno|esparrago|bolt|nut|stud|cargol|femell",
      name: { es: "Rosca", ca: "Rosca", en: "Thread" },
      pattern: `m? ?(1[024]) ?x ?1[. ]?${rest}`,
      written: `M$1x${pitch}`,
      examples: [
        [`tornillo 12x${hundredths}`, `M12x${pitch}`],
        [`bolts m14 x ${hundredths}`, `M14x${pitch}`],
        [`tuerca 12x${pitch}`, `M12x${pitch}`],
      ],
      source: "Catalogues of wheel bolts (pitch in hundredths of a millimetre)",
    }),
  ),
  {
    means: "bombilla de faro",
    isAfterVehicle: false,
    notBeside: "hyundai|haval",
    name: bulb,
    pattern: "(h(?:[1-4]|[789]|1[0-9])|hb[1-5]|hir[12])",
    written: "$1",
    examples: [
      ["H18", "H18"],
      ["HB3", "HB3"],
    ],
    source: "UN Regulation 37, annex 1",
  },
  {
    means: "lámpara de xenón",
    isAfterVehicle: false,
    name: bulb,
    pattern: "d ?([1-589]) ?([rs])",
    written: "D$1$2",
    examples: [
      ["D1S", "D1S"],
      ["d 3 s", "D3S"],
    ],
    source: "UN Regulation 99, annex 1",
  },
  {
    means: "bombilla de señalización",
    isAfterVehicle: false,
    name: bulb,
    pattern:
      "(p21 ?[45] ?w|p27 ?7 ?w|p\\d\\dw|py21w|pr21w|w3w|w5w|wy5w|w16w|wy16w|w21w|w21 ?5w|c5w|c10w|r5w|r10w|t4w|h6w|h21w)",
    written: "$1",
    examples: [
      ["W16W", "W16W"],
      ["PY21W", "PY21W"],
      ["P21/5W", "P21 5W"],
    ],
    source: "UN Regulation 37, annex 1",
  },
  {
    means: "batería",
    isAfterVehicle: false,
    name: { es: "Capacidad", ca: "Capacitat", en: "Capacity" },
    pattern: "(\\d{2,3}) ?(?:ah|amperios? hora|ampers? hora|amp hours?)",
    written: "$1 Ah",
    examples: [["70Ah", "70 Ah"]],
    source: "EN 50342-1",
  },
  {
    means: "batería",
    isAfterVehicle: false,
    onlyBeside: "\\d+ ?ah",
    name: { es: "Corriente de arranque", ca: "Corrent d'arrencada", en: "Cold cranking current" },
    pattern: "(\\d{3,4}) ?a(?: ?en)?",
    written: "$1 A",
    examples: [["70Ah 720A (EN)", "720 A"]],
    source: "EN 50342-1",
  },
  {
    means: "batería",
    isAfterVehicle: false,
    name: { es: "Batería", ca: "Bateria", en: "Battery" },
    pattern: "(agm|efb|start ?stop)",
    written: "$1",
    examples: [["AGM", "AGM"]],
    source: "EN 50342-6",
  },
  {
    means: "disco de freno",
    isAfterVehicle: false,
    name: { es: "Disco", ca: "Disc", en: "Disc" },
    pattern: "(2[2-9]\\d|3\\d\\d|40\\d) ?x ?([89]|[1-4]\\d)(?: ?mm)?",
    written: "$1x$2",
    spelled: "$1 mm $2 mm",
    examples: [
      ["280x22", "280x22"],
      ["312 x 25 mm", "312x25"],
    ],
    source: "Catalogues of brake makers (diameter by thickness in mm)",
  },
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Medidas", ca: "Mides", en: "Dimensions" },
    // *4x4* is a drive, and *2012 x2* a year and two pieces.
    pattern:
      "(?!4 ?x ?4(?![^ ])|(?:19|20)\\d\\d x\\d(?![^ ]))(\\d{1,4}(?:\\.\\d)?) ?x ?(\\d{1,4}(?:\\.\\d)?)(?: ?x ?(\\d{1,4}(?:\\.\\d)?))?(?: ?mm)?",
    written: "$1x$2x$3",
    examples: [
      ["35x52x7", "35x52x7"],
      ["20 x 30", "20x30"],
      ["27x74,6", "27x74.6"],
    ],
    source: "ISO 6194-1; ISO 129-1",
  },
];

export const vehicleData: readonly Notation[] = [
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Potencia", ca: "Potència", en: "Power" },
    pattern: "(\\d{2,3}) ?(?:cv|ps|b?hp)",
    written: "$1 CV",
    examples: [["110 CV", "110 CV"]],
    source: "Names of engine versions, power in metric horsepower",
  },
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Potencia", ca: "Potència", en: "Power" },
    pattern: "(\\d{2,3}) ?kw",
    written: "$1 kW",
    examples: [["81kW", "81 kW"]],
    source: "Registration papers, field P.2",
  },
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Cilindrada", ca: "Cilindrada", en: "Capacity" },
    pattern: "(\\d{3,4}) ?(?:cm ?[3³]|cc|ccm)",
    written: "$1 cm³",
    examples: [
      ["1598 cm³", "1598 cm³"],
      ["1598cc", "1598 cm³"],
    ],
    source: "Registration papers, field P.1",
  },
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Cilindrada", ca: "Cilindrada", en: "Capacity" },
    // Pressures, turns of a steering wheel, and versions of a protocol, *DGT 3.0*, are no capacities.
    pattern: "(?<!dgt )([0-6]\\.\\d)(?! (?:bars?|turns?|vueltas?|voltes)(?![^ ]))",
    written: "$1",
    examples: [["1.6", "1.6"]],
    source: "Names of engine versions, capacity in litres",
  },
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Emisiones", ca: "Emissions", en: "Emissions" },
    pattern: "euro ?([1-7]|vi|iv|v|iii)( ?[bcd](?: ?temp)?)?",
    written: "Euro $1",
    examples: [
      ["Euro 6", "Euro 6"],
      ["euro 6d-temp", "Euro 6"],
    ],
    source: "Regulation (EC) 715/2007",
  },
  ...["mm", "cm", "kg", "ml", "cl", "bar", "MHz"].map(
    (unit): Notation => ({
      means: null,
      isAfterVehicle: true,
      isMeasure: true,
      name: { es: "Medida", ca: "Mida", en: "Measure" },
      pattern: `(\\d{1,4}(?:\\.\\d{1,2})?) ?${unit.toLowerCase()}`,
      written: `$1 ${unit}`,
      examples: [[`25${unit}`, `25 ${unit}`]],
      source: "Directive 80/181/EEC (units)",
    }),
  ),
];
