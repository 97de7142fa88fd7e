import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { ProductListMeta } from "@recambia/contract/catalogue/list";
import { takeTurns } from "@recambia/contract/catalogue/take-turns";
import type { OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";
import { defaultPerPage } from "@recambia/contract/paging";
import type { OfflineCatalogue } from "../offline-catalogue.ts";
import { conditionsOf } from "./offline-conditions.ts";
import { offlineFacets } from "./offline-facets.ts";
import { searchOffline } from "./offline-search.ts";

export type ListParameters = Readonly<Record<string, string>>;

export type OfflineList = { data: ProductCard[]; meta: ProductListMeta };

/**
 * Lists what is stored like the API lists what it has (contract ProductQuery).
 *
 * @param isByTurns whether part types take turns, unless an order is chosen.
 */
export async function listOffline(
  catalogue: OfflineCatalogue,
  parameters: ListParameters,
  now: Date,
  isByTurns = false,
): Promise<OfflineList> {
  const conditions = conditionsOf(parameters, now);
  const { overview, products } = catalogue;
  const { q } = parameters;
  const search = q === undefined ? null : await searchOffline(catalogue, q);
  const candidates = search?.found ?? products;
  const sort = sortOf(parameters.sort);
  const passing = sorted(
    candidates.filter((entry) => conditions.every((condition) => condition.holds(entry))),
    sort === "relevance" ? (search ? asFound : byUse) : orders[sort],
  );
  const found = isByTurns && sort === "relevance" ? sorted(takeTurns(passing, kindOf), asFound) : passing;
  const page = Math.max(1, Number(parameters.page) || 1);
  const perPage = Number(parameters.per_page) || defaultPerPage;
  return {
    data: found.slice((page - 1) * perPage, page * perPage).map(({ product }) => product),
    meta: {
      total: found.length,
      page,
      per_page: perPage,
      pages: Math.ceil(found.length / perPage),
      sort,
      vehicle: overview.vehicle,
      is_vehicle_unknown: false,
      hidden: 0,
      facets: offlineFacets({ overview, candidates, conditions, parameters }),
      search: search?.reading ?? null,
    },
  };
}

const sorts = ["price_asc", "price_desc", "rating"] as const;

function sortOf(asked: string | undefined): (typeof sorts)[number] | "relevance" {
  return sorts.find((sort) => sort === asked) ?? "relevance";
}

type Order = (a: OfflineProduct, b: OfflineProduct) => number;

const centsOf = ({ product }: OfflineProduct) => product.price.cents;
const starsOf = ({ product }: OfflineProduct) => product.rating?.average ?? 0;
const isSoldOut = ({ product }: OfflineProduct) => Number(product.stock.state === "out_of_stock");
const reviewsOf = ({ product }: OfflineProduct) => product.rating?.count ?? 0;

const orders: Record<(typeof sorts)[number], Order> = {
  price_asc: (a, b) => centsOf(a) - centsOf(b),
  price_desc: (a, b) => centsOf(b) - centsOf(a),
  rating: (a, b) => starsOf(b) - starsOf(a),
};

/** The most reviewed first. */
const byUse: Order = (a, b) => reviewsOf(b) - reviewsOf(a);

const asFound: Order = () => 0;

const kindOf = (entry: OfflineProduct) => `${isSoldOut(entry)} ${entry.product.part_type.slug}`;

/** Sorts products; sold-out ones come last in every order. */
function sorted(products: readonly OfflineProduct[], order: Order): OfflineProduct[] {
  return products.toSorted((a, b) => isSoldOut(a) - isSoldOut(b) || order(a, b));
}
