import { modelFamily } from "@recambia/contract/vehicles/vehicle-names";

/** A generation of a model that has several. */
export type Generation = {
  /** The model's name without a generation: `Ibiza`. */
  family: string;
  /** Part of the name that distinguishes it: `IV (6J, 6P)`, `E46`; the family's name if there is none. */
  name: string;
};

/** Returns a function that finds a model's generation; null for a model that is the only one of its name. */
export function generationsOf<Model extends { name: string }>(
  models: readonly Model[],
): (model: Model) => Generation | null {
  const families = Map.groupBy(models, ({ name }) => modelFamily(name));
  return ({ name }) => {
    const family = modelFamily(name);
    if ((families.get(family)?.length ?? 0) < 2 || !name.startsWith(family)) return null;
    const own = name.slice(family.length).trim();
    return { family, name: own.replace(/^\(([^()]*)\)$/, "$1") || family };
  };
}
