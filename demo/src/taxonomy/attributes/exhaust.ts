import type { AttributeSeed } from "../types.ts";

/** Exhaust systems and exhaust after-treatment. */
export const exhaust: AttributeSeed[] = [
  {
    slug: "exhaust-pipe-diameter",
    name: { es: "Diámetro del tubo", ca: "Diàmetre del tub", en: "Pipe diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "emission-class",
    name: { es: "Norma de emisiones", ca: "Norma d'emissions", en: "Emission standard" },
    kind: "option",
    options: {
      "euro-2": { es: "Euro 2", ca: "Euro 2", en: "Euro 2" },
      "euro-3": { es: "Euro 3", ca: "Euro 3", en: "Euro 3" },
      "euro-4": { es: "Euro 4", ca: "Euro 4", en: "Euro 4" },
      "euro-5": { es: "Euro 5", ca: "Euro 5", en: "Euro 5" },
      "euro-6": { es: "Euro 6", ca: "Euro 6", en: "Euro 6" },
    },
  },
  {
    slug: "silencer-shape",
    name: { es: "Forma del cuerpo", ca: "Forma del cos", en: "Box shape" },
    kind: "option",
    options: {
      oval: { es: "Ovalado", ca: "Ovalat", en: "Oval" },
      round: { es: "Redondo", ca: "Rodó", en: "Round" },
      rectangular: { es: "Rectangular", ca: "Rectangular", en: "Rectangular" },
    },
  },
  {
    slug: "tailpipe-count",
    name: { es: "Número de salidas", ca: "Nombre de sortides", en: "Number of tailpipes" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "exhaust-fitting-kit",
    name: { es: "Con kit de montaje", ca: "Amb kit de muntatge", en: "With fitting kit" },
    kind: "flag",
  },
  {
    slug: "exhaust-joint",
    name: { es: "Unión", ca: "Unió", en: "Joint" },
    kind: "option",
    options: {
      sleeve: { es: "Manguito", ca: "Maniguet", en: "Sleeve" },
      flange: { es: "Brida", ca: "Brida", en: "Flange" },
      "flared-cone": { es: "Cono y abrazadera", ca: "Con i abraçadora", en: "Flared cone and clamp" },
    },
  },
  {
    slug: "catalyst-place",
    name: { es: "Posición en la línea", ca: "Posició a la línia", en: "Place in the line" },
    kind: "option",
    options: {
      manifold: { es: "Junto al colector", ca: "Al costat del col·lector", en: "Close-coupled" },
      underfloor: { es: "Bajo el piso", ca: "Sota el pis", en: "Underfloor" },
    },
  },
  {
    slug: "catalyst-cell-density",
    name: { es: "Densidad de celdas", ca: "Densitat de cel·les", en: "Cell density" },
    kind: "number",
    unit: "cpsi",
    decimals: 0,
  },
  {
    slug: "exhaust-sensor-ports",
    name: { es: "Roscas para sondas", ca: "Rosques per a sondes", en: "Sensor ports" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "dpf-substrate",
    name: { es: "Material del monolito", ca: "Material del monòlit", en: "Substrate" },
    kind: "option",
    options: {
      "silicon-carbide": { es: "Carburo de silicio", ca: "Carbur de silici", en: "Silicon carbide" },
      cordierite: { es: "Cordierita", ca: "Cordierita", en: "Cordierite" },
    },
  },
  {
    slug: "dpf-catalyst-included",
    name: {
      es: "Con catalizador integrado",
      ca: "Amb catalitzador integrat",
      en: "With integrated catalyst",
    },
    kind: "flag",
  },
  {
    slug: "flex-lining",
    name: { es: "Interior", ca: "Interior", en: "Inner lining" },
    kind: "option",
    options: {
      none: { es: "Sin forro", ca: "Sense folre", en: "Unlined" },
      braid: { es: "Malla interior", ca: "Malla interior", en: "Inner braid" },
      interlock: { es: "Tubo engatillado", ca: "Tub engrapat", en: "Interlock" },
    },
  },
  {
    slug: "exhaust-clamp-type",
    name: { es: "Tipo de abrazadera", ca: "Tipus d'abraçadora", en: "Clamp type" },
    kind: "option",
    options: {
      "u-bolt": { es: "De estribo en U", ca: "D'estrep en U", en: "U-bolt" },
      sleeve: { es: "Manguito de unión", ca: "Maniguet d'unió", en: "Sleeve connector" },
      "v-band": { es: "De perfil en V", ca: "De perfil en V", en: "V-band" },
    },
  },
  {
    slug: "manifold-turbo-type",
    name: { es: "Tipo de colector", ca: "Tipus de col·lector", en: "Manifold type" },
    kind: "option",
    options: {
      plain: { es: "Sin turbo", ca: "Sense turbo", en: "Naturally aspirated" },
      turbo: { es: "Con brida para turbo", ca: "Amb brida per al turbo", en: "With turbo flange" },
    },
  },
  {
    slug: "exhaust-mount-design",
    name: { es: "Forma del soporte", ca: "Forma del suport", en: "Mount shape" },
    kind: "option",
    options: {
      ring: { es: "Anillo", ca: "Anell", en: "Ring" },
      block: { es: "Taco de dos agujeros", ca: "Tac de dos forats", en: "Two-hole block" },
      bracket: {
        es: "Goma con soporte metálico",
        ca: "Goma amb suport metàl·lic",
        en: "Rubber with metal bracket",
      },
    },
  },
  {
    slug: "dosing-cooled",
    name: { es: "Refrigerado por agua", ca: "Refrigerat per aigua", en: "Water-cooled" },
    kind: "flag",
  },
  {
    slug: "exhaust-paste-temperature",
    name: { es: "Temperatura máxima", ca: "Temperatura màxima", en: "Maximum temperature" },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "exhaust-paste-use",
    name: { es: "Uso", ca: "Ús", en: "Use" },
    kind: "option",
    options: {
      assembly: { es: "Sellado de uniones", ca: "Segellament d'unions", en: "Joint sealing" },
      repair: { es: "Reparación de fisuras", ca: "Reparació de fissures", en: "Crack repair" },
    },
  },
  {
    slug: "exhaust-bandage-included",
    name: { es: "Con venda de fibra", ca: "Amb bena de fibra", en: "With fibre bandage" },
    kind: "flag",
  },
];
