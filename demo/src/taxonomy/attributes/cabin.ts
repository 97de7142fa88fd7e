import type { AttributeSeed } from "../types.ts";

/** What drivers and passengers touch inside the car. */
export const cabin: AttributeSeed[] = [
  {
    slug: "window-regulator-operation",
    name: { es: "Accionamiento", ca: "Accionament", en: "Operation" },
    kind: "option",
    options: {
      "electric-with-motor": {
        es: "Eléctrico, con motor",
        ca: "Elèctric, amb motor",
        en: "Electric, with motor",
      },
      "electric-without-motor": {
        es: "Eléctrico, sin motor",
        ca: "Elèctric, sense motor",
        en: "Electric, without motor",
      },
      manual: { es: "Manual, de manivela", ca: "Manual, de maneta", en: "Manual, with winder" },
    },
  },
  {
    slug: "window-comfort-function",
    name: { es: "Con función confort", ca: "Amb funció confort", en: "With comfort function" },
    kind: "flag",
  },
  {
    slug: "door-count",
    name: { es: "Número de puertas", ca: "Nombre de portes", en: "Number of doors" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "gear-knob-speeds",
    name: { es: "Número de marchas", ca: "Nombre de marxes", en: "Number of gears" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "reverse-gear-place",
    name: { es: "Posición de la marcha atrás", ca: "Posició de la marxa enrere", en: "Reverse position" },
    kind: "option",
    options: {
      "left-forward": { es: "Izquierda, adelante", ca: "Esquerra, endavant", en: "Left, forward" },
      "right-back": { es: "Derecha, atrás", ca: "Dreta, enrere", en: "Right, back" },
    },
  },
  {
    slug: "trim-material",
    name: { es: "Material del revestimiento", ca: "Material del revestiment", en: "Covering" },
    kind: "option",
    options: {
      leather: { es: "Piel", ca: "Pell", en: "Leather" },
      leatherette: { es: "Polipiel", ca: "Pell sintètica", en: "Leatherette" },
      fabric: { es: "Tejido", ca: "Teixit", en: "Fabric" },
      plastic: { es: "Plástico", ca: "Plàstic", en: "Plastic" },
    },
  },
  {
    slug: "trim-colour",
    name: { es: "Color", ca: "Color", en: "Colour" },
    kind: "option",
    options: {
      black: { es: "Negro", ca: "Negre", en: "Black" },
      grey: { es: "Gris", ca: "Gris", en: "Grey" },
      beige: { es: "Beige", ca: "Beix", en: "Beige" },
      chrome: { es: "Cromado", ca: "Cromat", en: "Chrome" },
    },
  },
  {
    slug: "gaiter-frame-included",
    name: { es: "Con marco", ca: "Amb marc", en: "With frame" },
    kind: "flag",
  },
  {
    slug: "gaiter-knob-included",
    name: { es: "Con pomo", ca: "Amb pom", en: "With gear knob" },
    kind: "flag",
  },
  {
    slug: "pedal-place",
    name: { es: "Pedal", ca: "Pedal", en: "Pedal" },
    kind: "option",
    options: {
      "clutch-and-brake": { es: "Embrague y freno", ca: "Embragatge i fre", en: "Clutch and brake" },
      "full-set": { es: "Juego completo", ca: "Joc complet", en: "Full set" },
      brake: { es: "Freno", ca: "Fre", en: "Brake" },
    },
  },
  { slug: "visor-mirror", name: { es: "Con espejo", ca: "Amb mirall", en: "With mirror" }, kind: "flag" },
  { slug: "visor-light", name: { es: "Con luz", ca: "Amb llum", en: "With light" }, kind: "flag" },
  {
    slug: "boot-cover-type",
    name: { es: "Tipo de bandeja", ca: "Tipus de safata", en: "Cover type" },
    kind: "option",
    options: {
      rigid: { es: "Rígida", ca: "Rígida", en: "Rigid" },
      roller: { es: "Enrollable", ca: "Enrotllable", en: "Retractable" },
    },
  },
  {
    slug: "boot-cover-cords",
    name: { es: "Con cordones", ca: "Amb cordons", en: "With cords" },
    kind: "flag",
  },
  {
    slug: "mirror-dipping",
    name: { es: "Antideslumbramiento", ca: "Antienlluernament", en: "Anti-dazzle" },
    kind: "option",
    options: {
      manual: { es: "Manual, con palanca", ca: "Manual, amb palanca", en: "Manual lever" },
      automatic: { es: "Automático", ca: "Automàtic", en: "Automatic" },
    },
  },
  {
    slug: "mirror-mounting",
    name: { es: "Fijación", ca: "Fixació", en: "Mounting" },
    kind: "option",
    options: {
      windscreen: { es: "Al parabrisas", ca: "Al parabrisa", en: "Windscreen" },
      roof: { es: "Al techo", ca: "Al sostre", en: "Roof" },
    },
  },
  {
    slug: "armrest-storage",
    name: { es: "Con compartimento", ca: "Amb compartiment", en: "With storage box" },
    kind: "flag",
  },
  { slug: "armrest-sliding", name: { es: "Deslizante", ca: "Lliscant", en: "Sliding" }, kind: "flag" },
  {
    slug: "handle-with-surround",
    name: { es: "Con embellecedor", ca: "Amb embellidor", en: "With surround" },
    kind: "flag",
  },
];
