import type { QueryClient } from "@tanstack/react-query";
import { loadAccepted } from "../../lib/http/accepted-parameters.ts";
import { type ListKind, productListQuery } from "../queries.ts";

/** Loads a product list, without the parameters that the API refuses. */
export function loadProductList(
  queryClient: QueryClient,
  kind: ListKind,
  parameters: Record<string, string>,
): Promise<void> {
  return loadAccepted(queryClient, (wanted) => productListQuery(kind, wanted), parameters);
}
