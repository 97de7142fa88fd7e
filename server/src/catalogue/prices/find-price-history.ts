import type { PriceHistory } from "@recambia/contract/catalogue/product";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { reductionDays } from "./lowest-prices.ts";
import { currentPrice, type PriceRow, priceColumns } from "./price.ts";

/** Days that the history covers. */
const chartDays = 180;
const dayMs = 86_400_000;

type HistoryRow = PriceRow & {
  /** Null for a reduction whose start was not recorded. */
  started_ms: number | null;
  /** Prices with their start, oldest first. */
  given: [cents: number, fromMs: number][] | null;
};

const historyText = `select ${priceColumns("p")},
    (extract(epoch from p.offer_started_at) * 1000)::float8 as started_ms,
    (select json_agg(json_build_array(h.price_cents, extract(epoch from h.valid_from) * 1000)
                     order by h.valid_from, h.id)
     from price_history h where h.product_id = p.id) as given
  from product p where p.slug = $1 and p.is_active`;

/**
 * Returns the prices of a product over the last 180 days, and the lowest price of the 30 days before the current reduction
 * (LOCM art. 20.1).
 *
 * @returns `not_found` for an unknown or withdrawn product.
 */
export async function findPriceHistory(
  catalogue: CatalogueContext,
  slug: string,
): Promise<PriceHistory | Refusal> {
  const { database, now } = catalogue;
  const [row] = await database.rows<HistoryRow>({
    name: "find-price-history",
    text: historyText,
    values: [slug],
  });
  if (!row) return { refused: "not_found" };
  const { offer } = currentPrice(row, now);
  return {
    currency: "EUR",
    prices: latePrices(row.given ?? [], now.getTime() - chartDays * dayMs),
    reduction:
      offer && row.started_ms !== null
        ? {
            lowest_cents: offer.previous_cents,
            days_begin: new Date(row.started_ms - reductionDays * dayMs).toISOString(),
            started_at: new Date(row.started_ms).toISOString(),
            ends_at: offer.ends_at,
          }
        : null,
  };
}

/** Returns the price changes since a moment, beginning with the price in force then, without prices of no duration. */
function latePrices(given: [cents: number, fromMs: number][], sinceMs: number): PriceHistory["prices"] {
  const history: { cents: number; fromMs: number }[] = [];
  for (const [cents, fromMs] of given) {
    const begun = Math.max(fromMs, sinceMs);
    if (history.at(-1)?.fromMs === begun) history.pop();
    if (history.at(-1)?.cents !== cents) history.push({ cents, fromMs: begun });
  }
  return history.map(({ cents, fromMs }) => ({ cents, from: new Date(fromMs).toISOString() }));
}
