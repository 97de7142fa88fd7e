import type { AttributeSeed } from "../types.ts";

/** Oils, coolants, brake fluids, greases and additives. */
export const fluids: AttributeSeed[] = [
  {
    slug: "oil-viscosity",
    name: { es: "Viscosidad SAE", ca: "Viscositat SAE", en: "SAE viscosity" },
    kind: "text",
  },
  { slug: "oil-acea", name: { es: "Norma ACEA", ca: "Norma ACEA", en: "ACEA specification" }, kind: "text" },
  { slug: "oil-api", name: { es: "Norma API", ca: "Norma API", en: "API specification" }, kind: "text" },
  {
    slug: "fluid-base",
    name: { es: "Base", ca: "Base", en: "Base" },
    kind: "option",
    options: {
      synthetic: { es: "Sintética", ca: "Sintètica", en: "Synthetic" },
      "semi-synthetic": { es: "Semisintética", ca: "Semisintètica", en: "Semi-synthetic" },
      mineral: { es: "Mineral", ca: "Mineral", en: "Mineral" },
    },
  },
  {
    slug: "container-type",
    name: { es: "Envase", ca: "Envàs", en: "Container" },
    kind: "option",
    options: {
      bottle: { es: "Botella", ca: "Ampolla", en: "Bottle" },
      canister: { es: "Garrafa", ca: "Garrafa", en: "Canister" },
      drum: { es: "Bidón", ca: "Bidó", en: "Drum" },
      tube: { es: "Tubo", ca: "Tub", en: "Tube" },
      cartridge: { es: "Cartucho", ca: "Cartutx", en: "Cartridge" },
      tub: { es: "Tarro", ca: "Pot", en: "Tub" },
    },
  },
  {
    slug: "fluid-colour",
    name: { es: "Color", ca: "Color", en: "Colour" },
    kind: "option",
    options: {
      red: { es: "Rojo", ca: "Vermell", en: "Red" },
      pink: { es: "Rosa", ca: "Rosa", en: "Pink" },
      violet: { es: "Violeta", ca: "Violeta", en: "Violet" },
      blue: { es: "Azul", ca: "Blau", en: "Blue" },
      green: { es: "Verde", ca: "Verd", en: "Green" },
      yellow: { es: "Amarillo", ca: "Groc", en: "Yellow" },
    },
  },
  {
    slug: "atf-type",
    name: { es: "Para cambio", ca: "Per a canvi", en: "For gearbox type" },
    kind: "option",
    options: {
      "up-to-5": {
        es: "Convertidor, hasta 5 marchas",
        ca: "Convertidor, fins a 5 marxes",
        en: "Torque converter, up to 5 speeds",
      },
      "six-or-more": {
        es: "Convertidor, 6 marchas o más",
        ca: "Convertidor, 6 marxes o més",
        en: "Torque converter, 6 speeds or more",
      },
      "dual-clutch": {
        es: "Doble embrague en baño de aceite",
        ca: "Doble embragatge en bany d'oli",
        en: "Wet dual clutch",
      },
      cvt: { es: "Variador continuo (CVT)", ca: "Variador continu (CVT)", en: "Continuously variable (CVT)" },
    },
  },
  {
    slug: "coolant-technology",
    name: { es: "Tecnología de inhibidores", ca: "Tecnologia d'inhibidors", en: "Inhibitor technology" },
    kind: "option",
    options: {
      iat: { es: "Inorgánica (IAT)", ca: "Inorgànica (IAT)", en: "Inorganic (IAT)" },
      oat: { es: "Orgánica (OAT)", ca: "Orgànica (OAT)", en: "Organic (OAT)" },
      hoat: { es: "Híbrida (HOAT)", ca: "Híbrida (HOAT)", en: "Hybrid (HOAT)" },
      "si-oat": {
        es: "Orgánica con silicatos (Si-OAT)",
        ca: "Orgànica amb silicats (Si-OAT)",
        en: "Silicated organic (Si-OAT)",
      },
    },
  },
  {
    slug: "fluid-dilution",
    name: { es: "Presentación", ca: "Presentació", en: "Form" },
    kind: "option",
    options: {
      ready: { es: "Listo para usar", ca: "A punt per fer servir", en: "Ready to use" },
      concentrate: { es: "Concentrado", ca: "Concentrat", en: "Concentrate" },
    },
  },
  {
    slug: "freeze-protection",
    name: {
      es: "Protección contra la congelación",
      ca: "Protecció contra la congelació",
      en: "Freeze protection",
    },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "brake-fluid-dot",
    name: { es: "Especificación DOT", ca: "Especificació DOT", en: "DOT specification" },
    kind: "option",
    options: {
      "dot-3": { es: "DOT 3", ca: "DOT 3", en: "DOT 3" },
      "dot-4": { es: "DOT 4", ca: "DOT 4", en: "DOT 4" },
      "dot-4-lv": {
        es: "DOT 4 de baja viscosidad",
        ca: "DOT 4 de baixa viscositat",
        en: "DOT 4 low viscosity",
      },
      "dot-5-1": { es: "DOT 5.1", ca: "DOT 5.1", en: "DOT 5.1" },
    },
  },
  {
    slug: "dry-boiling-point",
    name: { es: "Punto de ebullición seco", ca: "Punt d'ebullició sec", en: "Dry boiling point" },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "wet-boiling-point",
    name: { es: "Punto de ebullición húmedo", ca: "Punt d'ebullició humit", en: "Wet boiling point" },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  { slug: "fluid-standard", name: { es: "Norma", ca: "Norma", en: "Standard" }, kind: "text" },
  {
    slug: "pouring-spout",
    name: { es: "Con boquilla de llenado", ca: "Amb broquet d'ompliment", en: "With filling spout" },
    kind: "flag",
  },
  {
    slug: "washer-season",
    name: { es: "Temporada", ca: "Temporada", en: "Season" },
    kind: "option",
    options: {
      summer: { es: "Verano", ca: "Estiu", en: "Summer" },
      winter: { es: "Invierno", ca: "Hivern", en: "Winter" },
      "all-year": { es: "Todo el año", ca: "Tot l'any", en: "All year" },
    },
  },
  {
    slug: "grease-type",
    name: { es: "Tipo de grasa", ca: "Tipus de greix", en: "Grease type" },
    kind: "option",
    options: {
      lithium: { es: "De litio", ca: "De liti", en: "Lithium" },
      molybdenum: {
        es: "De litio con bisulfuro de molibdeno",
        ca: "De liti amb bisulfur de molibdè",
        en: "Lithium with molybdenum disulphide",
      },
      copper: { es: "De cobre", ca: "De coure", en: "Copper" },
      ceramic: { es: "Cerámica", ca: "Ceràmica", en: "Ceramic" },
      silicone: { es: "De silicona", ca: "De silicona", en: "Silicone" },
    },
  },
  {
    slug: "grease-nlgi",
    name: { es: "Consistencia NLGI", ca: "Consistència NLGI", en: "NLGI grade" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "max-temperature",
    name: {
      es: "Temperatura máxima de uso",
      ca: "Temperatura màxima d'ús",
      en: "Maximum service temperature",
    },
    kind: "number",
    unit: "°C",
    decimals: 0,
  },
  {
    slug: "water-conductivity",
    name: { es: "Conductividad máxima", ca: "Conductivitat màxima", en: "Maximum conductivity" },
    kind: "number",
    unit: "µS/cm",
    decimals: 0,
  },
  {
    slug: "additive-fuel",
    name: { es: "Para combustible", ca: "Per a combustible", en: "For fuel" },
    kind: "option",
    options: {
      petrol: { es: "Gasolina", ca: "Gasolina", en: "Petrol" },
      diesel: { es: "Diésel", ca: "Dièsel", en: "Diesel" },
      both: { es: "Gasolina y diésel", ca: "Gasolina i dièsel", en: "Petrol and diesel" },
    },
  },
  {
    slug: "additive-purpose",
    name: { es: "Uso", ca: "Ús", en: "Purpose" },
    kind: "option",
    options: {
      injectors: { es: "Limpieza de inyectores", ca: "Neteja d'injectors", en: "Injector cleaning" },
      "intake-valves": {
        es: "Limpieza de válvulas de admisión",
        ca: "Neteja de vàlvules d'admissió",
        en: "Intake valve cleaning",
      },
      water: {
        es: "Eliminación de agua del depósito",
        ca: "Eliminació d'aigua del dipòsit",
        en: "Removal of water from the tank",
      },
      storage: {
        es: "Conservación en paradas largas",
        ca: "Conservació en aturades llargues",
        en: "Storage stabiliser",
      },
    },
  },
  {
    slug: "additive-dose",
    name: {
      es: "Combustible que trata el envase",
      ca: "Combustible que tracta l'envàs",
      en: "Fuel treated per pack",
    },
    kind: "number",
    unit: "l",
    decimals: 0,
  },
  {
    slug: "acid-concentration",
    name: {
      es: "Concentración de ácido sulfúrico",
      ca: "Concentració d'àcid sulfúric",
      en: "Sulphuric acid concentration",
    },
    kind: "number",
    unit: "%",
    decimals: 0,
  },
  {
    slug: "acid-density",
    name: { es: "Densidad a 20 °C", ca: "Densitat a 20 °C", en: "Density at 20 °C" },
    kind: "number",
    unit: "kg/l",
    decimals: 2,
  },
];
