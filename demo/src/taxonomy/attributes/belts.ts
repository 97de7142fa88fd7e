import type { AttributeSeed } from "../types.ts";

/** Belts, chains, tensioners and pulleys. */
export const belts: AttributeSeed[] = [
  {
    slug: "timing-kit-contents",
    name: { es: "Contenido del kit", ca: "Contingut del kit", en: "Kit contents" },
    kind: "option",
    options: {
      "belt-tensioner": { es: "Correa y tensor", ca: "Corretja i tensor", en: "Belt and tensioner" },
      "belt-tensioner-rollers": {
        es: "Correa, tensor y rodillos",
        ca: "Corretja, tensor i corrons",
        en: "Belt, tensioner and idlers",
      },
      "belt-tensioner-rollers-bolts": {
        es: "Correa, tensor, rodillos y tornillos",
        ca: "Corretja, tensor, corrons i cargols",
        en: "Belt, tensioner, idlers and bolts",
      },
    },
  },
  {
    slug: "roller-count",
    name: { es: "Número de rodillos", ca: "Nombre de corrons", en: "Number of rollers" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "tooth-profile",
    name: { es: "Perfil del diente", ca: "Perfil de la dent", en: "Tooth profile" },
    kind: "option",
    options: {
      round: { es: "Redondo", ca: "Rodó", en: "Round" },
      trapezoidal: { es: "Trapezoidal", ca: "Trapezoïdal", en: "Trapezoidal" },
    },
  },
  {
    slug: "stretch-belt",
    name: { es: "Correa elástica", ca: "Corretja elàstica", en: "Stretch belt" },
    kind: "flag",
  },
  {
    slug: "belt-drive-units",
    name: { es: "Grupos que arrastra", ca: "Grups que arrossega", en: "Units driven" },
    kind: "option",
    options: {
      alternator: { es: "Alternador", ca: "Alternador", en: "Alternator" },
      "alternator-ac": {
        es: "Alternador y aire acondicionado",
        ca: "Alternador i aire condicionat",
        en: "Alternator and air conditioning",
      },
      "alternator-ac-steering": {
        es: "Alternador, aire acondicionado y dirección",
        ca: "Alternador, aire condicionat i direcció",
        en: "Alternator, air conditioning and power steering",
      },
    },
  },
  {
    slug: "chain-type",
    name: { es: "Tipo de cadena", ca: "Tipus de cadena", en: "Chain type" },
    kind: "option",
    options: {
      simplex: { es: "Simple", ca: "Simple", en: "Simplex" },
      duplex: { es: "Doble", ca: "Doble", en: "Duplex" },
      silent: { es: "Silenciosa (dentada)", ca: "Silenciosa (dentada)", en: "Inverted tooth" },
    },
  },
  {
    slug: "chain-links",
    name: { es: "Número de eslabones", ca: "Nombre de baules", en: "Number of links" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "chain-sprockets-included",
    name: { es: "Con piñones", ca: "Amb pinyons", en: "With sprockets" },
    kind: "flag",
  },
  {
    slug: "tensioner-operation",
    name: { es: "Tipo de tensado", ca: "Tipus de tensió", en: "Tensioning method" },
    kind: "option",
    options: {
      spring: { es: "Automático por muelle", ca: "Automàtic per molla", en: "Automatic, spring" },
      hydraulic: { es: "Automático hidráulico", ca: "Automàtic hidràulic", en: "Automatic, hydraulic" },
      eccentric: { es: "Manual por excéntrica", ca: "Manual per excèntrica", en: "Manual, eccentric" },
    },
  },
  {
    slug: "roller-surface",
    name: { es: "Superficie de rodadura", ca: "Superfície de rodolament", en: "Running surface" },
    kind: "option",
    options: {
      smooth: { es: "Lisa", ca: "Llisa", en: "Smooth" },
      grooved: { es: "Acanalada", ca: "Acanalada", en: "Grooved" },
      flanged: { es: "Lisa con pestañas", ca: "Llisa amb pestanyes", en: "Smooth with flanges" },
    },
  },
  {
    slug: "alternator-pulley-type",
    name: { es: "Tipo de polea", ca: "Tipus de politja", en: "Pulley type" },
    kind: "option",
    options: {
      freewheel: { es: "De rueda libre", ca: "De roda lliure", en: "Overrunning" },
      decoupler: {
        es: "Desacopladora con muelle",
        ca: "Desacobladora amb molla",
        en: "Overrunning decoupler",
      },
    },
  },
  {
    slug: "crank-pulley-design",
    name: { es: "Tipo de amortiguación", ca: "Tipus d'esmorteïment", en: "Damping design" },
    kind: "option",
    options: {
      bonded: { es: "Goma vulcanizada", ca: "Goma vulcanitzada", en: "Bonded rubber" },
      decoupled: { es: "Desacoplada", ca: "Desacoblada", en: "Decoupled" },
    },
  },
  {
    slug: "bolts-included",
    name: { es: "Con tornillos", ca: "Amb cargols", en: "With bolts" },
    kind: "flag",
  },
];
