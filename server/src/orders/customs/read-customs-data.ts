import { identificationSeal, type SealSecrets } from "../../addresses/index.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { cancelledPieces } from "../cancellation/order-pieces.ts";
import { type OrderRow, readOrderByNumber } from "../order-rows.ts";

/** Goods of a parcel as a customs form asks for them. */
export type CustomsLine = {
  name: string;
  part_number: string | null;
  brand: string | null;
  pieces: number;
  /** Null for goods without a known weight. */
  weight_g: number | null;
  /** Price without VAT. */
  cents: number;
};

/** Customs declaration of a parcel. */
export type CustomsData = {
  order: OrderRow;
  /** Identity number of the recipient; null when it is not asked for at the destination, erased, or can't be opened. */
  identification: string | null;
  carrier: string | null;
  tracking_number: string | null;
  lines: CustomsLine[];
};

/**
 * Reads what the customs form of a parcel needs, with the recipient's identity number opened (`law.md` 3.7, 6.5).
 *
 * @param parcelNumber as `orders show` numbers them, from 1; null for the whole order, less what is cancelled.
 * @returns `not_found`; `conflict` for an order that is not exported, all cancelled, or without that parcel.
 */
export async function readCustomsData(
  database: Queryable,
  secrets: SealSecrets,
  { number, parcelNumber }: { number: string; parcelNumber: number | null },
): Promise<CustomsData | Refusal> {
  const order = await readOrderByNumber(database, number);
  if (!order) return { refused: "not_found" };
  const parcel = parcelNumber === null ? null : order.parcels[parcelNumber - 1];
  if (order.tax_zone !== "export" || !order.address || parcel === undefined) return { refused: "conflict" };
  const weights = await readWeights(database, order);
  const lines = order.lines.flatMap((line): CustomsLine[] => {
    const pieces = parcel
      ? (parcel.lines.find(({ line_id }) => line_id === line.public_id)?.quantity ?? 0)
      : line.quantity - cancelledPieces(order, line);
    if (pieces === 0) return [];
    const weight = weights.get(line.public_id) ?? null;
    return [
      {
        name: line.product.name,
        part_number: line.product.part_number,
        brand: line.product.brand?.name ?? null,
        pieces,
        weight_g: weight === null ? null : weight * pieces,
        cents: line.unit_cents * pieces,
      },
    ];
  });
  if (lines.length === 0) return { refused: "conflict" };
  return {
    order,
    identification: await openIdentification(database, secrets, order),
    carrier: parcel?.carrier ?? null,
    tracking_number: parcel?.tracking_number ?? null,
    lines,
  };
}

/** Weight of one piece of each line in grams, of a kit with all its parts. */
async function readWeights(database: Queryable, { id }: OrderRow): Promise<Map<string, number>> {
  const rows = await database.rows<{ line_id: string; weight_g: number }>({
    text: `select line.public_id as line_id,
             sum(piece.pieces / line.quantity * product.weight_g)::integer as weight_g
           from order_line line join order_line_piece piece on piece.order_line_id = line.id
           join product on product.id = piece.product_id
           where line.order_id = $1 group by line.public_id`,
    values: [id],
  });
  return new Map(rows.map(({ line_id, weight_g }) => [line_id, weight_g]));
}

async function openIdentification(
  database: Queryable,
  secrets: SealSecrets,
  { id, customer_id: customerId, public_id: addressId }: OrderRow,
): Promise<string | null> {
  const [row] = await database.rows<{ bytes: Uint8Array | null; keyId: string | null }>({
    text: `select identification as bytes, identification_key as "keyId" from customer_order where id = $1`,
    values: [id],
  });
  if (!row?.bytes || row.keyId === null) return null;
  return identificationSeal(secrets).open({ bytes: row.bytes, keyId: row.keyId }, { customerId, addressId });
}
