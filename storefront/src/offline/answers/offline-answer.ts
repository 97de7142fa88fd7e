import * as endpoints from "@recambia/contract/catalogue/endpoints";
import { type OfflineCatalogue, readOfflineCatalogue } from "../offline-catalogue.ts";
import { reportOfflineAnswer } from "../offline-store.ts";
import { listOffline, type OfflineList } from "./offline-list.ts";
import {
  forVehicle,
  offlineBrand,
  offlineBrands,
  offlineCards,
  offlineCategories,
  offlineCategory,
  offlineProduct,
  offlineSubcategory,
  offlineSuggestions,
} from "./offline-pages.ts";
import { readSeenAnswer } from "./seen-answers.ts";

type Parameters = Readonly<Record<string, string>>;

/**
 * Answers a read of the API from what this device keeps: the catalogue of the vehicle that the read names, and personal
 * responses as they were last seen.
 *
 * @returns the response's body; null when it is not stored.
 */
export async function offlineAnswer(path: string): Promise<unknown> {
  const url = new URL(path, "https://offline.invalid");
  const seen = await readSeenAnswer(path);
  if (seen) {
    reportOfflineAnswer(path, seen.seenAt);
    return seen.body;
  }
  if (!url.pathname.startsWith("/spa/catalog/")) return null;
  const parameters: Parameters = Object.fromEntries(url.searchParams);
  const catalogue = parameters.vehicle ? await readOfflineCatalogue(parameters.vehicle) : null;
  const body = catalogue && (await catalogueAnswer(catalogue, url.pathname, parameters));
  if (catalogue && body) reportOfflineAnswer(path, catalogue.checkedAt, catalogue.locale);
  return body;
}

/** Answers a read of the catalogue; null for what a device does not keep. */
async function catalogueAnswer(
  catalogue: OfflineCatalogue,
  pathname: string,
  parameters: Parameters,
): Promise<object | null> {
  const [collection = "", slug, part] = pathname
    .replace("/spa/catalog/", "")
    .split("/")
    .map(decodeURIComponent);
  if (part !== undefined) return null;
  if (slug !== undefined) return enveloped(offlineEntry(catalogue, collection, slug));
  const meta = forVehicle(catalogue);
  const now = new Date();
  switch (`/spa/catalog/${collection}`) {
    case endpoints.listProducts.path:
      return listOffline(catalogue, parameters, now);
    case endpoints.listOffers.path:
      return offers(catalogue, parameters, now);
    case endpoints.listCategories.path:
      return { data: offlineCategories(catalogue), meta };
    case endpoints.listBrands.path:
      return { data: offlineBrands(catalogue), meta };
    case endpoints.listCards.path: {
      const slugs = (parameters.products ?? "").split(",");
      const data = offlineCards(catalogue, slugs);
      const missing = slugs.filter((wanted) => !data.some((card) => card.slug === wanted));
      return { data, meta: { ...meta, missing } };
    }
    case endpoints.suggest.path:
      return { data: await offlineSuggestions(catalogue, parameters.q ?? "") };
    default:
      return null;
  }
}

function offers(catalogue: OfflineCatalogue, parameters: Parameters, now: Date): Promise<OfflineList> {
  return listOffline(catalogue, { ...parameters, offers: "1" }, now);
}

function offlineEntry(catalogue: OfflineCatalogue, collection: string, slug: string): object | null {
  switch (collection) {
    case "products":
      return offlineProduct(catalogue, slug);
    case "categories":
      return offlineCategory(catalogue, slug);
    case "subcategories":
      return offlineSubcategory(catalogue, slug);
    case "brands":
      return offlineBrand(catalogue, slug);
    default:
      return null;
  }
}

function enveloped(found: object | null): object | null {
  return found && { data: found };
}
