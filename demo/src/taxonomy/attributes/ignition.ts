import type { AttributeSeed } from "../types.ts";

/** Spark plugs, coils, leads and preheating. */
export const ignition: AttributeSeed[] = [
  {
    slug: "spark-reach",
    name: { es: "Longitud de rosca", ca: "Longitud de rosca", en: "Thread reach" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "spark-gap",
    name: { es: "Separación de electrodos", ca: "Separació d'elèctrodes", en: "Electrode gap" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "spark-heat-range",
    name: { es: "Grado térmico", ca: "Grau tèrmic", en: "Heat range" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "spark-electrode",
    name: { es: "Material del electrodo", ca: "Material de l'elèctrode", en: "Electrode material" },
    kind: "option",
    options: {
      nickel: { es: "Níquel", ca: "Níquel", en: "Nickel" },
      platinum: { es: "Platino", ca: "Platí", en: "Platinum" },
      iridium: { es: "Iridio", ca: "Iridi", en: "Iridium" },
    },
  },
  {
    slug: "coil-type",
    name: { es: "Tipo de bobina", ca: "Tipus de bobina", en: "Coil type" },
    kind: "option",
    options: {
      pencil: {
        es: "De lápiz, una por bujía",
        ca: "De llapis, una per bugia",
        en: "Pencil coil, one per plug",
      },
      "plug-top": {
        es: "De capuchón, una por bujía",
        ca: "De caputxó, una per bugia",
        en: "Plug-top coil, one per plug",
      },
      block: { es: "En bloque con cables", ca: "En bloc amb cables", en: "Coil pack with leads" },
    },
  },
  {
    slug: "coil-plug-shape",
    name: { es: "Forma del conector", ca: "Forma del connector", en: "Connector shape" },
    kind: "option",
    options: {
      rectangular: { es: "Rectangular", ca: "Rectangular", en: "Rectangular" },
      oval: { es: "Ovalado", ca: "Ovalat", en: "Oval" },
      trapezoidal: { es: "Trapezoidal", ca: "Trapezoïdal", en: "Trapezoidal" },
    },
  },
  {
    slug: "glow-plug-material",
    name: { es: "Varilla", ca: "Vareta", en: "Heating rod" },
    kind: "option",
    options: {
      metal: { es: "Metálica", ca: "Metàl·lica", en: "Metal" },
      ceramic: { es: "Cerámica", ca: "Ceràmica", en: "Ceramic" },
    },
  },
  {
    slug: "lead-count",
    name: { es: "Número de cables", ca: "Nombre de cables", en: "Number of leads" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "lead-core",
    name: { es: "Conductor", ca: "Conductor", en: "Conductor" },
    kind: "option",
    options: {
      carbon: { es: "Fibra de carbono", ca: "Fibra de carboni", en: "Carbon fibre" },
      copper: { es: "Cobre con resistencia", ca: "Coure amb resistència", en: "Copper with resistor" },
      wound: { es: "Hilo bobinado", ca: "Fil bobinat", en: "Wire-wound" },
    },
  },
  {
    slug: "preheating-cylinders",
    name: { es: "Para motor de cilindros", ca: "Per a motor de cilindres", en: "For number of cylinders" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "ignition-keys",
    name: { es: "Llaves incluidas", ca: "Claus incloses", en: "Keys included" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "ignition-with-steering-lock",
    name: { es: "Con antirrobo de dirección", ca: "Amb antirobatori de direcció", en: "With steering lock" },
    kind: "flag",
  },
  {
    slug: "ignition-lock-transponder",
    name: {
      es: "Preparado para inmovilizador",
      ca: "Preparat per a immobilitzador",
      en: "Prepared for immobiliser",
    },
    kind: "flag",
  },
  {
    slug: "coil-boot-resistor",
    name: { es: "Con resistencia", ca: "Amb resistència", en: "With resistor" },
    kind: "flag",
  },
  {
    slug: "coil-boot-spring",
    name: { es: "Con muelle de contacto", ca: "Amb molla de contacte", en: "With contact spring" },
    kind: "flag",
  },
];
