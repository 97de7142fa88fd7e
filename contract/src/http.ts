import { type Static, type TSchema, Type } from "typebox";

/** All error codes; clients decide by code, people read the text. */
export const errorCodes = [
  "bad_request",
  "unauthenticated",
  "email_unverified",
  "confirmation_required",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "out_of_stock",
  "fit_unconfirmed",
  "cart_empty",
  "quote_outdated",
  "unpaid_orders_limit",
  "too_large",
  "csrf_token_mismatch",
  "validation_failed",
  "invalid_credentials",
  "invalid_token",
  "unknown_passkey",
  "password_locked",
  "file_in_use",
  "order_shipped",
  "order_made_to_order",
  "withdrawal_not_for_business",
  "withdrawal_term_over",
  "withdrawal_excluded",
  "withdrawal_all_done",
  "guarantee_not_for_business",
  "guarantee_term_over",
  "guarantee_nothing_to_claim",
  "too_many_requests",
  "new_accounts_limit",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of every refusal. */
export const ErrorBody = Type.Object(
  {
    message: Type.String(),
    code: Type.Enum(errorCodes),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    /** With `out_of_stock`: the most that the line can have. */
    available: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type ErrorBody = Static<typeof ErrorBody>;

/** Options of an object schema without further properties: unknown input is rejected. */
export const closed = { additionalProperties: false };

/** Body of a request that carries nothing: none, or an empty object. */
export const NoPayload = Type.Union([Type.Null(), Type.Object({}, closed)]);

/** Wraps a response's payload: `{ "data": … }`. */
export function Envelope<T extends TSchema>(payload: T) {
  return Type.Object({ data: payload }, { additionalProperties: false });
}

/** Wraps a list with its paging: `{ "data": […], "meta": {…} }`. */
export function ListEnvelope<T extends TSchema, M extends TSchema>(row: T, meta: M) {
  return Type.Object({ data: Type.Array(row), meta }, { additionalProperties: false });
}

/** A value or null. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** An opaque public id: never a database sequence. */
export const PublicId = Type.String({ pattern: "^[a-z0-9]{8,32}$", maxLength: 32 });

export const Slug = Type.String({ pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", minLength: 1, maxLength: 120 });
