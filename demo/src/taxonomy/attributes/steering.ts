import type { AttributeSeed } from "../types.ts";

/** Tie rods, racks, pumps and columns. */
export const steering: AttributeSeed[] = [
  {
    slug: "steering-cone-size",
    name: { es: "Medida del cono", ca: "Mida del con", en: "Cone size" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "steering-second-thread",
    name: { es: "Segunda rosca", ca: "Segona rosca", en: "Second thread" },
    kind: "text",
  },
  {
    slug: "steering-thread-hand",
    name: { es: "Sentido de la rosca", ca: "Sentit de la rosca", en: "Thread direction" },
    kind: "option",
    options: {
      "right-hand": { es: "A derechas", ca: "A dretes", en: "Right-hand" },
      "left-hand": { es: "A izquierdas", ca: "A esquerres", en: "Left-hand" },
    },
  },
  {
    slug: "steering-operating-mode",
    name: { es: "Tipo de asistencia", ca: "Tipus d'assistència", en: "Power assistance" },
    kind: "option",
    options: {
      hydraulic: { es: "Hidráulica", ca: "Hidràulica", en: "Hydraulic" },
      electric: { es: "Eléctrica", ca: "Elèctrica", en: "Electric" },
      "electro-hydraulic": { es: "Electrohidráulica", ca: "Electrohidràulica", en: "Electro-hydraulic" },
      none: { es: "Sin asistencia", ca: "Sense assistència", en: "Unassisted" },
    },
  },
  {
    slug: "steering-drive-side",
    name: { es: "Puesto de conducción", ca: "Lloc de conducció", en: "Drive side" },
    kind: "option",
    options: {
      "left-hand-drive": { es: "Volante a la izquierda", ca: "Volant a l'esquerra", en: "Left-hand drive" },
      "right-hand-drive": { es: "Volante a la derecha", ca: "Volant a la dreta", en: "Right-hand drive" },
    },
  },
  {
    slug: "steering-system-pressure",
    name: { es: "Presión de servicio", ca: "Pressió de servei", en: "Operating pressure" },
    kind: "number",
    unit: "bar",
    decimals: 0,
  },
  {
    slug: "steering-line-kind",
    name: { es: "Tramo del circuito", ca: "Tram del circuit", en: "Line" },
    kind: "option",
    options: {
      pressure: { es: "Alta presión", ca: "Alta pressió", en: "Pressure line" },
      return: { es: "Retorno", ca: "Retorn", en: "Return line" },
      suction: { es: "Aspiración", ca: "Aspiració", en: "Suction line" },
    },
  },
  {
    slug: "steering-with-pulley",
    name: { es: "Con polea", ca: "Amb politja", en: "With pulley" },
    kind: "flag",
  },
  {
    slug: "steering-with-tie-rods",
    name: { es: "Con rótulas axiales", ca: "Amb ròtules axials", en: "With inner tie rods" },
    kind: "flag",
  },
  {
    slug: "steering-with-lock-nut",
    name: { es: "Con tuerca autoblocante", ca: "Amb femella autoblocant", en: "With lock nut" },
    kind: "flag",
  },
  {
    slug: "steering-with-clamps",
    name: { es: "Con abrazaderas", ca: "Amb abraçadores", en: "With clamps" },
    kind: "flag",
  },
  {
    slug: "steering-with-filter",
    name: { es: "Con filtro integrado", ca: "Amb filtre integrat", en: "With built-in filter" },
    kind: "flag",
  },
  {
    slug: "steering-adjustable",
    name: { es: "Ajustable en profundidad", ca: "Ajustable en profunditat", en: "Reach-adjustable" },
    kind: "flag",
  },
];
