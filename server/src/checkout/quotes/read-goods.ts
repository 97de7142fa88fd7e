import type { Queryable } from "../../platform/database/database.ts";

/** What sending a product takes, and whether its buyer may withdraw. */
export type Goods = {
  weightG: number;
  /** Danger pictograms on its label (CLP). */
  pictograms: readonly string[];
  /** Slug of its part type. */
  partType: string;
  /** Letter of consumer code art. 103; null: none. */
  withdrawalExclusion: string | null;
  /** Of the producer who pays for its waste, and what one costs, VAT included. */
  producerRegisterNumber: string | null;
  ecoFeeCents: number | null;
};

type GoodsRow = {
  id: number;
  weight_g: number;
  pictograms: string[] | null;
  part_type: string;
  withdrawal_exclusion: string | null;
  producer_register_number: string | null;
  eco_fee_cents: number | null;
};

/** Facts of products by their key, in one statement. */
export async function readGoods(
  database: Queryable,
  productKeys: readonly number[],
): Promise<Map<number, Goods>> {
  const rows = await database.rows<GoodsRow>({
    name: "read-goods",
    text: `select product.id, weight_g, hazard -> 'pictograms' as pictograms, part_type.slug as part_type,
             withdrawal_exclusion, producer_register_number, eco_fee_cents
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
        producerRegisterNumber: row.producer_register_number,
        ecoFeeCents: row.eco_fee_cents,
      },
    ]),
  );
}
