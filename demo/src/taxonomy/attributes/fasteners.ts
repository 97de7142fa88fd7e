import type { AttributeSeed } from "../types.ts";

/** Threads' companions: seat, class, finish, ranges of clamps and clips. */
export const fasteners: AttributeSeed[] = [
  {
    slug: "wheel-seat",
    name: { es: "Asiento", ca: "Seient", en: "Seat" },
    kind: "option",
    options: {
      cone: { es: "Cónico 60°", ca: "Cònic 60°", en: "60° cone" },
      ball: { es: "Esférico", ca: "Esfèric", en: "Ball" },
      flat: { es: "Plano con arandela", ca: "Pla amb volandera", en: "Flat with washer" },
    },
  },
  {
    slug: "shank-length",
    name: { es: "Longitud de la rosca", ca: "Longitud de la rosca", en: "Thread length" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "strength-class",
    name: { es: "Clase de resistencia", ca: "Classe de resistència", en: "Strength class" },
    kind: "text",
  },
  {
    slug: "fastener-finish",
    name: { es: "Acabado", ca: "Acabat", en: "Finish" },
    kind: "option",
    options: {
      zinc: { es: "Cincado", ca: "Zincat", en: "Zinc-plated" },
      "zinc-flake": { es: "Zinc lamelar", ca: "Zinc lamel·lar", en: "Zinc flake" },
      black: { es: "Negro", ca: "Negre", en: "Black" },
      chrome: { es: "Cromado", ca: "Cromat", en: "Chrome-plated" },
    },
  },
  {
    slug: "wheel-nut-shape",
    name: { es: "Forma", ca: "Forma", en: "Shape" },
    kind: "option",
    options: {
      open: { es: "Abierta", ca: "Oberta", en: "Open" },
      closed: { es: "Cerrada", ca: "Tancada", en: "Closed" },
    },
  },
  {
    slug: "wheel-lock-keys",
    name: { es: "Número de llaves", ca: "Nombre de claus", en: "Number of keys" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "wheel-lock-spinning-ring",
    name: { es: "Con anillo giratorio", ca: "Amb anell giratori", en: "With spinning collar" },
    kind: "flag",
  },
  {
    slug: "stud-knurl-diameter",
    name: { es: "Diámetro del moleteado", ca: "Diàmetre del moletatge", en: "Knurl diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "screw-drive",
    name: { es: "Huella", ca: "Empremta", en: "Drive" },
    kind: "option",
    options: {
      torx: { es: "Torx", ca: "Torx", en: "Torx" },
      hex: { es: "Allen", ca: "Allen", en: "Hex socket" },
      phillips: { es: "Phillips", ca: "Phillips", en: "Phillips" },
    },
  },
  {
    slug: "screw-thread-locker",
    name: { es: "Con fijador de roscas", ca: "Amb fixador de rosques", en: "With thread locker" },
    kind: "flag",
  },
  {
    slug: "clip-type",
    name: { es: "Tipo de clip", ca: "Tipus de clip", en: "Clip type" },
    kind: "option",
    options: {
      "fir-tree": { es: "De árbol", ca: "D'arbre", en: "Fir tree" },
      expansion: { es: "De expansión", ca: "D'expansió", en: "Expansion" },
      "push-pin": { es: "De pasador central", ca: "De passador central", en: "Push pin" },
      metal: { es: "Grapa metálica", ca: "Grapa metàl·lica", en: "Metal clip" },
    },
  },
  {
    slug: "clip-hole-diameter",
    name: { es: "Diámetro del agujero", ca: "Diàmetre del forat", en: "Hole diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "clip-head-diameter",
    name: { es: "Diámetro de la cabeza", ca: "Diàmetre del cap", en: "Head diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "hose-clamp-type",
    name: { es: "Tipo de abrazadera", ca: "Tipus d'abraçadora", en: "Clamp type" },
    kind: "option",
    options: {
      "worm-drive": { es: "De sinfín", ca: "De cargol sense fi", en: "Worm drive" },
      spring: { es: "Elástica", ca: "Elàstica", en: "Spring" },
      ear: { es: "De oreja", ca: "D'orella", en: "Ear" },
    },
  },
  {
    slug: "hose-clamp-range",
    name: { es: "Campo de apriete", ca: "Camp de serratge", en: "Clamping range" },
    kind: "text",
  },
  {
    slug: "tie-colour",
    name: { es: "Color", ca: "Color", en: "Colour" },
    kind: "option",
    options: {
      black: { es: "Negro", ca: "Negre", en: "Black" },
      natural: { es: "Natural", ca: "Natural", en: "Natural" },
    },
  },
  {
    slug: "tie-releasable",
    name: { es: "Reutilizable", ca: "Reutilitzable", en: "Releasable" },
    kind: "flag",
  },
  {
    slug: "assortment-contents",
    name: { es: "Contenido", ca: "Contingut", en: "Contents" },
    kind: "option",
    options: {
      "bolts-nuts": {
        es: "Tornillos, tuercas y arandelas",
        ca: "Cargols, femelles i volanderes",
        en: "Bolts, nuts and washers",
      },
      "self-tapping": {
        es: "Tornillos de chapa y grapas",
        ca: "Cargols de xapa i grapes",
        en: "Self-tapping screws and clips",
      },
      washers: {
        es: "Arandelas de cobre y aluminio",
        ca: "Volanderes de coure i alumini",
        en: "Copper and aluminium washers",
      },
    },
  },
  {
    slug: "assortment-box",
    name: { es: "En caja con compartimentos", ca: "En caixa amb compartiments", en: "In a compartment box" },
    kind: "flag",
  },
];
