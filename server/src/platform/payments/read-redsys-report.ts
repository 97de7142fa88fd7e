import { TRANSACTION_TYPES } from "redsys-easy";
import type { RedsysConfig } from "../config-parts.ts";
import type { PaymentReport } from "./payment-adapter.ts";
import { type RedsysEnvelope, verifyRedsys } from "./verify-redsys.ts";

/**
 * Parses a payment report from a notification or from the parameters of a return URL; both are signed alike. Response codes
 * up to 0099 are authorisations, all others refusals.
 *
 * @returns null when it is not an authentic report on a payment to this shop.
 */
export function readRedsysReport(config: RedsysConfig, envelope: RedsysEnvelope): PaymentReport | null {
  const parameters = verifyRedsys(config, envelope);
  if (!parameters || parameters.Ds_TransactionType !== TRANSACTION_TYPES.AUTHORIZATION) return null;
  return {
    reference: parameters.Ds_Order,
    amountCents: Number(parameters.Ds_Amount),
    isPaid: Number(parameters.Ds_Response) <= 99,
    detail: {
      response: parameters.Ds_Response.padStart(4, "0"),
      authorisation: (parameters.Ds_AuthorisationCode ?? "").trim(),
      at: decoded(`${parameters.Ds_Date ?? ""} ${parameters.Ds_Hour ?? ""}`),
    },
  };
}

/** Dates are URL-encoded: `21%2F11%2F2026`. */
function decoded(text: string): string {
  return text
    .replaceAll("%2F", "/")
    .replaceAll("%3A", ":")
    .replace(/[^\d/: -]/g, "")
    .trim();
}
