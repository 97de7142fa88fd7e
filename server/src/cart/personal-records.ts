import type { Queryable } from "../platform/database/database.ts";

type LineRow = {
  part_number: string | null;
  page: string;
  quantity: number;
  vehicle_id: string | null;
  fit_confirmed: boolean;
};

/** Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). */
export const cartRecords = {
  feature: "cart",
  /** Contents of the person's cart, with vehicles. */
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    return database.rows<LineRow>({
      text: `
        select product.part_number, coalesce('/products/' || product.slug, '/kit-list/' || kit.slug) as page,
          line.quantity, line."vehicleId" as vehicle_id, line."isFitConfirmed" as fit_confirmed
        from cart
        cross join jsonb_to_recordset(cart.lines)
          as line ("thingId" text, "vehicleId" text, quantity integer, "isFitConfirmed" boolean)
        left join product on product.public_id = line."thingId"
        left join kit on kit.public_id = line."thingId"
        where cart.person_id = $1`,
      values: [personId],
    });
  },
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({ text: "delete from cart where person_id = $1", values: [personId] });
  },
};
