import type { AttributeSeed } from "../types.ts";

/** Cabin heating and ventilation. */
export const heating: AttributeSeed[] = [
  {
    slug: "blower-control",
    name: { es: "Regulación de velocidad", ca: "Regulació de velocitat", en: "Speed control" },
    kind: "option",
    options: {
      resistor: { es: "Por resistencia", ca: "Per resistència", en: "Resistor" },
      electronic: {
        es: "Electrónica, sin escalones",
        ca: "Electrònica, sense esglaons",
        en: "Electronic, stepless",
      },
    },
  },
  {
    slug: "blower-speeds",
    name: { es: "Número de velocidades", ca: "Nombre de velocitats", en: "Number of speeds" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "hvac-steering-side",
    name: { es: "Lado del volante", ca: "Costat del volant", en: "Steering side" },
    kind: "option",
    options: {
      "left-hand-drive": { es: "Volante a la izquierda", ca: "Volant a l'esquerra", en: "Left-hand drive" },
      "right-hand-drive": { es: "Volante a la derecha", ca: "Volant a la dreta", en: "Right-hand drive" },
    },
  },
  {
    slug: "heater-pipes-included",
    name: { es: "Con tubos", ca: "Amb tubs", en: "With pipes" },
    kind: "flag",
  },
  {
    slug: "flap-function",
    name: { es: "Trampilla que mueve", ca: "Trapa que mou", en: "Flap moved" },
    kind: "option",
    options: {
      mixing: { es: "Mezcla de temperatura", ca: "Mescla de temperatura", en: "Temperature blend" },
      distribution: { es: "Reparto del aire", ca: "Repartiment de l'aire", en: "Air distribution" },
      recirculation: { es: "Recirculación", ca: "Recirculació", en: "Recirculation" },
    },
  },
  {
    slug: "climate-zones",
    name: { es: "Tipo de climatización", ca: "Tipus de climatització", en: "Climate system" },
    kind: "option",
    options: {
      manual: { es: "Manual", ca: "Manual", en: "Manual" },
      automatic: { es: "Automática, una zona", ca: "Automàtica, una zona", en: "Automatic, single zone" },
      "dual-zone": { es: "Automática, dos zonas", ca: "Automàtica, dues zones", en: "Automatic, dual zone" },
    },
  },
  {
    slug: "seat-heating-buttons",
    name: {
      es: "Con mando de asientos calefactables",
      ca: "Amb comandament de seients calefactats",
      en: "With seat heating buttons",
    },
    kind: "flag",
  },
  {
    slug: "heater-valve-operation",
    name: { es: "Accionamiento", ca: "Accionament", en: "Operation" },
    kind: "option",
    options: {
      cable: { es: "Por cable", ca: "Per cable", en: "Cable" },
      vacuum: { es: "Por vacío", ca: "Per buit", en: "Vacuum" },
      electric: { es: "Eléctrico", ca: "Elèctric", en: "Electric" },
    },
  },
  {
    slug: "heater-fuel",
    name: { es: "Combustible", ca: "Combustible", en: "Fuel" },
    kind: "option",
    options: {
      diesel: { es: "Gasóleo", ca: "Gasoil", en: "Diesel" },
      petrol: { es: "Gasolina", ca: "Gasolina", en: "Petrol" },
    },
  },
  {
    slug: "heater-control",
    name: { es: "Mando", ca: "Comandament", en: "Control" },
    kind: "option",
    options: {
      rotary: { es: "Giratorio", ca: "Giratori", en: "Rotary" },
      digital: { es: "Digital con programador", ca: "Digital amb programador", en: "Digital with timer" },
    },
  },
  {
    slug: "vent-place",
    name: { es: "Ubicación", ca: "Ubicació", en: "Location" },
    kind: "option",
    options: {
      centre: { es: "Central", ca: "Central", en: "Centre" },
      side: { es: "Lateral", ca: "Lateral", en: "Side" },
      rear: { es: "Plazas traseras", ca: "Places del darrere", en: "Rear seats" },
    },
  },
];
