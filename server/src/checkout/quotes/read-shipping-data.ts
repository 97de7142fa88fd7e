import type { Queryable } from "../../platform/database/database.ts";

/** Product data for shipping, withdrawal and eco fees. */
export type ShippingData = {
  weightG: number;
  /** Danger pictograms on its label (CLP). */
  pictograms: readonly string[];
  /** Slug of the part type. */
  partType: string;
  /** Letter of consumer code art. 103; null: none. */
  withdrawalExclusion: string | null;
  /** Register number of the producer who pays for waste treatment, and the fee for one piece, VAT included. */
  producerRegisterNumber: string | null;
  ecoFeeCents: number | null;
};

type ShippingRow = {
  id: number;
  weight_g: number;
  pictograms: string[] | null;
  part_type: string;
  withdrawal_exclusion: string | null;
  producer_register_number: string | null;
  eco_fee_cents: number | null;
};

/** Reads shipping data of products, by product key. */
export async function readShippingData(
  database: Queryable,
  productKeys: readonly number[],
): Promise<Map<number, ShippingData>> {
  const rows = await database.rows<ShippingRow>({
    name: "read-shipping-data",
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
