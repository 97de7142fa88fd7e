import type { Model } from "@recambia/contract/vehicles/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type ModelRow, modelColumns, modelOf } from "./find-vehicle.ts";
import { compareModels } from "./vehicle-order.ts";

/**
 * Lists a maker's models, by family and generation (specification §7).
 *
 * @param makerId public id; `not_found` if unknown.
 */
export async function listModels(database: Queryable, makerId: string): Promise<Model[] | Refusal> {
  const rows = await database.rows<ModelRow | { model_id: null }>({
    name: "list-models",
    text: `select ${modelColumns}
           from maker left join model on model.maker_id = maker.id
           where maker.public_id = $1`,
    values: [makerId],
  });
  if (rows.length === 0) return { refused: "not_found" };
  return rows
    .filter((row) => row.model_id !== null)
    .map(modelOf)
    .sort(compareModels);
}
