import type { ToolQuery } from "@recambia/contract/catalogue/list";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { listInScope, listProducts, type ProductList } from "../listing/list-products.ts";
import type { Scope } from "../listing/product-filters.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findProduct } from "../products/find-product.ts";

/** Category of workshop tools (product decisions §6). */
const toolCategory = "herramientas";

const nowhere = { es: "", ca: "", en: "" };
const nothing: Scope = {
  category: { id: 0, slug: toolCategory, name: nowhere, description: nowhere, picture: "", partTypes: [] },
  partType: null,
};

/** Lists workshop tools like `listProducts`; empty in a shop without tools. */
export async function listTools(
  catalogue: CatalogueContext,
  query: ToolQuery,
): Promise<ProductList | Refusal> {
  if (!catalogue.definitions.categoryBySlug.has(toolCategory)) return listInScope(catalogue, nothing, query);
  const list = await listProducts(catalogue, { ...query, category: toolCategory });
  if (isRefusal(list)) return list;
  const facets = list.meta.facets.filter(({ key }) => key !== "category");
  return { ...list, meta: { ...list.meta, facets } };
}

/** Returns a workshop tool like `findProduct`; `not_found` for any other product. */
export async function findTool(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<ProductDetail | Refusal> {
  const product = await findProduct(catalogue, slug, vehicleId);
  if (isRefusal(product) || product.category.slug === toolCategory) return product;
  return { refused: "not_found" };
}
