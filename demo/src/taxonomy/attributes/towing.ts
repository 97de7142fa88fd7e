import type { AttributeSeed } from "../types.ts";

/** Tow bars, trailer couplings and trailer electrics. */
export const towing: AttributeSeed[] = [
  {
    slug: "tow-bar-kind",
    name: { es: "Tipo de enganche", ca: "Tipus d'enganxament", en: "Tow bar type" },
    kind: "option",
    options: {
      fixed: { es: "Fijo, cuello de cisne", ca: "Fix, coll de cigne", en: "Fixed, swan neck" },
      flange: { es: "Fijo, bola de placa", ca: "Fix, bola de placa", en: "Fixed, flange ball" },
      detachable: {
        es: "Desmontable sin herramienta",
        ca: "Desmuntable sense eines",
        en: "Detachable, tool-free",
      },
      retractable: { es: "Escamoteable", ca: "Escamotejable", en: "Retractable" },
    },
  },
  {
    slug: "tow-d-value",
    name: { es: "Valor D", ca: "Valor D", en: "D-value" },
    kind: "number",
    unit: "kN",
    decimals: 2,
  },
  {
    slug: "tow-max-load",
    name: { es: "Carga remolcable máxima", ca: "Càrrega remolcable màxima", en: "Maximum towing load" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "tow-nose-weight",
    name: { es: "Carga vertical máxima", ca: "Càrrega vertical màxima", en: "Maximum nose weight" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "tow-bumper-cut",
    name: { es: "Hay que cortar el paragolpes", ca: "Cal tallar el para-xocs", en: "Bumper needs cutting" },
    kind: "flag",
  },
  {
    slug: "trailer-pins",
    name: { es: "Contactos del enchufe", ca: "Contactes de l'endoll", en: "Socket pins" },
    kind: "option",
    options: {
      "7-pin": { es: "7 polos", ca: "7 pols", en: "7-pin" },
      "13-pin": { es: "13 polos", ca: "13 pols", en: "13-pin" },
    },
  },
  {
    slug: "trailer-with-module",
    name: { es: "Con módulo electrónico", ca: "Amb mòdul electrònic", en: "With control module" },
    kind: "flag",
  },
  {
    slug: "trailer-needs-coding",
    name: { es: "Hay que codificarlo", ca: "Cal codificar-lo", en: "Needs coding to the car" },
    kind: "flag",
  },
  {
    slug: "trailer-charging",
    name: {
      es: "Con línea de carga permanente",
      ca: "Amb línia de càrrega permanent",
      en: "With permanent charging feed",
    },
    kind: "flag",
  },
  {
    slug: "trailer-adapter-direction",
    name: { es: "Conversión", ca: "Conversió", en: "Conversion" },
    kind: "option",
    options: {
      "13-to-7": {
        es: "Coche de 13 polos, remolque de 7",
        ca: "Cotxe de 13 pols, remolc de 7",
        en: "13-pin car, 7-pin trailer",
      },
      "7-to-13": {
        es: "Coche de 7 polos, remolque de 13",
        ca: "Cotxe de 7 pols, remolc de 13",
        en: "7-pin car, 13-pin trailer",
      },
    },
  },
  {
    slug: "tow-ball-fixing",
    name: { es: "Fijación de la bola", ca: "Fixació de la bola", en: "Ball fixing" },
    kind: "option",
    options: {
      "two-hole": { es: "Placa de 2 agujeros", ca: "Placa de 2 forats", en: "2-hole flange" },
      "four-hole": { es: "Placa de 4 agujeros", ca: "Placa de 4 forats", en: "4-hole flange" },
      shank: { es: "Espiga roscada", ca: "Espiga roscada", en: "Threaded shank" },
    },
  },
  {
    slug: "trailer-drawbar-shape",
    name: { es: "Sección de la lanza", ca: "Secció de la llança", en: "Drawbar section" },
    kind: "option",
    options: {
      round: { es: "Redonda", ca: "Rodona", en: "Round" },
      square: { es: "Cuadrada", ca: "Quadrada", en: "Square" },
    },
  },
  {
    slug: "trailer-drawbar-size",
    name: { es: "Medida de la lanza", ca: "Mida de la llança", en: "Drawbar size" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "trailer-gross-weight",
    name: { es: "Masa máxima del remolque", ca: "Massa màxima del remolc", en: "Maximum trailer mass" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "trailer-with-lock",
    name: { es: "Con antirrobo", ca: "Amb antirobatori", en: "With lock" },
    kind: "flag",
  },
  {
    slug: "tow-rope-length",
    name: { es: "Longitud de la eslinga", ca: "Longitud de l'eslinga", en: "Rope length" },
    kind: "number",
    unit: "m",
    decimals: 1,
  },
  {
    slug: "tow-rope-ends",
    name: { es: "Extremos", ca: "Extrems", en: "Ends" },
    kind: "option",
    options: {
      hooks: { es: "Ganchos con pestillo", ca: "Ganxos amb pestell", en: "Safety hooks" },
      shackles: { es: "Grilletes", ca: "Grillons", en: "Shackles" },
      loops: { es: "Lazos cosidos", ca: "Llaços cosits", en: "Sewn loops" },
    },
  },
  {
    slug: "tow-ball-cover-style",
    name: { es: "Tipo de cubrebola", ca: "Tipus de cobrebola", en: "Cover type" },
    kind: "option",
    options: {
      push: { es: "A presión", ca: "A pressió", en: "Push-on" },
      reflective: { es: "Con banda reflectante", ca: "Amb banda reflectora", en: "With reflective band" },
      bumper: { es: "Con tope de golpes", ca: "Amb topall de cops", en: "With bump stop" },
    },
  },
  {
    slug: "trailer-lamp-source",
    name: { es: "Fuente de luz", ca: "Font de llum", en: "Light source" },
    kind: "option",
    options: {
      bulb: { es: "Bombilla", ca: "Bombeta", en: "Bulb" },
      led: { es: "Led", ca: "Led", en: "LED" },
    },
  },
  {
    slug: "trailer-lamp-wireless",
    name: { es: "Sin cable", ca: "Sense cable", en: "Wireless" },
    kind: "flag",
  },
  {
    slug: "trailer-wheel-tyre",
    name: { es: "Rueda de apoyo", ca: "Roda de suport", en: "Wheel" },
    kind: "option",
    options: {
      solid: { es: "Goma maciza", ca: "Goma massissa", en: "Solid rubber" },
      pneumatic: { es: "Neumática", ca: "Pneumàtica", en: "Pneumatic" },
      plastic: { es: "Plástico", ca: "Plàstic", en: "Plastic" },
    },
  },
  {
    slug: "trailer-wheel-load",
    name: { es: "Carga de la rueda", ca: "Càrrega de la roda", en: "Wheel load" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
];
