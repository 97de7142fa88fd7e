import { cartTotals } from "@recambia/contract/cart/schemas";
import type { CollectionItem, SharedCollection } from "@recambia/contract/collections/schemas";
import { vatRateOn } from "@recambia/contract/money";
import { type CatalogueContext, type FoundCards, readCards } from "../catalogue/index.ts";
import type { CatalogueVehicle } from "../vehicles/index.ts";

/** An item as the database keeps it, with the row of what it names. */
export type ItemRow = {
  thing_id: string;
  quantity: number;
  added_at: string;
  product_id: number | null;
  kit_id: number | null;
};

/** SQL: the items of `collection` as one JSON array of `ItemRow`, in the order of adding; null for none. */
export const itemsColumn = `
  (select json_agg(held order by held.id) from (
    select item.id, item.thing_id, item.quantity, item.added_at, product.id as product_id, kit.id as kit_id
    from collection_item item
    left join product on product.public_id = item.thing_id
    left join kit on kit.public_id = item.thing_id
    where item.collection_id = collection.public_id
  ) held) as items`;

/**
 * Reads the items of a collection as cards in the reading's language, with the fit for the vehicle and the total at today's
 * prices, in cents. Withdrawn products stay, marked as such and outside the total; unknown ones are left out.
 */
export async function readItems(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  rows: readonly ItemRow[],
): Promise<Pick<SharedCollection, "items" | "totals">> {
  const cards = await readCards(catalogue, vehicle, {
    productKeys: rows.flatMap(({ product_id }) => product_id ?? []),
    kitKeys: rows.flatMap(({ kit_id }) => kit_id ?? []),
  });
  const items = rows.flatMap((row) => itemOf(row, cards) ?? []);
  const sold = items.filter((item) => item.is_sold);
  const totals = cartTotals(
    sold.map(({ quantity, card: { price } }) => ({
      quantity,
      unitCents: price.cents,
      coreDepositCents: price.core_deposit_cents ?? 0,
    })),
    vatRateOn(catalogue.now),
  );
  return { items, totals };
}

function itemOf(row: ItemRow, { products, kits }: FoundCards): CollectionItem | null {
  const { quantity } = row;
  const added_at = new Date(row.added_at).toISOString();
  const product = row.product_id === null ? undefined : products.get(row.product_id);
  if (product) return { kind: "product", quantity, added_at, is_sold: product.isSold, card: product.card };
  const kit = row.kit_id === null ? undefined : kits.get(row.kit_id);
  return kit ? { kind: "kit", quantity, added_at, is_sold: kit.isSold, card: kit.card } : null;
}
