import type { Maker } from "@recambia/contract/vehicles/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { compareSpanish } from "./vehicle-order.ts";

/** Lists all makers, the most common in Spain first, then by name (specification §7). */
export async function listMakers(database: Queryable): Promise<Maker[]> {
  const rows = await database.rows<Maker & { rank: number }>({
    name: "list-makers",
    text: "select public_id as id, name, slug, rank from maker",
  });
  return rows
    .sort((a, b) => a.rank - b.rank || compareSpanish.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1))
    .map(({ id, name, slug }) => ({ id, name, slug }));
}
