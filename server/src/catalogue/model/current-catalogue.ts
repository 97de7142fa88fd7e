import type { RevisionWatch } from "../../platform/catalogue-revision.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { loadLexicon } from "../search/load-lexicon.ts";
import type { Lexicon } from "../search/query/index.ts";
import { type CatalogueCache, carryOverCache, createCatalogueCache } from "./catalogue-cache.ts";
import type { Definitions } from "./definitions.ts";
import { buildDefinitions, type DefinitionRows, readDefinitions, readTallies } from "./load-definitions.ts";

/** The definitions of a revision, and what reads have found in it. */
export type Catalogue = {
  definitions: Definitions;
  /** Loads the names that queries are parsed with, once. */
  lexicon(): Promise<Lexicon>;
  cache: CatalogueCache;
};

type LoadedCatalogue = Catalogue & { rows: DefinitionRows };

const current = new WeakMap<Queryable, { revision: number; catalogue: Promise<LoadedCatalogue> }>();

/**
 * Returns the catalogue of a database as of the current revision. A change of products leaves names and cached entries of
 * other products valid (decision 040); after any other change everything is read again.
 */
export function getCatalogue(
  database: Queryable,
  watch: Pick<RevisionWatch, "current" | "changedSince">,
): Promise<Catalogue> {
  const revision = watch.current();
  const known = current.get(database);
  if (known?.revision === revision) return known.catalogue;
  const changed = known ? watch.changedSince(known.revision) : null;
  const catalogue =
    known && changed ? catalogueAfter(database, known.catalogue, changed) : loadCatalogue(database);
  return setCurrent(database, revision, catalogue);
}

/** Reads everything again, with an empty cache, and keeps it for the revision. */
export function reloadCatalogue(database: Queryable, revision: number): Promise<Catalogue> {
  return setCurrent(database, revision, loadCatalogue(database));
}

/** Reads the catalogue, with an empty cache. */
export async function loadCatalogue(database: Queryable): Promise<LoadedCatalogue> {
  const rows = await readDefinitions(database);
  const definitions = buildDefinitions(rows);
  return {
    rows,
    definitions,
    lexicon: onceLoaded(() => loadLexicon(database, definitions)),
    cache: createCatalogueCache(),
  };
}

async function catalogueAfter(
  database: Queryable,
  before: Promise<LoadedCatalogue>,
  changed: readonly number[],
): Promise<LoadedCatalogue> {
  const known = await before.catch(() => null);
  if (!known) return loadCatalogue(database);
  const [rows, cache] = await Promise.all([
    readTallies(database, known.rows),
    carryOverCache(database, known.cache, changed),
  ]);
  return { rows, definitions: buildDefinitions(rows), lexicon: known.lexicon, cache };
}

/** Returns a function that runs `load` on its first call, and again after a failure. */
function onceLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

function setCurrent(
  database: Queryable,
  revision: number,
  catalogue: Promise<LoadedCatalogue>,
): Promise<Catalogue> {
  const entry = { revision, catalogue };
  current.set(database, entry);
  catalogue.catch(() => {
    if (current.get(database) === entry) current.delete(database);
  });
  return catalogue;
}
