import type { AttributeSeed } from "../types.ts";

/** Bulb types, light sources and lamp equipment. */
export const lighting: AttributeSeed[] = [
  {
    slug: "bulb-type",
    name: { es: "Tipo de lámpara", ca: "Tipus de làmpada", en: "Bulb type" },
    kind: "text",
  },
  {
    slug: "bulb-colour-temperature",
    name: { es: "Temperatura de color", ca: "Temperatura de color", en: "Colour temperature" },
    kind: "number",
    unit: "K",
    decimals: 0,
  },
  {
    slug: "bulb-version",
    name: { es: "Versión", ca: "Versió", en: "Version" },
    kind: "option",
    options: {
      standard: { es: "Estándar", ca: "Estàndard", en: "Standard" },
      "long-life": { es: "Larga duración", ca: "Llarga durada", en: "Long life" },
      "more-light": { es: "Más luz", ca: "Més llum", en: "More light" },
    },
  },
  {
    slug: "bulb-canbus",
    name: {
      es: "Sin aviso de fallo (CAN bus)",
      ca: "Sense avís d'avaria (CAN bus)",
      en: "No fault message (CAN bus)",
    },
    kind: "flag",
  },
  {
    slug: "lamp-road-use",
    name: { es: "Uso en vía pública", ca: "Ús en via pública", en: "Use on public roads" },
    kind: "option",
    options: {
      "not-approved": {
        es: "No homologado para vía pública",
        ca: "No homologat per a via pública",
        en: "Not approved for public roads",
      },
      approved: { es: "Homologado", ca: "Homologat", en: "Approved" },
    },
  },
  {
    slug: "lamp-light-source",
    name: { es: "Fuente de luz", ca: "Font de llum", en: "Light source" },
    kind: "option",
    options: {
      halogen: { es: "Halógena", ca: "Halògena", en: "Halogen" },
      xenon: { es: "Xenón", ca: "Xenó", en: "Xenon" },
      led: { es: "LED", ca: "LED", en: "LED" },
      incandescent: { es: "Bombilla", ca: "Bombeta", en: "Filament bulb" },
    },
  },
  {
    slug: "headlamp-daytime-light",
    name: { es: "Con luz diurna", ca: "Amb llum diürn", en: "With daytime running light" },
    kind: "flag",
  },
  {
    slug: "headlamp-levelling-motor",
    name: { es: "Con motor de regulación", ca: "Amb motor de regulació", en: "With levelling motor" },
    kind: "flag",
  },
  {
    slug: "headlamp-traffic",
    name: { es: "Sentido de circulación", ca: "Sentit de circulació", en: "Traffic side" },
    kind: "option",
    options: {
      right: { es: "Circulación por la derecha", ca: "Circulació per la dreta", en: "Right-hand traffic" },
    },
  },
  {
    slug: "lamp-with-bulbs",
    name: { es: "Con bombillas", ca: "Amb bombetes", en: "With bulbs" },
    kind: "flag",
  },
  {
    slug: "lamp-with-holder",
    name: { es: "Con portalámparas", ca: "Amb portalàmpades", en: "With bulb holder" },
    kind: "flag",
  },
  {
    slug: "lamp-panel",
    name: { es: "Parte de la carrocería", ca: "Part de la carrosseria", en: "Body panel" },
    kind: "option",
    options: {
      wing: { es: "Aleta (parte exterior)", ca: "Aleta (part exterior)", en: "Wing (outer part)" },
      tailgate: { es: "Portón (parte interior)", ca: "Portó (part interior)", en: "Tailgate (inner part)" },
    },
  },
  {
    slug: "lamp-lens-colour",
    name: { es: "Color del cristal", ca: "Color del vidre", en: "Lens colour" },
    kind: "option",
    options: {
      red: { es: "Rojo", ca: "Vermell", en: "Red" },
      "red-white": { es: "Rojo y blanco", ca: "Vermell i blanc", en: "Red and white" },
      clear: { es: "Transparente", ca: "Transparent", en: "Clear" },
      amber: { es: "Ámbar", ca: "Ambre", en: "Amber" },
      smoked: { es: "Ahumado", ca: "Fumat", en: "Smoked" },
    },
  },
  {
    slug: "indicator-place",
    name: { es: "Lugar de montaje", ca: "Lloc de muntatge", en: "Fitting place" },
    kind: "option",
    options: {
      wing: { es: "Aleta", ca: "Aleta", en: "Wing" },
      mirror: { es: "Retrovisor", ca: "Retrovisor", en: "Door mirror" },
      bumper: { es: "Paragolpes", ca: "Para-xocs", en: "Bumper" },
    },
  },
  {
    slug: "fog-cornering-light",
    name: { es: "Con luz de giro", ca: "Amb llum de gir", en: "With cornering light" },
    kind: "flag",
  },
  {
    slug: "lamp-led-count",
    name: { es: "Número de LED", ca: "Nombre de LED", en: "Number of LEDs" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "daytime-auto-dimming",
    name: { es: "Atenuación automática", ca: "Atenuació automàtica", en: "Automatic dimming" },
    kind: "flag",
  },
  {
    slug: "ballast-with-ignitor",
    name: { es: "Con ignitor", ca: "Amb encenedor", en: "With ignitor" },
    kind: "flag",
  },
];
