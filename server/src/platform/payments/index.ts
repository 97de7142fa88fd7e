export { openPayments, type Payments } from "./open-payments.ts";
export type { PaymentReport, RefundOutcome } from "./payment-adapter.ts";
