import type { AttributeSeed } from "../types.ts";

const labelClasses = {
  a: { es: "A", ca: "A", en: "A" },
  b: { es: "B", ca: "B", en: "B" },
  c: { es: "C", ca: "C", en: "C" },
  d: { es: "D", ca: "D", en: "D" },
  e: { es: "E", ca: "E", en: "E" },
};

/** Tyres, wheels, valves and snow chains. */
export const tyres: AttributeSeed[] = [
  {
    slug: "tyre-width",
    name: { es: "Anchura del neumático", ca: "Amplada del pneumàtic", en: "Tyre width" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "tyre-ratio",
    name: { es: "Perfil", ca: "Perfil", en: "Aspect ratio" },
    kind: "number",
    unit: "%",
    decimals: 0,
  },
  {
    slug: "rim-diameter",
    name: { es: "Diámetro de llanta", ca: "Diàmetre de llanda", en: "Rim diameter" },
    kind: "number",
    unit: "″",
    decimals: 0,
  },
  {
    slug: "tyre-load-speed",
    name: {
      es: "Índice de carga y velocidad",
      ca: "Índex de càrrega i velocitat",
      en: "Load and speed index",
    },
    kind: "text",
  },
  {
    slug: "tyre-rolling-class",
    name: { es: "Eficiencia en consumo", ca: "Eficiència en consum", en: "Fuel efficiency class" },
    kind: "option",
    options: labelClasses,
  },
  {
    slug: "tyre-wet-grip-class",
    name: { es: "Adherencia en mojado", ca: "Adherència en mullat", en: "Wet grip class" },
    kind: "option",
    options: labelClasses,
  },
  {
    slug: "tyre-noise",
    name: {
      es: "Ruido de rodadura exterior",
      ca: "Soroll de rodament exterior",
      en: "External rolling noise",
    },
    kind: "number",
    unit: "dB",
    decimals: 0,
  },
  {
    slug: "spare-tyre-size",
    name: { es: "Medida del neumático", ca: "Mida del pneumàtic", en: "Tyre size" },
    kind: "text",
  },
  {
    slug: "rim-width",
    name: { es: "Anchura de llanta", ca: "Amplada de llanda", en: "Rim width" },
    kind: "number",
    unit: "J",
    decimals: 1,
  },
  {
    slug: "rim-offset",
    name: { es: "Bombeo (ET)", ca: "Desplaçament (ET)", en: "Offset (ET)" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "wheel-bolt-pattern",
    name: {
      es: "Anclaje (tornillos x diámetro)",
      ca: "Ancoratge (cargols x diàmetre)",
      en: "Bolt pattern (PCD)",
    },
    kind: "text",
  },
  {
    slug: "wheel-finish",
    name: { es: "Acabado", ca: "Acabat", en: "Finish" },
    kind: "option",
    options: {
      silver: { es: "Plata", ca: "Plata", en: "Silver" },
      black: { es: "Negro", ca: "Negre", en: "Black" },
      anthracite: { es: "Antracita", ca: "Antracita", en: "Anthracite" },
      "diamond-cut": { es: "Diamantado", ca: "Diamantat", en: "Diamond cut" },
    },
  },
  {
    slug: "tyre-valve-type",
    name: { es: "Tipo de válvula", ca: "Tipus de vàlvula", en: "Valve type" },
    kind: "option",
    options: {
      "snap-in": { es: "De goma, a presión", ca: "De goma, a pressió", en: "Rubber snap-in" },
      "clamp-in": { es: "Metálica, atornillada", ca: "Metàl·lica, cargolada", en: "Metal clamp-in" },
      "high-pressure": {
        es: "De goma, alta presión",
        ca: "De goma, alta pressió",
        en: "High-pressure snap-in",
      },
    },
  },
  {
    slug: "tyre-valve-hole",
    name: {
      es: "Diámetro del orificio de llanta",
      ca: "Diàmetre del forat de llanda",
      en: "Rim hole diameter",
    },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "tpms-frequency",
    name: { es: "Frecuencia", ca: "Freqüència", en: "Frequency" },
    kind: "number",
    unit: "MHz",
    decimals: 0,
  },
  {
    slug: "tpms-programming",
    name: { es: "Programación", ca: "Programació", en: "Programming" },
    kind: "option",
    options: {
      ready: { es: "Programado de fábrica", ca: "Programat de fàbrica", en: "Factory programmed" },
      programmable: { es: "Por programar", ca: "Per programar", en: "To be programmed" },
    },
  },
  {
    slug: "snow-chain-type",
    name: { es: "Tipo de cadena", ca: "Tipus de cadena", en: "Chain type" },
    kind: "option",
    options: {
      metal: { es: "Metálica", ca: "Metàl·lica", en: "Metal" },
      textile: { es: "Textil", ca: "Tèxtil", en: "Textile" },
      composite: { es: "De material compuesto", ca: "De material compost", en: "Composite" },
    },
  },
  {
    slug: "snow-chain-tyre-size",
    name: { es: "Para neumático", ca: "Per a pneumàtic", en: "For tyre size" },
    kind: "text",
  },
  {
    slug: "snow-chain-clearance",
    name: {
      es: "Espacio necesario en la cara interior",
      ca: "Espai necessari a la cara interior",
      en: "Clearance needed inside",
    },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "puncture-kit-contents",
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    kind: "option",
    options: {
      sealant: { es: "Solo sellador", ca: "Només segellador", en: "Sealant only" },
      "sealant-compressor": {
        es: "Sellador y compresor",
        ca: "Segellador i compressor",
        en: "Sealant and compressor",
      },
      plugs: { es: "Mechas y herramientas", ca: "Metxes i eines", en: "Plugs and tools" },
    },
  },
  {
    slug: "puncture-max-size",
    name: { es: "Pinchazo máximo", ca: "Punxada màxima", en: "Largest puncture" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
];
