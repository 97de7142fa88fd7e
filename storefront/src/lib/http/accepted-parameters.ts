import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { refusedFields, statusOf } from "./api-error.ts";

type Parameters = Record<string, string>;
type ListQuery = (parameters: Parameters) => { queryKey: QueryKey };

/** Scopes that the API answers with 404 when it does not know them. */
const scopes = ["category", "subcategory"];

/** Parameters that the API accepts, and the names of those that it has refused. */
export type AcceptedParameters = { accepted: Parameters; dropped: readonly string[] };

/**
 * Leaves out parameters of a list's URL that the API has refused: an address may be mistyped or outdated, and the rest of it
 * still makes a list.
 */
export function acceptedParameters(
  queryClient: QueryClient,
  list: ListQuery,
  parameters: Parameters,
): AcceptedParameters {
  let accepted = parameters;
  const dropped: string[] = [];
  for (;;) {
    const { error } = queryClient.getQueryState(list(accepted).queryKey) ?? {};
    const refused = refusedNames(error, accepted);
    if (refused.length === 0) return { accepted, dropped };
    dropped.push(...refused);
    accepted = without(accepted, refused);
  }
}

/** Loads a list, without the parameters that the API refuses. Rejects when it fails for another reason. */
export async function loadAccepted(
  queryClient: QueryClient,
  list: ListQuery,
  parameters: Parameters,
): Promise<void> {
  const { accepted } = acceptedParameters(queryClient, list, parameters);
  try {
    await queryClient.ensureQueryData({ queryKey: list(accepted).queryKey });
  } catch (error) {
    if (refusedNames(error, accepted).length === 0) throw error;
    await loadAccepted(queryClient, list, accepted);
  }
}

/** The sent parameters that a refusal is about. */
function refusedNames(error: unknown, parameters: Parameters): string[] {
  const named = statusOf(error) === 404 ? scopes : refusedFields(error);
  return named.filter((name) => name in parameters);
}

function without(parameters: Parameters, names: readonly string[]): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
}
