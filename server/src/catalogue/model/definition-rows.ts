import type { GoodsNotice } from "@recambia/contract/legal/goods-notices";
import type { LocalizedText } from "@recambia/contract/locale";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Attribute, Brand } from "./definitions.ts";

export type CategoryRow = {
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
  notices: GoodsNotice[];
  companions: string[];
};

type UseRow = { part_type_id: number; attribute_id: number; is_facet: boolean; decides_fit: boolean };

export type BrandRow = Omit<Brand, "responsiblePerson"> & { responsible_person: Brand["responsiblePerson"] };

/** part type, brand, products, universal products, lowest price, lowest price of a universal one */
export type TallyRow = [number, number, number, number, number | null, number | null];

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
    select id, slug, category_id, name, plural, description, warning, picture, is_universal, notices, companions,
      position
    from part_type) t), '[]') as part_types,
  coalesce((select json_agg(a) from attribute a), '[]') as attributes,
  coalesce((select json_agg(u order by u.position, u.attribute_id) from part_type_attribute u), '[]') as uses,
  coalesce((select json_agg(b) from brand b), '[]') as brands,
  ${talliesText}`;

/** Reads all rows in one statement, so that they are consistent. */
export function readDefinitions(database: Queryable): Promise<DefinitionRows> {
  return onlyRow<DefinitionRows>(database, { name: "definitions", text: definitionsText });
}

/** Rereads the tallies after a change of products. */
export async function readTallies(database: Queryable, rows: DefinitionRows): Promise<DefinitionRows> {
  const statement = { name: "tallies", text: `select ${talliesText}` };
  return { ...rows, ...(await onlyRow<Pick<DefinitionRows, "tallies">>(database, statement)) };
}
