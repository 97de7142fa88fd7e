import type { AttributeSeed } from "../types.ts";

/** Heat exchangers, pumps, thermostats and fans. */
export const cooling: AttributeSeed[] = [
  {
    slug: "exchanger-core-length",
    name: { es: "Longitud del panal", ca: "Longitud del nucli", en: "Core length" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "exchanger-core-width",
    name: { es: "Anchura del panal", ca: "Amplada del nucli", en: "Core width" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "exchanger-core-depth",
    name: { es: "Fondo del panal", ca: "Fondària del nucli", en: "Core depth" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "for-gearbox-type",
    name: { es: "Tipo de cambio", ca: "Tipus de canvi", en: "Gearbox type" },
    kind: "option",
    options: {
      manual: { es: "Manual", ca: "Manual", en: "Manual" },
      automatic: { es: "Automático", ca: "Automàtic", en: "Automatic" },
    },
  },
  {
    slug: "for-vehicles-with-ac",
    name: {
      es: "Para coches con aire acondicionado",
      ca: "Per a cotxes amb aire condicionat",
      en: "For cars with air conditioning",
    },
    kind: "flag",
  },
  {
    slug: "radiator-construction",
    name: { es: "Fabricación del panal", ca: "Fabricació del nucli", en: "Core construction" },
    kind: "option",
    options: {
      brazed: { es: "Aletas soldadas", ca: "Aletes soldades", en: "Brazed fins" },
      mechanical: { es: "Aletas ensambladas", ca: "Aletes acoblades", en: "Mechanically joined fins" },
    },
  },
  {
    slug: "opening-temperature",
    name: { es: "Temperatura de apertura", ca: "Temperatura d'obertura", en: "Opening temperature" },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "thermostat-control",
    name: { es: "Tipo de termostato", ca: "Tipus de termòstat", en: "Thermostat type" },
    kind: "option",
    options: {
      wax: { es: "De cera", ca: "De cera", en: "Wax" },
      mapped: { es: "Pilotado eléctricamente", ca: "Pilotat elèctricament", en: "Electrically controlled" },
    },
  },
  {
    slug: "thermostat-housing-included",
    name: { es: "Con carcasa", ca: "Amb carcassa", en: "With housing" },
    kind: "flag",
  },
  {
    slug: "impeller-material",
    name: { es: "Material del rodete", ca: "Material del rodet", en: "Impeller material" },
    kind: "option",
    options: {
      metal: { es: "Metal", ca: "Metall", en: "Metal" },
      plastic: { es: "Plástico reforzado", ca: "Plàstic reforçat", en: "Reinforced plastic" },
    },
  },
  {
    slug: "water-pump-drive",
    name: { es: "Arrastre", ca: "Arrossegament", en: "Drive" },
    kind: "option",
    options: {
      "timing-belt": { es: "Correa de distribución", ca: "Corretja de distribució", en: "Timing belt" },
      "poly-v-belt": { es: "Correa poli-V", ca: "Corretja poli-V", en: "V-ribbed belt" },
      electric: { es: "Eléctrico", ca: "Elèctric", en: "Electric" },
    },
  },
  {
    slug: "pump-flow-rate",
    name: { es: "Caudal", ca: "Cabal", en: "Flow rate" },
    kind: "number",
    unit: "l/h",
    decimals: 0,
  },
  {
    slug: "fan-count",
    name: { es: "Número de ventiladores", ca: "Nombre de ventiladors", en: "Number of fans" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "fan-shroud-included",
    name: { es: "Con marco difusor", ca: "Amb marc difusor", en: "With shroud" },
    kind: "flag",
  },
  {
    slug: "fan-control-unit-included",
    name: { es: "Con regulador", ca: "Amb regulador", en: "With control unit" },
    kind: "flag",
  },
  {
    slug: "cap-opening-pressure",
    name: { es: "Presión de apertura", ca: "Pressió d'obertura", en: "Opening pressure" },
    kind: "number",
    unit: "bar",
    decimals: 1,
  },
  {
    slug: "cap-closure",
    name: { es: "Cierre", ca: "Tancament", en: "Closure" },
    kind: "option",
    options: {
      threaded: { es: "De rosca", ca: "De rosca", en: "Screw" },
      bayonet: { es: "De bayoneta", ca: "De baioneta", en: "Bayonet" },
    },
  },
  { slug: "tank-cap-included", name: { es: "Con tapón", ca: "Amb tap", en: "With cap" }, kind: "flag" },
  {
    slug: "tank-level-sensor",
    name: { es: "Con sensor de nivel", ca: "Amb sensor de nivell", en: "With level sensor" },
    kind: "flag",
  },
  {
    slug: "coolant-outlets",
    name: { es: "Número de bocas", ca: "Nombre de boques", en: "Number of outlets" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "oil-cooler-medium",
    name: { es: "Se enfría por", ca: "Es refreda per", en: "Cooled by" },
    kind: "option",
    options: {
      coolant: { es: "Refrigerante", ca: "Refrigerant", en: "Coolant" },
      air: { es: "Aire", ca: "Aire", en: "Air" },
    },
  },
];
