import type { AttributeSeed } from "../types.ts";

/** CV joints, driveshafts and their boots. */
export const driveshafts: AttributeSeed[] = [
  {
    slug: "driveshaft-outer-teeth",
    name: { es: "Estrías lado rueda", ca: "Estries costat roda", en: "Splines, wheel side" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "driveshaft-inner-teeth",
    name: { es: "Estrías lado semieje", ca: "Estries costat semieix", en: "Splines, shaft side" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "driveshaft-gearbox-teeth",
    name: { es: "Estrías lado caja", ca: "Estries costat caixa", en: "Splines, gearbox side" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "driveshaft-abs-teeth",
    name: { es: "Dientes de la corona ABS", ca: "Dents de la corona ABS", en: "ABS ring teeth" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "driveshaft-seal-diameter",
    name: { es: "Diámetro del retén", ca: "Diàmetre del retén", en: "Seal diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "driveshaft-boot-material",
    name: { es: "Material del fuelle", ca: "Material de la manxa", en: "Boot material" },
    kind: "option",
    options: {
      rubber: { es: "Caucho", ca: "Cautxú", en: "Rubber" },
      thermoplastic: { es: "Termoplástico", ca: "Termoplàstic", en: "Thermoplastic" },
    },
  },
  {
    slug: "driveshaft-boot-end",
    name: { es: "Extremo del semieje", ca: "Extrem del semieix", en: "Shaft end" },
    kind: "option",
    options: {
      wheel: { es: "Lado rueda", ca: "Costat roda", en: "Wheel side" },
      gearbox: { es: "Lado caja de cambios", ca: "Costat caixa de canvis", en: "Gearbox side" },
    },
  },
  {
    slug: "driveshaft-inner-joint",
    name: { es: "Junta lado caja", ca: "Junta costat caixa", en: "Gearbox-side joint" },
    kind: "option",
    options: {
      tripod: { es: "Trípode", ca: "Trípode", en: "Tripod" },
      ball: { es: "De bolas", ca: "De boles", en: "Ball" },
    },
  },
  {
    slug: "driveshaft-with-boot",
    name: { es: "Con fuelle y grasa", ca: "Amb manxa i greix", en: "With boot and grease" },
    kind: "flag",
  },
  {
    slug: "driveshaft-with-nut",
    name: { es: "Con tuerca de buje", ca: "Amb femella de boixa", en: "With hub nut" },
    kind: "flag",
  },
  {
    slug: "driveshaft-with-clamps",
    name: { es: "Con abrazaderas", ca: "Amb abraçadores", en: "With clamps" },
    kind: "flag",
  },
  {
    slug: "driveshaft-flange-diameter",
    name: { es: "Diámetro de la brida", ca: "Diàmetre de la brida", en: "Flange diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "driveshaft-clamp-kind",
    name: { es: "Tipo de abrazadera", ca: "Tipus d'abraçadora", en: "Clamp type" },
    kind: "option",
    options: {
      ear: { es: "De oreja", ca: "D'orella", en: "Ear clamp" },
      band: { es: "De fleje", ca: "De fleix", en: "Band clamp" },
    },
  },
  {
    slug: "driveshaft-grease-grade",
    name: { es: "Consistencia NLGI", ca: "Consistència NLGI", en: "NLGI grade" },
    kind: "text",
  },
  {
    slug: "driveshaft-grease-pack",
    name: { es: "Envase de la grasa", ca: "Envàs del greix", en: "Grease pack" },
    kind: "option",
    options: {
      sachet: { es: "Bolsa", ca: "Bossa", en: "Sachet" },
      tube: { es: "Tubo", ca: "Tub", en: "Tube" },
      cartridge: { es: "Cartucho", ca: "Cartutx", en: "Cartridge" },
      tub: { es: "Bote", ca: "Pot", en: "Tub" },
    },
  },
  {
    slug: "driveshaft-grease-max-temp",
    name: {
      es: "Temperatura máxima de uso",
      ca: "Temperatura màxima d'ús",
      en: "Maximum service temperature",
    },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
];
