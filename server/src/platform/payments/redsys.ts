import { LANGUAGES, randomTransactionId, serializeAndSignJSONRequest, TRANSACTION_TYPES } from "redsys-easy";
import type { RedsysConfig } from "../config-parts.ts";
import type { PaymentAdapter, PaymentRequest } from "./payment-adapter.ts";
import { readRedsysReport } from "./read-redsys-report.ts";
import { euro } from "./redsys-parameters.ts";
import { refundThroughRedsys } from "./refund-through-redsys.ts";

/** Redsys codes of the payment methods (`Ds_Merchant_PayMethods`). */
const payMethods = { card: "C", bizum: "z" } as const;

/**
 * Cards and Bizum on the bank's payment page: the browser posts a signed form there, so that no card data and no strong
 * authentication involve the shop (law checklist 14.3). Signatures are HMAC_SHA256_V1; amounts are whole cents.
 */
export function redsysAdapter(config: RedsysConfig, shopName: string): PaymentAdapter {
  return {
    methods: ["card", "bizum"],
    // The bank requires twelve characters, the first four of them digits.
    newReference: randomTransactionId,
    start: (request) => ({
      kind: "redirect",
      address: `${config.origin}/sis/realizarPago`,
      fields: signedForm(config, shopName, request),
    }),
    readReport: (signed) => readRedsysReport(config, signed),
    refund: (request) => refundThroughRedsys(config, request),
  };
}

function signedForm(config: RedsysConfig, shopName: string, request: PaymentRequest): Record<string, string> {
  const { method } = request;
  if (method === "transfer") throw new Error("A transfer is not paid on the payment page");
  return {
    ...serializeAndSignJSONRequest(config.secretKey, {
      DS_MERCHANT_AMOUNT: String(request.amountCents),
      DS_MERCHANT_ORDER: request.reference,
      DS_MERCHANT_MERCHANTCODE: config.merchantCode,
      DS_MERCHANT_CURRENCY: euro,
      DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTHORIZATION,
      DS_MERCHANT_TERMINAL: config.terminal,
      DS_MERCHANT_MERCHANTNAME: shopName.slice(0, 25),
      DS_MERCHANT_PRODUCTDESCRIPTION: request.description.slice(0, 125),
      DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGES[request.locale],
      DS_MERCHANT_PAYMETHODS: payMethods[method],
      DS_MERCHANT_MERCHANTURL: request.notificationAddress,
      DS_MERCHANT_URLOK: request.returnAddress,
      DS_MERCHANT_URLKO: request.returnAddress,
    }),
  };
}
