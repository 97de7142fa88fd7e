import { type PaymentMeans, paymentMeans } from "@recambia/contract/shop/schemas";
import type { Context } from "../../platform/http/context.ts";
import type { Payments } from "../../platform/payments/index.ts";
import { settleRefund } from "./settle-refund.ts";

type DueRefund = { id: number; reference: string; amount_cents: number };

/**
 * Sends due refunds through their payment method; refunds of transfers wait for the operator. Each is marked `sent` and
 * committed before the bank is called, so that neither concurrency nor a crash sends it twice. Refunds that stay `sent`
 * need the operator.
 *
 * @returns the number of refunds sent.
 */
export async function sendDueRefunds(context: Context, payments: Payments): Promise<number> {
  let asked = 0;
  for (const method of paymentMeans) {
    const adapter = payments.adapterFor(method);
    if (!adapter?.refund) continue;
    for (;;) {
      const due = await claimRefund(context, method);
      if (!due) break;
      const outcome = await adapter.refund({ reference: due.reference, amountCents: due.amount_cents });
      await settleRefund(context, due.id, outcome, "bank");
      asked += 1;
    }
  }
  return asked;
}

async function claimRefund(
  { database, clock }: Context,
  method: PaymentMeans,
): Promise<DueRefund | undefined> {
  const [claimed] = await database.rows<DueRefund>({
    text: `with due as (
             select refund.id, payment.reference
             from refund join payment on payment.id = refund.payment_id
             where refund.state = 'due' and payment.method = $1
             order by refund.id limit 1 for update of refund skip locked
           )
           update refund set state = 'sent', failure = 'no answer yet', sent_at = $2 from due
           where refund.id = due.id
           returning refund.id::integer as id, due.reference, refund.amount_cents`,
    values: [method, clock.now()],
  });
  return claimed;
}
