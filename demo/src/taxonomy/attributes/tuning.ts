import type { AttributeSeed } from "../types.ts";

/** Lowering, spacers, sports exhausts and the papers that go with them. */
export const tuning: AttributeSeed[] = [
  {
    slug: "tuning-papers",
    name: { es: "Documentación", ca: "Documentació", en: "Approval papers" },
    kind: "option",
    options: {
      "ece-approval": { es: "Con homologación ECE", ca: "Amb homologació ECE", en: "With ECE approval" },
      "technical-report": {
        es: "Con informe técnico para la reforma",
        ca: "Amb informe tècnic per a la reforma",
        en: "With technical report for the modification",
      },
      none: { es: "Sin documentación", ca: "Sense documentació", en: "No papers" },
    },
  },
  {
    slug: "lowering-front",
    name: { es: "Rebaje delantero", ca: "Rebaixament davanter", en: "Front lowering" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "lowering-rear",
    name: { es: "Rebaje trasero", ca: "Rebaixament posterior", en: "Rear lowering" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "tuning-front-axle-load",
    name: {
      es: "Carga máxima del eje delantero",
      ca: "Càrrega màxima de l'eix davanter",
      en: "Maximum front axle load",
    },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "coilover-adjustment",
    name: { es: "Regulación", ca: "Regulació", en: "Adjustment" },
    kind: "option",
    options: {
      height: { es: "Altura", ca: "Alçada", en: "Height" },
      "height-damping": { es: "Altura y dureza", ca: "Alçada i duresa", en: "Height and damping" },
    },
  },
  {
    slug: "spacer-bolt-circle",
    name: { es: "Anclaje (PCD)", ca: "Ancoratge (PCD)", en: "Bolt circle (PCD)" },
    kind: "text",
  },
  {
    slug: "sport-filter-medium",
    name: { es: "Elemento filtrante", ca: "Element filtrant", en: "Filter medium" },
    kind: "option",
    options: {
      cotton: { es: "Algodón aceitado", ca: "Cotó oliat", en: "Oiled cotton" },
      foam: { es: "Espuma", ca: "Escuma", en: "Foam" },
      dry: { es: "Sintético en seco", ca: "Sintètic en sec", en: "Dry synthetic" },
    },
  },
  { slug: "sport-filter-washable", name: { es: "Lavable", ca: "Rentable", en: "Washable" }, kind: "flag" },
  {
    slug: "exhaust-tip-shape",
    name: { es: "Forma de la salida", ca: "Forma de la sortida", en: "Outlet shape" },
    kind: "option",
    options: {
      round: { es: "Redonda", ca: "Rodona", en: "Round" },
      oval: { es: "Ovalada", ca: "Ovalada", en: "Oval" },
      "twin-round": { es: "Doble redonda", ca: "Doble rodona", en: "Twin round" },
    },
  },
  {
    slug: "exhaust-tip-fixing",
    name: { es: "Fijación", ca: "Fixació", en: "Fixing" },
    kind: "option",
    options: {
      clamp: { es: "Abrazadera", ca: "Abraçadora", en: "Clamp" },
      screws: { es: "Tornillos prisioneros", ca: "Cargols presoners", en: "Grub screws" },
      weld: { es: "Para soldar", ca: "Per soldar", en: "Weld-on" },
    },
  },
  {
    slug: "sport-silencer-outlets",
    name: { es: "Salidas de escape", ca: "Sortides d'escapament", en: "Exhaust outlets" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  { slug: "brace-adjustable", name: { es: "Ajustable", ca: "Ajustable", en: "Adjustable" }, kind: "flag" },
  {
    slug: "brace-bolts-included",
    name: { es: "Con tornillería", ca: "Amb cargoleria", en: "With bolts" },
    kind: "flag",
  },
  {
    slug: "spoiler-material",
    name: { es: "Material del alerón", ca: "Material de l'aleró", en: "Spoiler material" },
    kind: "option",
    options: {
      abs: { es: "Plástico ABS", ca: "Plàstic ABS", en: "ABS plastic" },
      polyurethane: { es: "Poliuretano", ca: "Poliuretà", en: "Polyurethane" },
      "glass-fibre": { es: "Fibra de vidrio", ca: "Fibra de vidre", en: "Glass fibre" },
    },
  },
  {
    slug: "spoiler-finish",
    name: { es: "Acabado", ca: "Acabat", en: "Finish" },
    kind: "option",
    options: {
      primed: { es: "Imprimado para pintar", ca: "Imprimat per pintar", en: "Primed for painting" },
      "gloss-black": { es: "Negro brillante", ca: "Negre brillant", en: "Gloss black" },
    },
  },
  {
    slug: "spoiler-fixing",
    name: { es: "Fijación", ca: "Fixació", en: "Fixing" },
    kind: "option",
    options: {
      adhesive: { es: "Adhesivo", ca: "Adhesiu", en: "Adhesive" },
      bolts: { es: "Atornillado", ca: "Cargolat", en: "Bolted" },
    },
  },
  {
    slug: "braided-line-sleeve",
    name: { es: "Funda de la malla", ca: "Funda de la malla", en: "Braid sleeve" },
    kind: "option",
    options: {
      clear: { es: "Transparente", ca: "Transparent", en: "Clear" },
      black: { es: "Negra", ca: "Negra", en: "Black" },
      red: { es: "Roja", ca: "Vermella", en: "Red" },
    },
  },
  {
    slug: "gauge-quantity",
    name: { es: "Qué mide", ca: "Què mesura", en: "What it measures" },
    kind: "option",
    options: {
      boost: { es: "Presión de turbo", ca: "Pressió de turbo", en: "Boost pressure" },
      "oil-pressure": { es: "Presión de aceite", ca: "Pressió d'oli", en: "Oil pressure" },
      "oil-temperature": { es: "Temperatura de aceite", ca: "Temperatura d'oli", en: "Oil temperature" },
      voltage: { es: "Tensión de batería", ca: "Tensió de bateria", en: "Battery voltage" },
    },
  },
  { slug: "gauge-sender", name: { es: "Con sensor", ca: "Amb sensor", en: "With sender" }, kind: "flag" },
  {
    slug: "gauge-display",
    name: { es: "Indicación", ca: "Indicació", en: "Display" },
    kind: "option",
    options: {
      needle: { es: "Aguja", ca: "Agulla", en: "Needle" },
      digital: { es: "Digital", ca: "Digital", en: "Digital" },
    },
  },
  {
    slug: "pedal-gearbox",
    name: { es: "Cambio", ca: "Canvi", en: "Gearbox" },
    kind: "option",
    options: {
      manual: { es: "Manual (3 pedales)", ca: "Manual (3 pedals)", en: "Manual (3 pedals)" },
      automatic: { es: "Automático (2 pedales)", ca: "Automàtic (2 pedals)", en: "Automatic (2 pedals)" },
    },
  },
  {
    slug: "pedal-drilling",
    name: { es: "Montaje sin taladrar", ca: "Muntatge sense foradar", en: "No-drill fitting" },
    kind: "flag",
  },
];
