import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { csvReader, list } from "../reading/read-csv.ts";

const Row = Type.Object(
  {
    body: Type.String({ minLength: 1 }),
    /** Ids of the models that have it. */
    models: Type.String({ minLength: 1 }),
    /** Part types that they share, with `@` before an axle if only those of one are the same. */
    parts: Type.String({ minLength: 1 }),
  },
  closed,
);

/** Names of the bodies that a model shares parts with, by part type, with `@` before an axle where only one axle's is shared. */
export type SharedBodies = ReadonlyMap<string, string>;

/** @returns a function that tells which body parts a model has in common with other models. */
export async function readSharedBodies(folder: string): Promise<(modelId: string) => SharedBodies> {
  const rows = await csvReader(Row)(join(folder, "shared-bodies.csv"));
  return (modelId) =>
    new Map(
      rows
        .filter(({ models }) => list(models).includes(modelId))
        .flatMap(({ body, parts }) => list(parts).map((part) => [part, body] as const)),
    );
}

type Spot = { partType: { slug: string }; position: string | null };

/** @returns the body that decides whether a part for one model's body fits another's; its own unless they share that part. */
export function bodyOf(
  model: { id: string; sharedBodies: SharedBodies },
  { partType, position }: Spot,
): string {
  const { sharedBodies, id } = model;
  return sharedBodies.get(`${partType.slug}@${position}`) ?? sharedBodies.get(partType.slug) ?? id;
}
