import { ProductCard } from "@recambia/contract/catalogue/card";
import { ProductListMeta } from "@recambia/contract/catalogue/list";
import { BrandSummary, CategoryDetail, CategorySummary } from "@recambia/contract/catalogue/navigation";
import { Envelope, ListEnvelope } from "@recambia/contract/http";
import { ForVehicle, Maker, Model } from "@recambia/contract/vehicles/schemas";
import { Type } from "typebox";
import { fetchFromShop } from "./fetch-from-shop.ts";
import { readHeaders } from "./list-addresses.ts";
import type { Call } from "./load.ts";
import type { OpenShop } from "./shop.ts";
import { repeatableNumbers } from "./statistics.ts";
import type { Survey } from "./survey.ts";

/** The most frequent searches in a large catalogue. */
export const searchKinds = ["a vehicle's category", "words", "a part number", "suggestions"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The shop's own names and numbers, which queries are put together from. */
export type Words = { partTypes: string[]; vehicles: string[]; brands: string[]; numbers: string[] };

type Shop = Pick<OpenShop, "origin">;
const Brands = ListEnvelope(BrandSummary, ForVehicle);
const Categories = ListEnvelope(CategorySummary, ForVehicle);
const ProductList = ListEnvelope(ProductCard, ProductListMeta);

/** Reads the names of all part types, brands and models, and part numbers out of every category. */
export async function surveyWords(shop: Shop): Promise<Words> {
  const words: Words = { partTypes: [], vehicles: [], brands: [], numbers: [] };
  for (const { slug } of (await fetchFromShop(shop, "/spa/catalog/categories", Categories)).data) {
    const category = await fetchFromShop(shop, `/spa/catalog/categories/${slug}`, Envelope(CategoryDetail));
    words.partTypes.push(...category.data.subcategories.map(({ name }) => name));
    for (const page of [1, 2, 3, 4, 5]) {
      const path = `/spa/catalog/products?category=${slug}&per_page=48&page=${page}`;
      const list = await fetchFromShop(shop, path, ProductList);
      words.numbers.push(...list.data.map(({ part_number: number }) => number));
    }
  }
  words.brands = (await fetchFromShop(shop, "/spa/catalog/brands", Brands)).data.map(({ name }) => name);
  const makers = await fetchFromShop(shop, "/spa/bypass/indexes/makers", Envelope(Type.Array(Maker)));
  for (const maker of makers.data) {
    const path = `/spa/bypass/indexes/makers/${maker.id}/models`;
    const models = await fetchFromShop(shop, path, Envelope(Type.Array(Model)));
    words.vehicles.push(...models.data.map(({ name }) => `${maker.name} ${name}`));
  }
  return words;
}

/** Draws searches of a kind that were not requested before; the same in every run. */
export function drawSearches(words: Words, survey: Survey): (kind: SearchKind, count: number) => Call[] {
  const random = repeatableNumbers(11);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from");
    return item;
  };
  const phrase = () => {
    const asked = [pick(words.partTypes)];
    if (random() < 0.7) asked.push(pick(words.vehicles));
    if (random() < 0.4) asked.push(pick(words.brands));
    return asked.join(" ").toLowerCase();
  };
  const list = (query: string) => `/spa/catalog/products?q=${encodeURIComponent(query)}`;
  const addressOf: Record<SearchKind, () => string> = {
    "a vehicle's category": () =>
      `/spa/catalog/products?vehicle=${pick(survey.vehicles)}&category=${pick(survey.categories).slug}`,
    words: () => list(phrase()),
    "a part number": () => list(pick(words.numbers)),
    suggestions: () => {
      const query = phrase();
      const typed = query.slice(0, 3 + Math.floor(random() * (query.length - 3)));
      return `/spa/catalog/suggest?q=${encodeURIComponent(typed.trim())}`;
    },
  };
  const drawn = new Set<string>();
  return (kind, count) => {
    const calls: Call[] = [];
    for (let attempt = 0; calls.length < count && attempt < count * 20; attempt++) {
      const path = addressOf[kind]();
      if (drawn.has(path)) continue;
      drawn.add(path);
      calls.push({ path, headers: readHeaders });
    }
    return calls;
  };
}
