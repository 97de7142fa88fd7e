import type { Locale } from "@recambia/contract/locale";
import type { PaymentStart, SignedReport } from "@recambia/contract/orders/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";

/** A payment attempt, independent of what is paid. */
export type PaymentRequest = {
  method: PaymentMeans;
  /** The bank's reference of the attempt, created by `newReference`. */
  reference: string;
  amountCents: number;
  /** Description shown to the payer. */
  description: string;
  locale: Locale;
  /** Deadline for the payment. */
  payUntil: Date;
  /** Return URL of the browser; it proves nothing. */
  returnAddress: string;
  /** Notification URL for the result. */
  notificationAddress: string;
};

/** The bank's verified report on an attempt. */
export type PaymentReport = {
  reference: string;
  amountCents: number;
  isPaid: boolean;
  /** The bank's details to be stored: authorisation, response code. No card data. */
  detail: Record<string, string>;
};

export type RefundRequest = { reference: string; amountCents: number };

/**
 * `failed`: the bank has refused, nothing was transferred. `unknown`: the outcome is unclear, so the refund must not be
 * repeated before someone has checked.
 */
export type RefundOutcome = { outcome: "done" } | { outcome: "failed" | "unknown"; failure: string };

/** A payment method's integration (docs/decisions/024). */
export type PaymentAdapter = {
  methods: readonly PaymentMeans[];
  /** Creates a reference; null if the order number is used. */
  newReference: (() => string) | null;
  start(request: PaymentRequest): PaymentStart;
  /** Parses a report, or null if it is not authentic. Missing if the operator records payments by hand. */
  readReport?(signed: SignedReport): PaymentReport | null;
  /** Missing if refunds are made by hand. */
  refund?(request: RefundRequest): Promise<RefundOutcome>;
};
