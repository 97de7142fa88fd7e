import type { AttributeSeed } from "../types.ts";

/** Air springs, compressors and level control. */
export const airSuspension: AttributeSeed[] = [
  {
    slug: "air-damper-control",
    name: {
      es: "Con regulación de amortiguación",
      ca: "Amb regulació de l'esmorteïment",
      en: "With damper control",
    },
    kind: "flag",
  },
  {
    slug: "air-pressure-max",
    name: { es: "Presión máxima", ca: "Pressió màxima", en: "Maximum pressure" },
    kind: "number",
    unit: "bar",
    decimals: 0,
  },
  {
    slug: "air-line-diameter",
    name: { es: "Diámetro del tubo de aire", ca: "Diàmetre del tub d'aire", en: "Air line diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "air-valve-ports",
    name: { es: "Número de salidas", ca: "Nombre de sortides", en: "Number of ports" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "air-tank-capacity",
    name: { es: "Capacidad del calderín", ca: "Capacitat del calderí", en: "Reservoir capacity" },
    kind: "number",
    unit: "l",
    decimals: 1,
  },
  {
    slug: "air-with-dryer",
    name: { es: "Con secador", ca: "Amb assecador", en: "With dryer" },
    kind: "flag",
  },
  { slug: "air-with-relay", name: { es: "Con relé", ca: "Amb relé", en: "With relay" }, kind: "flag" },
  { slug: "air-with-mount", name: { es: "Con soporte", ca: "Amb suport", en: "With bracket" }, kind: "flag" },
  {
    slug: "air-with-link",
    name: { es: "Con varilla de mando", ca: "Amb vareta de comandament", en: "With link rod" },
    kind: "flag",
  },
  {
    slug: "air-with-fittings",
    name: { es: "Con racores", ca: "Amb ràcords", en: "With fittings" },
    kind: "flag",
  },
  {
    slug: "air-with-piston-ring",
    name: { es: "Con segmento de pistón", ca: "Amb segment de pistó", en: "With piston ring" },
    kind: "flag",
  },
  {
    slug: "air-system",
    name: {
      es: "Ejes con suspensión neumática",
      ca: "Eixos amb suspensió pneumàtica",
      en: "Axles with air suspension",
    },
    kind: "option",
    options: {
      "rear-axle": { es: "Solo eje trasero", ca: "Només eix posterior", en: "Rear axle only" },
      "four-corner": { es: "Los dos ejes", ca: "Tots dos eixos", en: "Both axles" },
    },
  },
  {
    slug: "air-spring-build",
    name: { es: "Construcción del fuelle", ca: "Construcció de la manxa", en: "Bellows design" },
    kind: "option",
    options: {
      sleeve: { es: "Membrana enrollable", ca: "Membrana enrotllable", en: "Rolling sleeve" },
      guided: {
        es: "Membrana con guía exterior",
        ca: "Membrana amb guia exterior",
        en: "Externally guided sleeve",
      },
      convoluted: { es: "De pliegues", ca: "De plecs", en: "Convoluted" },
    },
  },
];
