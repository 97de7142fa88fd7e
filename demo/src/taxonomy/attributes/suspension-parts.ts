import type { AttributeSeed } from "../types.ts";

/** Arms, joints, links, bushes and anti-roll bars. */
export const suspensionParts: AttributeSeed[] = [
  {
    slug: "arm-design",
    name: { es: "Tipo de brazo", ca: "Tipus de braç", en: "Arm type" },
    kind: "option",
    options: {
      wishbone: { es: "Triángulo", ca: "Triangle", en: "Wishbone" },
      link: { es: "Brazo recto", ca: "Braç recte", en: "Straight link" },
      trailing: { es: "Brazo longitudinal", ca: "Braç longitudinal", en: "Trailing arm" },
    },
  },
  {
    slug: "ball-joint-cone",
    name: { es: "Diámetro del cono", ca: "Diàmetre del con", en: "Cone size" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "arm-with-ball-joint",
    name: { es: "Con rótula", ca: "Amb ròtula", en: "With ball joint" },
    kind: "flag",
  },
  {
    slug: "arm-with-bushes",
    name: { es: "Con silentblocks", ca: "Amb silentblocs", en: "With bushes" },
    kind: "flag",
  },
  {
    slug: "ball-joint-fixing",
    name: { es: "Fijación", ca: "Fixació", en: "Fixing" },
    kind: "option",
    options: {
      pressed: { es: "A presión", ca: "A pressió", en: "Pressed in" },
      bolted: { es: "Atornillada", ca: "Cargolada", en: "Bolted" },
      riveted: { es: "Remachada de origen", ca: "Reblada d'origen", en: "Riveted from new" },
    },
  },
  {
    slug: "fitting-bolts-included",
    name: { es: "Con tornillos y tuercas", ca: "Amb cargols i femelles", en: "With bolts and nuts" },
    kind: "flag",
  },
  {
    slug: "bush-type",
    name: { es: "Tipo de silentblock", ca: "Tipus de silentbloc", en: "Bush type" },
    kind: "option",
    options: {
      rubber: { es: "Goma y metal", ca: "Goma i metall", en: "Rubber-metal" },
      hydraulic: { es: "Hidráulico", ca: "Hidràulic", en: "Hydraulic" },
      polyurethane: { es: "Poliuretano", ca: "Poliuretà", en: "Polyurethane" },
    },
  },
  {
    slug: "stabiliser-bar-diameter",
    name: { es: "Diámetro de la barra", ca: "Diàmetre de la barra", en: "Bar diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "stabiliser-with-links",
    name: { es: "Con bieletas", ca: "Amb bieletes", en: "With links" },
    kind: "flag",
  },
  {
    slug: "knuckle-abs-hole",
    name: {
      es: "Con alojamiento para sensor de ABS",
      ca: "Amb allotjament per a sensor d'ABS",
      en: "With ABS sensor bore",
    },
    kind: "flag",
  },
  {
    slug: "knuckle-bearing-bore",
    name: {
      es: "Diámetro del alojamiento del rodamiento",
      ca: "Diàmetre de l'allotjament del rodament",
      en: "Bearing seat diameter",
    },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "leaf-count",
    name: { es: "Número de hojas", ca: "Nombre de fulles", en: "Number of leaves" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "leaf-load",
    name: { es: "Carga admisible del eje", ca: "Càrrega admissible de l'eix", en: "Permissible axle load" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "arm-kit-contents",
    name: { es: "Contenido del kit", ca: "Contingut del kit", en: "Kit contents" },
    kind: "option",
    options: {
      arms: { es: "Solo brazos", ca: "Només braços", en: "Arms only" },
      "arms-links": { es: "Brazos y bieletas", ca: "Braços i bieletes", en: "Arms and links" },
      "arms-links-tie-rods": {
        es: "Brazos, bieletas y rótulas de dirección",
        ca: "Braços, bieletes i ròtules de direcció",
        en: "Arms, links and tie-rod ends",
      },
    },
  },
];
