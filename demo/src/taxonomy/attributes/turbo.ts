import type { AttributeSeed } from "../types.ts";

/** Turbochargers and the charge-air circuit. */
export const turbo: AttributeSeed[] = [
  {
    slug: "turbo-actuator",
    name: { es: "Accionamiento del turbo", ca: "Accionament del turbo", en: "Turbo actuation" },
    kind: "option",
    options: {
      pneumatic: { es: "Neumático", ca: "Pneumàtic", en: "Pneumatic" },
      electric: { es: "Eléctrico", ca: "Elèctric", en: "Electric" },
    },
  },
  {
    slug: "turbo-geometry",
    name: { es: "Geometría", ca: "Geometria", en: "Geometry" },
    kind: "option",
    options: {
      fixed: { es: "Fija", ca: "Fixa", en: "Fixed" },
      variable: { es: "Variable", ca: "Variable", en: "Variable" },
    },
  },
  {
    slug: "turbo-supply",
    name: { es: "Fabricación", ca: "Fabricació", en: "Manufacture" },
    kind: "option",
    options: {
      new: { es: "Nuevo", ca: "Nou", en: "New" },
      remanufactured: { es: "Reconstruido", ca: "Reconstruït", en: "Remanufactured" },
    },
  },
  {
    slug: "compressor-wheel-diameter",
    name: {
      es: "Diámetro de la rueda compresora",
      ca: "Diàmetre de la roda compressora",
      en: "Compressor wheel diameter",
    },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "turbine-wheel-diameter",
    name: {
      es: "Diámetro de la rueda de turbina",
      ca: "Diàmetre de la roda de turbina",
      en: "Turbine wheel diameter",
    },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "turbo-cooling",
    name: {
      es: "Refrigeración del cuerpo central",
      ca: "Refrigeració del cos central",
      en: "Bearing housing cooling",
    },
    kind: "option",
    options: {
      oil: { es: "Por aceite", ca: "Per oli", en: "Oil" },
      "oil-and-water": { es: "Por aceite y agua", ca: "Per oli i aigua", en: "Oil and water" },
    },
  },
  {
    slug: "intercooler-cooling",
    name: { es: "Tipo de intercambio", ca: "Tipus d'intercanvi", en: "Heat exchange" },
    kind: "option",
    options: {
      "air-air": { es: "Aire-aire", ca: "Aire-aire", en: "Air to air" },
      "air-water": { es: "Aire-agua", ca: "Aire-aigua", en: "Air to water" },
    },
  },
  {
    slug: "charge-pipe-diameter",
    name: { es: "Diámetro de las bocas", ca: "Diàmetre de les boques", en: "Port diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "boost-hose-connection",
    name: { es: "Conexión", ca: "Connexió", en: "Connection" },
    kind: "option",
    options: {
      clamp: { es: "Abrazadera", ca: "Abraçadora", en: "Hose clamp" },
      "quick-coupling": { es: "Acople rápido", ca: "Acoblament ràpid", en: "Quick coupling" },
    },
  },
  {
    slug: "boost-hose-section",
    name: { es: "Tramo", ca: "Tram", en: "Section" },
    kind: "option",
    options: {
      "turbo-to-intercooler": {
        es: "Del turbo al intercooler",
        ca: "Del turbo a l'intercooler",
        en: "Turbo to intercooler",
      },
      "intercooler-to-intake": {
        es: "Del intercooler a la admisión",
        ca: "De l'intercooler a l'admissió",
        en: "Intercooler to intake",
      },
    },
  },
  {
    slug: "turbo-oil-line",
    name: { es: "Conducto", ca: "Conducte", en: "Line" },
    kind: "option",
    options: {
      feed: { es: "Alimentación de aceite", ca: "Alimentació d'oli", en: "Oil feed" },
      return: { es: "Retorno de aceite", ca: "Retorn d'oli", en: "Oil return" },
    },
  },
  {
    slug: "turbo-oil-line-included",
    name: { es: "Con tubo de engrase", ca: "Amb tub de greixatge", en: "With oil feed line" },
    kind: "flag",
  },
];
