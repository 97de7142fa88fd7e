import type { AttributeSeed } from "../types.ts";

/** Moving parts of the engine, its lubrication and its mounts. */
export const engineParts: AttributeSeed[] = [
  {
    slug: "engine-bore",
    name: { es: "Diámetro del cilindro", ca: "Diàmetre del cilindre", en: "Cylinder bore" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "engine-oversize",
    name: { es: "Sobremedida", ca: "Sobremida", en: "Oversize" },
    kind: "number",
    unit: "mm",
    decimals: 2,
  },
  {
    slug: "piston-pin-diameter",
    name: { es: "Diámetro del bulón", ca: "Diàmetre de l'eix del pistó", en: "Gudgeon pin diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "piston-compression-height",
    name: { es: "Altura de compresión", ca: "Alçada de compressió", en: "Compression height" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "ring-heights",
    name: { es: "Altura de los segmentos", ca: "Alçada dels segments", en: "Ring heights" },
    kind: "text",
  },
  {
    slug: "cylinder-count",
    name: { es: "Número de cilindros", ca: "Nombre de cilindres", en: "Number of cylinders" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "engine-valve-type",
    name: { es: "Función", ca: "Funció", en: "Function" },
    kind: "option",
    options: {
      inlet: { es: "Admisión", ca: "Admissió", en: "Inlet" },
      exhaust: { es: "Escape", ca: "Escapament", en: "Exhaust" },
    },
  },
  {
    slug: "valve-head-diameter",
    name: { es: "Diámetro de la cabeza", ca: "Diàmetre del cap", en: "Head diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "valve-stem-diameter",
    name: { es: "Diámetro del vástago", ca: "Diàmetre de la tija", en: "Stem diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "camshaft-lobes",
    name: { es: "Número de levas", ca: "Nombre de lleves", en: "Number of lobes" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "camshaft-bearing-count",
    name: { es: "Número de apoyos", ca: "Nombre de suports", en: "Number of bearings" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "lifter-design",
    name: { es: "Ejecución", ca: "Execució", en: "Design" },
    kind: "option",
    options: {
      bucket: { es: "De vaso", ca: "De vas", en: "Bucket" },
      "lash-adjuster": {
        es: "Para balancín flotante",
        ca: "Per a balancí flotant",
        en: "Lash adjuster for finger follower",
      },
    },
  },
  {
    slug: "engine-mount-type",
    name: { es: "Tipo de soporte", ca: "Tipus de suport", en: "Mount type" },
    kind: "option",
    options: {
      rubber: { es: "Goma y metal", ca: "Goma i metall", en: "Rubber-metal" },
      hydraulic: { es: "Hidráulico", ca: "Hidràulic", en: "Hydraulic" },
      "torque-arm": { es: "Tirante antipar", ca: "Tirant antiparell", en: "Torque arm" },
    },
  },
  {
    slug: "oil-pump-drive",
    name: { es: "Accionamiento", ca: "Accionament", en: "Drive" },
    kind: "option",
    options: {
      chain: { es: "Por cadena", ca: "Per cadena", en: "Chain" },
      gear: { es: "Por engranaje", ca: "Per engranatge", en: "Gear" },
      crankshaft: { es: "Directo del cigüeñal", ca: "Directe del cigonyal", en: "Direct from crankshaft" },
    },
  },
  {
    slug: "oil-pump-variable",
    name: { es: "De caudal variable", ca: "De cabal variable", en: "Variable displacement" },
    kind: "flag",
  },
  {
    slug: "sump-sensor-hole",
    name: {
      es: "Con orificio para sensor de nivel",
      ca: "Amb forat per a sensor de nivell",
      en: "With hole for level sensor",
    },
    kind: "flag",
  },
  {
    slug: "engine-part-with-gasket",
    name: { es: "Con junta", ca: "Amb junta", en: "With gasket" },
    kind: "flag",
  },
  {
    slug: "cover-with-breather",
    name: { es: "Con válvula de ventilación", ca: "Amb vàlvula de ventilació", en: "With breather valve" },
    kind: "flag",
  },
  {
    slug: "dipstick-with-tube",
    name: { es: "Con tubo guía", ca: "Amb tub guia", en: "With guide tube" },
    kind: "flag",
  },
  {
    slug: "filler-cap-closure",
    name: { es: "Cierre", ca: "Tancament", en: "Closure" },
    kind: "option",
    options: {
      bayonet: { es: "De bayoneta", ca: "De baioneta", en: "Bayonet" },
      screw: { es: "De rosca", ca: "De rosca", en: "Screw" },
    },
  },
  {
    slug: "shell-journal-diameter",
    name: { es: "Diámetro de la muñequilla", ca: "Diàmetre del monyó de biela", en: "Crankpin diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
];
