import { noiseClasses, type TyreLabel, tyreClasses } from "@recambia/contract/catalogue/tyre-label";
import type { AttributeValues } from "./attribute-values.ts";
import { hashOf } from "./draw.ts";

/** Part types of tyres: do they carry the mountain and the snowflake, and what size mark the label has. */
const tyres = new Map<string, { snow: boolean; tyreClass: "C1" | "C2" }>([
  ["neumaticos-de-verano", { snow: false, tyreClass: "C1" }],
  ["neumaticos-de-invierno", { snow: true, tyreClass: "C1" }],
  ["neumaticos-de-cuatro-estaciones", { snow: true, tyreClass: "C1" }],
  ["neumaticos-de-furgoneta", { snow: false, tyreClass: "C2" }],
]);

export function isTyre(partType: string): boolean {
  return tyres.has(partType);
}

/** Numbers from here on belong to no tyre of the European product database. */
const firstFreeNumber = 999_000_000;

/** A tyre's label from its attributes; null for anything else. One in three winter tyres grips on ice. */
export function tyreLabel(partType: string, productId: string, values: AttributeValues): TyreLabel | null {
  const tyre = tyres.get(partType);
  if (!tyre) return null;
  const { snow, tyreClass } = tyre;
  const noise = Number(values["tyre-noise"]);
  const rim = `R${values["rim-diameter"]}${tyreClass === "C2" ? "C" : ""}`;
  const hash = hashOf(`label ${productId}`);
  return {
    size: `${values["tyre-width"]}/${values["tyre-ratio"]} ${rim} ${values["tyre-load-speed"]}`,
    tyre_class: tyreClass,
    fuel_class: classOf(values["tyre-rolling-class"]),
    wet_grip_class: classOf(values["tyre-wet-grip-class"]),
    noise_class: noiseClasses[noise <= 68 ? 0 : noise <= 71 ? 1 : 2],
    noise_db: noise,
    snow,
    ice: partType === "neumaticos-de-invierno" && hash % 3 === 0,
    eprel_number: String(firstFreeNumber + (hash % 1_000_000)),
  };
}

function classOf(value: AttributeValues[string] | undefined): TyreLabel["fuel_class"] {
  return tyreClasses.find((known) => known.toLowerCase() === value) ?? "C";
}
