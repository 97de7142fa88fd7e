import type { AttributeSeed } from "../types.ts";

/** Drive sizes, capacities and ranges of workshop tools. */
export const tools: AttributeSeed[] = [
  {
    slug: "tool-drive-size",
    name: { es: "Cuadradillo", ca: "Quadrat d'accionament", en: "Drive size" },
    kind: "option",
    options: {
      "1-4": { es: '1/4"', ca: '1/4"', en: '1/4"' },
      "3-8": { es: '3/8"', ca: '3/8"', en: '3/8"' },
      "1-2": { es: '1/2"', ca: '1/2"', en: '1/2"' },
      "3-4": { es: '3/4"', ca: '3/4"', en: '3/4"' },
    },
  },
  {
    slug: "tool-torque-min",
    name: { es: "Par mínimo", ca: "Parell mínim", en: "Minimum torque" },
    kind: "number",
    unit: "Nm",
    decimals: 0,
  },
  {
    slug: "tool-torque-max",
    name: { es: "Par máximo", ca: "Parell màxim", en: "Maximum torque" },
    kind: "number",
    unit: "Nm",
    decimals: 0,
  },
  {
    slug: "tool-torque-reading",
    name: { es: "Lectura", ca: "Lectura", en: "Reading" },
    kind: "option",
    options: {
      click: { es: "De salto (clic)", ca: "De salt (clic)", en: "Click" },
      digital: { es: "Digital", ca: "Digital", en: "Digital" },
    },
  },
  { slug: "tool-accuracy", name: { es: "Precisión", ca: "Precisió", en: "Accuracy" }, kind: "text" },
  {
    slug: "tool-steel",
    name: { es: "Acero", ca: "Acer", en: "Steel" },
    kind: "option",
    options: {
      "chrome-vanadium": { es: "Cromo-vanadio", ca: "Crom-vanadi", en: "Chrome vanadium" },
      "chrome-molybdenum": {
        es: "Cromo-molibdeno (impacto)",
        ca: "Crom-molibdè (impacte)",
        en: "Chrome molybdenum (impact)",
      },
    },
  },
  { slug: "tool-case", name: { es: "Con maletín", ca: "Amb maletí", en: "With case" }, kind: "flag" },
  { slug: "tool-size-range", name: { es: "Medidas", ca: "Mides", en: "Sizes" }, kind: "text" },
  {
    slug: "socket-points",
    name: { es: "Puntos del vaso", ca: "Puntes del got", en: "Socket points" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "spanner-type",
    name: { es: "Tipo de llave", ca: "Tipus de clau", en: "Spanner type" },
    kind: "option",
    options: {
      fixed: { es: "Combinada fija", ca: "Combinada fixa", en: "Plain combination" },
      ratchet: { es: "Combinada con carraca", ca: "Combinada amb carraca", en: "Ratchet combination" },
      flexible: { es: "Con carraca articulada", ca: "Amb carraca articulada", en: "Flexible-head ratchet" },
    },
  },
  {
    slug: "tool-lifting-capacity",
    name: { es: "Capacidad de carga", ca: "Capacitat de càrrega", en: "Load capacity" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "tool-lift-min",
    name: { es: "Altura mínima", ca: "Alçada mínima", en: "Minimum height" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "tool-lift-max",
    name: { es: "Altura máxima", ca: "Alçada màxima", en: "Maximum height" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "tool-rubber-pad",
    name: { es: "Con taco de goma", ca: "Amb tac de goma", en: "With rubber pad" },
    kind: "flag",
  },
  {
    slug: "stand-lock",
    name: { es: "Bloqueo", ca: "Bloqueig", en: "Locking" },
    kind: "option",
    options: {
      ratchet: { es: "De cremallera", ca: "De cremallera", en: "Ratchet" },
      pin: { es: "De pasador", ca: "De passador", en: "Pin" },
      "ratchet-and-pin": {
        es: "De cremallera y pasador",
        ca: "De cremallera i passador",
        en: "Ratchet and pin",
      },
    },
  },
  {
    slug: "obd-connection",
    name: { es: "Conexión", ca: "Connexió", en: "Connection" },
    kind: "option",
    options: {
      bluetooth: { es: "Bluetooth", ca: "Bluetooth", en: "Bluetooth" },
      wifi: { es: "Wi-Fi", ca: "Wi-Fi", en: "Wi-Fi" },
      cable: {
        es: "Cable con pantalla propia",
        ca: "Cable amb pantalla pròpia",
        en: "Cable with its own screen",
      },
    },
  },
  {
    slug: "obd-coverage",
    name: { es: "Sistemas que lee", ca: "Sistemes que llegeix", en: "Systems covered" },
    kind: "option",
    options: {
      engine: { es: "Motor (OBD-II)", ca: "Motor (OBD-II)", en: "Engine (OBD-II)" },
      "engine-abs-airbag": {
        es: "Motor, ABS y airbag",
        ca: "Motor, ABS i airbag",
        en: "Engine, ABS and airbag",
      },
      all: { es: "Todas las centralitas", ca: "Totes les centraletes", en: "All control units" },
    },
  },
  { slug: "obd-live-data", name: { es: "Datos en vivo", ca: "Dades en viu", en: "Live data" }, kind: "flag" },
  {
    slug: "obd-service-reset",
    name: { es: "Puesta a cero del mantenimiento", ca: "Posada a zero del manteniment", en: "Service reset" },
    kind: "flag",
  },
  {
    slug: "puller-type",
    name: { es: "Tipo de extractor", ca: "Tipus d'extractor", en: "Puller type" },
    kind: "option",
    options: {
      fork: { es: "De horquilla", ca: "De forquilla", en: "Fork" },
      lever: { es: "De palanca", ca: "De palanca", en: "Lever" },
      press: { es: "De campana", ca: "De campana", en: "Press" },
    },
  },
  {
    slug: "puller-opening",
    name: { es: "Abertura máxima", ca: "Obertura màxima", en: "Maximum opening" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "spring-compressor-type",
    name: { es: "Tipo de compresor", ca: "Tipus de compressor", en: "Compressor type" },
    kind: "option",
    options: {
      hooks: { es: "De ganchos, por pareja", ca: "De ganxos, per parella", en: "Hook, pair" },
      plates: { es: "De platos", ca: "De plats", en: "Plate" },
    },
  },
  {
    slug: "spring-compressor-stroke",
    name: { es: "Recorrido útil", ca: "Recorregut útil", en: "Working travel" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "windback-thread",
    name: { es: "Sentido de giro", ca: "Sentit de gir", en: "Turning direction" },
    kind: "option",
    options: {
      right: { es: "Solo a derechas", ca: "Només a dretes", en: "Right-hand only" },
      both: { es: "Derechas e izquierdas", ca: "Dretes i esquerres", en: "Right- and left-hand" },
    },
  },
  {
    slug: "windback-pneumatic",
    name: { es: "Neumático", ca: "Pneumàtic", en: "Air-operated" },
    kind: "flag",
  },
  {
    slug: "filter-wrench-type",
    name: { es: "Tipo de llave", ca: "Tipus de clau", en: "Wrench type" },
    kind: "option",
    options: {
      cap: { es: "De cazoleta", ca: "De cassoleta", en: "Cap" },
      strap: { es: "De cinta", ca: "De cinta", en: "Strap" },
      "three-leg": { es: "De tres garras", ca: "De tres urpes", en: "Three-leg" },
    },
  },
  {
    slug: "filter-wrench-range",
    name: { es: "Diámetro de filtro", ca: "Diàmetre de filtre", en: "Filter diameter" },
    kind: "text",
  },
  {
    slug: "timing-tool-crank-pin",
    name: { es: "Con pasador de cigüeñal", ca: "Amb passador de cigonyal", en: "With crankshaft pin" },
    kind: "flag",
  },
  {
    slug: "timing-tool-tension-lock",
    name: { es: "Con bloqueo del tensor", ca: "Amb bloqueig del tensor", en: "With tensioner lock" },
    kind: "flag",
  },
  {
    slug: "multimeter-category",
    name: { es: "Categoría de medida", ca: "Categoria de mesura", en: "Measurement category" },
    kind: "text",
  },
  {
    slug: "multimeter-clamp",
    name: { es: "Con pinza amperimétrica", ca: "Amb pinça amperimètrica", en: "With current clamp" },
    kind: "flag",
  },
  {
    slug: "multimeter-auto-range",
    name: { es: "Escala automática", ca: "Escala automàtica", en: "Auto-ranging" },
    kind: "flag",
  },
];
