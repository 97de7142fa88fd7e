import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { CardsMeta, CardsQuery } from "@recambia/contract/catalogue/related";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { fitJoin, type ProductRow, productCardOf, productColumns } from "./product-card.ts";

/** Returns cards of products by slug, in the requested order; unavailable ones are named and left out. */
export async function listNamedProducts(
  catalogue: CatalogueContext,
  query: CardsQuery,
): Promise<{ data: ProductCard[]; meta: CardsMeta }> {
  const vehicle = await findChosenVehicle(catalogue, query.vehicle);
  const slugs = [...new Set(query.products.split(","))];
  const found = await catalogue.database.rows<ProductRow>({
    name: "list-named-products",
    isLookup: true,
    text: `select ${productColumns} from product p ${fitJoin("$2::int")}
           where p.slug = any($1::text[]) and p.is_active`,
    values: [slugs, vehicle?.variantKey ?? null],
  });
  const rows = slugs.flatMap((slug) => found.find((row) => row.slug === slug) ?? []);
  return {
    data: rows.map((row) => productCardOf(catalogue, vehicle, row)),
    meta: {
      ...describeVehicle(query.vehicle, vehicle),
      missing: slugs.filter((slug) => !rows.some((row) => row.slug === slug)),
    },
  };
}
