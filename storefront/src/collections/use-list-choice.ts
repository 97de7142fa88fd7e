import * as endpoints from "@recambia/contract/collections/endpoints";
import type { CollectionSummary } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { listPath, listsQuery } from "./queries.ts";

/**
 * Adds a product or kit to lists and removes it, optimistically: a refusal is undone, with its reason in
 * `failure`.
 */
export function useListChoice(purchasableId: string, quantity: number) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const { queryKey } = listsQuery(purchasableId);

  function show(id: string, held: number, change: (count: number) => number) {
    queryClient.setQueryData(queryKey, (lists) => {
      return (
        lists && { data: lists.data.map((list) => (list.id === id ? withHeld(list, held, change) : list)) }
      );
    });
  }

  async function toggle(list: CollectionSummary, isAdded: boolean) {
    setFailure(null);
    show(list.id, isAdded ? quantity : 0, (count) => count + (isAdded ? 1 : -1));
    const params = { id: list.id, purchasableId };
    const answer = isAdded
      ? await http.call(endpoints.putItem, { params, body: { quantity } })
      : await http.call(endpoints.removeItem, { params });
    if (isSuccess(answer)) {
      const state = answer.data.data;
      show(list.id, state.quantity, () => state.item_count);
      queryClient.invalidateQueries({ queryKey: [listPath(list.id)] });
      return;
    }
    setFailure(wordsFor(answer));
    // Shows the server's state again.
    await queryClient.invalidateQueries({ queryKey });
  }

  return { failure, toggle };
}

function withHeld(list: CollectionSummary, held: number, change: (count: number) => number) {
  return { ...list, held, item_count: Math.max(0, change(list.item_count)) };
}
