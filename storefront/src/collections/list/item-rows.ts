import type { CollectionItem } from "@recambia/contract/collections/schemas";

/** An item as it is shown: with the quantity that is wanted now, or as just taken out. */
export type ListRow = { item: CollectionItem; isRemoved: boolean };

type Known = {
  items: readonly CollectionItem[];
  /** Taken out a moment ago. */
  removed: readonly CollectionItem[];
  /** Quantities that the server does not know yet, by the card's id; 0: to be taken out. */
  quantities: Readonly<Record<string, number>>;
  /** Ids of the cards in the order they were last shown, so that what comes back returns to its place. */
  order: readonly string[];
};

/** Rows of a list: its items and those just removed, in place; new ones come last. */
export function itemRows({ items, removed, quantities, order }: Known): ListRow[] {
  const rows = new Map<string, ListRow>();
  for (const item of removed) rows.set(item.card.id, { item, isRemoved: true });
  for (const item of items) {
    const { id } = item.card;
    const quantity = quantities[id] ?? item.quantity;
    if (quantity > 0) rows.set(id, { item: { ...item, quantity }, isRemoved: false });
  }
  // Put back, and not in the server's answer yet.
  for (const [id, quantity] of Object.entries(quantities)) {
    const row = rows.get(id);
    if (row?.isRemoved && quantity > 0) rows.set(id, { item: { ...row.item, quantity }, isRemoved: false });
  }
  const ids = new Set([...order.filter((id) => rows.has(id)), ...rows.keys()]);
  return [...ids].flatMap((id) => rows.get(id) ?? []);
}
