import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import type { Collection, CollectionItem } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { listPath, listsPath } from "../queries.ts";
import { itemRows, type ListRow } from "./item-rows.ts";

export type ItemActions = {
  /** Items of the list and those just removed, in place. */
  rows: readonly ListRow[];
  /** Changes are on their way: the sums may be older than the quantities. */
  isChanging: boolean;
  setQuantity(item: CollectionItem, quantity: number): void;
  remove(item: CollectionItem): void;
  restore(item: CollectionItem): void;
};

/**
 * Changes of a list's items: shown at once and told to the server one after another, the last wish for
 * each. When one is refused the list is shown as it is there.
 */
export function useItemActions(list: Collection): ItemActions {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const wanted = useRef(new Map<string, number>());
  const order = useRef<string[]>([]);
  const isSending = useRef(false);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [removed, setRemoved] = useState<readonly CollectionItem[]>([]);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = nextOf(wanted.current); next; next = nextOf(wanted.current)) {
      const [id, quantity] = next;
      wanted.current.delete(id);
      const params = { id: list.id, purchasableId: id };
      const answer = await (quantity > 0
        ? http.call(endpoints.putItem, { params, body: { quantity } })
        : http.call(endpoints.removeItem, { params }));
      if (isSuccess(answer)) continue;
      wanted.current.clear();
      setRemoved([]);
      showAlert({ type: "error", title: t`No hemos podido cambiar la lista`, text: wordsFor(answer) });
    }
    isSending.current = false;
    await queryClient.invalidateQueries({ queryKey: [listPath(list.id)] });
    queryClient.invalidateQueries({ queryKey: [listsPath], refetchType: "none" });
    if (!isSending.current) setQuantities({});
  }

  function want(item: CollectionItem, quantity: number) {
    const { id } = item.card;
    wanted.current.set(id, quantity);
    setQuantities((now) => ({ ...now, [id]: quantity }));
    // A removed item is remembered, so that undoing shows it in its place before the server responds.
    if (quantity === 0) {
      setRemoved((now) => [...now.filter(({ card }) => card.id !== id), item]);
    }
    send();
  }

  const rows = itemRows({ items: list.items, removed, quantities, order: order.current });
  order.current = rows.map(({ item }) => item.card.id);
  return {
    rows,
    isChanging: Object.keys(quantities).length > 0,
    setQuantity: want,
    remove: (item) => want(item, 0),
    restore: (item) => want(item, item.quantity),
  };
}

function nextOf(wanted: ReadonlyMap<string, number>) {
  const [first] = wanted;
  return first;
}
