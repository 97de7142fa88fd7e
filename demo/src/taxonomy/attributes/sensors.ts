import type { AttributeSeed } from "../types.ts";

/** Working principle, connector and place of sensors; contacts of relays. */
export const sensors: AttributeSeed[] = [
  {
    slug: "sensor-connector-colour",
    name: { es: "Color del conector", ca: "Color del connector", en: "Connector colour" },
    kind: "option",
    options: {
      black: { es: "Negro", ca: "Negre", en: "Black" },
      grey: { es: "Gris", ca: "Gris", en: "Grey" },
      green: { es: "Verde", ca: "Verd", en: "Green" },
      blue: { es: "Azul", ca: "Blau", en: "Blue" },
      brown: { es: "Marrón", ca: "Marró", en: "Brown" },
    },
  },
  {
    slug: "sensor-principle",
    name: { es: "Principio de medida", ca: "Principi de mesura", en: "Measuring principle" },
    kind: "option",
    options: {
      inductive: { es: "Inductivo (pasivo)", ca: "Inductiu (passiu)", en: "Inductive (passive)" },
      hall: { es: "Efecto Hall (activo)", ca: "Efecte Hall (actiu)", en: "Hall effect (active)" },
      magnetoresistive: {
        es: "Magnetorresistivo (activo)",
        ca: "Magnetoresistiu (actiu)",
        en: "Magnetoresistive (active)",
      },
    },
  },
  { slug: "sensor-with-seal", name: { es: "Con junta", ca: "Amb junta", en: "With seal" }, kind: "flag" },
  {
    slug: "sensor-exhaust-place",
    name: { es: "Lugar en el escape", ca: "Lloc a l'escapament", en: "Place in the exhaust" },
    kind: "option",
    options: {
      upstream: { es: "Antes del catalizador", ca: "Abans del catalitzador", en: "Before the catalyst" },
      downstream: { es: "Después del catalizador", ca: "Després del catalitzador", en: "After the catalyst" },
    },
  },
  {
    slug: "lambda-type",
    name: { es: "Tipo de sonda", ca: "Tipus de sonda", en: "Sensor type" },
    kind: "option",
    options: {
      narrowband: {
        es: "De salto (banda estrecha)",
        ca: "De salt (banda estreta)",
        en: "Switching (narrowband)",
      },
      wideband: { es: "Lineal (banda ancha)", ca: "Lineal (banda ampla)", en: "Linear (wideband)" },
    },
  },
  {
    slug: "nox-with-control-unit",
    name: { es: "Con unidad de control", ca: "Amb unitat de control", en: "With control unit" },
    kind: "flag",
  },
  {
    slug: "map-max-pressure",
    name: { es: "Presión máxima de medida", ca: "Pressió màxima de mesura", en: "Maximum measured pressure" },
    kind: "number",
    unit: "bar",
    decimals: 2,
  },
  {
    slug: "map-with-temperature",
    name: {
      es: "Con sensor de temperatura del aire",
      ca: "Amb sensor de temperatura de l'aire",
      en: "With air temperature sensor",
    },
    kind: "flag",
  },
  {
    slug: "maf-with-housing",
    name: { es: "Con tubo de medida", ca: "Amb tub de mesura", en: "With measuring tube" },
    kind: "flag",
  },
  {
    slug: "sensor-output",
    name: { es: "Señal de salida", ca: "Senyal de sortida", en: "Output signal" },
    kind: "option",
    options: {
      analogue: { es: "Analógica", ca: "Analògic", en: "Analogue" },
      digital: { es: "Digital", ca: "Digital", en: "Digital" },
    },
  },
  {
    slug: "oil-switch-pressure",
    name: { es: "Presión de conmutación", ca: "Pressió de commutació", en: "Switching pressure" },
    kind: "number",
    unit: "bar",
    decimals: 2,
  },
  {
    slug: "oil-switch-type",
    name: { es: "Tipo de contacto", ca: "Tipus de contacte", en: "Contact type" },
    kind: "option",
    options: {
      "normally-closed": { es: "Normalmente cerrado", ca: "Normalment tancat", en: "Normally closed" },
      "normally-open": { es: "Normalmente abierto", ca: "Normalment obert", en: "Normally open" },
    },
  },
  {
    slug: "dpf-sensor-ports",
    name: {
      es: "Número de tomas de presión",
      ca: "Nombre de preses de pressió",
      en: "Number of pressure ports",
    },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "parking-sensor-with-ring",
    name: { es: "Con aro de desacoplo", ca: "Amb anell de desacoblament", en: "With decoupling ring" },
    kind: "flag",
  },
  {
    slug: "parking-sensor-finish",
    name: { es: "Acabado de la membrana", ca: "Acabat de la membrana", en: "Membrane finish" },
    kind: "option",
    options: {
      primed: { es: "Imprimada para pintar", ca: "Imprimada per pintar", en: "Primed for painting" },
      black: { es: "Negra", ca: "Negra", en: "Black" },
    },
  },
  {
    slug: "parking-sensor-angle",
    name: { es: "Forma del cuerpo", ca: "Forma del cos", en: "Body shape" },
    kind: "option",
    options: {
      straight: { es: "Recto", ca: "Recte", en: "Straight" },
      angled: { es: "Acodado", ca: "Colzat", en: "Angled" },
    },
  },
  {
    slug: "relay-contact",
    name: { es: "Tipo de relé", ca: "Tipus de relé", en: "Relay type" },
    kind: "option",
    options: {
      make: {
        es: "De trabajo (normalmente abierto)",
        ca: "De treball (normalment obert)",
        en: "Make (normally open)",
      },
      changeover: { es: "Conmutador", ca: "Commutador", en: "Changeover" },
    },
  },
  {
    slug: "relay-suppression",
    name: { es: "Protección de la bobina", ca: "Protecció de la bobina", en: "Coil suppression" },
    kind: "option",
    options: {
      none: { es: "Sin protección", ca: "Sense protecció", en: "None" },
      resistor: { es: "Resistencia", ca: "Resistència", en: "Resistor" },
      diode: { es: "Diodo", ca: "Díode", en: "Diode" },
    },
  },
  {
    slug: "relay-with-bracket",
    name: { es: "Con pletina de sujeción", ca: "Amb platina de subjecció", en: "With mounting bracket" },
    kind: "flag",
  },
];
