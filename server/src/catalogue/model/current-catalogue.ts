import type { RevisionWatch } from "../../platform/catalogue-revision.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { type CatalogueCache, carryOverCache, createCatalogueCache } from "./catalogue-cache.ts";
import type { Definitions } from "./definitions.ts";
import { loadDefinitions } from "./load-definitions.ts";

/** The definitions of a revision, and what reads have found in it. */
export type Catalogue = { definitions: Definitions; cache: CatalogueCache };

const current = new WeakMap<Queryable, { revision: number; catalogue: Promise<Catalogue> }>();

/**
 * Returns the catalogue of a database, whose definitions are read once per revision. Cached products survive revisions that
 * have not changed them (decision 040).
 */
export function getCatalogue(
  database: Queryable,
  watch: Pick<RevisionWatch, "current" | "changedSince">,
): Promise<Catalogue> {
  const revision = watch.current();
  const known = current.get(database);
  if (known?.revision === revision) return known.catalogue;
  const changed = known ? watch.changedSince(known.revision) : null;
  const cache =
    known && changed
      ? cacheAfter(database, known.catalogue, changed)
      : Promise.resolve(createCatalogueCache());
  return setCurrent(database, revision, load(database, cache));
}

/** Reads the definitions again, with an empty cache, and keeps them for the revision. */
export function reloadCatalogue(database: Queryable, revision: number): Promise<Catalogue> {
  return setCurrent(database, revision, load(database, Promise.resolve(createCatalogueCache())));
}

async function load(database: Queryable, carriedOver: Promise<CatalogueCache>): Promise<Catalogue> {
  const [definitions, cache] = await Promise.all([loadDefinitions(database), carriedOver]);
  return { definitions, cache };
}

async function cacheAfter(
  database: Queryable,
  before: Promise<Catalogue>,
  changed: readonly number[],
): Promise<CatalogueCache> {
  const known = await before.catch(() => null);
  return known ? carryOverCache(database, known.cache, changed) : createCatalogueCache();
}

function setCurrent(
  database: Queryable,
  revision: number,
  catalogue: Promise<Catalogue>,
): Promise<Catalogue> {
  const entry = { revision, catalogue };
  current.set(database, entry);
  catalogue.catch(() => {
    if (current.get(database) === entry) current.delete(database);
  });
  return catalogue;
}
