import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import type { Context } from "../../platform/http/context.ts";
import type { Payments } from "../../platform/payments/index.ts";
import { settleRefund } from "./settle-refund.ts";

type DueRefund = { id: number; method: PaymentMeans; reference: string; amount_cents: number };

/**
 * Sends due refunds through their payment method; refunds of transfers wait for the operator. Each is marked `sent` and
 * committed before the bank is called, so that neither concurrency nor a crash sends it twice. Refunds that stay `sent`
 * need the operator.
 *
 * @returns the number of refunds sent.
 */
export async function sendDueRefunds(context: Context, payments: Payments): Promise<number> {
  const methods: PaymentMeans[] = ["card", "bizum"];
  const sendable = methods.filter((method) => payments.adapterFor(method)?.refund);
  let asked = 0;
  for (;;) {
    const due = await claimRefund(context, sendable);
    if (!due) return asked;
    const request = { reference: due.reference, amountCents: due.amount_cents };
    const outcome = await payments.adapterFor(due.method)?.refund?.(request);
    if (!outcome) throw new Error(`Refund ${due.id} can't be sent by ${due.method}`);
    await settleRefund(context, due.id, outcome, "bank");
    asked += 1;
  }
}

async function claimRefund({ database }: Context, methods: PaymentMeans[]): Promise<DueRefund | undefined> {
  const [claimed] = await database.rows<DueRefund>({
    text: `with due as (
             select refund.id, payment.method, payment.reference
             from refund join payment on payment.id = refund.payment_id
             where refund.state = 'due' and payment.method = any($1::text[])
             order by refund.id limit 1 for update of refund skip locked
           )
           update refund set state = 'sent', failure = 'no answer yet' from due where refund.id = due.id
           returning refund.id::integer as id, due.method, due.reference, refund.amount_cents`,
    values: [methods],
  });
  return claimed;
}
