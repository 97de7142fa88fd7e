import type { AttributeSeed } from "../types.ts";

/** Voltages, currents, outputs and connectors. */
export const electrical: AttributeSeed[] = [
  {
    slug: "voltage",
    name: { es: "Tensión", ca: "Tensió", en: "Voltage" },
    kind: "number",
    unit: "V",
    decimals: 0,
  },
  {
    slug: "power-watts",
    name: { es: "Potencia", ca: "Potència", en: "Power" },
    kind: "number",
    unit: "W",
    decimals: 0,
  },
  {
    slug: "rated-current",
    name: { es: "Corriente nominal", ca: "Corrent nominal", en: "Rated current" },
    kind: "number",
    unit: "A",
    decimals: 0,
  },
  {
    slug: "poles",
    name: { es: "Número de polos", ca: "Nombre de pols", en: "Number of poles" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "cable-length",
    name: { es: "Longitud del cable", ca: "Longitud del cable", en: "Cable length" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
];
