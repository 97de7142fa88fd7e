import type { Notation } from "./notation.ts";

const oil = { means: "aceite de motor", isAfterVehicle: false } as const;
const approval = { es: "Homologación", ca: "Homologació", en: "Approval" };

/** Words of oil, or a grade: approvals beside it need no maker. */
const besideOil = "aceite|oli|oil|lubri|\\d+ ?w ?\\d\\d";

/** Makers' approvals of engine oils. */
export const oilApprovals: readonly Notation[] = [
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
