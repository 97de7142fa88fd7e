import { isRefusal } from "./api-error.ts";

/**
 * Whether a query's failure takes the place of its content: there is none yet, or the shop has refused it since, as with what
 * is no longer there. What is shown stays when only its repetition fails.
 */
export function hasFailed(query: { isError: boolean; data: unknown; error: unknown }): boolean {
  return query.isError && (query.data === undefined || isRefusal(query.error));
}
