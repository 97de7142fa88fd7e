import { onlyRow } from "../../platform/database/database.ts";
import type { CatalogueReader } from "../model/catalogue-cache.ts";
import type { ListedProduct } from "./product-card.ts";

/** The array in `product.listed`, in its order (migration 0021). */
type ListedTuple = [
  id: number,
  publicId: string,
  brandId: number,
  partTypeId: number,
  texts: { slug: string; part_number: string; picture: string },
  position: ListedProduct["position"],
  side: ListedProduct["side"],
  name: ListedProduct["name"],
  coreDepositCents: number | null,
  available: number,
  soldAs: ListedProduct["sold_as"],
  neededPerJob: number,
  netQuantity: number | null,
  netUnit: ListedProduct["net_unit"],
  restricted: ListedProduct["restricted"],
  tyreLabel: ListedProduct["tyre_label"],
  keyAttributes: ListedProduct["key_attributes"],
  ratingAverage: number | null,
  ratingCount: number,
  isUniversal: boolean,
  fitSetId: number | null,
  priceCents: number,
  offerPreviousCents: number | null,
  offerEndsMs: number | null,
  offerAfterCents: number | null,
];

/**
 * Returns products as lists show them, in the order of `ids`. Recently listed products are cached (decision 033); the
 * others are read from the precomputed column `product.listed` (decision 038).
 */
export async function readListedProducts(
  { database, cache }: CatalogueReader,
  ids: readonly number[],
): Promise<ListedProduct[]> {
  const found = new Map(ids.map((id) => [id, cache.products.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  if (missing.length > 0) {
    const { listed } = await onlyRow<{ listed: string }>(database, {
      name: "listed-products",
      isLookup: true,
      text: `select '[' || coalesce(string_agg(p.listed, ','), '') || ']' as listed
             from product p where p.id = any($1::int[])`,
      values: [missing],
    });
    const products: ListedTuple[] = JSON.parse(listed);
    for (const product of products.map(listedProductOf)) {
      cache.products.set(product.id, product);
      found.set(product.id, product);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

function listedProductOf([
  id,
  publicId,
  brandId,
  partTypeId,
  { slug, part_number, picture },
  position,
  side,
  name,
  coreDepositCents,
  available,
  soldAs,
  neededPerJob,
  netQuantity,
  netUnit,
  restricted,
  tyreLabel,
  keyAttributes,
  ratingAverage,
  ratingCount,
  isUniversal,
  fitSetId,
  priceCents,
  offerPreviousCents,
  offerEndsMs,
  offerAfterCents,
]: ListedTuple): ListedProduct {
  return {
    ...{ id, slug, part_number, picture, position, side, name, available, restricted },
    public_id: publicId,
    brand_id: brandId,
    part_type_id: partTypeId,
    core_deposit_cents: coreDepositCents,
    sold_as: soldAs,
    needed_per_job: neededPerJob,
    net_quantity: netQuantity,
    net_unit: netUnit,
    tyre_label: tyreLabel,
    key_attributes: keyAttributes,
    rating_average: ratingAverage,
    rating_count: ratingCount,
    is_universal: isUniversal,
    fit_set_id: fitSetId,
    price_cents: priceCents,
    offer_previous_cents: offerPreviousCents,
    offer_ends_ms: offerEndsMs,
    offer_after_cents: offerAfterCents,
  };
}
