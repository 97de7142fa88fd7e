import type { AttributeSeed } from "../types.ts";

/** Gearboxes, their mounts, linkages and controls. */
export const gearbox: AttributeSeed[] = [
  {
    slug: "gearbox-kind",
    name: { es: "Tipo de cambio", ca: "Tipus de canvi", en: "Gearbox type" },
    kind: "option",
    options: {
      manual: { es: "Manual", ca: "Manual", en: "Manual" },
      automatic: {
        es: "Automático con convertidor",
        ca: "Automàtic amb convertidor",
        en: "Torque-converter automatic",
      },
      "dual-clutch": { es: "Doble embrague", ca: "Doble embragatge", en: "Dual-clutch" },
      cvt: { es: "Variador continuo", ca: "Variador continu", en: "CVT" },
    },
  },
  {
    slug: "gearbox-code",
    name: { es: "Código de la caja", ca: "Codi de la caixa", en: "Gearbox code" },
    kind: "text",
  },
  {
    slug: "gearbox-gears",
    name: { es: "Número de marchas", ca: "Nombre de marxes", en: "Number of gears" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "gearbox-mount-bearing",
    name: { es: "Tipo de soporte", ca: "Tipus de suport", en: "Mount type" },
    kind: "option",
    options: {
      rubber: { es: "Caucho-metal", ca: "Cautxú-metall", en: "Rubber-metal" },
      hydro: { es: "Hidráulico", ca: "Hidràulic", en: "Hydraulic" },
    },
  },
  {
    slug: "gearbox-mount-place",
    name: { es: "Ubicación del soporte", ca: "Ubicació del suport", en: "Mount location" },
    kind: "option",
    options: {
      upper: { es: "Superior", ca: "Superior", en: "Upper" },
      lower: { es: "Inferior", ca: "Inferior", en: "Lower" },
      torque: { es: "Biela de par", ca: "Biela de parell", en: "Torque arm" },
    },
  },
  {
    slug: "gearbox-seal-place",
    name: { es: "Lugar del retén", ca: "Lloc del retén", en: "Seal location" },
    kind: "option",
    options: {
      "differential-left": {
        es: "Salida de semieje izquierda",
        ca: "Sortida de semieix esquerra",
        en: "Left driveshaft output",
      },
      "differential-right": {
        es: "Salida de semieje derecha",
        ca: "Sortida de semieix dreta",
        en: "Right driveshaft output",
      },
      input: { es: "Eje primario", ca: "Eix primari", en: "Input shaft" },
      selector: { es: "Eje selector", ca: "Eix selector", en: "Selector shaft" },
    },
  },
  {
    slug: "gearbox-cable-function",
    name: { es: "Función del cable", ca: "Funció del cable", en: "Cable function" },
    kind: "option",
    options: {
      select: { es: "Selección", ca: "Selecció", en: "Select" },
      shift: { es: "Engrane", ca: "Engranament", en: "Shift" },
      both: { es: "Juego de los dos", ca: "Joc de tots dos", en: "Set of both" },
    },
  },
  { slug: "gearbox-with-oil", name: { es: "Con aceite", ca: "Amb oli", en: "With oil" }, kind: "flag" },
  {
    slug: "gearbox-with-gasket",
    name: { es: "Con junta", ca: "Amb junta", en: "With gasket" },
    kind: "flag",
  },
  {
    slug: "gearbox-with-filter",
    name: { es: "Con filtro integrado", ca: "Amb filtre integrat", en: "With built-in filter" },
    kind: "flag",
  },
  {
    slug: "gearbox-oil-quantity",
    name: { es: "Aceite incluido", ca: "Oli inclòs", en: "Oil included" },
    kind: "number",
    unit: "l",
    decimals: 0,
  },
  {
    slug: "gearbox-needs-coding",
    name: { es: "Hay que codificarlo", ca: "Cal codificar-lo", en: "Needs coding to the car" },
    kind: "flag",
  },
  {
    slug: "gearbox-with-bushes",
    name: { es: "Con casquillos", ca: "Amb casquets", en: "With bushes" },
    kind: "flag",
  },
  {
    slug: "gearbox-switch-contact",
    name: { es: "Contacto", ca: "Contacte", en: "Contact" },
    kind: "option",
    options: {
      closing: { es: "Cierra al accionarlo", ca: "Tanca en accionar-lo", en: "Normally open" },
      opening: { es: "Abre al accionarlo", ca: "Obre en accionar-lo", en: "Normally closed" },
    },
  },
  {
    slug: "gearbox-converter-lockup",
    name: { es: "Con embrague de bloqueo", ca: "Amb embragatge de bloqueig", en: "With lock-up clutch" },
    kind: "flag",
  },
];
