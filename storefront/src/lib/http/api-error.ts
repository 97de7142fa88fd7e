import type { ErrorCode } from "@recambia/contract/http";
import { type ApiAnswer, isSuccess, refusalOf } from "./http-client.ts";

/** A refusal on its way to the screen through a query. `status` 0: no network. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;

  constructor(status: number, code: ErrorCode | null, message: string) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

/**
 * The body of a successful answer.
 *
 * @throws ApiError for everything else, so that a query fails with the status and the code.
 */
export function unwrap<T>(answer: ApiAnswer<T>): T {
  if (isSuccess(answer)) return answer.data;
  const refusal = refusalOf(answer);
  throw new ApiError(answer.status, refusal?.code ?? null, refusal?.message ?? "");
}

/**
 * Status of a query's error; null when it is no answer of the API. Read structurally: an error that
 * came with the page has lost its class.
 */
export function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null || !("status" in error)) return null;
  return typeof error.status === "number" ? error.status : null;
}
