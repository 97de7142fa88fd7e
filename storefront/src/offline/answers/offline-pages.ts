import type { ProductCard } from "@recambia/contract/catalogue/card";
import type {
  BrandDetail,
  BrandSummary,
  CategoryDetail,
  CategorySummary,
  SubcategoryDetail,
  SubcategorySummary,
} from "@recambia/contract/catalogue/navigation";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import type { Suggestions } from "@recambia/contract/catalogue/search";
import type { OfflineCategory, OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { OfflineCatalogue } from "../offline-catalogue.ts";
import { folded } from "./folded.ts";
import { searchOffline } from "./offline-search.ts";

/** The API's data of the vehicle. */
export function forVehicle({ overview }: OfflineCatalogue): ForVehicle {
  return { vehicle: overview.vehicle, is_vehicle_unknown: false };
}

export function offlineProduct(catalogue: OfflineCatalogue, slug: string): ProductDetail | null {
  const entry = catalogue.products.find(({ product }) => product.slug === slug);
  return entry ? { ...entry.product, ...forVehicle(catalogue) } : null;
}

export function offlineCards({ products }: OfflineCatalogue, slugs: readonly string[]): ProductCard[] {
  return slugs.flatMap((slug) => products.find(({ product }) => product.slug === slug)?.product ?? []);
}

export function offlineCategories(catalogue: OfflineCatalogue): CategorySummary[] {
  const countOf = counterOf(catalogue);
  return catalogue.overview.categories.map((category) => summaryOf(category, countOf));
}

export function offlineCategory(catalogue: OfflineCatalogue, slug: string): CategoryDetail | null {
  const category = catalogue.overview.categories.find((one) => one.slug === slug);
  if (!category) return null;
  const countOf = counterOf(catalogue);
  return {
    ...summaryOf(category, countOf),
    subcategories: category.subcategories.map(({ slug: own, name, picture }) => ({
      ...{ slug: own, name, picture },
      ...countOf(own),
    })),
    tyre_sizes: [],
    ...forVehicle(catalogue),
  };
}

export function offlineSubcategory(catalogue: OfflineCatalogue, slug: string): SubcategoryDetail | null {
  const all = catalogue.overview.categories.flatMap(({ subcategories }) => subcategories);
  const found = all.find((one) => one.slug === slug);
  if (!found) return null;
  const { filters: _filters, ...subcategory } = found;
  return { ...subcategory, ...counterOf(catalogue)(slug), ...forVehicle(catalogue) };
}

export function offlineBrands({ products }: OfflineCatalogue): BrandSummary[] {
  return [...Map.groupBy(products, ({ product }) => product.brand.slug)]
    .map(([slug, made]) => ({
      slug,
      name: made[0]?.product.brand.name ?? slug,
      country: "",
      product_count: made.length,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function offlineBrand(catalogue: OfflineCatalogue, slug: string): BrandDetail | null {
  const made = catalogue.products.filter(({ product }) => product.brand.slug === slug);
  const [first] = made;
  if (!first) return null;
  const { brand, manufacturer, responsible_person } = first.product;
  const own = { ...catalogue, products: made };
  return {
    ...{ slug, name: brand.name, country: "", product_count: made.length },
    ...{ description: "", manufacturer, responsible_person },
    categories: offlineCategories(own).filter(({ product_count: count }) => count > 0),
    ...forVehicle(catalogue),
  };
}

const maxSuggested = 4;

export async function offlineSuggestions(catalogue: OfflineCatalogue, text: string): Promise<Suggestions> {
  const wanted = folded(text).trim();
  const countOf = counterOf(catalogue);
  const partTypes = catalogue.overview.categories.flatMap((category) =>
    category.subcategories
      .filter(({ slug, name }) => countOf(slug).product_count > 0 && folded(name).includes(wanted))
      .map(({ slug, name, picture }) => ({ slug, name, picture, category: category.name })),
  );
  const { found } = await searchOffline(catalogue, text);
  const products = found.slice(0, maxSuggested);
  return {
    part_types: partTypes.slice(0, maxSuggested),
    products: products.map(({ product }) => ({
      slug: product.slug,
      name: product.name,
      brand: product.brand.name,
      part_number: product.part_number,
      picture: product.picture,
      cents: product.price.cents,
    })),
    brands: [],
    vehicles: [],
  };
}

type Count = Pick<SubcategorySummary, "product_count" | "from_cents">;

/** Counts the stored products of each subcategory, and their lowest price. */
function counterOf({ products }: OfflineCatalogue): (slug: string) => Count {
  const groups = Map.groupBy(products, ({ product }) => product.part_type.slug);
  return (slug) => countOf(groups.get(slug) ?? []);
}

function countOf(products: readonly OfflineProduct[]): Count {
  const cents = products.map(({ product }) => product.price.cents);
  return { product_count: cents.length, from_cents: cents.length > 0 ? Math.min(...cents) : null };
}

function summaryOf(category: OfflineCategory, count: (slug: string) => Count): CategorySummary {
  const { slug, name, description, picture, subcategories } = category;
  const product_count = subcategories.reduce((sum, one) => sum + count(one.slug).product_count, 0);
  return { slug, name, description, picture, product_count };
}
