import type { ErrorBody, ErrorCode } from "@recambia/contract/http";
import { fillIn, type Locale, type LocalizedText } from "@recambia/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refusalTexts } from "./refusal-texts.ts";

/** HTTP status of each refusal (product decisions §2). */
const statuses = {
  bad_request: 400,
  unauthenticated: 401,
  email_unverified: 403,
  confirmation_required: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  out_of_stock: 409,
  fit_unconfirmed: 409,
  cart_empty: 409,
  quote_outdated: 409,
  unpaid_orders_limit: 409,
  too_large: 413,
  csrf_token_mismatch: 419,
  validation_failed: 422,
  invalid_credentials: 422,
  invalid_token: 422,
  unknown_passkey: 422,
  password_locked: 423,
  file_in_use: 409,
  order_shipped: 409,
  order_made_to_order: 409,
  withdrawal_not_for_business: 409,
  withdrawal_term_over: 409,
  withdrawal_excluded: 409,
  withdrawal_all_done: 409,
  guarantee_not_for_business: 409,
  guarantee_term_over: 409,
  guarantee_nothing_to_claim: 409,
  too_many_requests: 429,
  new_accounts_limit: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

type Values = Record<string, string | number>;

/** Problem of a field, as a message in every language. */
export type FieldProblem = { text: LocalizedText; values?: Values };

/** The reason why an operation was refused: a value, never an exception. */
export type Refusal = {
  refused: ErrorCode;
  values?: Values;
  /** Problems by field. */
  fields?: Record<string, FieldProblem>;
};

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "refused" in result;
}

/** Creates a refusal for one field. */
export function refuseField(field: string, text: LocalizedText, values?: Values): Refusal {
  return { refused: "validation_failed", fields: { [field]: values ? { text, values } : { text } } };
}

/** Builds the body of a refusal in a language. */
export function refusalBody(refusal: Refusal, locale: Locale): ErrorBody {
  const body: ErrorBody = {
    message: fillIn(refusalTexts[refusal.refused][locale], refusal.values),
    code: refusal.refused,
  };
  const available = Number(refusal.values?.available);
  if (refusal.refused === "out_of_stock" && Number.isSafeInteger(available))
    body.available = Math.max(available, 0);
  if (!refusal.fields) return body;
  const errors = Object.entries(refusal.fields).map(([field, { text, values }]): [string, string[]] => {
    return [field, [fillIn(text[locale], values)]];
  });
  return { ...body, errors: Object.fromEntries(errors) };
}

function refusalStatus(refusal: Refusal) {
  return statuses[refusal.refused];
}

/** Seconds after which a client may try again. */
export const retryAfterSeconds = 5;

/** Sends a refusal in the caller's language: caches may not keep it for callers of another one, or until it is outdated. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.header("cache-control", "no-store");
  if (refusal.refused === "unavailable") reply.header("retry-after", retryAfterSeconds);
  if (refusal.refused === "too_large") readToItsEnd(request, reply);
  request.refusedWith = refusal.refused;
  return reply.code(refusalStatus(refusal)).send(refusalBody(refusal, request.locale));
}

/** Bytes of a body that are read and dropped rather than the connection closed. */
const maxDroppedBytes = 100 * 1024 * 1024;

/** A connection that is closed while a caller still sends loses the refusal; left open, Node drops the rest of the body. */
function readToItsEnd(request: FastifyRequest, reply: FastifyReply) {
  if (Number(request.headers["content-length"]) <= maxDroppedBytes) reply.removeHeader("connection");
}
