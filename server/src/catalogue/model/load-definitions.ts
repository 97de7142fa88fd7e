import type { LocalizedText } from "@recambia/contract/locale";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { compareSpanish } from "../../vehicles/index.ts";
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

/** The rows that definitions are built from. Changes of products change the tallies only. */
export type DefinitionRows = {
  categories: CategoryRow[];
  part_types: PartTypeRow[];
  attributes: Attribute[];
  uses: UseRow[];
  brands: BrandRow[];
  tallies: TallyRow[];
};

const talliesText = `coalesce((select json_agg(json_build_array(t.part_type_id, t.brand_id, t.product_count,
  t.universal_count, t.min_cents, t.universal_min_cents)) from product_tally t), '[]') as tallies`;

const definitionsText = `select
  coalesce((select json_agg(c order by c.position, c.id) from category c), '[]') as categories,
  coalesce((select json_agg(t order by t.position, t.id) from (
    select id, slug, category_id, name, plural, description, warning, picture, is_universal, companions, position
    from part_type) t), '[]') as part_types,
  coalesce((select json_agg(a) from attribute a), '[]') as attributes,
  coalesce((select json_agg(u order by u.position, u.attribute_id) from part_type_attribute u), '[]') as uses,
  coalesce((select json_agg(b) from brand b), '[]') as brands,
  ${talliesText}`;

/** Reads all rows in one statement, so that they are consistent. */
export function readDefinitions(database: Queryable): Promise<DefinitionRows> {
  return onlyRow<DefinitionRows>(database, { name: "definitions", text: definitionsText });
}

/** Reads the tallies anew, after a change of products. */
export async function readTallies(database: Queryable, rows: DefinitionRows): Promise<DefinitionRows> {
  const statement = { name: "tallies", text: `select ${talliesText}` };
  return { ...rows, ...(await onlyRow<Pick<DefinitionRows, "tallies">>(database, statement)) };
}

/** @throws OutdatedDefinitions when the tallies have a part type that was added after the other rows were read. */
export function buildDefinitions(rows: DefinitionRows): Definitions {
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
