import type { CartLine } from "@recambia/contract/cart/schemas";
import type { ComponentType } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { lineKey } from "./line-key.ts";
import type { WantedQuantities } from "./line-queue.ts";

/** Content of the confirmation that follows an addition. */
export type Confirmation = {
  name: string;
  picture: string;
  /** Price that the shopper sees, in cents. */
  unitCents: number;
  /** The pressed control: the confirmation follows it in the tab order. */
  source: HTMLElement;
  /** Pieces added. */
  quantity: number;
  /** Null until the server answers: amounts come from the server only. */
  added: { lineId: string; quantityBefore: number; totalCents: number; itemCount: number } | null;
};

/** This tab's cart state in addition to the server's cart. */
type CartState = {
  wanted: WantedQuantities;
  /** Removed lines that can still be restored. */
  removed: readonly CartLine[];
  /** Line keys (see `lineKey`) in their last order, so that a restored line returns to its position. */
  order: readonly string[];
  confirmation: Confirmation | null;
  /** Component that shows confirmations; null until its code is loaded. */
  Panel: ComponentType | null;
};

const empty: CartState = { wanted: {}, removed: [], order: [], confirmation: null, Panel: null };

export const cartStore = createStore<CartState>()(() => empty);

/** Selects from the cart's state. */
export function useCartStore<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

/** Forgets a removed line that was restored, or whose removal failed; its position is kept. */
export function discardRemovedLine(lineId: string): void {
  cartStore.setState(({ removed }) => ({ removed: removed.filter((line) => line.id !== lineId) }));
}

/** Forgets all removed lines when the shopper leaves the cart. */
export function discardRemovedLines(): void {
  cartStore.setState({ removed: [], order: [] });
}

/** Forgets a removed line and its position after the undo timeout. */
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
