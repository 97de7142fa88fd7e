import type { AttributeSeed } from "../types.ts";

/** Format, use and finish of cleaning and care products. */
export const care: AttributeSeed[] = [
  {
    slug: "care-format",
    name: { es: "Formato", ca: "Format", en: "Format" },
    kind: "option",
    options: {
      liquid: { es: "Líquido", ca: "Líquid", en: "Liquid" },
      "trigger-spray": { es: "Pulverizador", ca: "Polvoritzador", en: "Trigger spray" },
      aerosol: { es: "Aerosol", ca: "Aerosol", en: "Aerosol" },
      foam: { es: "Espuma", ca: "Escuma", en: "Foam" },
      paste: { es: "Pasta", ca: "Pasta", en: "Paste" },
      cream: { es: "Crema", ca: "Crema", en: "Cream" },
    },
  },
  {
    slug: "care-concentrate",
    name: { es: "Concentrado", ca: "Concentrat", en: "Concentrate" },
    kind: "flag",
  },
  { slug: "care-with-wax", name: { es: "Con cera", ca: "Amb cera", en: "With wax" }, kind: "flag" },
  { slug: "care-ph-neutral", name: { es: "pH neutro", ca: "pH neutre", en: "pH neutral" }, kind: "flag" },
  { slug: "care-acid-free", name: { es: "Sin ácido", ca: "Sense àcid", en: "Acid-free" }, kind: "flag" },
  {
    slug: "care-silicone-free",
    name: { es: "Sin silicona", ca: "Sense silicona", en: "Silicone-free" },
    kind: "flag",
  },
  {
    slug: "care-acetone-free",
    name: { es: "Sin acetona", ca: "Sense acetona", en: "Acetone-free" },
    kind: "flag",
  },
  {
    slug: "care-colour-change",
    name: { es: "Cambia de color al actuar", ca: "Canvia de color en actuar", en: "Colour-changing" },
    kind: "flag",
  },
  {
    slug: "care-foam-lance",
    name: { es: "Apto para lanza de espuma", ca: "Apte per a llança d'escuma", en: "Suits foam lances" },
    kind: "flag",
  },
  {
    slug: "care-wax-base",
    name: { es: "Base", ca: "Base", en: "Base" },
    kind: "option",
    options: {
      carnauba: { es: "Carnauba", ca: "Carnauba", en: "Carnauba" },
      synthetic: { es: "Sintética", ca: "Sintètica", en: "Synthetic" },
      hybrid: { es: "Mixta", ca: "Mixta", en: "Blended" },
    },
  },
  {
    slug: "care-abrasion",
    name: { es: "Poder de corte", ca: "Poder de tall", en: "Cut" },
    kind: "option",
    options: {
      coarse: { es: "Corte fuerte", ca: "Tall fort", en: "Heavy cut" },
      medium: { es: "Corte medio", ca: "Tall mitjà", en: "Medium cut" },
      finish: { es: "Acabado", ca: "Acabat", en: "Finishing" },
    },
  },
  {
    slug: "care-application",
    name: { es: "Aplicación", ca: "Aplicació", en: "Application" },
    kind: "option",
    options: {
      hand: { es: "A mano", ca: "A mà", en: "By hand" },
      machine: { es: "A máquina", ca: "A màquina", en: "By machine" },
      both: { es: "A mano o a máquina", ca: "A mà o a màquina", en: "By hand or machine" },
    },
  },
  {
    slug: "care-finish",
    name: { es: "Acabado", ca: "Acabat", en: "Finish" },
    kind: "option",
    options: {
      matt: { es: "Mate", ca: "Mat", en: "Matt" },
      satin: { es: "Satinado", ca: "Setinat", en: "Satin" },
      gloss: { es: "Brillante", ca: "Brillant", en: "Gloss" },
    },
  },
  {
    slug: "care-scent",
    name: { es: "Aroma", ca: "Aroma", en: "Scent" },
    kind: "option",
    options: {
      none: { es: "Sin perfume", ca: "Sense perfum", en: "Unscented" },
      citrus: { es: "Cítrico", ca: "Cítric", en: "Citrus" },
      vanilla: { es: "Vainilla", ca: "Vainilla", en: "Vanilla" },
      "new-car": { es: "Coche nuevo", ca: "Cotxe nou", en: "New car" },
    },
  },
  {
    slug: "care-fabric",
    name: { es: "Superficie", ca: "Superfície", en: "Surface" },
    kind: "option",
    options: {
      fabric: { es: "Tela y alcántara", ca: "Tela i alcàntara", en: "Fabric and suede" },
      carpet: { es: "Moqueta", ca: "Moqueta", en: "Carpet" },
    },
  },
  {
    slug: "care-brush-cap",
    name: { es: "Con tapón cepillo", ca: "Amb tap raspall", en: "With brush cap" },
    kind: "flag",
  },
  {
    slug: "care-engine-rinse",
    name: { es: "Aclarado", ca: "Esbandida", en: "Rinsing" },
    kind: "option",
    options: {
      water: { es: "Con agua", ca: "Amb aigua", en: "With water" },
      "no-rinse": { es: "Sin aclarado", ca: "Sense esbandida", en: "No rinse" },
    },
  },
  {
    slug: "care-plastic-safe",
    name: { es: "Apto para plásticos", ca: "Apte per a plàstics", en: "Safe on plastics" },
    kind: "flag",
  },
  {
    slug: "care-lubricates",
    name: {
      es: "Deja película protectora",
      ca: "Deixa pel·lícula protectora",
      en: "Leaves a protective film",
    },
    kind: "flag",
  },
  {
    slug: "cloth-weight",
    name: { es: "Gramaje", ca: "Gramatge", en: "Fabric weight" },
    kind: "number",
    unit: "g/m²",
    decimals: 0,
  },
  {
    slug: "cloth-use",
    name: { es: "Uso", ca: "Ús", en: "Use" },
    kind: "option",
    options: {
      drying: { es: "Secado", ca: "Eixugada", en: "Drying" },
      polishing: { es: "Pulido y cera", ca: "Poliment i cera", en: "Polishing and waxing" },
      glass: { es: "Cristales", ca: "Vidres", en: "Glass" },
      interior: { es: "Interior", ca: "Habitacle", en: "Interior" },
    },
  },
  {
    slug: "cloth-edgeless",
    name: { es: "Sin costura en el borde", ca: "Sense costura a la vora", en: "Edgeless" },
    kind: "flag",
  },
];
