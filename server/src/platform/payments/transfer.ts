import type { Shop } from "@recambia/contract/shop/schemas";
import type { PaymentAdapter } from "./payment-adapter.ts";

/** Bank transfers: the shopper gets the account details, and the operator records received payments. */
export function transferAdapter(account: Shop["bank_account"]): PaymentAdapter {
  return {
    methods: ["transfer"],
    newReference: null,
    start: ({ reference, amountCents, payUntil }) => ({
      kind: "transfer",
      transfer: { ...account, reference, cents: amountCents, pay_until: payUntil.toISOString() },
    }),
  };
}
