import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { Companion } from "@recambia/contract/catalogue/related";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { describeCompanions } from "./find-product.ts";
import { fitJoin, type ProductRow, productCardOf, productColumns } from "./product-card.ts";

/** Candidates per part type: the vehicle's conditions may rule out the first ones. */
const candidatesPerKind = 4;

type CompanionRow = { own_part_type_id: number } & (ProductRow | { id: null });

/**
 * Selects for each companion part type the most requested products in stock that fit the vehicle or any vehicle, preferring
 * the same position. Starts from the vehicle's fit lines and the universal products, so that the cost does not grow with
 * the catalogue.
 */
const companionsText = `with asked as materialized (
    select id, part_type_id, position, side from product where slug = $1 and is_active
  )
  select asked.part_type_id as own_part_type_id, card.*
  from asked
  join part_type own on own.id = asked.part_type_id
  left join lateral (
    select kind.id as kind_id, named.place from unnest(own.companions) with ordinality as named (slug, place)
    join part_type kind on kind.slug = named.slug
  ) companion on true
  left join lateral (
    select ${productColumns} from (
      select fitting.id from fit_line own_line
      join product fitting on fitting.fit_set_id = own_line.fit_set_id
        and fitting.part_type_id = own_line.part_type_id
      where own_line.variant_id = $2::int and own_line.part_type_id = companion.kind_id and fitting.is_active
      union
      select universal.id from product universal
      where universal.part_type_id = companion.kind_id and universal.is_active and universal.is_universal
    ) candidate
    join product p on p.id = candidate.id ${fitJoin("$2::int")}
    where p.available > 0 and p.restricted is null
    order by (p.position is null or asked.position is null or p.position = asked.position) desc,
             (p.side is null or asked.side is null or p.side = asked.side) desc, p.relevance desc, p.id
    limit ${candidatesPerKind}
  ) card on true
  order by companion.place`;

/**
 * Lists the part types that are usually needed with a product, in display order, each with the product to offer.
 *
 * @returns `not_found` for an unknown or withdrawn product.
 */
export async function listCompanions(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<{ data: Companion[]; meta: ForVehicle } | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const rows = await catalogue.database.rows<CompanionRow>({
    name: "list-companions",
    text: companionsText,
    values: [slug, vehicle?.variantKey ?? null],
  });
  const [first] = rows;
  if (!first) return { refused: "not_found" };
  const cards = new Map<string, ProductCard>();
  for (const row of rows) {
    if (row.id === null) continue;
    const card = productCardOf(catalogue, vehicle, row);
    const { part_type } = card;
    if (isBetter(card, cards.get(part_type.slug))) cards.set(part_type.slug, card);
  }
  const kinds = describeCompanions(catalogue, catalogue.definitions.partType(first.own_part_type_id));
  return {
    data: kinds.map((part_type) => ({ part_type, product: cards.get(part_type.slug) ?? null })),
    meta: describeVehicle(vehicleId, vehicle),
  };
}

/** Prefers products without conditions; excludes those whose conditions the vehicle does not meet. */
function isBetter({ fit }: ProductCard, before: ProductCard | undefined): boolean {
  if (fit.answer === "does_not_fit" || fit.answer === "unknown") return false;
  return before === undefined || (before.fit.answer === "fits_if" && fit.answer !== "fits_if");
}
