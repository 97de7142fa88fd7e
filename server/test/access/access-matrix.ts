/**
 * What an operation is about, which decides who may call it:
 *
 * - `shop`: nothing of anybody's. Everybody may.
 * - `visitor`: what the calling browser has itself: its cart, session or order. Everybody may.
 * - `proof`: what only somebody who has a password, a token, or an order's number and email may know.
 * - `caller`: what the signed-in caller or their account has. No id says whose.
 * - `account`: a thing of an account, by its id. All people of the account may.
 * - `person`: a thing of one person, by its id. Nobody else of the account may.
 * - `order`: an order, by its id. All people of the account, or whoever has opened its link.
 * - `bank`: what the bank has signed about an order; its signature is looked at first.
 * - `guest`: an order without an account, by its id. Whoever has opened its link, and no account.
 * - `conversation`: a conversation, by its id. Its person, or whoever has opened its link.
 */
export type Subject =
  | "shop"
  | "visitor"
  | "proof"
  | "caller"
  | "account"
  | "person"
  | "order"
  | "bank"
  | "guest"
  | "conversation";

/** All operations of the API's description; one without a line fails `access.test.ts`. */
export const accessMatrix: Record<string, Subject> = {
  "GET /sanctum/csrf-cookie": "visitor",
  "GET /spa/me/user": "visitor",
  "POST /spa/logout": "visitor",
  "POST /spa/register": "proof",
  "POST /spa/email/verify": "proof",
  "POST /spa/email/verification-notification": "proof",
  "POST /spa/forgot-password": "proof",
  "POST /spa/reset-password": "proof",
  "POST /spa/login": "proof",
  "POST /spa/login/second-factor": "proof",
  "POST /spa/login/passkey/options": "visitor",
  "POST /spa/login/passkey": "proof",

  "GET /spa/me/security": "caller",
  "GET /spa/me/sessions": "caller",
  "DELETE /spa/me/sessions/{id}": "person",
  "DELETE /spa/me/sessions": "caller",
  "POST /spa/me/passkeys/options": "caller",
  "POST /spa/me/passkeys": "caller",
  "DELETE /spa/me/passkeys/{id}": "person",
  "POST /spa/me/confirmation": "caller",
  "POST /spa/me/confirmation/code": "caller",
  "POST /spa/me/confirmation/passkey": "caller",
  "POST /spa/me/second-factor": "caller",
  "DELETE /spa/me/second-factor": "caller",
  "POST /spa/me/second-factor/confirm": "caller",

  "GET /spa/bypass/indexes/makers": "shop",
  "GET /spa/bypass/indexes/makers/{makerId}/models": "shop",
  "GET /spa/bypass/indexes/models/{modelId}/variants": "shop",
  "GET /spa/vehicles/by-papers": "shop",
  "GET /spa/vehicles/plate-lookup": "shop",
  "POST /spa/vehicles/by-plate": "shop",
  "GET /spa/vehicles/{variantId}": "shop",
  "GET /spa/catalog/categories": "shop",
  "GET /spa/catalog/categories/{slug}": "shop",
  "GET /spa/catalog/subcategories/{slug}": "shop",
  "GET /spa/catalog/brands": "shop",
  "GET /spa/catalog/brands/{slug}": "shop",
  "GET /spa/catalog/products": "shop",
  "GET /spa/catalog/offers": "shop",
  "GET /spa/catalog/tools": "shop",
  "GET /spa/catalog/suggest": "shop",
  "GET /spa/catalog/compare": "shop",
  "GET /spa/catalog/products/{slug}": "shop",
  "GET /spa/catalog/products/{slug}/fitments": "shop",
  "GET /spa/catalog/products/{slug}/alternatives": "shop",
  "GET /spa/catalog/tools/{id}": "shop",
  "GET /spa/catalog/products/{slug}/price-history": "shop",
  "GET /spa/catalog/products/{slug}/companions": "shop",
  "GET /spa/catalog/products/{slug}/reviews": "shop",
  "GET /spa/catalog/cards": "shop",
  "GET /spa/catalog/kits": "shop",
  "GET /spa/catalog/kits/{slug}": "shop",
  "GET /spa/catalog/vehicles/{vehicle}": "shop",
  "GET /spa/catalog/vehicles/{vehicle}/products": "shop",
  "GET /spa/gazetteer/provinces": "shop",
  "GET /spa/gazetteer/municipalities": "shop",

  "GET /spa/cart": "visitor",
  "POST /spa/cart": "visitor",
  "POST /spa/cart/lines": "visitor",
  "PUT /spa/cart/lines/{lineId}": "visitor",
  "DELETE /spa/cart/lines/{lineId}": "visitor",
  "POST /spa/checkout/quote": "visitor",
  "POST /spa/orders": "visitor",

  "GET /spa/me/addresses": "caller",
  "POST /spa/me/addresses": "caller",
  "GET /spa/me/addresses/{id}": "account",
  "PUT /spa/me/addresses/{id}": "account",
  "DELETE /spa/me/addresses/{id}": "account",
  "PUT /spa/me/addresses/{id}/default": "account",

  "GET /spa/me/favorites": "caller",
  "GET /spa/me/favorites/ids": "caller",
  "PUT /spa/me/favorites/{purchasableId}": "caller",
  "DELETE /spa/me/favorites/{purchasableId}": "caller",
  "POST /spa/me/favorites/join": "caller",

  "GET /spa/collections": "caller",
  "POST /spa/collections": "caller",
  "GET /spa/collections/{id}": "person",
  "PUT /spa/collections/{id}": "person",
  "DELETE /spa/collections/{id}": "person",
  "GET /spa/collections/shared/{token}": "proof",
  "PUT /spa/collections/{id}/items/{purchasableId}": "person",
  "DELETE /spa/collections/{id}/items/{purchasableId}": "person",
  "POST /spa/collections/{id}/share": "person",
  "DELETE /spa/collections/{id}/share": "person",
  "POST /spa/collections/{id}/cart": "person",

  "GET /spa/users": "caller",
  "POST /spa/users": "caller",
  "GET /spa/users/{personId}": "account",
  "DELETE /spa/users/{personId}": "account",
  "POST /spa/users/invitations/{invitationId}/resend": "account",
  "DELETE /spa/users/invitations/{invitationId}": "account",
  "POST /spa/invitations/read": "proof",
  "POST /spa/invitations/accept": "caller",
  "POST /spa/invitations/register": "proof",

  "GET /spa/orders": "caller",
  "GET /spa/orders/{orderId}": "order",
  "POST /spa/orders/{orderId}/cancel": "order",
  "POST /spa/orders/{orderId}/withdrawal": "order",
  "GET /spa/orders/{orderId}/return-files/{fileId}/{size}": "order",
  "POST /spa/orders/{orderId}/account": "order",
  "POST /spa/orders/{orderId}/payment": "order",
  "POST /spa/orders/{orderId}/payment-return": "bank",
  "GET /spa/orders/{orderId}/invoice.pdf": "order",
  "GET /spa/orders/{orderId}/invoices/{invoiceId}.pdf": "order",
  "POST /spa/orders/{orderId}/full-invoice": "order",
  "GET /spa/orders/{orderId}/contract/{language}.pdf": "order",
  "POST /spa/orders/{orderId}/guarantee-claims": "order",
  "GET /spa/orders/{orderId}/claim-files/{fileId}/{size}": "order",
  "GET /spa/orders/{orderId}/reviewable": "guest",
  "POST /spa/orders/{orderId}/reviews": "guest",
  "POST /spa/orders/{orderId}/access": "proof",
  "POST /spa/order-links": "proof",
  "POST /spa/withdrawals/find": "proof",
  "POST /spa/withdrawals": "proof",
  "POST /payments/redsys/notification": "proof",

  "POST /spa/reviews/{id}/report": "shop",
  "GET /spa/reviews": "caller",
  "POST /spa/reviews": "caller",
  "GET /spa/reviews/{id}": "person",
  "PUT /spa/reviews/{id}": "person",
  "DELETE /spa/reviews/{id}": "person",
  "GET /spa/reviews/reviewable": "caller",
  "GET /spa/reviews/reviewable/{id}": "caller",
  "GET /spa/pictures-of-reviews/{pictureId}/{size}": "shop",
  "GET /spa/recalls": "shop",
  "POST /spa/reviews/pictures/copies": "caller",
  "POST /spa/reviews/pictures": "caller",

  "PUT /spa/me/garage": "caller",

  "POST /spa/support/conversations": "visitor",
  "GET /spa/support/conversations": "caller",
  "GET /spa/support/conversations/{conversationId}": "conversation",
  "GET /spa/support/conversations/{conversationId}/files/{fileId}/{size}": "conversation",
  "POST /spa/support/conversations/{conversationId}/access": "proof",
  "POST /spa/support/conversations/{conversationId}/messages": "conversation",
  "POST /spa/support/conversations/{conversationId}/close": "conversation",
  "PUT /spa/support/conversations/{conversationId}/rating": "conversation",

  "GET /spa/uploads": "caller",
  "POST /spa/uploads": "caller",
  "PUT /spa/uploads/{uploadId}": "person",
  "DELETE /spa/uploads/{uploadId}": "person",
  "HEAD /spa/uploads/{uploadId}": "person",
  "PATCH /spa/uploads/{uploadId}": "person",
  "PUT /spa/uploads/{uploadId}/vehicle": "person",
  "GET /spa/uploads/{uploadId}/pictures/{size}": "person",
  "GET /spa/uploads/{uploadId}/file": "person",

  "GET /spa/backups": "caller",
  "POST /spa/backups": "caller",
  "GET /spa/backups/{backupId}/file": "person",
  "DELETE /spa/backups/{backupId}": "person",
  "POST /spa/backups/preview": "person",
  "POST /spa/backups/restore": "person",

  "GET /spa/me/profile": "caller",
  "PUT /spa/me/profile": "caller",
  "GET /spa/me/seal-key": "caller",
  "PUT /spa/me/preferences": "caller",
  "PUT /spa/me/password": "caller",
  "PUT /spa/me/email": "caller",
  "GET /spa/me/data": "caller",
  "DELETE /spa/me": "caller",
  "GET /spa/pictures-of-people/{pictureId}": "shop",
  "POST /spa/me/picture": "caller",
  "DELETE /spa/me/picture": "caller",
};
