import type { ErrorCode } from "@recambia/contract/http";
import { type ApiAnswer, isSuccess, refusalOf } from "./http-client.ts";

/** A refusal as an error of a query. `status` 0: no network. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  /** Parameters that the refusal names. */
  readonly fields: readonly string[];

  constructor(status: number, code: ErrorCode | null, message: string, fields: readonly string[] = []) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/**
 * Returns the body of a successful response.
 *
 * @throws ApiError with status and code for any other response, so that the query fails.
 */
export function unwrap<T>(answer: ApiAnswer<T>): T {
  if (isSuccess(answer)) return answer.data;
  const refusal = refusalOf(answer);
  const fields = Object.keys(refusal?.errors ?? {});
  throw new ApiError(answer.status, refusal?.code ?? null, refusal?.message ?? "", fields);
}

/**
 * Status of a query's error; null for other errors. Checked structurally, because dehydrated errors have lost
 * their class.
 */
export function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null || !("status" in error)) return null;
  return typeof error.status === "number" ? error.status : null;
}

/** Statuses by which the API refuses what was sent, so that sending it again would not help. */
const refusals = [400, 401, 403, 404, 409, 422];

/** Whether the API has refused what a query sent; false for no answer, a limit of attempts (429) and a failure (5xx). */
export function isRefusal(error: unknown): boolean {
  return refusals.includes(statusOf(error) ?? 0);
}

/** Parameters that a query's error names; read structurally, too. */
export function refusedFields(error: unknown): readonly string[] {
  if (typeof error !== "object" || error === null || !("fields" in error)) return [];
  return Array.isArray(error.fields) ? error.fields.map(String) : [];
}
