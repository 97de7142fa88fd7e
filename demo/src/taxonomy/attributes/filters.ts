import type { AttributeSeed } from "../types.ts";

/** Oil, air, cabin, fuel and urea filters with their housings. */
export const filters: AttributeSeed[] = [
  {
    slug: "oil-filter-type",
    name: { es: "Tipo de filtro", ca: "Tipus de filtre", en: "Filter type" },
    kind: "option",
    options: {
      "spin-on": { es: "Roscado", ca: "Roscat", en: "Spin-on" },
      insert: { es: "Cartucho", ca: "Cartutx", en: "Insert" },
    },
  },
  {
    slug: "filter-bypass-pressure",
    name: {
      es: "Presión de la válvula de derivación",
      ca: "Pressió de la vàlvula de derivació",
      en: "Bypass valve pressure",
    },
    kind: "number",
    unit: "bar",
    decimals: 1,
  },
  {
    slug: "filter-with-seal",
    name: { es: "Con junta incluida", ca: "Amb junta inclosa", en: "Seal included" },
    kind: "flag",
  },
  {
    slug: "air-filter-shape",
    name: { es: "Forma", ca: "Forma", en: "Shape" },
    kind: "option",
    options: {
      rectangular: { es: "Rectangular", ca: "Rectangular", en: "Rectangular" },
      trapezoidal: { es: "Trapezoidal", ca: "Trapezoïdal", en: "Trapezoidal" },
      oval: { es: "Ovalada", ca: "Ovalada", en: "Oval" },
    },
  },
  {
    slug: "filter-medium",
    name: { es: "Medio filtrante", ca: "Medi filtrant", en: "Filter medium" },
    kind: "option",
    options: {
      paper: { es: "Papel", ca: "Paper", en: "Paper" },
      nonwoven: { es: "Fibra sintética", ca: "Fibra sintètica", en: "Synthetic fibre" },
      cotton: { es: "Algodón lavable", ca: "Cotó rentable", en: "Washable cotton" },
      mesh: { es: "Malla metálica", ca: "Malla metàl·lica", en: "Metal mesh" },
    },
  },
  {
    slug: "cabin-filter-type",
    name: { es: "Tipo de filtro de habitáculo", ca: "Tipus de filtre d'habitacle", en: "Cabin filter type" },
    kind: "option",
    options: {
      particulate: { es: "De partículas", ca: "De partícules", en: "Particulate" },
      "activated-carbon": { es: "De carbón activo", ca: "De carbó actiu", en: "Activated carbon" },
    },
  },
  {
    slug: "fuel-filter-type",
    name: { es: "Montaje", ca: "Muntatge", en: "Installation" },
    kind: "option",
    options: {
      "in-line": { es: "En línea", ca: "En línia", en: "In-line" },
      insert: { es: "Cartucho", ca: "Cartutx", en: "Insert" },
      "with-housing": { es: "Con carcasa", ca: "Amb carcassa", en: "With housing" },
    },
  },
  {
    slug: "filter-pipe-diameter",
    name: { es: "Diámetro de conexión", ca: "Diàmetre de connexió", en: "Connection diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "filter-set-contents",
    name: { es: "Contenido del juego", ca: "Contingut del joc", en: "Set contents" },
    kind: "option",
    options: {
      "oil-air": { es: "Aceite y aire", ca: "Oli i aire", en: "Oil and air" },
      "oil-air-cabin": {
        es: "Aceite, aire y habitáculo",
        ca: "Oli, aire i habitacle",
        en: "Oil, air and cabin",
      },
      "oil-air-cabin-fuel": {
        es: "Aceite, aire, habitáculo y combustible",
        ca: "Oli, aire, habitacle i combustible",
        en: "Oil, air, cabin and fuel",
      },
    },
  },
  {
    slug: "sump-plug-included",
    name: {
      es: "Con tapón o arandela de cárter",
      ca: "Amb tap o volandera de càrter",
      en: "With sump plug or washer",
    },
    kind: "flag",
  },
  {
    slug: "filter-housing-scope",
    name: { es: "Alcance", ca: "Abast", en: "Scope" },
    kind: "option",
    options: {
      complete: { es: "Carcasa completa", ca: "Carcassa completa", en: "Complete housing" },
      lid: { es: "Solo tapa", ca: "Només tapa", en: "Lid only" },
      base: { es: "Solo base", ca: "Només base", en: "Base only" },
    },
  },
];
