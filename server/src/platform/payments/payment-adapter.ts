import type { Locale } from "@recambia/contract/locale";
import type { PaymentStart, SignedReport } from "@recambia/contract/orders/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";

/** One try to pay something, in plain values: what it is for is the shop's own business. */
export type PaymentRequest = {
  method: PaymentMeans;
  /** What the bank knows the try by, made by `newReference`. */
  reference: string;
  amountCents: number;
  /** What the payer reads beside the amount. */
  description: string;
  locale: Locale;
  /** Until when the money is waited for. */
  payUntil: Date;
  /** Where the bank leads the browser afterwards. It proves nothing. */
  returnAddress: string;
  /** Where the bank tells the shop what became of it. */
  notificationAddress: string;
};

/** What the bank says became of a try, its signature verified. */
export type PaymentReport = {
  reference: string;
  amountCents: number;
  isPaid: boolean;
  /** The bank's own words, to be kept: authorisation, response code. No card data. */
  detail: Record<string, string>;
};

export type RefundRequest = { reference: string; amountCents: number };

/**
 * `failed`: the bank has said no, nothing was moved. `unknown`: nobody knows whether it arrived, so it
 * must not be asked for again before somebody has looked.
 */
export type RefundOutcome = { outcome: "done" } | { outcome: "failed" | "unknown"; failure: string };

/** A way for money to come and go back (docs/decisions/024). */
export type PaymentAdapter = {
  methods: readonly PaymentMeans[];
  /** A fresh reference; null: the shop's own number of the order is used. */
  newReference: (() => string) | null;
  start(request: PaymentRequest): PaymentStart;
  /** Missing: the bank reports nothing, the operator records what has arrived. Null: not the bank's word. */
  readReport?(signed: SignedReport): PaymentReport | null;
  /** Missing: money goes back by hand. */
  refund?(request: RefundRequest): Promise<RefundOutcome>;
};
