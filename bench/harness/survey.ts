import { ProductCard } from "@recambia/contract/catalogue/card";
import { ProductListMeta } from "@recambia/contract/catalogue/list";
import { CategoryDetail, CategorySummary } from "@recambia/contract/catalogue/navigation";
import { Envelope, ListEnvelope } from "@recambia/contract/http";
import { ForVehicle, Maker, Model, Variant } from "@recambia/contract/vehicles/schemas";
import { Type } from "typebox";
import { fetchFromShop } from "./fetch-from-shop.ts";
import type { OpenShop } from "./shop.ts";
import { repeatableNumbers } from "./statistics.ts";

type Origin = Pick<OpenShop, "origin">;

/** Resources of a shop that measurements request. */
export type Survey = {
  /** Public ids of vehicles, of every maker. */
  vehicles: string[];
  categories: { slug: string; partTypes: string[] }[];
};

const Makers = Envelope(Type.Array(Maker));
const Models = Envelope(Type.Array(Model));
const Variants = Envelope(Type.Array(Variant));
const Categories = ListEnvelope(CategorySummary, ForVehicle);
const ProductList = ListEnvelope(ProductCard, ProductListMeta);

const makersPath = "/spa/bypass/indexes/makers";

/** Reads every category, and vehicles of at most `modelsOfEachMaker` models of each maker. */
export async function surveyShop(shop: Origin, modelsOfEachMaker = 6): Promise<Survey> {
  const random = repeatableNumbers(7);
  const vehicles: string[] = [];
  for (const maker of (await fetchFromShop(shop, makersPath, Makers)).data) {
    const models = (await fetchFromShop(shop, `${makersPath}/${maker.id}/models`, Models)).data;
    const chosen = models
      .map((model) => ({ model, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, modelsOfEachMaker);
    for (const { model } of chosen) {
      const variants = await fetchFromShop(shop, `/spa/bypass/indexes/models/${model.id}/variants`, Variants);
      vehicles.push(...variants.data.map(({ id }) => id));
    }
  }
  const categories: Survey["categories"] = [];
  const summaries = await fetchFromShop(shop, "/spa/catalog/categories", Categories);
  for (const { slug } of summaries.data) {
    const category = await fetchFromShop(shop, `/spa/catalog/categories/${slug}`, Envelope(CategoryDetail));
    categories.push({ slug, partTypes: category.data.subcategories.map((partType) => partType.slug) });
  }
  return { vehicles, categories };
}

/** Returns the vehicle of the measured visits: a version of SEAT's Ibiza IV, otherwise the first of the catalogue. */
export async function findUsualVehicle(shop: Origin): Promise<string> {
  const makers = (await fetchFromShop(shop, makersPath, Makers)).data;
  const maker = makers.find(({ name }) => name === "SEAT") ?? makers[0];
  const models = (await fetchFromShop(shop, `${makersPath}/${maker?.id}/models`, Models)).data;
  const model = models.find(({ name }) => name.startsWith("Ibiza IV")) ?? models[0];
  const variants = await fetchFromShop(shop, `/spa/bypass/indexes/models/${model?.id}/variants`, Variants);
  const diesel = variants.data.find(({ fuel }) => fuel === "diesel") ?? variants.data[0];
  if (!diesel) throw new Error("The shop knows no vehicle");
  return diesel.id;
}

/** Returns products that fit a vehicle without conditions, are in stock and may be sold to anybody. */
export async function findBuyable(shop: Origin, vehicle: string, count: number): Promise<ProductCard[]> {
  const path = `/spa/catalog/products?vehicle=${vehicle}&stock=1&per_page=48`;
  const list = await fetchFromShop(shop, path, ProductList);
  const good = list.data.filter(
    ({ fit, stock, restricted }) =>
      ["fits", "universal"].includes(fit.answer) && stock.state === "in_stock" && restricted === null,
  );
  if (good.length < count) throw new Error(`Only ${good.length} products can be bought for ${vehicle}`);
  return good.slice(0, count);
}
