import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import type { Collection, CollectionItem } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { listPath, listsPath } from "../queries.ts";
import { useWishes } from "../use-wishes.ts";
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
  const order = useRef<string[]>([]);
  const [removed, setRemoved] = useState<readonly CollectionItem[]>([]);
  const { shown: quantities, want } = useWishes<number>({
    send(id, quantity) {
      const params = { id: list.id, purchasableId: id };
      return quantity > 0
        ? http.call(endpoints.putItem, { params, body: { quantity } })
        : http.call(endpoints.removeItem, { params });
    },
    onRefusal(answer) {
      setRemoved([]);
      showAlert({ type: "error", title: t`No hemos podido cambiar la lista`, text: wordsFor(answer) });
    },
    async refresh() {
      await queryClient.invalidateQueries({ queryKey: [listPath(list.id)] });
      queryClient.invalidateQueries({ queryKey: [listsPath], refetchType: "none" });
    },
  });

  function setQuantity(item: CollectionItem, quantity: number) {
    const { id } = item.card;
    // A removed item is remembered, so that undoing shows it in its place before the server responds.
    if (quantity === 0) {
      setRemoved((now) => [...now.filter(({ card }) => card.id !== id), item]);
    }
    want(id, quantity);
  }

  const rows = itemRows({ items: list.items, removed, quantities, order: order.current });
  order.current = rows.map(({ item }) => item.card.id);
  return {
    rows,
    isChanging: Object.keys(quantities).length > 0,
    setQuantity,
    remove: (item) => setQuantity(item, 0),
    restore: (item) => setQuantity(item, item.quantity),
  };
}
