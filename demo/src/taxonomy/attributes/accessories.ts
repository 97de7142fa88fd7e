import type { AttributeSeed } from "../types.ts";

/** Mats, roof transport, covers, safety equipment and charging. */
export const accessories: AttributeSeed[] = [
  {
    slug: "accessory-colour",
    name: { es: "Color", ca: "Color", en: "Colour" },
    kind: "option",
    options: {
      black: { es: "Negro", ca: "Negre", en: "Black" },
      grey: { es: "Gris", ca: "Gris", en: "Grey" },
      beige: { es: "Beis", ca: "Beix", en: "Beige" },
      silver: { es: "Plateado", ca: "Platejat", en: "Silver" },
      white: { es: "Blanco", ca: "Blanc", en: "White" },
    },
  },
  { slug: "accessory-lockable", name: { es: "Con cerradura", ca: "Amb pany", en: "Lockable" }, kind: "flag" },
  {
    slug: "accessory-case",
    name: { es: "Con estuche", ca: "Amb estoig", en: "With storage case" },
    kind: "flag",
  },
  {
    slug: "mat-material",
    name: { es: "Material de la alfombrilla", ca: "Material de l'estora", en: "Mat material" },
    kind: "option",
    options: {
      velour: { es: "Velur", ca: "Vellut", en: "Velour" },
      needle: { es: "Moqueta punzonada", ca: "Moqueta punxonada", en: "Needle felt" },
      rubber: { es: "Goma", ca: "Goma", en: "Rubber" },
      tpe: { es: "TPE (goma inyectada)", ca: "TPE (goma injectada)", en: "TPE (moulded)" },
    },
  },
  {
    slug: "mat-fixing",
    name: { es: "Fijación al suelo", ca: "Fixació al terra", en: "Floor fixing" },
    kind: "option",
    options: {
      "press-stud": { es: "Botón a presión", ca: "Botó de pressió", en: "Press stud" },
      "turn-lock": { es: "Cierre giratorio", ca: "Tancament giratori", en: "Turn lock" },
      hook: { es: "Gancho", ca: "Ganxo", en: "Hook" },
      none: { es: "Sin fijación", ca: "Sense fixació", en: "None" },
    },
  },
  {
    slug: "boot-tray-edge",
    name: { es: "Altura del borde", ca: "Alçada de la vora", en: "Rim height" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "boot-tray-floor",
    name: { es: "Posición del piso", ca: "Posició del pis", en: "Boot floor position" },
    kind: "option",
    options: {
      upper: { es: "Piso alto", ca: "Pis alt", en: "Upper floor" },
      lower: { es: "Piso bajo", ca: "Pis baix", en: "Lower floor" },
      single: { es: "Piso único", ca: "Pis únic", en: "Single floor" },
    },
  },
  {
    slug: "boot-tray-material",
    name: { es: "Material de la bandeja", ca: "Material de la safata", en: "Tray material" },
    kind: "option",
    options: {
      tpe: { es: "TPE flexible", ca: "TPE flexible", en: "Flexible TPE" },
      rubber: { es: "Goma", ca: "Goma", en: "Rubber" },
      hard: { es: "Plástico rígido", ca: "Plàstic rígid", en: "Rigid plastic" },
    },
  },
  {
    slug: "roof-fixing",
    name: { es: "Sujeción al techo", ca: "Subjecció al sostre", en: "Roof fixing" },
    kind: "option",
    options: {
      "raised-rails": { es: "Raíles abiertos", ca: "Raïls oberts", en: "Raised rails" },
      "flush-rails": { es: "Raíles integrados", ca: "Raïls integrats", en: "Flush rails" },
      "fixed-points": { es: "Puntos de anclaje", ca: "Punts d'ancoratge", en: "Fixed points" },
      "bare-roof": { es: "Techo liso", ca: "Sostre llis", en: "Bare roof" },
    },
  },
  {
    slug: "roof-max-load",
    name: { es: "Carga máxima", ca: "Càrrega màxima", en: "Maximum load" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "roof-bar-profile",
    name: { es: "Perfil de la barra", ca: "Perfil de la barra", en: "Bar profile" },
    kind: "option",
    options: {
      wing: { es: "Ala", ca: "Ala", en: "Wing" },
      oval: { es: "Ovalado", ca: "Ovalat", en: "Oval" },
      square: { es: "Cuadrado", ca: "Quadrat", en: "Square" },
    },
  },
  {
    slug: "roof-box-volume",
    name: { es: "Capacidad", ca: "Capacitat", en: "Capacity" },
    kind: "number",
    unit: "l",
    decimals: 0,
  },
  {
    slug: "roof-box-opening",
    name: { es: "Apertura", ca: "Obertura", en: "Opening" },
    kind: "option",
    options: {
      "one-side": { es: "Por un lado", ca: "Per un costat", en: "One side" },
      "both-sides": { es: "Por los dos lados", ca: "Pels dos costats", en: "Both sides" },
    },
  },
  {
    slug: "bike-carrier-mount",
    name: { es: "Montaje", ca: "Muntatge", en: "Mounting" },
    kind: "option",
    options: {
      towball: { es: "Sobre bola de remolque", ca: "Sobre bola de remolc", en: "On the tow ball" },
      tailgate: { es: "En el portón", ca: "Al portó", en: "On the tailgate" },
    },
  },
  {
    slug: "bike-count",
    name: { es: "Número de bicicletas", ca: "Nombre de bicicletes", en: "Number of bikes" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "seat-cover-material",
    name: { es: "Tejido", ca: "Teixit", en: "Fabric" },
    kind: "option",
    options: {
      polyester: { es: "Poliéster", ca: "Polièster", en: "Polyester" },
      "leather-look": { es: "Polipiel", ca: "Pell sintètica", en: "Leather-look" },
      neoprene: { es: "Neopreno", ca: "Neoprè", en: "Neoprene" },
      cotton: { es: "Algodón", ca: "Cotó", en: "Cotton" },
    },
  },
  {
    slug: "seat-cover-airbag",
    name: { es: "Apta para airbag lateral", ca: "Apta per a airbag lateral", en: "Suits side airbags" },
    kind: "flag",
  },
  {
    slug: "deflector-tint",
    name: { es: "Tono", ca: "To", en: "Tint" },
    kind: "option",
    options: {
      light: { es: "Ahumado claro", ca: "Fumat clar", en: "Light smoke" },
      dark: { es: "Ahumado oscuro", ca: "Fumat fosc", en: "Dark smoke" },
    },
  },
  {
    slug: "deflector-mounting",
    name: { es: "Montaje", ca: "Muntatge", en: "Mounting" },
    kind: "option",
    options: {
      channel: { es: "En el canal del cristal", ca: "Al canal del vidre", en: "In the window channel" },
      adhesive: { es: "Adhesivo", ca: "Adhesiu", en: "Adhesive" },
    },
  },
  {
    slug: "beacon-connected",
    name: { es: "Conectada a DGT 3.0", ca: "Connectada a DGT 3.0", en: "Connected to DGT 3.0" },
    kind: "flag",
  },
  {
    slug: "beacon-service-until",
    name: { es: "Conexión incluida hasta", ca: "Connexió inclosa fins a", en: "Connection included until" },
    kind: "text",
  },
  {
    slug: "beacon-runtime",
    name: { es: "Autonomía", ca: "Autonomia", en: "Running time" },
    kind: "number",
    unit: "min",
    decimals: 0,
  },
  {
    slug: "beacon-power",
    name: { es: "Alimentación", ca: "Alimentació", en: "Power supply" },
    kind: "option",
    options: {
      "9v": { es: "Pila de 9 V", ca: "Pila de 9 V", en: "9 V battery" },
      aaa: { es: "Pilas AAA", ca: "Piles AAA", en: "AAA batteries" },
      aa: { es: "Pilas AA", ca: "Piles AA", en: "AA batteries" },
    },
  },
  {
    slug: "triangle-weighted-base",
    name: { es: "Base lastrada", ca: "Base llastada", en: "Weighted base" },
    kind: "flag",
  },
  {
    slug: "vest-colour",
    name: { es: "Color del chaleco", ca: "Color de l'armilla", en: "Vest colour" },
    kind: "option",
    options: {
      yellow: { es: "Amarillo fluorescente", ca: "Groc fluorescent", en: "Fluorescent yellow" },
      orange: { es: "Naranja fluorescente", ca: "Taronja fluorescent", en: "Fluorescent orange" },
    },
  },
  { slug: "vest-size", name: { es: "Talla", ca: "Talla", en: "Size" }, kind: "text" },
  {
    slug: "charger-current",
    name: { es: "Corriente de carga", ca: "Corrent de càrrega", en: "Charging current" },
    kind: "number",
    unit: "A",
    decimals: 1,
  },
  {
    slug: "charger-max-capacity",
    name: { es: "Batería máxima", ca: "Bateria màxima", en: "Largest battery" },
    kind: "number",
    unit: "Ah",
    decimals: 0,
  },
  {
    slug: "charger-battery-types",
    name: { es: "Baterías admitidas", ca: "Bateries admeses", en: "Battery types" },
    kind: "option",
    options: {
      lead: { es: "Plomo, EFB y AGM", ca: "Plom, EFB i AGM", en: "Lead-acid, EFB and AGM" },
      "lead-lithium": {
        es: "Plomo, EFB, AGM y litio",
        ca: "Plom, EFB, AGM i liti",
        en: "Lead-acid, EFB, AGM and lithium",
      },
    },
  },
  {
    slug: "charger-maintains",
    name: { es: "Con modo mantenedor", ca: "Amb mode mantenidor", en: "With maintenance mode" },
    kind: "flag",
  },
  {
    slug: "charge-connector",
    name: { es: "Conectores", ca: "Connectors", en: "Connectors" },
    kind: "option",
    options: {
      "type-2": { es: "Tipo 2 a tipo 2", ca: "Tipus 2 a tipus 2", en: "Type 2 to Type 2" },
    },
  },
  {
    slug: "charge-phases",
    name: { es: "Fases", ca: "Fases", en: "Phases" },
    kind: "option",
    options: {
      single: { es: "Monofásico", ca: "Monofàsic", en: "Single-phase" },
      three: { es: "Trifásico", ca: "Trifàsic", en: "Three-phase" },
    },
  },
  {
    slug: "charge-protection",
    name: { es: "Grado de protección", ca: "Grau de protecció", en: "Protection rating" },
    kind: "text",
  },
];
