import type { AttributeSeed } from "../types.ts";

/** Shapes, fittings and limits of pipes and hoses. */
export const hoses: AttributeSeed[] = [
  {
    slug: "hose-max-pressure",
    name: {
      es: "Presión máxima de servicio",
      ca: "Pressió màxima de servei",
      en: "Maximum working pressure",
    },
    kind: "number",
    unit: "bar",
    decimals: 1,
  },
  {
    slug: "hose-max-temperature",
    name: { es: "Temperatura máxima", ca: "Temperatura màxima", en: "Maximum temperature" },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "hose-quick-connector",
    name: { es: "Con racor rápido", ca: "Amb ràcord ràpid", en: "With quick connector" },
    kind: "flag",
  },
  {
    slug: "hose-with-clamps",
    name: { es: "Con abrazaderas", ca: "Amb abraçadores", en: "With clamps" },
    kind: "flag",
  },
  {
    slug: "hose-with-seals",
    name: { es: "Con juntas tóricas", ca: "Amb juntes tòriques", en: "With O-rings" },
    kind: "flag",
  },
  {
    slug: "hose-reinforcement",
    name: { es: "Refuerzo", ca: "Reforç", en: "Reinforcement" },
    kind: "option",
    options: {
      none: { es: "Sin refuerzo", ca: "Sense reforç", en: "None" },
      textile: { es: "Trenza textil", ca: "Trena tèxtil", en: "Textile braid" },
      polyester: { es: "Capas de poliéster", ca: "Capes de polièster", en: "Polyester plies" },
      steel: { es: "Trenza de acero", ca: "Trena d'acer", en: "Steel braid" },
    },
  },
  {
    slug: "radiator-hose-place",
    name: { es: "Lugar de montaje", ca: "Lloc de muntatge", en: "Fitting place" },
    kind: "option",
    options: {
      upper: {
        es: "Superior, del motor al radiador",
        ca: "Superior, del motor al radiador",
        en: "Upper, engine to radiator",
      },
      lower: {
        es: "Inferior, del radiador a la bomba",
        ca: "Inferior, del radiador a la bomba",
        en: "Lower, radiator to pump",
      },
    },
  },
  {
    slug: "heater-hose-flow",
    name: { es: "Sentido", ca: "Sentit", en: "Flow" },
    kind: "option",
    options: {
      supply: {
        es: "Ida al radiador de calefacción",
        ca: "Anada al radiador de calefacció",
        en: "Supply to the heater core",
      },
      return: { es: "Retorno al motor", ca: "Retorn al motor", en: "Return to the engine" },
    },
  },
  {
    slug: "intake-hose-sensor-port",
    name: { es: "Con toma para sensor", ca: "Amb presa per a sensor", en: "With sensor port" },
    kind: "flag",
  },
  {
    slug: "breather-hose-valve",
    name: { es: "Con válvula de ventilación", ca: "Amb vàlvula de ventilació", en: "With breather valve" },
    kind: "flag",
  },
  {
    slug: "brake-pipe-diameter",
    name: { es: "Diámetro del tubo", ca: "Diàmetre del tub", en: "Pipe diameter" },
    kind: "number",
    unit: "mm",
    decimals: 2,
  },
  {
    slug: "brake-pipe-alloy",
    name: { es: "Material del tubo", ca: "Material del tub", en: "Pipe material" },
    kind: "option",
    options: {
      cunifer: { es: "Cuproníquel", ca: "Cuproníquel", en: "Copper-nickel" },
      "coated-steel": { es: "Acero recubierto", ca: "Acer recobert", en: "Coated steel" },
    },
  },
  {
    slug: "fuel-hose-use",
    name: { es: "Apta para", ca: "Apta per a", en: "Suitable for" },
    kind: "option",
    options: {
      "petrol-diesel": { es: "Gasolina y diésel", ca: "Gasolina i dièsel", en: "Petrol and diesel" },
      diesel: { es: "Solo diésel", ca: "Només dièsel", en: "Diesel only" },
      "petrol-e10": { es: "Gasolina hasta E10", ca: "Gasolina fins a E10", en: "Petrol up to E10" },
    },
  },
  {
    slug: "silicone-hose-shape",
    name: { es: "Forma", ca: "Forma", en: "Shape" },
    kind: "option",
    options: {
      straight: { es: "Recto", ca: "Recte", en: "Straight" },
      "elbow-90": { es: "Codo de 90°", ca: "Colze de 90°", en: "90° elbow" },
      "elbow-45": { es: "Codo de 45°", ca: "Colze de 45°", en: "45° elbow" },
      reducer: { es: "Reductor", ca: "Reductor", en: "Reducer" },
    },
  },
  {
    slug: "hose-colour",
    name: { es: "Color", ca: "Color", en: "Colour" },
    kind: "option",
    options: {
      black: { es: "Negro", ca: "Negre", en: "Black" },
      blue: { es: "Azul", ca: "Blau", en: "Blue" },
      red: { es: "Rojo", ca: "Vermell", en: "Red" },
    },
  },
];
