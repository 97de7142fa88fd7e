import type { LocalizedText } from "@recambia/contract/locale";
import { LRUCache } from "lru-cache";
import type { RevisionWatch } from "../../platform/catalogue-revision.ts";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { compareSpanish } from "../../vehicles/index.ts";
import { carryOverFitIndex, createFitIndex } from "../listing/fit-index/fit-index.ts";
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

type CategoryRow = {
  id: number;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  picture: string;
};

type PartTypeRow = {
  id: number;
  slug: string;
  category_id: number;
  name: LocalizedText;
  plural: LocalizedText;
  description: LocalizedText;
  warning: LocalizedText;
  picture: string;
  is_universal: boolean;
  companions: string[];
};

type UseRow = { part_type_id: number; attribute_id: number; is_facet: boolean; decides_fit: boolean };

type BrandRow = Omit<Brand, "responsiblePerson"> & { responsible_person: Brand["responsiblePerson"] };

/** part type, brand, products, universal products, lowest price, lowest price of a universal one */
type TallyRow = [number, number, number, number, number | null, number | null];

type DefinitionRows = {
  categories: CategoryRow[];
  part_types: PartTypeRow[];
  attributes: Attribute[];
  uses: UseRow[];
  brands: BrandRow[];
  tallies: TallyRow[];
};

const readDefinitions = `select
  coalesce((select json_agg(c order by c.position, c.id) from category c), '[]') as categories,
  coalesce((select json_agg(t order by t.position, t.id) from (
    select id, slug, category_id, name, plural, description, warning, picture, is_universal, companions, position
    from part_type) t), '[]') as part_types,
  coalesce((select json_agg(a) from attribute a), '[]') as attributes,
  coalesce((select json_agg(u order by u.position, u.attribute_id) from part_type_attribute u), '[]') as uses,
  coalesce((select json_agg(b) from brand b), '[]') as brands,
  coalesce((select json_agg(json_build_array(t.part_type_id, t.brand_id, t.product_count, t.universal_count,
    t.min_cents, t.universal_min_cents)) from product_tally t), '[]') as tallies`;

/** Most of a shop's vehicles; a vehicle takes about a kilobyte. */
const keptVehicles = 5000;

/** All categories and part types of a large shop; an entry takes a few kilobytes. */
const keptListCounts = 1000;

/** Pages of scopes; a page takes about two hundred bytes. */
const keptTops = 5000;

const kept = new WeakMap<Queryable, { revision: number; definitions: Promise<Definitions> }>();

/**
 * Returns the definitions of a database, read once per catalogue revision. Cached products survive revisions that have not
 * changed them (decision 040).
 */
export function getDefinitions(
  database: Queryable,
  watch: Pick<RevisionWatch, "current" | "changedSince">,
): Promise<Definitions> {
  const revision = watch.current();
  const known = kept.get(database);
  if (known?.revision === revision) return known.definitions;
  const changed = known ? watch.changedSince(known.revision) : null;
  const outliving = known && changed ? keptThrough(database, known.definitions, changed) : nothingKept();
  return keepDefinitions(database, revision, loadDefinitions(database, outliving));
}

/** Reads the definitions again with empty caches, and caches them for the revision. */
export function reloadDefinitions(database: Queryable, revision: number): Promise<Definitions> {
  return keepDefinitions(database, revision, loadDefinitions(database));
}

/** Caches that survive a change of products. */
type Outliving = Pick<Definitions, "vehicles" | "vehiclesByKey" | "fitIndex">;

function nothingKept(): Outliving {
  return {
    vehicles: new LRUCache({ max: keptVehicles }),
    vehiclesByKey: new LRUCache({ max: keptVehicles }),
    fitIndex: createFitIndex(),
  };
}

async function keptThrough(
  database: Queryable,
  before: Promise<Definitions>,
  changed: readonly number[],
): Promise<Outliving> {
  const known = await before.catch(() => null);
  if (!known) return nothingKept();
  const { vehicles, vehiclesByKey } = known;
  return { vehicles, vehiclesByKey, fitIndex: await carryOverFitIndex(database, known.fitIndex, changed) };
}

function keepDefinitions(
  database: Queryable,
  revision: number,
  definitions: Promise<Definitions>,
): Promise<Definitions> {
  const entry = { revision, definitions };
  kept.set(database, entry);
  definitions.catch(() => {
    if (kept.get(database) === entry) kept.delete(database);
  });
  return definitions;
}

/** Reads all definitions in one statement, so that they are consistent. */
export async function loadDefinitions(
  database: Queryable,
  outliving: Outliving | Promise<Outliving> = nothingKept(),
): Promise<Definitions> {
  const [rows, outlived] = await Promise.all([
    onlyRow<DefinitionRows>(database, { name: "definitions", text: readDefinitions }),
    outliving,
  ]);
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
    ...outlived,
    listCounts: new LRUCache({ max: keptListCounts }),
    tops: new LRUCache({ max: keptTops }),
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
    const { id, slug, name, plural, description, warning, picture, companions } = row;
    const partType: PartType = {
      ...{ id, slug, category, name, plural, description, warning, picture, companions },
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
}: BrandRow): Brand {
  return { id, slug, name, country, description, manufacturer, responsiblePerson: responsible_person };
}

function tallyOf(row: TallyRow): BrandTally {
  const [partTypeId, brandId, productCount, universalCount, minCents, universalMinCents] = row;
  return { partTypeId, brandId, productCount, universalCount, minCents, universalMinCents };
}
