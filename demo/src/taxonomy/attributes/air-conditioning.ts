import type { AttributeSeed } from "../types.ts";

/** Refrigerants, compressors and heat exchangers of the air conditioning. */
export const airConditioning: AttributeSeed[] = [
  {
    slug: "ac-refrigerant",
    name: { es: "Refrigerante", ca: "Refrigerant", en: "Refrigerant" },
    kind: "option",
    options: {
      r134a: { es: "R-134a", ca: "R-134a", en: "R-134a" },
      r1234yf: { es: "R-1234yf", ca: "R-1234yf", en: "R-1234yf" },
      both: { es: "R-134a y R-1234yf", ca: "R-134a i R-1234yf", en: "R-134a and R-1234yf" },
    },
  },
  {
    slug: "ac-pulley-diameter",
    name: { es: "Diámetro de la polea", ca: "Diàmetre de la politja", en: "Pulley diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "ac-oil",
    name: { es: "Aceite del compresor", ca: "Oli del compressor", en: "Compressor oil" },
    kind: "option",
    options: {
      "pag-46": { es: "PAG 46", ca: "PAG 46", en: "PAG 46" },
      "pag-100": { es: "PAG 100", ca: "PAG 100", en: "PAG 100" },
      "pag-150": { es: "PAG 150", ca: "PAG 150", en: "PAG 150" },
      poe: { es: "POE (dieléctrico)", ca: "POE (dielèctric)", en: "POE (dielectric)" },
    },
  },
  {
    slug: "ac-oil-charge",
    name: { es: "Carga de aceite", ca: "Càrrega d'oli", en: "Oil charge" },
    kind: "number",
    unit: "ml",
    decimals: 0,
  },
  {
    slug: "ac-compressor-drive",
    name: { es: "Acoplamiento", ca: "Acoblament", en: "Drive" },
    kind: "option",
    options: {
      "magnetic-clutch": {
        es: "Con embrague electromagnético",
        ca: "Amb embragatge electromagnètic",
        en: "With magnetic clutch",
      },
      clutchless: {
        es: "Sin embrague, caudal variable",
        ca: "Sense embragatge, cabal variable",
        en: "Clutchless, variable displacement",
      },
    },
  },
  {
    slug: "ac-core-length",
    name: { es: "Longitud del panel", ca: "Longitud del panell", en: "Core length" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "ac-core-height",
    name: { es: "Altura del panel", ca: "Alçada del panell", en: "Core height" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "ac-core-depth",
    name: { es: "Fondo del panel", ca: "Fons del panell", en: "Core depth" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "ac-with-drier",
    name: { es: "Con filtro deshidratante", ca: "Amb filtre deshidratador", en: "With receiver drier" },
    kind: "flag",
  },
  {
    slug: "ac-with-seals",
    name: { es: "Con juntas tóricas", ca: "Amb juntes tòriques", en: "With O-rings" },
    kind: "flag",
  },
  {
    slug: "ac-drier-kind",
    name: { es: "Formato del filtro", ca: "Format del filtre", en: "Drier format" },
    kind: "option",
    options: {
      bottle: { es: "Botella", ca: "Ampolla", en: "Bottle" },
      cartridge: {
        es: "Cartucho para condensador",
        ca: "Cartutx per a condensador",
        en: "Cartridge for condenser",
      },
      accumulator: { es: "Acumulador", ca: "Acumulador", en: "Accumulator" },
    },
  },
  {
    slug: "ac-valve-kind",
    name: { es: "Tipo de válvula", ca: "Tipus de vàlvula", en: "Valve type" },
    kind: "option",
    options: {
      block: { es: "De bloque", ca: "De bloc", en: "Block" },
      angle: { es: "De ángulo", ca: "D'angle", en: "Angle" },
      orifice: { es: "Tubo de orificio calibrado", ca: "Tub d'orifici calibrat", en: "Orifice tube" },
    },
  },
  {
    slug: "ac-switch-signal",
    name: { es: "Tipo de señal", ca: "Tipus de senyal", en: "Signal" },
    kind: "option",
    options: {
      switch: { es: "Contacto", ca: "Contacte", en: "Switch" },
      analogue: { es: "Analógica", ca: "Analògica", en: "Analogue" },
      lin: { es: "Bus LIN", ca: "Bus LIN", en: "LIN bus" },
    },
  },
  {
    slug: "ac-line-kind",
    name: { es: "Tramo del circuito", ca: "Tram del circuit", en: "Line" },
    kind: "option",
    options: {
      "high-pressure": { es: "Alta presión", ca: "Alta pressió", en: "High pressure" },
      "low-pressure": { es: "Baja presión", ca: "Baixa pressió", en: "Low pressure" },
      liquid: { es: "Línea de líquido", ca: "Línia de líquid", en: "Liquid line" },
    },
  },
  {
    slug: "ac-with-dye",
    name: { es: "Con trazador UV", ca: "Amb traçador UV", en: "With UV dye" },
    kind: "flag",
  },
  {
    slug: "ac-cylinder-valve",
    name: { es: "Válvula de la botella", ca: "Vàlvula de l'ampolla", en: "Cylinder valve" },
    kind: "text",
  },
  {
    slug: "ac-cylinder-kind",
    name: { es: "Tipo de botella", ca: "Tipus d'ampolla", en: "Cylinder type" },
    kind: "option",
    options: {
      refillable: { es: "Recargable", ca: "Recarregable", en: "Refillable" },
    },
  },
];
