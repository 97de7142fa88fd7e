import {
  type Fuel,
  maxPapersCandidates,
  type PapersQuery,
  type Vehicle,
} from "@recambia/contract/vehicles/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { type VehicleRow, vehicleColumns, vehicleOf, vehicleTables } from "./find-vehicle.ts";

/** Vehicles registered as petrol or diesel may be mild hybrids. */
const registeredAs: Partial<Record<Fuel, Fuel[]>> = {
  petrol: ["petrol", "mild_hybrid_petrol"],
  diesel: ["diesel", "mild_hybrid_diesel"],
};

/**
 * Finds the vehicles that match registration papers: kW ± 1, cm³ ± 5, the fuel, and a first registration between start of
 * production and twelve months after its end, because cars may wait in stock (product decisions §3). Best-known makers
 * first, at most 100; `total` counts all.
 */
export async function findByPapers(
  database: Queryable,
  papers: PapersQuery,
): Promise<{ data: Vehicle[]; meta: { total: number } } | Refusal> {
  const month = papers.first_registration % 100;
  if (month < 1 || month > 12) return refuseField("first_registration", fieldMessages.format);
  const rows = await database.rows<VehicleRow & { total: number }>({
    name: "find-by-papers",
    text: `select ${vehicleColumns}, count(*) over ()::int as total
           from ${vehicleTables}
           where variant.kw between $1::int - 1 and $1::int + 1
             and variant.fuel = any($2::text[])
             and ($3::int is null or variant.ccm between $3::int - 5 and $3::int + 5)
             and variant.built_from <= $4::int
             and (variant.built_to is null or variant.built_to + 100 >= $4::int)
             and ($5::text is null or maker.public_id = $5::text)
           order by maker.rank, maker.name, model.name, variant.built_from, variant.id
           limit ${maxPapersCandidates}`,
    values: [
      papers.kw,
      registeredAs[papers.fuel] ?? [papers.fuel],
      papers.ccm || null,
      papers.first_registration,
      papers.maker ?? null,
    ],
  });
  return { data: rows.map(vehicleOf), meta: { total: rows[0]?.total ?? 0 } };
}
