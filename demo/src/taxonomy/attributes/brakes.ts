import type { AttributeSeed } from "../types.ts";

/** Discs, pads, drums, calipers and the hydraulic circuit. */
export const brakes: AttributeSeed[] = [
  {
    slug: "disc-type",
    name: { es: "Tipo de disco", ca: "Tipus de disc", en: "Disc type" },
    kind: "option",
    options: {
      solid: { es: "Macizo", ca: "Massís", en: "Solid" },
      vented: { es: "Ventilado", ca: "Ventilat", en: "Vented" },
      slotted: { es: "Ventilado y ranurado", ca: "Ventilat i ranurat", en: "Vented and slotted" },
    },
  },
  {
    slug: "centring-diameter",
    name: { es: "Diámetro de centrado", ca: "Diàmetre de centratge", en: "Centring diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "coated",
    name: {
      es: "Con recubrimiento anticorrosión",
      ca: "Amb recobriment anticorrosió",
      en: "Corrosion-protected coating",
    },
    kind: "flag",
  },
  { slug: "wva-number", name: { es: "Número WVA", ca: "Número WVA", en: "WVA number" }, kind: "text" },
  {
    slug: "pad-wear-indicator",
    name: { es: "Avisador de desgaste", ca: "Avisador de desgast", en: "Wear indicator" },
    kind: "option",
    options: {
      prepared: {
        es: "Preparada para avisador",
        ca: "Preparada per a avisador",
        en: "Prepared for wear sensor",
      },
      included: { es: "Con avisador incluido", ca: "Amb avisador inclòs", en: "Wear sensor included" },
      acoustic: { es: "Con avisador acústico", ca: "Amb avisador acústic", en: "With acoustic indicator" },
      without: { es: "Sin avisador", ca: "Sense avisador", en: "Without indicator" },
    },
  },
  {
    slug: "brake-fitting-kit",
    name: {
      es: "Con accesorios de montaje",
      ca: "Amb accessoris de muntatge",
      en: "With fitting accessories",
    },
    kind: "flag",
  },
  {
    slug: "drum-max-diameter",
    name: { es: "Diámetro máximo admisible", ca: "Diàmetre màxim admissible", en: "Maximum wear diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "drum-diameter",
    name: { es: "Diámetro del tambor", ca: "Diàmetre del tambor", en: "Drum diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "drum-with-bearing",
    name: { es: "Con rodamiento de rueda", ca: "Amb rodament de roda", en: "With wheel bearing" },
    kind: "flag",
  },
  {
    slug: "caliper-piston-diameter",
    name: { es: "Diámetro del pistón", ca: "Diàmetre del pistó", en: "Piston diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "caliper-piston-count",
    name: { es: "Número de pistones", ca: "Nombre de pistons", en: "Number of pistons" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "caliper-disc-thickness",
    name: { es: "Para disco de grosor", ca: "Per a disc de gruix", en: "For disc thickness" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "brake-hose-end-1",
    name: { es: "Rosca del extremo 1", ca: "Rosca de l'extrem 1", en: "Thread at end 1" },
    kind: "text",
  },
  {
    slug: "brake-hose-end-2",
    name: { es: "Rosca del extremo 2", ca: "Rosca de l'extrem 2", en: "Thread at end 2" },
    kind: "text",
  },
  {
    slug: "brake-cylinder-bore",
    name: { es: "Diámetro del émbolo", ca: "Diàmetre de l'èmbol", en: "Cylinder bore" },
    kind: "number",
    unit: "mm",
    decimals: 2,
  },
  {
    slug: "brake-line-ports",
    name: { es: "Número de salidas", ca: "Nombre de sortides", en: "Number of outlets" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "handbrake-sheath-length",
    name: { es: "Longitud de la funda", ca: "Longitud de la funda", en: "Sheath length" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "rear-brake-type",
    name: { es: "Freno trasero", ca: "Fre posterior", en: "Rear brake" },
    kind: "option",
    options: {
      disc: { es: "De disco", ca: "De disc", en: "Disc" },
      drum: { es: "De tambor", ca: "De tambor", en: "Drum" },
    },
  },
  {
    slug: "servo-vacuum-sensor",
    name: { es: "Con sensor de vacío", ca: "Amb sensor de buit", en: "With vacuum sensor" },
    kind: "flag",
  },
];
