import { createCipheriv, createHmac, timingSafeEqual } from "node:crypto";

/** The three fields in which the bank and a shop talk to each other. */
export type SignedFields = {
  Ds_SignatureVersion: string;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
};

export type Parameters = Record<string, string>;

/**
 * HMAC_SHA256_V1 as Redsys documents it: a key for the order is made by enciphering the order's number
 * with the shop's key (3DES, CBC, zeros), and the packed parameters are signed with that. Written from
 * the documentation, apart from what the shop uses, so that each proves the other.
 */
export function computeSignature(secretKey: string, order: string, packed: string): string {
  const cipher = createCipheriv("des-ede3-cbc", Buffer.from(secretKey, "base64"), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  const padded = Buffer.alloc(Math.ceil(order.length / 8) * 8);
  padded.write(order);
  const orderKey = Buffer.concat([cipher.update(padded), cipher.final()]);
  return createHmac("sha256", orderKey).update(packed).digest("base64");
}

/** Signs a report as the bank does; its responses encode the signature as base64url. */
export function signReport(secretKey: string, parameters: Parameters): SignedFields {
  const packed = Buffer.from(JSON.stringify(parameters)).toString("base64");
  const signature = computeSignature(secretKey, parameters.Ds_Order ?? "", packed);
  return {
    Ds_SignatureVersion: "HMAC_SHA256_V1",
    Ds_MerchantParameters: packed,
    Ds_Signature: signature.replaceAll("+", "-").replaceAll("/", "_"),
  };
}

/** Reads what a shop has signed; null when the signature is wrong. */
export function verifyRequest(secretKey: string, fields: Record<string, unknown>): Parameters | null {
  const packed = String(fields.Ds_MerchantParameters ?? "");
  const parameters: Parameters = JSON.parse(Buffer.from(packed, "base64").toString() || "{}");
  const expected = Buffer.from(
    computeSignature(secretKey, parameters.DS_MERCHANT_ORDER ?? "", packed),
    "base64",
  );
  const given = Buffer.from(String(fields.Ds_Signature ?? ""), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? parameters : null;
}
