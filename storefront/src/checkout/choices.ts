import type { Billing, PlaceOrderBody, QuoteBody, ShippingMethod } from "@recambia/contract/checkout";
import type { PaymentMeans } from "@recambia/contract/shop";
import { useStore } from "zustand";
import { createKeptStore } from "../lib/kept-store.ts";
import { authStore } from "../session/index.ts";

/** What the shopper has chosen so far; what is null is left to the shop. */
export type Choices = {
  /** Whose choices these are: somebody else in this tab starts anew. */
  personId: string | null;
  addressId: string | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMeans | null;
  billing: Billing | null;
  /** An order that was asked for and not answered yet: after a lost answer it is asked for again, never twice. */
  asked: PlaceOrderBody | null;
};

const nothing: Choices = {
  personId: null,
  addressId: null,
  shippingMethod: null,
  paymentMethod: null,
  billing: null,
  asked: null,
};

/** Kept for the visit: a reload or a sign-in in between loses nothing. */
const choiceStore = createKeptStore<Choices>({
  name: "checkout",
  initial: nothing,
  openStorage: () => sessionStorage,
});

/** Takes over the choices of whoever signs in again after a session has ended; of nobody else. */
function forgetOthers(): void {
  const personId = authStore.getState().user?.id;
  if (personId && choiceStore.getState().personId !== personId)
    choiceStore.setState({ ...nothing, personId });
}
forgetOthers();
authStore.subscribe(forgetOthers);

export function useChoices(): Choices {
  return useStore(choiceStore);
}

/** The choices as they stand now, for handlers. */
export function currentChoices(): Choices {
  return choiceStore.getState();
}

/** Takes a choice over; the others stay. */
export function choose(choices: Partial<Omit<Choices, "personId">>): void {
  choiceStore.setState(choices);
}

/** The order has been placed: the next one starts from nothing. */
export function forgetChoices(): void {
  choiceStore.setState({ ...nothing, personId: choiceStore.getState().personId });
}

/**
 * The choices as the shop is asked for a quote: a pick-up needs no address.
 *
 * @param addressId the chosen address, or the one that stands in for a choice; null without any.
 */
export function wishOf(
  { shippingMethod, paymentMethod, billing }: Choices,
  addressId: string | null,
): QuoteBody {
  return {
    ...(addressId && shippingMethod !== "pickup" ? { address_id: addressId } : {}),
    ...(shippingMethod ? { shipping_method: shippingMethod } : {}),
    ...(paymentMethod ? { payment_method: paymentMethod } : {}),
    ...(billing ? { billing } : {}),
  };
}
