import type { Notation } from "./notation.ts";
import { oilApprovals } from "./oil-approvals.ts";

const oil = { means: "aceite de motor", isAfterVehicle: false } as const;
const gearOil = { means: "aceite de cambio manual", isAfterVehicle: false } as const;
const automatic = { means: "aceite de cambio automático", isAfterVehicle: false } as const;
const coolant = { means: "anticongelante", isAfterVehicle: false } as const;
const grade = { es: "Viscosidad", ca: "Viscositat", en: "Viscosity" };
const quality = { es: "Norma", ca: "Norma", en: "Standard" };

export const oilsAndFluids: readonly Notation[] = [
  ...oilApprovals,
  {
    ...oil,
    name: grade,
    pattern: "(?:sae )?(0|5|10|15|20|25) ?w ?(8|12|16|20|30|40|50|60)",
    written: "$1W-$2",
    examples: [
      ["5W30", "5W-30"],
      ["5w-30", "5W-30"],
      ["5 W 30", "5W-30"],
      ["SAE 0W16", "0W-16"],
    ],
    source: "SAE J300",
  },
  {
    ...oil,
    name: grade,
    onlyBeside: "aceite|oli|oil|lubri",
    notBeside: "filtr|filter|bmw|serie|tap",
    pattern: "(0|5|10|15|20) (20|30|40|50|60)(?! ?l)",
    written: "$1W-$2",
    spelled: "$1W$2",
    examples: [
      ["aceite 5 30", "5W-30"],
      ["oli 10/40", "10W-40"],
    ],
    source: "SAE J300, as it is said: the W left out",
  },
  {
    ...gearOil,
    name: grade,
    pattern: "(?:sae )?(70|75|80|85) ?w ?(75|80|85|90|110|140|190|250)",
    written: "$1W-$2",
    examples: [
      ["75W-80", "75W-80"],
      ["80w90", "80W-90"],
    ],
    source: "SAE J306",
  },
  {
    ...oil,
    name: quality,
    pattern: "acea ?([acef]\\d\\d?)(?: ?([ab]\\d\\d?))?",
    written: "ACEA $1 $2",
    examples: [
      ["ACEA C3", "ACEA C3"],
      ["acea a3/b4", "ACEA A3 B4"],
    ],
    source: "ACEA European Oil Sequences",
  },
  {
    ...oil,
    name: quality,
    // After its maker or beside an engine, *C3* is a Citroën, and *A3* an Audi.
    onlyBeside: "(?:0|5|10|15) ?w ?(?:8|12|16|20|30|40|50)(?![^ ])",
    notBeside: "citroen|audi|fiat|opel|picasso|cactus|aircross|[0-6]\\.\\d|tdi|hdi|bluehdi|vti|puretech|tfsi",
    pattern: "(c[1-6]|a[1357] b[1345])",
    written: "ACEA $1",
    examples: [
      ["5W30 C3", "ACEA C3"],
      ["aceite 5w40 A3/B4", "ACEA A3 B4"],
    ],
    source: "ACEA European Oil Sequences, as labels shorten it beside the grade",
  },
  {
    ...oil,
    name: quality,
    pattern: "api ?(s[a-hjl-npq]|c[a-k]\\d?)(?: ?(plus))?(?: ?(c[a-k]\\d?))?",
    written: "API $1 $2 $3",
    examples: [
      ["API SN", "API SN"],
      ["api sn/cf", "API SN CF"],
    ],
    source: "API 1509",
  },
  {
    ...gearOil,
    name: quality,
    pattern: "(?:api )?gl ?([3-6])",
    written: "GL-$1",
    examples: [
      ["GL-4", "GL-4"],
      ["api gl5", "GL-5"],
    ],
    source: "API 1560; SAE J308",
  },
  {
    ...automatic,
    name: quality,
    pattern: "(?:atf )?(dexron|mercon)(?: ?(iii|ii|vi|iv|v|2|3|6)(?: ?([deghlsp]+))?)?",
    written: "$1 $2 $3",
    examples: [
      ["Dexron VI", "DEXRON VI"],
      ["atf dexron iii", "DEXRON III"],
    ],
    source: "General Motors, DEXRON; Ford, MERCON",
  },
  {
    ...coolant,
    notBeside: "bmw|serie|series",
    name: quality,
    pattern: "g ?(11|12|13|30|33|34|40|48|64|65)( ?evo| ?plus ?plus| ?plus|p)?",
    written: "G$1 $2",
    examples: [
      ["G12+", "G12"],
      ["g 13", "G13"],
      ["G12 evo", "G12 EVO"],
    ],
    source: "Volkswagen TL 774; types of coolant makers",
  },
  {
    ...coolant,
    name: { es: "Tecnología", ca: "Tecnologia", en: "Technology" },
    pattern: "(iat|oat|hoat|p ?hoat|si ?oat)",
    written: "$1",
    examples: [["HOAT", "HOAT"]],
    source: "ASTM D3306; technical data of coolant makers",
  },
  {
    means: "líquido de frenos",
    isAfterVehicle: false,
    name: quality,
    pattern: "dot ?(3|4|5[. ]1|51|5)( ?lv)?",
    written: "DOT $1 $2",
    examples: [
      ["DOT4", "DOT 4"],
      ["dot 5.1", "DOT 5.1"],
    ],
    source: "FMVSS 116; ISO 4925",
  },
  {
    means: null,
    isAfterVehicle: false,
    name: { es: "Gas refrigerante", ca: "Gas refrigerant", en: "Refrigerant" },
    pattern: "(?:hfo ?|hfc ?)?r? ?(134 ?a|1234 ?yf|744)",
    written: "R$1",
    examples: [
      ["R134a", "R134A"],
      ["r-1234yf", "R1234YF"],
    ],
    source: "ISO 817; Directive 2006/40/EC",
  },
  {
    means: null,
    isAfterVehicle: true,
    isOfGoods: true,
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    pattern: "([1-9]\\d{0,2}(?:\\.\\d{1,2})?|0\\.\\d{1,2}) ?(?:l|litros?|litres?|liters?|ltr|lts)",
    written: "$1 l",
    examples: [
      ["5 l", "5 l"],
      ["5L", "5 l"],
      ["20 litros", "20 l"],
    ],
    source: "Directive 80/181/EEC (units)",
  },
];
