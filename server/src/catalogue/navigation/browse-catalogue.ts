import { defaultPerPage, maxPage, maxPerPage, type Sort } from "@recambia/contract/catalogue/schemas";
import { onlyRow } from "../../platform/database/database.ts";
import { orderByClause } from "../listing/list-order.ts";
import type { CountRow, ListRequest, ListResult } from "../listing/sql/list-statement.ts";
import type { CatalogueContext } from "../model/catalogue-context.ts";
import { isOnOffer } from "../prices/price.ts";
import { fitJoin, type ProductRow, productColumns } from "../products/product-card.ts";
import { countBrandsMade } from "./count-for-vehicle.ts";

type BrowseRow = {
  min_cents: number | null;
  max_cents: number | null;
  offer_count: number;
  rows: ProductRow[] | null;
};

/** Largest offset that a page can have. */
const furthest = maxPage * maxPerPage;
/** Most requested pages are among the first. */
const near = 20 * defaultPerPage;

/** @param reach largest offset the statement is used for; it decides how the page is found. */
function browseText(sort: Sort, reach: number): string {
  return `with page as (
    select first.id from (
      select p.id from product p where p.is_active order by ${orderByClause(sort, "p")} limit ${reach}
    ) first limit $3::int offset $4::int
  )
  select
    (select min(p.price_cents) from product p where p.is_active) as min_cents,
    (select max(p.price_cents) from product p where p.is_active) as max_cents,
    (select count(*)::int from product p where p.is_active and p.offer_ends_at is not null
      and ${isOnOffer("p", "$2::timestamptz")}) as offer_count,
    (select json_agg(card) from (
      select ${productColumns} from page join product p on p.id = page.id ${fitJoin("$1::int")}
      order by ${orderByClause(sort, "p")}
    ) card) as rows`;
}

/**
 * Lists the whole catalogue without filters. The page is an index scan, and brands and part types are counted by tallies,
 * so that the cost does not grow with the catalogue. Stock, position and rating are not counted.
 */
export async function browseCatalogue(
  catalogue: CatalogueContext,
  request: ListRequest,
): Promise<ListResult> {
  const isNear = request.offset + request.limit <= near;
  const row = await onlyRow<BrowseRow>(catalogue.database, {
    name: `browse-${isNear ? "near" : "far"}-${request.sort}`,
    text: browseText(request.sort, isNear ? near : furthest),
    values: [request.variantKey, request.now, request.limit, request.offset],
  });
  const counts: CountRow[] = [
    ["price", null, null, 0, row.min_cents, row.max_cents],
    ["offers", null, null, row.offer_count, null, null],
  ];
  for (const [id, count] of countBrandsMade(catalogue.definitions, null)) {
    counts.push(["brand", id, null, count, null, null]);
  }
  let total = 0;
  for (const { id, tally } of catalogue.definitions.partTypes) {
    total += tally.productCount;
    counts.push(["part_type", id, null, tally.productCount, null, null]);
  }
  return { total, in_scope: total, offers_in_scope: 0, counts, rows: row.rows };
}
