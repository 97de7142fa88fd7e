import type { AttributeSeed } from "../types.ts";

/** Shock absorbers, springs and their mounts. */
export const damping: AttributeSeed[] = [
  {
    slug: "damper-pressure",
    name: { es: "Tipo de amortiguador", ca: "Tipus d'esmorteïdor", en: "Damper type" },
    kind: "option",
    options: {
      gas: { es: "De gas", ca: "De gas", en: "Gas" },
      oil: { es: "De aceite", ca: "D'oli", en: "Oil" },
    },
  },
  {
    slug: "damper-tube",
    name: { es: "Sistema", ca: "Sistema", en: "System" },
    kind: "option",
    options: {
      twin: { es: "Bitubo", ca: "Bitub", en: "Twin-tube" },
      mono: { es: "Monotubo", ca: "Monotub", en: "Mono-tube" },
    },
  },
  {
    slug: "damper-design",
    name: { es: "Ejecución", ca: "Execució", en: "Design" },
    kind: "option",
    options: {
      strut: { es: "Columna de suspensión", ca: "Columna de suspensió", en: "Suspension strut" },
      telescopic: { es: "Telescópico", ca: "Telescòpic", en: "Telescopic" },
      "spring-carrying": {
        es: "Telescópico con apoyo de muelle",
        ca: "Telescòpic amb suport de molla",
        en: "Spring-carrying telescopic",
      },
    },
  },
  {
    slug: "damper-upper-mount",
    name: { es: "Fijación superior", ca: "Fixació superior", en: "Upper mounting" },
    kind: "option",
    options: {
      pin: { es: "Espiga", ca: "Espiga", en: "Top pin" },
      eye: { es: "Ojo", ca: "Ull", en: "Eye" },
    },
  },
  {
    slug: "damper-lower-mount",
    name: { es: "Fijación inferior", ca: "Fixació inferior", en: "Lower mounting" },
    kind: "option",
    options: {
      clamp: { es: "Abrazadera de mangueta", ca: "Abraçadora de mangueta", en: "Knuckle clamp" },
      plate: { es: "Pletina con dos tornillos", ca: "Platina amb dos cargols", en: "Two-bolt bracket" },
      eye: { es: "Ojo", ca: "Ull", en: "Eye" },
      fork: { es: "Horquilla", ca: "Forquilla", en: "Fork" },
    },
  },
  {
    slug: "damper-tube-diameter",
    name: { es: "Diámetro del cuerpo", ca: "Diàmetre del cos", en: "Body diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "spring-wire-diameter",
    name: { es: "Diámetro del alambre", ca: "Diàmetre del filferro", en: "Wire diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "spring-axle-load",
    name: { es: "Carga máxima del eje", ca: "Càrrega màxima de l'eix", en: "Maximum axle load" },
    kind: "number",
    unit: "kg",
    decimals: 0,
  },
  {
    slug: "spring-shape",
    name: { es: "Forma del muelle", ca: "Forma de la molla", en: "Spring shape" },
    kind: "option",
    options: {
      cylindrical: { es: "Cilíndrica", ca: "Cilíndrica", en: "Cylindrical" },
      barrel: { es: "De tonel", ca: "De bota", en: "Barrel" },
      "side-load": { es: "De carga lateral", ca: "De càrrega lateral", en: "Side-load" },
    },
  },
  {
    slug: "damper-mount-with-bearing",
    name: { es: "Con rodamiento", ca: "Amb rodament", en: "With bearing" },
    kind: "flag",
  },
  {
    slug: "damper-mount-bolts",
    name: { es: "Número de espárragos", ca: "Nombre d'espàrrecs", en: "Number of studs" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "damper-rod-diameter",
    name: { es: "Diámetro del vástago", ca: "Diàmetre de la tija", en: "Piston rod diameter" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "bump-stop-material",
    name: { es: "Material del tope", ca: "Material del topall", en: "Bump stop material" },
    kind: "option",
    options: {
      pu: { es: "Poliuretano", ca: "Poliuretà", en: "Polyurethane" },
      rubber: { es: "Caucho", ca: "Cautxú", en: "Rubber" },
    },
  },
  {
    slug: "spring-seat-place",
    name: { es: "Lugar de montaje", ca: "Lloc de muntatge", en: "Fitting place" },
    kind: "option",
    options: {
      upper: { es: "Superior", ca: "Superior", en: "Upper" },
      lower: { es: "Inferior", ca: "Inferior", en: "Lower" },
    },
  },
  {
    slug: "damper-valve-count",
    name: { es: "Válvulas electromagnéticas", ca: "Vàlvules electromagnètiques", en: "Solenoid valves" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
];
