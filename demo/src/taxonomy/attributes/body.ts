import type { AttributeSeed } from "../types.ts";

/** Panels, mirrors, struts and locks. */
export const body: AttributeSeed[] = [
  {
    slug: "panel-finish",
    name: { es: "Acabado", ca: "Acabat", en: "Finish" },
    kind: "option",
    options: {
      primed: {
        es: "Imprimado, listo para pintar",
        ca: "Imprimat, a punt per pintar",
        en: "Primed, ready to paint",
      },
      "smooth-unprimed": { es: "Liso sin imprimar", ca: "Llis sense imprimar", en: "Smooth, unprimed" },
      "textured-black": { es: "Negro con textura", ca: "Negre amb textura", en: "Textured black" },
      "gloss-black": { es: "Negro brillante", ca: "Negre brillant", en: "Gloss black" },
      chrome: { es: "Cromado", ca: "Cromat", en: "Chrome" },
    },
  },
  {
    slug: "parking-sensor-holes",
    name: {
      es: "Con agujeros para sensores de aparcamiento",
      ca: "Amb forats per a sensors d'aparcament",
      en: "With parking sensor holes",
    },
    kind: "flag",
  },
  {
    slug: "fog-lamp-holes",
    name: {
      es: "Con huecos para antinieblas",
      ca: "Amb forats per a fars antiboira",
      en: "With fog lamp openings",
    },
    kind: "flag",
  },
  {
    slug: "headlamp-washer-holes",
    name: {
      es: "Con agujeros para lavafaros",
      ca: "Amb forats per a rentafars",
      en: "With headlamp washer holes",
    },
    kind: "flag",
  },
  {
    slug: "side-repeater-hole",
    name: {
      es: "Con agujero para intermitente",
      ca: "Amb forat per a intermitent",
      en: "With side repeater hole",
    },
    kind: "flag",
  },
  {
    slug: "mirror-adjustment",
    name: { es: "Regulación", ca: "Regulació", en: "Adjustment" },
    kind: "option",
    options: {
      manual: {
        es: "Manual con mando interior",
        ca: "Manual amb comandament interior",
        en: "Manual, inside lever",
      },
      electric: { es: "Eléctrica", ca: "Elèctrica", en: "Electric" },
    },
  },
  { slug: "mirror-heated", name: { es: "Calefactado", ca: "Calefactat", en: "Heated" }, kind: "flag" },
  {
    slug: "mirror-power-folding",
    name: { es: "Abatible eléctricamente", ca: "Abatible elèctricament", en: "Power folding" },
    kind: "flag",
  },
  {
    slug: "mirror-indicator",
    name: { es: "Con intermitente", ca: "Amb intermitent", en: "With indicator" },
    kind: "flag",
  },
  {
    slug: "mirror-blind-spot",
    name: { es: "Con aviso de ángulo muerto", ca: "Amb avís d'angle mort", en: "With blind spot warning" },
    kind: "flag",
  },
  {
    slug: "mirror-curvature",
    name: { es: "Tipo de cristal", ca: "Tipus de vidre", en: "Glass type" },
    kind: "option",
    options: {
      flat: { es: "Plano", ca: "Pla", en: "Flat" },
      convex: { es: "Convexo", ca: "Convex", en: "Convex" },
      aspherical: { es: "Asférico", ca: "Asfèric", en: "Aspherical" },
    },
  },
  {
    slug: "mirror-glass-fixing",
    name: { es: "Fijación del cristal", ca: "Fixació del vidre", en: "Glass fixing" },
    kind: "option",
    options: {
      "clip-on": { es: "Con base a presión", ca: "Amb base a pressió", en: "Clip-on backing plate" },
      adhesive: { es: "Adhesiva", ca: "Adhesiva", en: "Adhesive" },
    },
  },
  {
    slug: "grille-place",
    name: { es: "Ubicación", ca: "Ubicació", en: "Location" },
    kind: "option",
    options: {
      upper: { es: "Parrilla superior", ca: "Graella superior", en: "Upper grille" },
      lower: { es: "Rejilla del paragolpes", ca: "Reixeta del para-xocs", en: "Bumper grille" },
    },
  },
  {
    slug: "badge-mount",
    name: {
      es: "Con alojamiento para el emblema",
      ca: "Amb allotjament per a l'emblema",
      en: "With badge mount",
    },
    kind: "flag",
  },
  {
    slug: "strut-force",
    name: { es: "Fuerza", ca: "Força", en: "Force" },
    kind: "number",
    unit: "N",
    decimals: 0,
  },
  {
    slug: "strut-stroke",
    name: { es: "Carrera", ca: "Cursa", en: "Stroke" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "strut-for-spoiler",
    name: { es: "Para portón con alerón", ca: "Per a portó amb aleró", en: "For tailgate with spoiler" },
    kind: "flag",
  },
  {
    slug: "lock-operation",
    name: { es: "Cierre", ca: "Tancament", en: "Locking" },
    kind: "option",
    options: {
      "central-locking": { es: "Cierre centralizado", ca: "Tancament centralitzat", en: "Central locking" },
      mechanical: { es: "Mecánico", ca: "Mecànic", en: "Mechanical" },
    },
  },
  {
    slug: "lock-deadlock",
    name: {
      es: "Con doble cierre de seguridad",
      ca: "Amb doble tancament de seguretat",
      en: "With deadlock",
    },
    kind: "flag",
  },
  {
    slug: "handle-keyhole",
    name: { es: "Con agujero para el bombín", ca: "Amb forat per al bombí", en: "With key barrel hole" },
    kind: "flag",
  },
  {
    slug: "handle-keyless",
    name: { es: "Con apertura sin llave", ca: "Amb obertura sense clau", en: "With keyless entry" },
    kind: "flag",
  },
  {
    slug: "liner-section",
    name: { es: "Parte", ca: "Part", en: "Section" },
    kind: "option",
    options: {
      whole: { es: "Completa", ca: "Completa", en: "Complete" },
      "front-part": { es: "Parte delantera", ca: "Part davantera", en: "Front section" },
      "rear-part": { es: "Parte trasera", ca: "Part posterior", en: "Rear section" },
    },
  },
  {
    slug: "lining-material",
    name: { es: "Material del revestimiento", ca: "Material del revestiment", en: "Lining material" },
    kind: "option",
    options: {
      plastic: { es: "Plástico", ca: "Plàstic", en: "Plastic" },
      felt: { es: "Fieltro", ca: "Feltre", en: "Felt" },
      aluminium: { es: "Aluminio", ca: "Alumini", en: "Aluminium" },
    },
  },
  {
    slug: "liner-fixings-included",
    name: { es: "Con grapas y tornillos", ca: "Amb grapes i cargols", en: "With clips and screws" },
    kind: "flag",
  },
  {
    slug: "oil-drain-hatch",
    name: {
      es: "Con registro para vaciar el aceite",
      ca: "Amb registre per buidar l'oli",
      en: "With oil drain hatch",
    },
    kind: "flag",
  },
];
