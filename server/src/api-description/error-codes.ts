import type { ErrorCode } from "@recambia/contract/http";

/** Meaning of each error code for clients. */
const meanings: Record<ErrorCode, string> = {
  bad_request: "The request cannot be read: malformed JSON, a wrong media type or a malformed address.",
  unauthenticated: "Nobody is signed in, or the session has ended.",
  email_unverified: "The account's email has not been verified yet.",
  confirmation_required:
    "The change needs a sign-in, or a confirmation by password, passkey or code, within the last ten minutes.",
  forbidden: "The caller may not do this.",
  not_found: "There is no such thing, or the caller may not know of it.",
  method_not_allowed: "The path exists, but not with this method.",
  conflict: "The state of things does not allow it now.",
  out_of_stock: "There are not enough pieces left.",
  fit_unconfirmed: "The part may not fit the vehicle: the shopper has to confirm it first.",
  cart_empty: "There is nothing to order.",
  quote_outdated: "Something has changed since the quote: ask for a new one.",
  unpaid_orders_limit: "Too many orders wait for their payment.",
  too_large: "The body is too large.",
  csrf_token_mismatch: "The CSRF token is missing or too old: fetch a new one and try again.",
  validation_failed: "Some fields are wrong: `errors` says which, and why.",
  invalid_credentials: "The email, the password or the code is wrong.",
  invalid_token: "The link is wrong, used up or too old.",
  unknown_passkey: "The account does not know this passkey.",
  password_locked: "Too many wrong passwords: it is locked for a while, or until it is changed.",
  file_in_use: "The file has been sent to the shop and is still attached.",
  order_shipped: "The order has left already.",
  order_made_to_order: "What was made to order cannot be cancelled.",
  withdrawal_not_for_business: "Businesses have no right of withdrawal.",
  withdrawal_term_over: "The days for withdrawing are over.",
  withdrawal_excluded: "The law excludes these goods from withdrawal.",
  withdrawal_all_done: "Everything has been withdrawn from or cancelled already.",
  guarantee_not_for_business: "Businesses do not have the consumer's legal guarantee.",
  guarantee_term_over:
    "The fault appeared after the guarantee's term, or it appeared more than five years ago.",
  guarantee_nothing_to_claim: "No delivered piece of the line is left that could be claimed for.",
  too_many_requests: "Too many attempts: try again later.",
  new_accounts_limit: "Too many accounts have been opened from this network: try later, or from another one.",
  unavailable:
    "The shop cannot answer now: its database does not, or too much is asked. Try again after `Retry-After` seconds.",
  internal: "The server has failed.",
};

/** The codes as a list in Markdown, for the description of the document. */
export const errorCodeList: string = Object.entries(meanings)
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join("\n");
