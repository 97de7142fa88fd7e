import { identificationSeal, type SealSecrets } from "../addresses/index.ts";
import type { Queryable } from "../platform/database/database.ts";
import { stripOrdersOf } from "./strip-orders.ts";

type KeptOrder = { kept: object; addressId: string; bytes: Uint8Array | null; keyId: string | null };

const ordersText = `
  select o.public_id as "addressId", o.identification as bytes, o.identification_key as "keyId",
    jsonb_build_object(
    'number', o.number, 'state', o.state, 'placed_at', o.placed_at, 'name', o.name, 'email', o.email,
    'language', o.locale, 'terms_version', o.terms_version, 'address', o.address, 'billing', o.billing,
    'shipping_method', o.shipping_method, 'payment_method', o.payment_method,
    'goods_cents', o.goods_cents, 'shipping_cents', o.shipping_cents,
    'core_deposit_cents', o.core_deposit_cents, 'total_cents', o.total_cents,
    'refunded_cents', o.refunded_cents,
    'lines', (select jsonb_agg(jsonb_build_object('product', product, 'vehicle', vehicle,
        'quantity', quantity, 'line_cents', line_cents, 'core_deposit_cents', core_deposit_cents,
        'core_refusal', core_refusal) order by position) from order_line where order_id = o.id),
    'events', (select jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'cents', cents, 'text', text)
        order by id) from order_event where order_id = o.id),
    'payments', (select jsonb_agg(jsonb_build_object('method', method, 'reference', reference,
        'amount_cents', amount_cents, 'state', state, 'detail', detail, 'created_at', created_at)
        order by id) from payment where order_id = o.id),
    'withdrawals', (select jsonb_agg(jsonb_build_object('name', name, 'email', email, 'state', state,
        'received_at', received_at, 'deduction_cents', deduction_cents,
        'deduction_reason', deduction_reason, 'void_reason', void_reason) order by id)
        from withdrawal where order_id = o.id),
    'cancellations', (select jsonb_agg(jsonb_build_object('cause', cause, 'name', name, 'reason', reason,
        'cancelled_at', cancelled_at) order by id) from cancellation where order_id = o.id),
    'parcels', (select jsonb_agg(jsonb_build_object('carrier', carrier, 'tracking_number', tracking_number,
        'shipped_at', shipped_at, 'delivered_at', delivered_at) order by id)
        from parcel where order_id = o.id),
    'refunds', (select jsonb_agg(jsonb_build_object('cause', cause, 'reason', reason,
        'amount_cents', amount_cents, 'state', state, 'created_at', created_at) order by id)
        from refund where order_id = o.id),
    'guarantee_claims', (select jsonb_agg(jsonb_build_object('number', number, 'state', state, 'wish', wish,
        'remedy', remedy, 'description', description, 'appeared_on', appeared_on, 'answer', answer,
        'opened_at', opened_at, 'received_at', received_at, 'ended_at', ended_at) order by id)
        from guarantee_claim where order_id = o.id),
    'confirmations', (select jsonb_agg(jsonb_build_object('recipient', recipient, 'sent_at', sent_at)
        order by sent_at) from order_confirmation where order_id = o.id),
    'invoices', (select jsonb_agg(content order by id) from invoice where order_id = o.id)
  ) as kept
  from customer_order o where o.customer_id = $1 order by o.id`;

/**
 * Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). Orders belong to
 * the customer and are visible to all its people. They outlive the account, for guarantee and bookkeeping (LOPDGDD art.
 * 32), without data that only the delivery needed.
 *
 * @param secrets the shop's secrets, which open the recipients' identity numbers for the download.
 */
export function orderRecords(secrets: SealSecrets) {
  return { ...records, exportPersonalData: exporter(secrets) };
}

function exporter(secrets: SealSecrets) {
  const seal = identificationSeal(secrets);
  return async (database: Queryable, { customerId }: { customerId: string }): Promise<unknown> => {
    const rows = await database.rows<KeptOrder>({ text: ordersText, values: [customerId] });
    return rows.map(({ kept, addressId, bytes, keyId }) => ({
      ...kept,
      identification: bytes && keyId ? seal.open({ bytes, keyId }, { customerId, addressId }) : null,
    }));
  };
}

const records = {
  feature: "orders",
  async forgetPerson(
    transaction: Queryable,
    { personId, customerId, isLast }: { personId: string; customerId: string; isLast: boolean },
  ): Promise<void> {
    await transaction.rows({
      text: "update customer_order set person_id = null where person_id = $1",
      values: [personId],
    });
    if (isLast) await stripOrdersOf(transaction, customerId);
  },
  async mustKeepCustomer(transaction: Queryable, customerId: string): Promise<boolean> {
    const kept = await transaction.rows({
      text: "select 1 from customer_order where customer_id = $1 limit 1",
      values: [customerId],
    });
    return kept.length > 0;
  },
};
