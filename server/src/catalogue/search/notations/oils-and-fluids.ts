import type { Notation } from "./notation.ts";

const oil = { means: "aceite de motor", isAfterVehicle: false } as const;
const gearOil = { means: "aceite de cambio manual", isAfterVehicle: false } as const;
const automatic = { means: "aceite de cambio automático", isAfterVehicle: false } as const;
const coolant = { means: "anticongelante", isAfterVehicle: false } as const;
const grade = { es: "Viscosidad", ca: "Viscositat", en: "Viscosity" };
const approval = { es: "Homologación", ca: "Homologació", en: "Approval" };
const quality = { es: "Norma", ca: "Norma", en: "Standard" };

/** Words of oil, or a grade: approvals beside it need no maker. */
const besideOil = "aceite|oli|oil|lubri|\\d+ ?w ?\\d\\d";

const approvals: readonly Notation[] = [
  {
    ...oil,
    name: approval,
    pattern:
      "(?:vw|volkswagen|vag) ?(50[0-9])[. ]?(0[0-9]|88|99)(?: ?(?:vw|volkswagen)? ?(50[0-9])[. ]?(0[0-9]))?",
    written: "VW $1.$2 $3.$4",
    examples: [
      ["VW 504 00/507 00", "VW 504.00 507.00"],
      ["vw50400", "VW 504.00"],
      ["volkswagen 505.01", "VW 505.01"],
    ],
    source: "Volkswagen, approved engine oils (VW 50x xx)",
  },
  {
    ...oil,
    name: approval,
    pattern: "(50[0-9])[. ](0[0-9]) ?(50[0-9])[. ](0[0-9])",
    written: "VW $1.$2 $3.$4",
    examples: [["504.00/507.00", "VW 504.00 507.00"]],
    source: "Volkswagen, approved engine oils (VW 50x xx)",
  },
  {
    ...oil,
    name: approval,
    onlyBeside: `${besideOil}|vw`,
    pattern: "(?:vw )?(50[248])(?: ?00)? ?(50[579])(?: ?00)?",
    written: "VW $1.00 $2.00",
    examples: [
      ["aceite 504 507", "VW 504.00 507.00"],
      ["oil 508 509", "VW 508.00 509.00"],
      ["aceite 5w40 502/505", "VW 502.00 505.00"],
      ["vw 504 507", "VW 504.00 507.00"],
    ],
    source: "Volkswagen, approved engine oils (VW 50x xx)",
  },
  {
    ...oil,
    name: approval,
    onlyBeside: besideOil,
    pattern: "(50[0-9])[. ](0[0-9])",
    written: "VW $1.$2",
    examples: [
      ["aceite 507.00", "VW 507.00"],
      ["5w40 505 01", "VW 505.01"],
    ],
    source: "Volkswagen, approved engine oils (VW 50x xx)",
  },
  {
    ...oil,
    name: approval,
    // The 504 and the 508 are Peugeots as well.
    onlyBeside: "\\d+ ?w ?\\d\\d",
    notBeside: "peugeot",
    pattern: "(50[24578])",
    written: "VW $1.00",
    examples: [
      ["5w30 507", "VW 507.00"],
      ["aceite 0w20 508", "VW 508.00"],
    ],
    source: "Volkswagen, approved engine oils (VW 50x xx)",
  },
  {
    ...oil,
    name: approval,
    onlyBeside: besideOil,
    pattern: "(22[69])[. ](\\d\\d?)",
    written: "MB $1.$2",
    examples: [
      ["aceite 229.51", "MB 229.51"],
      ["5w30 229 52", "MB 229.52"],
    ],
    source: "Mercedes-Benz Specifications for Operating Fluids, sheets 226 and 229",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:mb|mercedes(?: benz)?) ?(?:freigabe|approval|aprobacion)? ?(22[69])[. ]?(\\d\\d?)",
    written: "MB $1.$2",
    examples: [
      ["MB 229.51", "MB 229.51"],
      ["mercedes 229 52", "MB 229.52"],
      ["mb-approval 229.5", "MB 229.5"],
    ],
    source: "Mercedes-Benz Specifications for Operating Fluids, sheets 226 and 229",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:bmw )?(?:longlife|long life|ll) ?(98|01|04|12|14|17|19|22)(?: ?(fe))?",
    written: "BMW LL-$1 $2",
    examples: [
      ["BMW LL-04", "BMW LL-04"],
      ["longlife 01", "BMW LL-01"],
      ["LL17 FE", "BMW LL-17 FE"],
    ],
    source: "BMW Group, operating fluids (Longlife oils)",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:gm )?dexos ?([12dr])(?: gen ?([123]))?",
    written: "dexos$1",
    examples: [
      ["dexos2", "dexos2"],
      ["GM dexos 1 gen 3", "dexos1"],
    ],
    source: "General Motors, dexos licensing programme",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:renault )?rn ?(07[0-2]0|17)(?: ?(fe))?",
    written: "RN$1 $2",
    examples: [
      ["RN0720", "RN0720"],
      ["renault rn 17", "RN17"],
    ],
    source: "Renault, engine oil standards RN",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:psa |peugeot |citroen )?b ?71 ?(2[23]\\d\\d)",
    written: "PSA B71 $1",
    examples: [
      ["PSA B71 2290", "PSA B71 2290"],
      ["b712312", "PSA B71 2312"],
    ],
    source: "PSA, lubricant standards B71",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:ford )?(?:wss ?)?m2c ?(9[0-9]{2}) ?([a-d]\\d?)",
    written: "WSS-M2C$1-$2",
    examples: [
      ["Ford WSS-M2C913-D", "WSS-M2C913-D"],
      ["m2c948b", "WSS-M2C948-B"],
    ],
    source: "Ford, engineering material specifications WSS-M2C",
  },
  {
    ...oil,
    name: approval,
    pattern: "(?:fiat )?9[. ]?55535 ?([a-z]{1,2}\\d?|\\d[a-z]\\d?)?",
    written: "Fiat 9.55535 $1",
    examples: [
      ["Fiat 9.55535", "Fiat 9.55535"],
      ["9.55535-S2", "Fiat 9.55535 S2"],
    ],
    source: "FCA, engine oil standards 9.55535",
  },
  {
    ...oil,
    name: approval,
    pattern: "porsche ?([ac]) ?([2-4]0)",
    written: "Porsche $1$2",
    examples: [["Porsche C30", "Porsche C30"]],
    source: "Porsche, approved engine oils",
  },
];

export const oilsAndFluids: readonly Notation[] = [
  ...approvals,
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
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    pattern: "(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:l|litros?|litres?|liters?|ltr|lts)",
    written: "$1 l",
    examples: [
      ["5 l", "5 l"],
      ["5L", "5 l"],
      ["20 litros", "20 l"],
    ],
    source: "Directive 80/181/EEC (units)",
  },
];
