import * as endpoints from "@recambia/contract/catalogue/endpoints";
import { type KeptCatalogue, readKeptCatalogue } from "../kept-catalogue.ts";
import { noteKeptAnswer } from "../offline-store.ts";
import { type KeptList, listKept } from "./kept-list.ts";
import {
  forVehicle,
  keptBrand,
  keptBrands,
  keptCards,
  keptCategories,
  keptCategory,
  keptProduct,
  keptSubcategory,
  keptSuggestions,
} from "./kept-pages.ts";
import { readSeenAnswer } from "./seen-answers.ts";

type Parameters = Readonly<Record<string, string>>;

/**
 * Answers a read of the API from what this device keeps: the catalogue of the vehicle that the read names, and personal
 * responses as they were last seen.
 *
 * @returns the response's body; null when it is not kept.
 */
export async function keptAnswer(path: string): Promise<unknown> {
  const url = new URL(path, "https://kept.invalid");
  const seen = await readSeenAnswer(path);
  if (seen) {
    noteKeptAnswer(path, seen.seenAt);
    return seen.body;
  }
  if (!url.pathname.startsWith("/spa/catalog/")) return null;
  const parameters: Parameters = Object.fromEntries(url.searchParams);
  const catalogue = parameters.vehicle ? await readKeptCatalogue(parameters.vehicle) : null;
  const body = catalogue && catalogueAnswer(catalogue, url.pathname, parameters);
  if (catalogue && body) noteKeptAnswer(path, catalogue.checkedAt);
  return body;
}

/** Answers a read of the catalogue; null for what a device does not keep. */
function catalogueAnswer(catalogue: KeptCatalogue, pathname: string, parameters: Parameters): object | null {
  const [collection = "", slug, part] = pathname
    .replace("/spa/catalog/", "")
    .split("/")
    .map(decodeURIComponent);
  if (part !== undefined) return null;
  if (slug !== undefined) return enveloped(keptThing(catalogue, collection, slug));
  const meta = forVehicle(catalogue);
  const now = new Date();
  switch (`/spa/catalog/${collection}`) {
    case endpoints.listProducts.path:
      return listKept(catalogue, parameters, now);
    case endpoints.listOffers.path:
      return offers(catalogue, parameters, now);
    case endpoints.listCategories.path:
      return { data: keptCategories(catalogue), meta };
    case endpoints.listBrands.path:
      return { data: keptBrands(catalogue), meta };
    case endpoints.listCards.path: {
      const slugs = (parameters.products ?? "").split(",");
      const data = keptCards(catalogue, slugs);
      const missing = slugs.filter((wanted) => !data.some((card) => card.slug === wanted));
      return { data, meta: { ...meta, missing } };
    }
    case endpoints.suggest.path:
      return { data: keptSuggestions(catalogue, parameters.q ?? "") };
    default:
      return null;
  }
}

function offers(catalogue: KeptCatalogue, parameters: Parameters, now: Date): KeptList {
  return listKept(catalogue, { ...parameters, offers: "1" }, now);
}

function keptThing(catalogue: KeptCatalogue, collection: string, slug: string): object | null {
  switch (collection) {
    case "products":
      return keptProduct(catalogue, slug);
    case "categories":
      return keptCategory(catalogue, slug);
    case "subcategories":
      return keptSubcategory(catalogue, slug);
    case "brands":
      return keptBrand(catalogue, slug);
    default:
      return null;
  }
}

function enveloped(found: object | null): object | null {
  return found && { data: found };
}
