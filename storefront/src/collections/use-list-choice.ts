import * as endpoints from "@recambia/contract/collections/endpoints";
import type { CollectionSummary } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useHttp } from "../lib/http/http-context.ts";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { listsPath } from "./queries.ts";
import { useWishes } from "./use-wishes.ts";

/**
 * Adds a product or kit to lists and removes it. `withChoices` shows what was chosen before the server knows;
 * a refusal is undone, with its reason in `failure`.
 */
export function useListChoice(purchasableId: string, quantity: number) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const { shown, want } = useWishes<boolean>({
    send(id, isHeld) {
      const params = { id, purchasableId };
      return isHeld
        ? http.call(endpoints.putItem, { params, body: { quantity } })
        : http.call(endpoints.removeItem, { params });
    },
    onRefusal: (answer) => setFailure(wordsFor(answer)),
    refresh: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfLists(queryKey) }),
  });

  function toggle(list: CollectionSummary, isHeld: boolean) {
    setFailure(null);
    want(list.id, isHeld);
  }

  function withChoices(lists: readonly CollectionSummary[]): CollectionSummary[] {
    return lists.map((list) => withChoice(list, shown[list.id], quantity));
  }

  return { failure, toggle, withChoices };
}

/** Tells whether a query reads my lists or one of them. */
function isOfLists([path]: readonly unknown[]): boolean {
  return String(path).startsWith(listsPath);
}

function withChoice(list: CollectionSummary, isHeld: boolean | undefined, quantity: number) {
  const wasHeld = (list.held ?? 0) > 0;
  if (isHeld === undefined || isHeld === wasHeld) return list;
  return { ...list, held: isHeld ? quantity : 0, item_count: list.item_count + (isHeld ? 1 : -1) };
}
