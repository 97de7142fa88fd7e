import type { Queryable } from "../platform/database/database.ts";

/** What sending a product takes, and whether its buyer may withdraw. */
export type Goods = {
  weightG: number;
  /** Danger pictograms on its label (CLP). */
  pictograms: readonly string[];
  /** Slug of its part type. */
  partType: string;
  /** Letter of consumer code art. 103; null: none. */
  withdrawalExclusion: string | null;
};

type GoodsRow = {
  id: number;
  weight_g: number;
  pictograms: string[] | null;
  part_type: string;
  withdrawal_exclusion: string | null;
};

/** Facts of products by their key, in one statement. */
export async function readGoods(
  database: Queryable,
  productKeys: readonly number[],
): Promise<Map<number, Goods>> {
  const rows = await database.rows<GoodsRow>({
    name: "read-goods",
    text: `select product.id, weight_g, hazard -> 'pictograms' as pictograms, part_type.slug as part_type,
             withdrawal_exclusion
           from product join part_type on part_type.id = product.part_type_id
           where product.id = any($1::integer[])`,
    values: [productKeys],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        weightG: row.weight_g,
        pictograms: row.pictograms ?? [],
        partType: row.part_type,
        withdrawalExclusion: row.withdrawal_exclusion,
      },
    ]),
  );
}
