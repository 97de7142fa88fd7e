import type { CartLine } from "@recambia/contract/cart/schemas";
import type { ComponentType } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { WantedQuantities } from "./line-queue.ts";

/** What is shown right after something was put into the cart. */
export type Confirmation = {
  name: string;
  picture: string;
  /** The control that was pressed: the confirmation comes next to it in the keyboard's order. */
  source: HTMLElement;
  /** null while the server has not answered; money is only ever the server's. */
  added: { lineId: string; quantityBefore: number; totalCents: number; itemCount: number } | null;
};

/** What this tab knows of the cart beyond the server's answer. */
type CartState = {
  wanted: WantedQuantities;
  /** Lines taken out a moment ago, which can be put back. */
  removed: readonly CartLine[];
  /** Keys of the lines (see `lineKey`) in the order they were last seen, so that a line put back returns to its place. */
  order: readonly string[];
  confirmation: Confirmation | null;
  /** What shows confirmations; null until its code has been fetched. */
  Panel: ComponentType | null;
};

const empty: CartState = { wanted: {}, removed: [], order: [], confirmation: null, Panel: null };

export const cartStore = createStore<CartState>()(() => empty);

/** Something of the state. */
export function useCartStore<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

/** Names what a line holds and for which vehicle: stays the same when it is taken out and put back. */
export function lineKey(line: CartLine): string {
  return `${line.product.id} ${line.vehicle?.id ?? ""}`;
}

/** The line has been put back, or its removal has failed: it keeps its place. */
export function discardRemovedLine(lineId: string): void {
  cartStore.setState(({ removed }) => ({ removed: removed.filter((line) => line.id !== lineId) }));
}

/** The cart has been left: nothing can be put back any more. */
export function discardRemovedLines(): void {
  cartStore.setState({ removed: [], order: [] });
}

/** The time to put the line back is over. */
export function expireRemovedLine(line: CartLine): void {
  discardRemovedLine(line.id);
  cartStore.setState(({ order }) => ({ order: order.filter((key) => key !== lineKey(line)) }));
}

export function openConfirmation(confirmation: Confirmation): void {
  cartStore.setState({ confirmation });
}

export function closeConfirmation(): void {
  cartStore.setState({ confirmation: null });
}
