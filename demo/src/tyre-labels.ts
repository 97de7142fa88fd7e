import { noiseClasses, type TyreLabel, tyreClasses } from "@recambia/contract/catalogue/tyre-label";
import type { AttributeValues } from "./attribute-values.ts";
import { hashOf } from "./draw.ts";
import type { TyreTraits } from "./taxonomy/index.ts";

/** Numbers from here on belong to no tyre of the European product database. */
const firstFreeNumber = 999_000_000;

/** A tyre's label from its attributes. One in three of those that may be approved for ice is. */
export function tyreLabel(tyre: TyreTraits, productId: string, values: AttributeValues): TyreLabel {
  const noise = Number(values["tyre-noise"]);
  const rim = `R${values["rim-diameter"]}${tyre.class === "C2" ? "C" : ""}`;
  const hash = hashOf(`label ${productId}`);
  return {
    size: `${values["tyre-width"]}/${values["tyre-ratio"]} ${rim} ${values["tyre-load-speed"]}`,
    tyre_class: tyre.class,
    fuel_class: classOf(values["tyre-rolling-class"]),
    wet_grip_class: classOf(values["tyre-wet-grip-class"]),
    noise_class: noiseClasses[noise <= 68 ? 0 : noise <= 71 ? 1 : 2],
    noise_db: noise,
    snow: tyre.snow,
    ice: tyre.ice === true && hash % 3 === 0,
    eprel_number: String(firstFreeNumber + (hash % 1_000_000)),
  };
}

function classOf(value: AttributeValues[string] | undefined): TyreLabel["fuel_class"] {
  return tyreClasses.find((known) => known.toLowerCase() === value) ?? "C";
}
