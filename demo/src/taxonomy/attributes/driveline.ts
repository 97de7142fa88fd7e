import type { AttributeSeed } from "../types.ts";

/** Propshafts, differentials and all-wheel-drive couplings. */
export const driveline: AttributeSeed[] = [
  {
    slug: "drive-kind",
    name: { es: "Tracción", ca: "Tracció", en: "Drive" },
    kind: "option",
    options: {
      rear: { es: "Trasera", ca: "Posterior", en: "Rear-wheel" },
      all: { es: "Total", ca: "Total", en: "All-wheel" },
    },
  },
  {
    slug: "drive-flange-diameter",
    name: { es: "Diámetro de la brida", ca: "Diàmetre de la brida", en: "Flange diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "drive-bolt-circle",
    name: { es: "Diámetro entre taladros", ca: "Diàmetre entre forats", en: "Bolt circle diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "drive-shaft-parts",
    name: { es: "Tramos del árbol", ca: "Trams de l'arbre", en: "Shaft sections" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "drive-with-centre-bearing",
    name: { es: "Con cojinete central", ca: "Amb coixinet central", en: "With centre bearing" },
    kind: "flag",
  },
  {
    slug: "drive-cup-diameter",
    name: { es: "Diámetro del dado", ca: "Diàmetre del dau", en: "Bearing cup diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "drive-circlip-place",
    name: { es: "Anillos de seguridad", ca: "Anells de seguretat", en: "Circlips" },
    kind: "option",
    options: {
      inside: { es: "Interiores", ca: "Interiors", en: "Internal" },
      outside: { es: "Exteriores", ca: "Exteriors", en: "External" },
    },
  },
  {
    slug: "drive-grease-nipple",
    name: { es: "Con engrasador", ca: "Amb greixador", en: "With grease nipple" },
    kind: "flag",
  },
  {
    slug: "drive-with-bolts",
    name: { es: "Con tornillos", ca: "Amb cargols", en: "With bolts" },
    kind: "flag",
  },
  { slug: "drive-with-seal", name: { es: "Con junta", ca: "Amb junta", en: "With seal" }, kind: "flag" },
  {
    slug: "drive-oil-quantity",
    name: { es: "Aceite incluido", ca: "Oli inclòs", en: "Oil included" },
    kind: "number",
    unit: "ml",
    decimals: 0,
  },
  {
    slug: "drive-needs-coding",
    name: {
      es: "Hay que adaptarlo con diagnosis",
      ca: "Cal adaptar-lo amb diagnosi",
      en: "Needs adaptation by diagnostics",
    },
    kind: "flag",
  },
  {
    slug: "drive-seal-place",
    name: { es: "Lugar del retén", ca: "Lloc del retén", en: "Seal location" },
    kind: "option",
    options: {
      pinion: { es: "Piñón de ataque", ca: "Pinyó d'atac", en: "Pinion" },
      output: { es: "Salida de semieje", ca: "Sortida de semieix", en: "Driveshaft output" },
    },
  },
];
