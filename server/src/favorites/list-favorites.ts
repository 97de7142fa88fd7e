import type { Favorite, FavoriteListMeta, FavoriteQuery } from "@recambia/contract/favorites/schemas";
import { defaultPerPage } from "@recambia/contract/paging";
import {
  type CatalogueContext,
  describeVehicle,
  type FoundCards,
  findChosenVehicle,
  readCards,
} from "../catalogue/index.ts";
import { onlyRow } from "../platform/database/database.ts";

type FavoriteRow = { product_id: number | null; kit_id: number | null; added_at: string };

/**
 * Lists a page of a person's favorites, newest first, as cards in the context's language. The vehicle determines the fit
 * but filters nothing. Withdrawn products stay listed as such.
 */
export async function listFavorites(
  catalogue: CatalogueContext,
  personId: string,
  query: FavoriteQuery,
): Promise<{ data: Favorite[]; meta: FavoriteListMeta }> {
  const vehicle = await findChosenVehicle(catalogue, query.vehicle);
  const page = query.page ?? 1;
  const perPage = query.per_page ?? defaultPerPage;
  const { total, rows } = await readPage(catalogue, personId, { page, perPage });
  const cards = await readCards(catalogue, vehicle, {
    productKeys: rows.flatMap(({ product_id }) => product_id ?? []),
    kitKeys: rows.flatMap(({ kit_id }) => kit_id ?? []),
  });
  return {
    data: rows.flatMap((row) => favoriteOf(row, cards) ?? []),
    meta: {
      total,
      page,
      per_page: perPage,
      pages: Math.ceil(total / perPage),
      ...describeVehicle(query.vehicle, vehicle),
    },
  };
}

async function readPage(
  { database }: CatalogueContext,
  personId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ total: number; rows: FavoriteRow[] }> {
  const { total, rows } = await onlyRow<{ total: number; rows: FavoriteRow[] | null }>(database, {
    name: "list-favorites",
    text: `
      select
        (select count(*)::integer from favorite where person_id = $1) as total,
        (select json_agg(shown order by shown.id desc) from (
          select id, product_id, kit_id, added_at from favorite where person_id = $1
          order by id desc limit $2 offset $3
        ) shown) as rows`,
    values: [personId, perPage, (page - 1) * perPage],
  });
  return { total, rows: rows ?? [] };
}

function favoriteOf(row: FavoriteRow, { products, kits }: FoundCards): Favorite | null {
  const added_at = new Date(row.added_at).toISOString();
  const product = row.product_id === null ? undefined : products.get(row.product_id);
  if (product) return { kind: "product", added_at, is_sold: product.isSold, card: product.card };
  const kit = row.kit_id === null ? undefined : kits.get(row.kit_id);
  return kit ? { kind: "kit", added_at, is_sold: kit.isSold, card: kit.card } : null;
}
