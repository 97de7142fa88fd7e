import type { AttributeSeed } from "../types.ts";

/** Gaskets, oil seals and sealants. */
export const gaskets: AttributeSeed[] = [
  {
    slug: "gaskets-included",
    name: { es: "Con juntas", ca: "Amb juntes", en: "With gaskets" },
    kind: "flag",
  },
  {
    slug: "gasket-notches",
    name: { es: "Número de muescas", ca: "Nombre d'osques", en: "Number of notches" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "gasket-bore",
    name: { es: "Diámetro del cilindro", ca: "Diàmetre del cilindre", en: "Cylinder bore" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "gasket-thickness",
    name: { es: "Grosor de la junta", ca: "Gruix de la junta", en: "Gasket thickness" },
    kind: "number",
    unit: "mm",
    decimals: 2,
  },
  {
    slug: "head-bolts-included",
    name: { es: "Con tornillos de culata", ca: "Amb cargols de culata", en: "With head bolts" },
    kind: "flag",
  },
  {
    slug: "gasket-material",
    name: { es: "Material de la junta", ca: "Material de la junta", en: "Gasket material" },
    kind: "option",
    options: {
      "multi-layer-steel": { es: "Acero multicapa", ca: "Acer multicapa", en: "Multi-layer steel" },
      "metal-elastomer": { es: "Metal y elastómero", ca: "Metall i elastòmer", en: "Metal and elastomer" },
      fibre: { es: "Fibra", ca: "Fibra", en: "Fibre" },
      cork: { es: "Corcho", ca: "Suro", en: "Cork" },
      rubber: { es: "Caucho", ca: "Cautxú", en: "Rubber" },
      graphite: { es: "Grafito", ca: "Grafit", en: "Graphite" },
      steel: { es: "Acero", ca: "Acer", en: "Steel" },
      copper: { es: "Cobre", ca: "Coure", en: "Copper" },
      aluminium: { es: "Aluminio", ca: "Alumini", en: "Aluminium" },
    },
  },
  {
    slug: "gasket-shape",
    name: { es: "Forma", ca: "Forma", en: "Shape" },
    kind: "option",
    options: {
      ring: { es: "Anillo", ca: "Anell", en: "Ring" },
      flange: { es: "Brida", ca: "Brida", en: "Flange" },
      conical: { es: "Cónica", ca: "Cònica", en: "Conical" },
    },
  },
  {
    slug: "gasket-set-scope",
    name: { es: "Alcance del juego", ca: "Abast del joc", en: "Scope of set" },
    kind: "option",
    options: {
      complete: { es: "Motor completo", ca: "Motor complet", en: "Full engine" },
      upper: { es: "Parte superior (culata)", ca: "Part superior (culata)", en: "Top end (cylinder head)" },
      lower: {
        es: "Parte inferior (bloque y cárter)",
        ca: "Part inferior (bloc i càrter)",
        en: "Bottom end (block and sump)",
      },
    },
  },
  {
    slug: "seal-material",
    name: { es: "Material del labio", ca: "Material del llavi", en: "Lip material" },
    kind: "option",
    options: {
      nbr: { es: "Nitrilo (NBR)", ca: "Nitril (NBR)", en: "Nitrile (NBR)" },
      acm: { es: "Poliacrilato (ACM)", ca: "Poliacrilat (ACM)", en: "Polyacrylate (ACM)" },
      fkm: { es: "Fluorado (FKM)", ca: "Fluorat (FKM)", en: "Fluorocarbon (FKM)" },
      ptfe: { es: "PTFE", ca: "PTFE", en: "PTFE" },
    },
  },
  {
    slug: "seal-rotation",
    name: { es: "Sentido de giro", ca: "Sentit de gir", en: "Direction of rotation" },
    kind: "option",
    options: {
      clockwise: { es: "A la derecha", ca: "A la dreta", en: "Clockwise" },
      anticlockwise: { es: "A la izquierda", ca: "A l'esquerra", en: "Anticlockwise" },
      both: { es: "Ambos", ca: "Tots dos", en: "Both" },
    },
  },
  {
    slug: "crank-seal-end",
    name: { es: "Extremo del cigüeñal", ca: "Extrem del cigonyal", en: "Crankshaft end" },
    kind: "option",
    options: {
      "timing-end": { es: "Lado de la distribución", ca: "Costat de la distribució", en: "Timing end" },
      "flywheel-end": { es: "Lado del volante motor", ca: "Costat del volant d'inèrcia", en: "Flywheel end" },
    },
  },
  {
    slug: "seal-carrier-included",
    name: { es: "Con brida portarretén", ca: "Amb brida portaretén", en: "With seal carrier" },
    kind: "flag",
  },
  {
    slug: "valve-seal-place",
    name: { es: "Válvulas", ca: "Vàlvules", en: "Valves" },
    kind: "option",
    options: {
      intake: { es: "Admisión", ca: "Admissió", en: "Intake" },
      exhaust: { es: "Escape", ca: "Escapament", en: "Exhaust" },
      both: { es: "Admisión y escape", ca: "Admissió i escapament", en: "Intake and exhaust" },
    },
  },
  {
    slug: "sealant-colour",
    name: { es: "Color de la silicona", ca: "Color de la silicona", en: "Sealant colour" },
    kind: "option",
    options: {
      black: { es: "Negra", ca: "Negra", en: "Black" },
      grey: { es: "Gris", ca: "Grisa", en: "Grey" },
      red: { es: "Roja", ca: "Vermella", en: "Red" },
    },
  },
  {
    slug: "sealant-max-temperature",
    name: { es: "Temperatura máxima", ca: "Temperatura màxima", en: "Maximum temperature" },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "sealant-curing-time",
    name: { es: "Curado completo", ca: "Curat complet", en: "Full cure" },
    kind: "number",
    unit: "h",
    decimals: 0,
  },
  {
    slug: "sealant-pack",
    name: { es: "Envase", ca: "Envàs", en: "Pack" },
    kind: "option",
    options: {
      tube: { es: "Tubo", ca: "Tub", en: "Tube" },
      cartridge: { es: "Cartucho", ca: "Cartutx", en: "Cartridge" },
      pressurised: { es: "Envase a presión", ca: "Envàs a pressió", en: "Pressurised can" },
    },
  },
];
