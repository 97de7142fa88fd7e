import { normalizePartNumber } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../platform/database/database.ts";

export type PurchasableKind = "product" | "kit";
/** A product or kit by its key. */
export type Purchasable = { kind: PurchasableKind; id: number };

/** A product or kit for the operator, with current price and stock. */
export type FoundPurchasable = Purchasable & {
  externalId: string;
  publicId: string;
  slug: string;
  /** Spanish name. */
  name: string;
  /** Null for kits. */
  brand: string | null;
  partNumber: string | null;
  isActive: boolean;
  priceCents: number;
  offer: { previousCents: number; afterCents: number; startedAt: Date | null; endsAt: Date } | null;
  /** Pieces in stock; for a kit, the number that can be assembled. */
  available: number;
};

type Row = Omit<FoundPurchasable, "offer"> & {
  previousCents: number | null;
  afterCents: number;
  startedAt: Date | null;
  endsAt: Date | null;
};

const shared = `t.id, t.external_id as "externalId", t.public_id as "publicId", t.slug,
  t.price_cents as "priceCents", t.offer_previous_cents as "previousCents",
  coalesce(t.offer_after_cents, t.offer_previous_cents) as "afterCents",
  t.offer_started_at as "startedAt", t.offer_ends_at as "endsAt"`;

/** Maximum number of matches. */
const maxFound = 20;

/**
 * Finds products and kits by external id, public id or slug, and products also by part number, ignoring spaces. Several
 * brands may use the same part number.
 */
export async function findPurchasables(database: Queryable, text: string): Promise<FoundPurchasable[]> {
  const name = text.trim();
  const number = normalizePartNumber(name);
  const rows = await database.rows<Row>({
    text: `select 'product' as kind, ${shared}, coalesce(t.name, y.name) ->> 'es' as name, b.name as brand,
                  t.part_number as "partNumber", t.is_active as "isActive", t.available
           from product t join part_type y on y.id = t.part_type_id join brand b on b.id = t.brand_id
           where t.external_id = $1 or t.public_id = $1 or t.slug = $1 or (t.part_number_normal = $2 and $2 <> '')
           union all
           select 'kit', ${shared}, t.name ->> 'es', null, null, t.is_active,
                  (select min(p.available / c.quantity) from kit_component c join product p on p.id = c.product_id
                   where c.kit_id = t.id)
           from kit t where t.external_id = $1 or t.public_id = $1 or t.slug = $1
           order by brand, slug limit ${maxFound}`,
    values: [name, number],
  });
  const named = rows.filter(({ externalId, publicId, slug }) => [externalId, publicId, slug].includes(name));
  return (named.length > 0 ? named : rows).map(toPurchasable);
}

function toPurchasable({ previousCents, afterCents, startedAt, endsAt, ...row }: Row): FoundPurchasable {
  if (previousCents === null || endsAt === null) return { ...row, offer: null };
  return { ...row, offer: { previousCents, afterCents, startedAt, endsAt } };
}
