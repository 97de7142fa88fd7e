import { serializeAndSignJSONRequest, TRANSACTION_TYPES } from "redsys-easy";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { RedsysConfig } from "../config-parts.ts";
import type { RefundOutcome, RefundRequest } from "./payment-adapter.ts";
import { euro } from "./redsys-parameters.ts";
import { verifyRedsys } from "./verify-redsys.ts";

const answerWithinMs = 30_000;
/** "Transacción autorizada para devoluciones y confirmaciones". */
const refunded = 900;

const Envelope = Type.Object({
  Ds_SignatureVersion: Type.String(),
  Ds_MerchantParameters: Type.String(),
  Ds_Signature: Type.String(),
});
/** Errors before processing, such as an unknown payment (SIS0057). */
const Refused = Type.Object({ errorCode: Type.String({ pattern: "^[A-Z0-9]{1,20}$" }) });

/**
 * Refunds a payment, in whole or in part, through Redsys' REST interface. Never repeat a refund with an unknown outcome: it
 * might pay twice.
 */
export async function refundThroughRedsys(
  config: RedsysConfig,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const answer = await ask(config, request);
  if (answer === null) return { outcome: "unknown", failure: "no answer" };
  if (Value.Check(Refused, answer)) return { outcome: "failed", failure: answer.errorCode };
  const parameters = Value.Check(Envelope, answer) ? verifyRedsys(config, answer) : null;
  const isAboutThis =
    parameters?.Ds_Order === request.reference &&
    parameters.Ds_TransactionType === TRANSACTION_TYPES.AUTO_REFUND &&
    Number(parameters.Ds_Amount) === request.amountCents;
  if (!parameters || !isAboutThis) return { outcome: "unknown", failure: "an answer that is not the bank's" };
  return Number(parameters.Ds_Response) === refunded
    ? { outcome: "done" }
    : { outcome: "failed", failure: parameters.Ds_Response };
}

/** @returns the JSON of the response; null if there is none. */
async function ask(config: RedsysConfig, { reference, amountCents }: RefundRequest): Promise<unknown> {
  const body = serializeAndSignJSONRequest(config.secretKey, {
    DS_MERCHANT_AMOUNT: String(amountCents),
    DS_MERCHANT_ORDER: reference,
    DS_MERCHANT_MERCHANTCODE: config.merchantCode,
    DS_MERCHANT_CURRENCY: euro,
    DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTO_REFUND,
    DS_MERCHANT_TERMINAL: config.terminal,
  });
  try {
    const response = await fetch(`${config.origin}/sis/rest/trataPeticionREST`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
