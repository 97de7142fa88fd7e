import type { KitCard, KitDetail } from "@recambia/contract/catalogue/kits";
import { type LocalizedText, localize } from "@recambia/contract/locale";
import { combineFits } from "@recambia/contract/vehicles/fit";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { currentPrice, type PriceRow, priceColumns } from "../prices/price.ts";
import { type FitRow, fitJoin, fitOf, toStock } from "../products/product-card.ts";

type PartRow = PriceRow &
  FitRow & {
    slug: string;
    name: LocalizedText | null;
    brand_id: number;
    part_type_id: number;
    picture: string;
    quantity: number;
    available: number;
    core_deposit_cents: number | null;
  };

/** Columns of a kit with its parts. */
export type KitRow = PriceRow & {
  public_id: string;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  picture: string;
  parts: PartRow[];
};

/** SQL condition: a kit is sold while it and all of its parts are, and consumers may buy them. */
export const isKitSold = `k.is_active and not exists (
  select 1 from kit_component c join product p on p.id = c.product_id
  where c.kit_id = k.id and (not p.is_active or p.restricted is not null))`;

/**
 * Columns of a `KitRow` of `kit k`.
 *
 * @param variant SQL of the variant key, or null.
 */
export function kitColumns(variant: string): string {
  return `k.public_id, k.slug, k.name, k.description, k.picture, ${priceColumns("k")},
    (select json_agg(part order by part.place) from (
      select c.position as place, c.quantity, p.slug, p.name, p.brand_id, p.part_type_id,
             p.pictures[1] as picture, p.available, p.core_deposit_cents, ${priceColumns("p")},
             p.is_universal, p.fit_set_id, line.variant_id is not null as has_line, line.alternatives
      from kit_component c join product p on p.id = c.product_id ${fitJoin(variant)}
      where c.kit_id = k.id
    ) part) as parts`;
}

/** Builds the card of a kit: it fits what all its parts fit, and the scarcest part decides its stock. */
export function kitCardOf(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  row: KitRow,
): KitCard {
  const { locale, now } = catalogue;
  const { cents, offer } = currentPrice(row, now);
  const parts = row.parts.map((part) => partOf(catalogue, part));
  const depositCents = row.parts.reduce(
    (sum, part) => sum + part.quantity * (part.core_deposit_cents ?? 0),
    0,
  );
  const available = Math.min(...row.parts.map((part) => Math.floor(part.available / part.quantity)));
  return {
    id: row.public_id,
    slug: row.slug,
    name: localize(row.name, locale),
    picture: row.picture,
    parts,
    price: {
      cents,
      currency: "EUR",
      offer,
      unit_price: null,
      core_deposit_cents: depositCents || null,
      sold_as: "set",
    },
    separate_cents: parts.reduce((sum, part) => sum + part.quantity * part.unit_cents, 0),
    stock: toStock(available),
    fit: combineFits(row.parts.map((part) => fitOf(part, vehicle, locale))),
  };
}

function partOf({ definitions, locale, now }: CatalogueContext, part: PartRow): KitCard["parts"][number] {
  const partType = definitions.partType(part.part_type_id);
  return {
    slug: part.slug,
    name: localize(part.name ?? partType.name, locale),
    brand_name: definitions.brand(part.brand_id).name,
    part_type_name: localize(partType.name, locale),
    quantity: part.quantity,
    picture: part.picture,
    unit_cents: currentPrice(part, now).cents,
  };
}

/** Builds a kit's part, with its own stock and fit. */
export function kitPartOf(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  part: PartRow,
): KitDetail["parts"][number] {
  return {
    ...partOf(catalogue, part),
    stock: toStock(part.available < part.quantity ? 0 : part.available),
    fit: fitOf(part, vehicle, catalogue.locale),
  };
}
