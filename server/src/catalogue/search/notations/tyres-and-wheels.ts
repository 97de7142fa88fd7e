import type { Notation } from "./notation.ts";

const size = { es: "Medida de neumático", ca: "Mida de pneumàtic", en: "Tyre size" };
const tyre = { means: "neumáticos", isAfterVehicle: false } as const;
const wheel = { means: "llanta de aleación", isAfterVehicle: false } as const;

export const tyresAndWheels: readonly Notation[] = [
  {
    ...tyre,
    onlyBeside: "(?:neumatic|pneumatic|tyre|tire|cubierta|goma|cauchos?|llantas)",
    notBeside: "(?:limpia\\w*|escobillas?|wipers?|parabrisas)",
    name: { es: "Diámetro de llanta", ca: "Diàmetre de llanda", en: "Rim diameter" },
    pattern: "(?:r|rin|aro) ?(1[2-9]|2[0-4])(?: ?c)?|(1[2-9]|2[0-4]) ?(?:pulgadas?|polzad[ae]s?|inch|inches)",
    written: "R$1$2",
    isTyreRim: true,
    examples: [
      ["neumáticos r15", "R15"],
      ["tyres R16C", "R16"],
      ["tyres 15 inch", "R15"],
    ],
    source: "UN Regulation 30 (rim diameter code); *rin* and *aro* are said in America",
  },
  {
    means: null,
    isAfterVehicle: true,
    name: { es: "Diámetro de llanta", ca: "Diàmetre de llanda", en: "Rim diameter" },
    pattern: "(1[2-9]|2[0-3]) ?(?:pulgadas?|polzad[ae]s?|inch|inches)",
    written: "$1″",
    examples: [
      ["15 pulgadas", "15″"],
      ["17 inch", "17″"],
    ],
    source: "ISO 4000-1 (nominal rim diameters in inches)",
  },
  {
    means: "neumático de furgoneta",
    isAfterVehicle: false,
    name: size,
    pattern: "(1[1-9]5|2[0-9]5) ?([4-9][05]) ?r ?(1[2-7]) ?c",
    written: "$1/$2 R$3C",
    isTyreSize: true,
    examples: [["215/65 R16C", "215/65 R16C"]],
    source: "UN Regulation 54 (C: tyres of commercial vehicles)",
  },
  {
    ...tyre,
    name: size,
    pattern: "(1[1-9]5|2[0-9]5|3[0-5]5) ?([2-9][05]) ?(?:z?r|r ?f|z ?r ?f)? ?(1[2-9]|2[0-4])",
    written: "$1/$2 R$3",
    isTyreSize: true,
    examples: [
      ["205/55R16", "205/55 R16"],
      ["205 55 16", "205/55 R16"],
      ["225/45ZR17", "225/45 R17"],
    ],
    source: "UN Regulations 30 and 54; ETRTO Standards Manual",
  },
  {
    ...tyre,
    name: size,
    pattern: "(1[2-9]5|2[0-3]5) ?r ?(1[2-6])( ?c)?",
    written: "$1 R$2$3",
    examples: [
      ["185R14C", "185 R14C"],
      ["165 R13", "165 R13"],
    ],
    source: "UN Regulation 54; ETRTO Standards Manual (series 80 without its ratio)",
  },
  {
    ...tyre,
    name: size,
    pattern: "(2[7-9]|3[0-9]|40) ?x ?(\\d\\d?)(?:[. ](\\d\\d?))? ?r ?(1[4-9]|2[0-4])(?: ?lt)?",
    written: "$1x$2.$3 R$4",
    examples: [["31x10.50 R15 LT", "31x10.50 R15"]],
    source: "Tire and Rim Association Year Book (flotation sizes)",
  },
  {
    ...tyre,
    onlyBeside: "(?:1[2-9]5|2[0-9]5|3[0-5]5)(?: ?[2-9][05]| ?r ?1[2-6])",
    name: { es: "Carga y velocidad", ca: "Càrrega i velocitat", en: "Load and speed index" },
    pattern: "((?:[6-9]\\d|1[01]\\d|12[0-4])(?: ?1[01]\\d| ?12[0-2])?) ?([nq-wyh])( ?xl)?",
    written: "$1$2 $3",
    examples: [
      ["205/55 R16 91V", "91V"],
      ["225/45 R17 94Y XL", "94Y XL"],
    ],
    source: "UN Regulation 30, annex 4",
  },
  {
    ...tyre,
    name: { es: "Marca del neumático", ca: "Marca del pneumàtic", en: "Tyre marking" },
    pattern: "(run ?flat|3 ?pmsf|m s 3 ?pmsf|rft)",
    written: "$1",
    examples: [
      ["run-flat", "RUN FLAT"],
      ["M+S/3PMSF", "M S 3PMSF"],
      ["3PMSF", "3PMSF"],
    ],
    source: "UN Regulations 30 and 117; marks of the tyre makers",
  },
  {
    ...wheel,
    name: { es: "Medida de llanta", ca: "Mida de llanda", en: "Wheel size" },
    // Wider than 13 inches are no wheels of cars: *16x22* is a washer.
    pattern: "((?:[3-9]|1[0-3])(?:\\.\\d)?) ?(?:jj?|j ?k)? ?x ?(1[2-9]|2[0-4])(?: ?h2)?",
    written: "$1Jx$2",
    spelled: "$1 J $2 inch",
    examples: [
      ["7Jx16", "7Jx16"],
      ["6,5 J x 15 H2", "6.5Jx15"],
      ["7x17", "7Jx17"],
    ],
    source: "ISO 4000-1; ETRTO Standards Manual",
  },
  {
    ...wheel,
    name: { es: "Anclaje", ca: "Ancoratge", en: "Bolt pattern" },
    pattern: "([3-68]) ?x ?(98|1\\d\\d)(?:[. ](3|65|7))?",
    written: "$1x$2.$3",
    examples: [
      ["5x112", "5x112"],
      ["5 x 114,3", "5x114.3"],
    ],
    source: "ISO 4107; data sheets of vehicle makers",
  },
  {
    ...wheel,
    // An old scooter.
    notBeside: "(?:vespa|vespino|primavera|scooter)",
    name: { es: "Bombeo", ca: "Descentrament", en: "Offset" },
    pattern: "et ?(\\d\\d?)",
    written: "ET$1",
    examples: [
      ["ET45", "ET45"],
      ["et 38", "ET38"],
    ],
    source: "ISO 3911",
  },
  {
    ...wheel,
    onlyBeside: "(?:\\d ?x ?\\d|llant|lland|alloy|wheel|rim|et ?\\d)",
    notBeside: "(?:anill\\w*|anell\\w*|centrador\\w*|rings?|spigot)",
    name: { es: "Diámetro de centrado", ca: "Diàmetre de centratge", en: "Centre bore" },
    pattern: "(?:cb|dia|centre bore|center bore|buje(?: central)?) ?([5-9]\\d)(?:[. ](\\d))?(?: ?mm)?",
    written: "$1.$2 mm",
    spelled: "cb $1.$2 mm",
    examples: [
      ["5x112 CB57.1", "57.1 mm"],
      ["llanta buje 65.1", "65.1 mm"],
    ],
    source: "Data sheets of wheel makers (diameter of the hub's seat in mm)",
  },
  {
    means: "juego de anillos de centrado",
    isAfterVehicle: false,
    onlyBeside: "(?:anill|anell|centrador|hub|spigot)",
    name: { es: "Anillos de centrado", ca: "Anells de centratge", en: "Hub rings" },
    pattern: "([5-9]\\d\\.\\d) ?(?:x|a|to)? ?([5-9]\\d\\.\\d)",
    written: "$1 $2",
    spelled: "$1 mm $2 mm",
    examples: [
      ["anillos 73,1 57,1", "73.1 57.1"],
      ["hub rings 66.6-57.1", "66.6 57.1"],
    ],
    source: "catalogues of wheel makers (outer diameter, then the hub's)",
  },
];
