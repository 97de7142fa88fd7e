import type { Locale } from "@recambia/contract/locale";
import type { Caches } from "../../platform/caches/caches.ts";
import type { RevisionWatch } from "../../platform/catalogue-revision.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { compareSpanish } from "../../vehicles/index.ts";
import { loadLexicon } from "../search/load-lexicon.ts";
import type { Lexicon } from "../search/query/index.ts";
import {
  type CatalogueCache,
  carryOverCache,
  createCatalogueCache,
  watchCatalogueCache,
} from "./catalogue-cache.ts";
import {
  type BrandRow,
  type CategoryRow,
  type DefinitionRows,
  readDefinitions,
  readTallies,
  type TallyRow,
} from "./definition-rows.ts";
import {
  type Attribute,
  addTallies,
  type Brand,
  type BrandTally,
  type Category,
  type Definitions,
  emptyTally,
  OutdatedDefinitions,
  type PartType,
} from "./definitions.ts";

/** The definitions of a revision, and what reads have found in it. */
export type Catalogue = {
  definitions: Definitions;
  /** Loads the names that queries are parsed with, once. */
  lexicon(): Promise<Lexicon>;
  cache: CatalogueCache;
};

/** Dependencies of every catalogue read. */
export type CatalogueContext = Catalogue & {
  database: Queryable;
  /** Language of names, values and conditions. */
  locale: Locale;
  /** Time that decides which offers are in force. */
  now: Date;
};

/**
 * Runs a read with the catalogue's definitions. An import adds brands and part types before it publishes a new revision, so
 * a read that meets an unknown one is repeated with fresh definitions.
 */
export async function readCatalogue<Result>(
  context: Pick<Context, "database" | "revision" | "caches" | "clock">,
  locale: Locale,
  read: (catalogue: CatalogueContext) => Promise<Result>,
): Promise<Result> {
  const { database } = context;
  const now = context.clock.now();
  try {
    return await read({ database, locale, now, ...(await getCatalogue(context)) });
  } catch (error) {
    if (!(error instanceof OutdatedDefinitions)) throw error;
    return read({ database, locale, now, ...(await reloadCatalogue(context)) });
  }
}

type CatalogueSource = {
  database: Queryable;
  revision: Pick<RevisionWatch, "current" | "changedSince">;
  caches: Caches;
};

type LoadedCatalogue = Catalogue & { rows: DefinitionRows };

const current = new WeakMap<Queryable, { revision: number; catalogue: Promise<LoadedCatalogue> }>();

/**
 * Returns the catalogue of a database as of the current revision. A change of products leaves names and cached entries of
 * other products valid (decision 040); after any other change everything is read again.
 */
function getCatalogue({ database, caches, revision: watch }: CatalogueSource): Promise<Catalogue> {
  const revision = watch.current();
  const known = current.get(database);
  if (known?.revision === revision) return known.catalogue;
  const changed = known ? watch.changedSince(known.revision) : null;
  const catalogue =
    known && changed
      ? catalogueAfter(database, known.catalogue, changed, caches)
      : loadCatalogue(database, caches);
  return setCurrent(database, revision, catalogue);
}

/** Reads everything again, with an empty cache, and keeps it for the revision. */
function reloadCatalogue({ database, caches, revision }: CatalogueSource): Promise<Catalogue> {
  return setCurrent(database, revision.current(), loadCatalogue(database, caches));
}

/** Reads the catalogue, with an empty cache. */
export async function loadCatalogue(database: Queryable, caches: Caches): Promise<LoadedCatalogue> {
  const rows = await readDefinitions(database);
  const definitions = buildDefinitions(rows);
  const cache = createCatalogueCache(caches);
  watchCatalogueCache(caches, cache);
  return {
    rows,
    definitions,
    lexicon: onceLoaded(() => loadLexicon(database, definitions)),
    cache,
  };
}

async function catalogueAfter(
  database: Queryable,
  before: Promise<LoadedCatalogue>,
  changed: readonly number[],
  caches: Caches,
): Promise<LoadedCatalogue> {
  const known = await before.catch(() => null);
  if (!known) return loadCatalogue(database, caches);
  const [rows, cache] = await Promise.all([
    readTallies(database, known.rows),
    carryOverCache(database, known.cache, changed, caches),
  ]);
  watchCatalogueCache(caches, cache);
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

/** @throws OutdatedDefinitions when the tallies have a part type that was added after the other rows were read. */
function buildDefinitions(rows: DefinitionRows): Definitions {
  const attributes = new Map(rows.attributes.map((attribute) => [attribute.id, attribute]));
  const categories = new Map(rows.categories.map((row) => [row.id, categoryOf(row)]));
  const tallies = rows.tallies.map(tallyOf);
  const partTypes = partTypesOf(rows, categories, attributes, tallies);
  const brands = rows.brands.map(brandOf).sort((a, b) => compareSpanish.compare(a.name, b.name));
  const brandById = new Map(brands.map((brand) => [brand.id, brand]));
  return {
    categories: [...categories.values()],
    categoryBySlug: new Map([...categories.values()].map((category) => [category.slug, category])),
    partTypes: [...partTypes.values()],
    partTypeBySlug: new Map([...partTypes.values()].map((partType) => [partType.slug, partType])),
    brands,
    brandBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    tallies,
    partType: (id) => known(partTypes, id),
    brand: (id) => known(brandById, id),
    attribute: (id) => known(attributes, id),
  };
}

function known<Definition>(definitions: Map<number, Definition>, id: number): Definition {
  const definition = definitions.get(id);
  if (definition === undefined) throw new OutdatedDefinitions(`Definition ${id} is not among those read`);
  return definition;
}

function categoryOf({ id, slug, name, description, picture }: CategoryRow): Category {
  return { id, slug, name, description, picture, partTypes: [] };
}

/** Collects part types by key and adds each to its category. */
function partTypesOf(
  rows: DefinitionRows,
  categories: Map<number, Category>,
  attributes: Map<number, Attribute>,
  tallies: BrandTally[],
): Map<number, PartType> {
  const partTypes = new Map<number, PartType>();
  for (const row of rows.part_types) {
    const category = known(categories, row.category_id);
    const { id, slug, name, plural, description, warning, picture, notices, companions } = row;
    const partType: PartType = {
      ...{ id, slug, category, name, plural, description, warning, picture, notices, companions },
      isUniversal: row.is_universal,
      attributes: [],
      tally: emptyTally,
    };
    partTypes.set(id, partType);
    category.partTypes.push(partType);
  }
  for (const use of rows.uses) {
    const attribute = known(attributes, use.attribute_id);
    const partType = known(partTypes, use.part_type_id);
    partType.attributes.push({ attribute, isFacet: use.is_facet, decidesFit: use.decides_fit });
  }
  for (const tally of tallies) {
    const partType = known(partTypes, tally.partTypeId);
    partType.tally = addTallies(partType.tally, tally);
  }
  return partTypes;
}

function brandOf({
  id,
  slug,
  name,
  country,
  description,
  manufacturer,
  responsible_person,
  guarantees,
  tier,
}: BrandRow): Brand {
  return {
    id,
    slug,
    name,
    country,
    description,
    manufacturer,
    responsiblePerson: responsible_person,
    guarantees,
    tier,
  };
}

function tallyOf(row: TallyRow): BrandTally {
  const [partTypeId, brandId, productCount, universalCount, minCents, universalMinCents] = row;
  return { partTypeId, brandId, productCount, universalCount, minCents, universalMinCents };
}
