import type { AttributeSeed } from "../types.ts";

/** What a repair kit contains and which part it repairs. */
export const repairKits: AttributeSeed[] = [
  {
    slug: "kit-piston-diameter",
    name: { es: "Para diámetro de pistón", ca: "Per a diàmetre de pistó", en: "For piston diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "kit-contents",
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    kind: "option",
    options: {
      "seals-only": { es: "Solo juntas", ca: "Només juntes", en: "Seals only" },
      "seals-and-piston": { es: "Juntas y pistón", ca: "Juntes i pistó", en: "Seals and piston" },
      complete: { es: "Completo", ca: "Complet", en: "Complete" },
    },
  },
  {
    slug: "kit-with-grease",
    name: { es: "Con grasa de montaje", ca: "Amb greix de muntatge", en: "With assembly grease" },
    kind: "flag",
  },
  {
    slug: "kit-pin-diameter",
    name: { es: "Diámetro de la guía", ca: "Diàmetre de la guia", en: "Pin diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "kit-with-pins",
    name: { es: "Con pernos guía", ca: "Amb perns guia", en: "With guide pins" },
    kind: "flag",
  },
  {
    slug: "kit-cylinder-bore",
    name: { es: "Diámetro del cilindro", ca: "Diàmetre del cilindre", en: "Cylinder bore" },
    kind: "number",
    unit: "mm",
    decimals: 2,
  },
  {
    slug: "kit-tie-rod-contents",
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    kind: "option",
    options: {
      "inner-joint": {
        es: "Rótula axial y fuelle",
        ca: "Ròtula axial i manxa",
        en: "Inner joint and gaiter",
      },
      "outer-joint": {
        es: "Rótula exterior y contratuerca",
        ca: "Ròtula exterior i contrafemella",
        en: "Outer joint and lock nut",
      },
      both: {
        es: "Rótula axial, rótula exterior y fuelle",
        ca: "Ròtula axial, ròtula exterior i manxa",
        en: "Inner joint, outer joint and gaiter",
      },
    },
  },
  {
    slug: "kit-gear-lever-type",
    name: { es: "Qué repara", ca: "Què repara", en: "What it repairs" },
    kind: "option",
    options: {
      bushes: { es: "Casquillos de la palanca", ca: "Casquets de la palanca", en: "Lever bushes" },
      "ball-socket": { es: "Rótula de la palanca", ca: "Ròtula de la palanca", en: "Lever ball socket" },
      "cable-end": { es: "Terminal del cable", ca: "Terminal del cable", en: "Cable end" },
    },
  },
  {
    slug: "kit-window-contents",
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    kind: "option",
    options: {
      sliders: { es: "Patines y grapas", ca: "Patins i grapes", en: "Sliders and clips" },
      "sliders-cable": {
        es: "Patines, cables y poleas",
        ca: "Patins, cables i politges",
        en: "Sliders, cables and pulleys",
      },
    },
  },
  {
    slug: "kit-window-drive",
    name: { es: "Accionamiento", ca: "Accionament", en: "Operation" },
    kind: "option",
    options: {
      electric: { es: "Eléctrico", ca: "Elèctric", en: "Electric" },
      manual: { es: "Manual", ca: "Manual", en: "Manual" },
    },
  },
  {
    slug: "kit-lock-place",
    name: { es: "Cerradura que repara", ca: "Pany que repara", en: "Lock it repairs" },
    kind: "option",
    options: {
      door: { es: "Puerta", ca: "Porta", en: "Door" },
      boot: { es: "Maletero", ca: "Maleter", en: "Boot" },
      ignition: { es: "Contacto", ca: "Contacte", en: "Ignition" },
    },
  },
  { slug: "kit-with-keys", name: { es: "Con llaves", ca: "Amb claus", en: "With keys" }, kind: "flag" },
  {
    slug: "kit-cable-place",
    name: { es: "Lugar del mazo", ca: "Lloc del feix", en: "Harness location" },
    kind: "option",
    options: {
      tailgate: { es: "Portón trasero", ca: "Portó del darrere", en: "Tailgate" },
      door: { es: "Puerta", ca: "Porta", en: "Door" },
      lamp: { es: "Faro o piloto", ca: "Far o pilot", en: "Lamp" },
    },
  },
  {
    slug: "kit-wire-count",
    name: { es: "Número de hilos", ca: "Nombre de fils", en: "Number of wires" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "kit-headlamp-method",
    name: { es: "Aplicación", ca: "Aplicació", en: "Method" },
    kind: "option",
    options: {
      hand: { es: "A mano", ca: "A mà", en: "By hand" },
      drill: { es: "Con taladro", ca: "Amb trepant", en: "With a drill" },
    },
  },
  {
    slug: "kit-headlamp-sealer",
    name: { es: "Con sellador UV", ca: "Amb segellador UV", en: "With UV sealer" },
    kind: "flag",
  },
];
