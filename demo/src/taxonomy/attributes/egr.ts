import type { AttributeSeed } from "../types.ts";

/** Exhaust gas recirculation and secondary air. */
export const egr: AttributeSeed[] = [
  {
    slug: "egr-operation",
    name: { es: "Accionamiento", ca: "Accionament", en: "Operating mode" },
    kind: "option",
    options: {
      electric: { es: "Eléctrico", ca: "Elèctric", en: "Electric" },
      pneumatic: { es: "Neumático", ca: "Pneumàtic", en: "Pneumatic" },
    },
  },
  {
    slug: "egr-cooler-included",
    name: { es: "Con enfriador", ca: "Amb refredador", en: "With cooler" },
    kind: "flag",
  },
  {
    slug: "egr-cooler-bypass",
    name: { es: "Con válvula de derivación", ca: "Amb vàlvula de derivació", en: "With bypass valve" },
    kind: "flag",
  },
  {
    slug: "vacuum-ports",
    name: { es: "Número de tomas de vacío", ca: "Nombre de preses de buit", en: "Number of vacuum ports" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "egr-pipe-design",
    name: { es: "Tipo de tubo", ca: "Tipus de tub", en: "Pipe design" },
    kind: "option",
    options: {
      rigid: { es: "Rígido", ca: "Rígid", en: "Rigid" },
      corrugated: { es: "Corrugado", ca: "Corrugat", en: "Corrugated" },
    },
  },
  {
    slug: "egr-cleaner-use",
    name: { es: "Modo de empleo", ca: "Mode d'ús", en: "Method of use" },
    kind: "option",
    options: {
      "through-intake": {
        es: "Sin desmontar, por la admisión",
        ca: "Sense desmuntar, per l'admissió",
        en: "Through the intake, no removal",
      },
      "part-removed": {
        es: "Con la válvula desmontada",
        ca: "Amb la vàlvula desmuntada",
        en: "With the valve removed",
      },
    },
  },
  {
    slug: "egr-cleaner-engines",
    name: { es: "Motores", ca: "Motors", en: "Engines" },
    kind: "option",
    options: {
      diesel: { es: "Solo diésel", ca: "Només dièsel", en: "Diesel only" },
      "petrol-and-diesel": { es: "Gasolina y diésel", ca: "Gasolina i dièsel", en: "Petrol and diesel" },
    },
  },
  {
    slug: "egr-cleaner-tube",
    name: { es: "Con tubo de aplicación", ca: "Amb tub d'aplicació", en: "With application tube" },
    kind: "flag",
  },
];
