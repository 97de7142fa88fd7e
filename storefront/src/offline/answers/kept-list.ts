import type { ProductCard } from "@recambia/contract/catalogue/card";
import { defaultPerPage, type ProductListMeta } from "@recambia/contract/catalogue/list";
import type { KeptProduct } from "@recambia/contract/catalogue/vehicle-catalogue";
import type { KeptCatalogue } from "../kept-catalogue.ts";
import { conditionsOf } from "./kept-conditions.ts";
import { keptFacets } from "./kept-facets.ts";
import { matchingProducts } from "./kept-search.ts";

export type ListParameters = Readonly<Record<string, string>>;

export type KeptList = { data: ProductCard[]; meta: ProductListMeta };

/** Lists what is kept like the API lists what it has (contract ProductQuery). */
export function listKept(
  { overview, products }: KeptCatalogue,
  parameters: ListParameters,
  now: Date,
): KeptList {
  const conditions = conditionsOf(parameters, now);
  const { q } = parameters;
  const candidates = q === undefined ? products : matchingProducts(products, q);
  const found = sorted(
    candidates.filter((kept) => conditions.every((condition) => condition.holds(kept))),
    parameters.sort,
  );
  const page = Math.max(1, Number(parameters.page) || 1);
  const perPage = Number(parameters.per_page) || defaultPerPage;
  return {
    data: found.slice((page - 1) * perPage, page * perPage).map(({ product }) => product),
    meta: {
      total: found.length,
      page,
      per_page: perPage,
      pages: Math.ceil(found.length / perPage),
      sort: sortOf(parameters.sort),
      vehicle: overview.vehicle,
      is_vehicle_unknown: false,
      hidden: 0,
      facets: keptFacets({ overview, candidates, conditions, parameters }),
      search: null,
    },
  };
}

const sorts = ["price_asc", "price_desc", "rating"] as const;

function sortOf(asked: string | undefined): ProductListMeta["sort"] {
  return sorts.find((sort) => sort === asked) ?? "relevance";
}

type Order = (a: KeptProduct, b: KeptProduct) => number;

const centsOf = ({ product }: KeptProduct) => product.price.cents;
const starsOf = ({ product }: KeptProduct) => product.rating?.average ?? 0;
const isSoldOut = ({ product }: KeptProduct) => Number(product.stock.state === "out_of_stock");
const reviewsOf = ({ product }: KeptProduct) => product.rating?.count ?? 0;

const orders: Record<string, Order> = {
  price_asc: (a, b) => centsOf(a) - centsOf(b),
  price_desc: (a, b) => centsOf(b) - centsOf(a),
  rating: (a, b) => starsOf(b) - starsOf(a),
};

/** Available products first, then the most reviewed. */
const byUse: Order = (a, b) => isSoldOut(a) - isSoldOut(b) || reviewsOf(b) - reviewsOf(a);

function sorted(products: readonly KeptProduct[], sort: string | undefined): KeptProduct[] {
  return products.toSorted(orders[sort ?? ""] ?? byUse);
}
