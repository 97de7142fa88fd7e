import type { AttributeSeed } from "../types.ts";

/** Blades, arms, linkages and the washer circuit. */
export const wipers: AttributeSeed[] = [
  {
    slug: "wiper-length-driver",
    name: {
      es: "Longitud, lado del conductor",
      ca: "Longitud, costat del conductor",
      en: "Driver's side length",
    },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "wiper-length-passenger",
    name: {
      es: "Longitud, lado del acompañante",
      ca: "Longitud, costat de l'acompanyant",
      en: "Passenger's side length",
    },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "wiper-connection",
    name: { es: "Conexión al brazo", ca: "Connexió al braç", en: "Arm connection" },
    kind: "option",
    options: {
      hook: { es: "Gancho", ca: "Ganxo", en: "Hook" },
      "side-pin": { es: "Pasador lateral", ca: "Passador lateral", en: "Side pin" },
      bayonet: { es: "Bayoneta", ca: "Baioneta", en: "Bayonet" },
      "push-button": { es: "Pulsador", ca: "Polsador", en: "Push button" },
      "top-lock": { es: "Cierre superior", ca: "Tancament superior", en: "Top lock" },
      "pinch-tab": { es: "Pinza lateral", ca: "Pinça lateral", en: "Pinch tab" },
    },
  },
  {
    slug: "rear-wiper-connection",
    name: { es: "Conexión al brazo trasero", ca: "Connexió al braç posterior", en: "Rear arm connection" },
    kind: "option",
    options: {
      hook: { es: "Gancho", ca: "Ganxo", en: "Hook" },
      "roc-lock": { es: "Eje con giro", ca: "Eix amb gir", en: "Rotating lock" },
      clip: { es: "Encaje a presión", ca: "Encaix a pressió", en: "Snap-in" },
    },
  },
  {
    slug: "wiper-design",
    name: { es: "Diseño de la escobilla", ca: "Disseny de l'escombreta", en: "Blade design" },
    kind: "option",
    options: {
      flat: { es: "Plana", ca: "Plana", en: "Flat" },
      frame: { es: "De armazón", ca: "D'armadura", en: "Framed" },
      hybrid: { es: "Híbrida", ca: "Híbrida", en: "Hybrid" },
    },
  },
  {
    slug: "wiper-spindle-diameter",
    name: { es: "Diámetro del eje", ca: "Diàmetre de l'eix", en: "Spindle diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "wiper-arm-cap",
    name: { es: "Con tapa embellecedora", ca: "Amb tapa embellidora", en: "With cover cap" },
    kind: "flag",
  },
  {
    slug: "wiper-arm-with-blade",
    name: { es: "Con escobilla", ca: "Amb escombreta", en: "With blade" },
    kind: "flag",
  },
  {
    slug: "wiper-arm-washer-jet",
    name: { es: "Con surtidor en el brazo", ca: "Amb sortidor al braç", en: "With washer jet in the arm" },
    kind: "flag",
  },
  { slug: "linkage-with-motor", name: { es: "Con motor", ca: "Amb motor", en: "With motor" }, kind: "flag" },
  {
    slug: "linkage-spindle-count",
    name: { es: "Número de ejes", ca: "Nombre d'eixos", en: "Number of spindles" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "washer-pump-outlets",
    name: {
      es: "Número de salidas de agua",
      ca: "Nombre de sortides d'aigua",
      en: "Number of water outlets",
    },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "washer-tank-capacity",
    name: { es: "Capacidad", ca: "Capacitat", en: "Capacity" },
    kind: "number",
    unit: "l",
    decimals: 1,
  },
  {
    slug: "washer-tank-with-pump",
    name: { es: "Con bomba", ca: "Amb bomba", en: "With pump" },
    kind: "flag",
  },
  {
    slug: "washer-level-sensor-hole",
    name: {
      es: "Con alojamiento para sensor de nivel",
      ca: "Amb allotjament per a sensor de nivell",
      en: "With level sensor seat",
    },
    kind: "flag",
  },
  {
    slug: "washer-jet-spray",
    name: { es: "Chorro", ca: "Raig", en: "Spray" },
    kind: "option",
    options: {
      "single-jet": { es: "Un chorro", ca: "Un raig", en: "Single jet" },
      "double-jet": { es: "Dos chorros", ca: "Dos raigs", en: "Double jet" },
      fan: { es: "Abanico", ca: "Ventall", en: "Fan spray" },
    },
  },
  { slug: "washer-jet-heated", name: { es: "Calefactado", ca: "Calefactat", en: "Heated" }, kind: "flag" },
  {
    slug: "wiper-refill-width",
    name: { es: "Ancho de la goma", ca: "Amplada de la goma", en: "Rubber width" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "wiper-refill-splines",
    name: { es: "Con flejes metálicos", ca: "Amb fleixos metàl·lics", en: "With metal splines" },
    kind: "flag",
  },
];
