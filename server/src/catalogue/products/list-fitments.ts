import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import type { Fitment } from "@recambia/contract/catalogue/product";
import { determineFit } from "@recambia/contract/vehicles/fit";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import {
  type OrderedVehicleRow,
  sortVehicles,
  vehicleColumns,
  vehicleSummaryOf,
} from "../../vehicles/index.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { localizeRestrictions } from "./product-card.ts";

type FitmentRow = OrderedVehicleRow & { alternatives: FeedRestriction[][] | null };

/**
 * Lists all vehicles that a product fits by maker, with conditions; empty for a universal product or one without data.
 *
 * @returns `not_found` for an unknown or withdrawn product.
 */
export async function listFitments(
  { database, locale }: CatalogueContext,
  slug: string,
): Promise<Fitment[] | Refusal> {
  const rows = await database.rows<FitmentRow | { variant_id: null }>({
    name: "list-fitments",
    text: `select ${vehicleColumns}, maker.rank as maker_rank, line.alternatives
           from product p
           left join fit_line line on line.fit_set_id = p.fit_set_id
           left join variant on variant.id = line.variant_id
           left join model on model.id = variant.model_id
           left join maker on maker.id = model.maker_id
           where p.slug = $1 and p.is_active`,
    values: [slug],
  });
  if (rows.length === 0) return { refused: "not_found" };
  const fitting = sortVehicles(rows.filter((row) => row.variant_id !== null));
  return fitting.map((row) => {
    const vehicle = { builtFrom: row.built_from, builtTo: row.built_to };
    const lines = localizeRestrictions(locale, row.alternatives ?? [[]]);
    const { alternatives } = determineFit({ isUniversal: false, hasFitments: true }, vehicle, lines);
    return { vehicle: vehicleSummaryOf(row), alternatives };
  });
}
