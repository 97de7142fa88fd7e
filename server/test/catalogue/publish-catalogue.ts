import { vi } from "vitest";
import { refreshTallies } from "../../src/catalogue/import/write/refresh-tallies.ts";
import type { CatalogueContext } from "../../src/catalogue/model/read-catalogue.ts";
import { loadCatalogue } from "../../src/catalogue/model/read-catalogue.ts";
import { createCaches } from "../../src/platform/caches/caches.ts";
import { bumpRevision } from "../../src/platform/catalogue-revision.ts";
import type { Database } from "../../src/platform/database/database.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** Makes what factories have written count, as the end of an import does; waits until the shop has heard. */
export async function publishCatalogue(shop: TestShop): Promise<void> {
  const revision = await shop.database.transaction(async (transaction) => {
    await refreshTallies(transaction);
    return bumpRevision(transaction);
  });
  await vi.waitUntil(() => shop.context.revision.current() >= revision, { timeout: 60_000 });
}

/** Context for operations of the catalogue, on a database that factories have filled. */
export async function openCatalogue(
  database: Database,
  given: Partial<CatalogueContext> = {},
): Promise<CatalogueContext> {
  await database.transaction(refreshTallies);
  return {
    database,
    ...(await loadCatalogue(database, createCaches(100_000_000))),
    locale: "es",
    now: new Date("2026-11-21T10:00:00Z"),
    ...given,
  };
}
