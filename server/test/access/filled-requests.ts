import { legalVersions } from "@recambia/contract/shop/legal";
import type { InjectOptions } from "fastify";
import { writtenAddress } from "../people/addresses.ts";
import type { WholeAccount } from "../people/whole-account.ts";
import { question } from "../support/conversations.ts";

/** An operation of the API's description: `GET /spa/orders/{orderId}`. */
export type Operation = { name: string; method: Method; path: string };

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"] as const;
type Method = (typeof methods)[number];

/** Lists all operations of an API description. */
export function operationsOf(description: object): (Operation & { described: object })[] {
  const paths: unknown = Reflect.get(description, "paths");
  return Object.entries(Object(paths)).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const described: unknown = Reflect.get(Object(operations), method.toLowerCase());
      return described ? [{ name: `${method} ${path}`, method, path, described: Object(described) }] : [];
    }),
  );
}

/**
 * Returns a request that is good in all but the caller: path and body name an account's own things, as that account's
 * person would send them.
 */
export function filledRequest({ name, method, path }: Operation, account: WholeAccount): InjectOptions {
  const payload = goodBody(name, account);
  const url = account.pathFor(path);
  if (name === "POST /spa/orders" && payload) {
    return { method, url, headers: { "idempotency-key": account.person.personId }, payload };
  }
  if (name.startsWith("PATCH")) {
    const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
    return { method, url, headers: { "tus-resumable": "1.0.0", ...headers }, payload: Buffer.alloc(1) };
  }
  if (method === "HEAD") return { method, url, headers: { "tus-resumable": "1.0.0" } };
  return { method, url, ...(payload ? { payload } : {}) };
}

/** Bodies of operations that need one, with ids of the account's things wherever an id can stand. */
export function goodBody(
  name: string,
  { person, ids, delivered, product, order }: WholeAccount,
): object | undefined {
  const { email } = person;
  const [guess, other] = ["no es mi clave 7", "tampoco es mi clave 8"];
  const line = { line_id: delivered.lines[0]?.publicId, quantity: 1 };
  const review = { rating: 1, title: "Ajena", text: "Ajena", pictures: [], used_recently: false };
  const files = [ids.uploadId];
  const billing = {
    ...{ name: "Ana Prueba", tax_id: "12345678Z", street: "Calle Mayor 1", zip_code: "28045" },
    ...{ municipality: "Madrid", province: "Madrid", country: "ES", is_business: false },
  };
  const bodies: Record<string, object> = {
    "POST /spa/register": { name: "Eva", email, password: other, password_confirmation: other },
    "POST /spa/email/verify": { token: "x".repeat(43) },
    "POST /spa/forgot-password": { email },
    "POST /spa/reset-password": { token: "x".repeat(43), password: guess, password_confirmation: guess },
    "POST /spa/login": { email, password: guess },
    "POST /spa/login/second-factor": { code: "123456" },
    "POST /spa/me/confirmation": { password: guess },
    "POST /spa/me/confirmation/code": { code: "123456" },
    "POST /spa/me/second-factor": { password: guess },
    "DELETE /spa/me/second-factor": { password: guess },
    "POST /spa/me/second-factor/confirm": { code: "123456" },
    "POST /spa/cart/lines": { purchasable_public_id: product.publicId },
    "PUT /spa/cart/lines/{lineId}": { quantity: 2 },
    "POST /spa/checkout/quote": { address_id: ids.addressId, shipping_method: "standard" },
    "POST /spa/orders": { quote_id: ids.quoteId, terms_version: legalVersions.terms },
    "POST /spa/me/addresses": writtenAddress(),
    "PUT /spa/me/addresses/{id}": writtenAddress({ street: "Calle Ajena" }),
    "POST /spa/me/favorites/join": { ids: [product.publicId] },
    "POST /spa/collections": { name: "Ajena", items: [{ purchasable_public_id: product.publicId }] },
    "PUT /spa/collections/{id}": { name: "Ajena" },
    "PUT /spa/collections/{id}/items/{purchasableId}": { quantity: 2 },
    "POST /spa/collections/{id}/cart": {},
    "POST /spa/users": { email: `second-${email}` },
    "POST /spa/invitations/read": { token: "x".repeat(43) },
    "POST /spa/invitations/accept": { token: "x".repeat(43) },
    "POST /spa/invitations/register": {
      ...{ token: "x".repeat(43), name: "Eva", password: guess, password_confirmation: guess },
    },
    "POST /spa/orders/{orderId}/withdrawal": { lines: [line], files },
    "POST /spa/orders/{orderId}/access": { key: "x".repeat(24) },
    "POST /spa/orders/{orderId}/reviews": { product_id: product.publicId, ...review },
    "POST /spa/orders/{orderId}/payment-return": signedByNobody,
    "POST /spa/orders/{orderId}/full-invoice": billing,
    "POST /spa/orders/{orderId}/guarantee-claims": {
      ...{ ...line, description: "Pierde aceite", appeared_on: "2026-11-21", wish: "repair", files },
    },
    "POST /spa/order-links": { number: order.number, email: "eva@example.com" },
    "POST /spa/withdrawals/find": { number: order.number, email: "eva@example.com" },
    "POST /spa/withdrawals": { name: "Eva", number: order.number, email: "eva@example.com" },
    "POST /spa/reviews/{id}/report": { reason: "off_topic", explanation: "No va de esto.", email: null },
    "POST /spa/reviews": { product_id: product.publicId, ...review },
    "PUT /spa/reviews/{id}": review,
    "POST /spa/reviews/pictures/copies": { upload_id: ids.uploadId },
    "PUT /spa/me/garage": { changes: [{ variant_id: "abcdefgh23456789", vehicle: null, ms_ago: 0 }] },
    "POST /spa/support/conversations": question({ order_id: delivered.publicId, files: files.map(String) }),
    "POST /spa/support/conversations/{conversationId}/access": { key: "x".repeat(24) },
    "POST /spa/support/conversations/{conversationId}/messages": {
      ...{ key: "key-of-the-form-of-nobody", text: "Ajena", files: [] },
    },
    "PUT /spa/support/conversations/{conversationId}/rating": { stars: 1, comment: "Ajena" },
    "PUT /spa/uploads/{uploadId}": { name: "ajena.jpg" },
    "PUT /spa/uploads/{uploadId}/vehicle": { vehicle_id: null },
    "POST /spa/backups/preview": { backup_id: ids.backupId },
    "POST /spa/backups/restore": {
      ...{ source: { backup_id: ids.backupId }, changes: [{ part: "preferences", key: "theme" }] },
    },
    "PUT /spa/me/profile": { first_name: "Eva", last_name: "", nickname: "", currency: "EUR" },
    "PUT /spa/me/preferences": { theme: "light" },
    "PUT /spa/me/password": {
      ...{ current_password: guess, password: `${guess}8`, password_confirmation: `${guess}8` },
    },
    "PUT /spa/me/email": { email: "eva@example.com", password: guess },
    "DELETE /spa/me": { password: guess },
  };
  return bodies[name];
}

const signedByNobody = {
  ...{ Ds_SignatureVersion: "HMAC_SHA256_V1", Ds_MerchantParameters: "e30=", Ds_Signature: "AAAA" },
};
