import type { PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findChosenVehicle } from "../model/vehicles.ts";
import { countPartTypes } from "../navigation/count-for-vehicle.ts";
import type { Lexicon, ParsedQuery } from "./query/index.ts";
import type { Symptom } from "./symptoms/index.ts";

/** A part type that a symptom may come from, with the number of its products. */
export type LikelyCause = { partType: PartType; cause: Symptom["causes"][number]; productCount: number };

/** Lists the part types that a symptom may come from and that the vehicle has, most likely first. */
export async function likelyCauses(
  catalogue: CatalogueContext,
  { causes }: Lexicon,
  { symptom }: ParsedQuery,
  vehicleId: string | undefined,
): Promise<LikelyCause[]> {
  if (!symptom) return [];
  const { definitions } = catalogue;
  const known = new Map<PartType, LikelyCause["cause"]>();
  for (const cause of symptom.symptom.causes) {
    const thing = causes.get(cause.part);
    const partType = thing && definitions.partType(thing.id);
    if (partType && !known.has(partType)) known.set(partType, cause);
  }
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const ids = [...known.keys()].map(({ id }) => id);
  const countOf = await countPartTypes(catalogue, vehicle, ids);
  return [...known]
    .map(([partType, cause]) => ({ cause, partType, productCount: countOf(partType).productCount }))
    .filter(({ productCount }) => productCount > 0);
}
