import type { Notation } from "./notation.ts";

const after = { means: null, isAfterVehicle: true } as const;
const engine = { es: "Código de motor", ca: "Codi de motor", en: "Engine code" };
const gearbox = { es: "Caja de cambios", ca: "Caixa de canvis", en: "Gearbox" };

/** Codes that makers gave to engines and gearboxes; no product states them, so that they filter nothing. */
export const enginesAndGearboxes: readonly Notation[] = [
  {
    ...after,
    name: engine,
    pattern:
      "(a(?:fn|gn|gu|rl|hf|jm|lh|sv|sz|tj|uy|vf|wx|xr)|b(?:bz|cb|jb|kc|kd|kp|ls|lx|lg|mm|md|my|rr|se|sf|ud|xe|xf|zb)|c(?:ayb|ayc|axa|bab|bbb|bza|bzb|ffb|fhc|hya|jsa|jxc|lha|kfc|rbc|rlb|rkb|zca|zda|zea)|d(?:fga|ada|kza|pca))",
    written: "$1",
    examples: [
      ["BKD", "BKD"],
      ["motor CAYC", "CAYC"],
    ],
    source: "Volkswagen Group, engine code letters",
  },
  {
    ...after,
    name: engine,
    pattern:
      "(k9k|k4m|k4j|f4r|f9q|m9r|m9t|r9m|h4b|h5f|h4d|h5h|d4f|d7f|dv[456](?:ted4|fc|c)?|dw1[02](?:ted4|bted4)?|ep[36](?:dt)?|eb2(?:dt|adts)?|tu[135](?:jp4?)?|9h[zxrp]|8h[zxr]|rh[yzr])",
    written: "$1",
    examples: [
      ["K9K", "K9K"],
      ["DV6TED4", "DV6TED4"],
    ],
    source: "Renault and PSA, engine types",
  },
  {
    ...after,
    name: engine,
    pattern:
      "([mn][45][0-7](?:d\\d\\d|b\\d\\d|n2?|tu2?|s)?|b[34][78](?:b\\d\\d|d\\d\\d)?|om ?6\\d\\d|m ?2[67]\\d|n1[2-8](?:b1[46][a-d]?)?|[abxyz][12][0-9](?:dth|dtj|dtl|dts|dt[ceri]?|xe|xel|xep|xer|net|let|nht)|d4[cefh][abe]|g4[fkln][a-jl]|1nd ?tv|[12]ad ?f[th]v|1cd ?ftv|1zz ?fe|2zr ?fxe)",
    written: "$1",
    examples: [
      ["N47D20", "N47D20"],
      ["M47N", "M47N"],
      ["N12", "N12"],
      ["A20DTH", "A20DTH"],
      ["Z17DTR", "Z17DTR"],
      ["OM651", "OM651"],
      ["Z13DTJ", "Z13DTJ"],
      ["1ND-TV", "1ND TV"],
    ],
    source: "BMW, Mercedes-Benz, Opel, Hyundai, Kia and Toyota, engine types",
  },
  {
    ...after,
    name: gearbox,
    pattern:
      "(dq ?(?:200|250|381|500)|dl ?(?:382|501)|mq ?(?:200|250|350)|[568]hp ?\\d\\d|(?:722|725)\\.\\d|eat ?[68]|al4|dp0|6dct450|dps6|powershift|dsg|s ?tronic|tiptronic|multitronic|steptronic|[79]g ?tronic)",
    written: "$1",
    examples: [
      ["DQ200", "DQ200"],
      ["8HP45", "8HP45"],
      ["722.9", "722.9"],
      ["S-tronic", "S TRONIC"],
    ],
    source: "Types of ZF, Volkswagen, Mercedes-Benz, PSA, Renault and Ford gearboxes",
  },
];
