import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { KitCard } from "@recambia/contract/catalogue/kits";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { isKitSold, type KitRow, kitCardOf, kitColumns } from "../kits/kit-card.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { fitJoin, type ProductRow, productCardOf, productColumns } from "./product-card.ts";

/** Database keys, for features whose own rows refer to products and kits. */
export type CardKeys = { productKeys: readonly number[]; kitKeys: readonly number[] };

/** A card, and whether its product or kit is still sold. */
export type FoundCard<Card> = { card: Card; isSold: boolean };

/** Cards by database key. */
export type FoundCards = {
  products: Map<number, FoundCard<ProductCard>>;
  kits: Map<number, FoundCard<KitCard>>;
};

/**
 * Reads cards of products and kits by database key, in the context's language and with the fit for the vehicle. Withdrawn
 * ones are included as sold out. Prices in cents. One statement each for products and kits.
 */
export async function readCards(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  { productKeys, kitKeys }: CardKeys,
): Promise<FoundCards> {
  const [products, kits] = await Promise.all([
    readProducts(catalogue, vehicle, productKeys),
    readKits(catalogue, vehicle, kitKeys),
  ]);
  return { products, kits };
}

async function readProducts(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  keys: readonly number[],
) {
  if (keys.length === 0) return new Map<number, FoundCard<ProductCard>>();
  const rows = await catalogue.database.rows<ProductRow & { is_active: boolean }>({
    name: "read-product-cards",
    isLookup: true,
    text: `select ${productColumns}, p.is_active from product p ${fitJoin("$2::int")}
           where p.id = any($1::int[])`,
    values: [keys, vehicle?.variantKey ?? null],
  });
  return new Map(
    rows.map((row) => {
      const available = row.is_active ? row.available : 0;
      return [
        row.id,
        { card: productCardOf(catalogue, vehicle, { ...row, available }), isSold: row.is_active },
      ] as const;
    }),
  );
}

async function readKits(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  keys: readonly number[],
) {
  if (keys.length === 0) return new Map<number, FoundCard<KitCard>>();
  const rows = await catalogue.database.rows<KitRow & { id: number; is_sold: boolean }>({
    name: "read-kit-cards",
    isLookup: true,
    text: `select k.id, ${isKitSold} as is_sold, ${kitColumns("$2::int")} from kit k
           where k.id = any($1::int[])`,
    values: [keys, vehicle?.variantKey ?? null],
  });
  return new Map(
    rows.map((row) => {
      const card = kitCardOf(catalogue, vehicle, row);
      const stock = row.is_sold ? card.stock : ({ state: "out_of_stock", left: null } as const);
      return [row.id, { card: { ...card, stock }, isSold: row.is_sold }] as const;
    }),
  );
}
