import * as endpoints from "@recambia/contract/catalogue/endpoints";
import type { ErrorBody } from "@recambia/contract/http";
import { catalogueRoot } from "../catalogue-root.ts";
import { type OfflineCatalogue, readOfflineCatalogue } from "../offline-catalogue.ts";
import { reportOfflineAnswer } from "../offline-store.ts";
import { crossedRanges } from "./offline-conditions.ts";
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

/** What the API would answer with. */
type OfflineAnswer = { status: 200 | 422; body: unknown };

type Parameters = Readonly<Record<string, string>>;

/**
 * Answers a read of the API from what this device keeps: the catalogue of the vehicle that the read names, and personal
 * responses as they were last seen.
 *
 * @returns a refusal as the API's where it would refuse the read; null when nothing is stored.
 */
export async function offlineAnswer(path: string): Promise<OfflineAnswer | null> {
  const url = new URL(path, "https://offline.invalid");
  const seen = await readSeenAnswer(path);
  if (seen) {
    reportOfflineAnswer(path, seen.seenAt);
    return { status: 200, body: seen.body };
  }
  if (!url.pathname.startsWith(catalogueRoot)) return null;
  const parameters: Parameters = Object.fromEntries(url.searchParams);
  const catalogue = parameters.vehicle ? await readOfflineCatalogue(parameters.vehicle) : null;
  const crossed = catalogue ? crossedRanges(parameters) : [];
  if (crossed.length > 0) return { status: 422, body: refusalOf(crossed) };
  const body = catalogue && (await catalogueAnswer(catalogue, url.pathname, parameters));
  if (catalogue && body) reportOfflineAnswer(path, catalogue.checkedAt, catalogue.locale);
  return body && { status: 200, body };
}

function refusalOf(parameters: readonly string[]): ErrorBody {
  const errors = Object.fromEntries(parameters.map((name) => [name, []]));
  return { message: "", code: "validation_failed", errors };
}

/** Answers a read of the catalogue; null for what a device does not keep. */
async function catalogueAnswer(
  catalogue: OfflineCatalogue,
  pathname: string,
  parameters: Parameters,
): Promise<object | null> {
  const [collection = "", slug, part] = pathname
    .replace(catalogueRoot, "")
    .split("/")
    .map(decodeURIComponent);
  const path = `${catalogueRoot}${collection}`;
  if (part !== undefined) return null;
  if (slug !== undefined) return enveloped(offlineEntry(catalogue, `${path}/:slug`, slug));
  const meta = forVehicle(catalogue);
  const now = new Date();
  switch (path) {
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
  return listOffline(catalogue, { ...parameters, offers: "1" }, now, true);
}

function offlineEntry(catalogue: OfflineCatalogue, path: string, slug: string): object | null {
  switch (path) {
    case endpoints.getProduct.path:
      return offlineProduct(catalogue, slug);
    case endpoints.getCategory.path:
      return offlineCategory(catalogue, slug);
    case endpoints.getSubcategory.path:
      return offlineSubcategory(catalogue, slug);
    case endpoints.getBrand.path:
      return offlineBrand(catalogue, slug);
    default:
      return null;
  }
}

function enveloped(found: object | null): object | null {
  return found && { data: found };
}
