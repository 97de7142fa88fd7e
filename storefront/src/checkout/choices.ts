import { type AddressTexts, emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import type {
  Billing,
  GuestDetails,
  PlaceOrderBody,
  QuoteBody,
  ShippingMethod,
} from "@recambia/contract/checkout/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import { useStore } from "zustand";
import { createPersistedStore } from "../lib/persisted-store.ts";
import { authStore } from "../session/index.ts";

/** What the shopper has chosen so far; what is null is left to the shop. */
export type Choices = {
  /** Whose choices these are: somebody else in this tab starts anew. */
  personId: string | null;
  addressId: string | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMeans | null;
  billing: Billing | null;
  /** Who orders without an account, as the form has checked it; null: not yet. */
  guest: GuestDetails | null;
  /** What a guest is typing, so that a reload or a sign-in loses nothing. */
  draft: GuestTexts;
  /** An order that was asked for and not answered yet: after a lost answer it is asked for again, never twice. */
  asked: PlaceOrderBody | null;
};

/** The form of a guest: an address with an e-mail of its own, and a name for a pick-up. */
export type GuestTexts = AddressTexts & { name: string };

const nothing: Choices = {
  personId: null,
  addressId: null,
  shippingMethod: null,
  paymentMethod: null,
  billing: null,
  guest: null,
  draft: { ...emptyAddressTexts(), name: "" },
  asked: null,
};

/** Kept for the visit: a reload or a sign-in in between loses nothing. Identity numbers are never kept. */
const choiceStore = createPersistedStore<Choices>({
  name: "checkout",
  initial: nothing,
  partialize: (choices) => ({
    ...choices,
    guest: choices.guest?.address?.identification ? null : choices.guest,
    draft: { ...choices.draft, identification: "" },
  }),
  openStorage: () => sessionStorage,
});

/**
 * Takes over the choices of a guest who signs in, and of somebody who signs in again after a session has
 * ended; of nobody else.
 */
function forgetOthers(): void {
  const personId = authStore.getState().user?.id;
  const choices = choiceStore.getState();
  if (!personId || choices.personId === personId) return;
  const { shippingMethod, paymentMethod, billing, draft } = choices;
  const carriedOver = choices.personId === null ? { shippingMethod, paymentMethod, billing, draft } : {};
  choiceStore.setState({ ...nothing, ...carriedOver, personId });
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
export function setChoices(choices: Partial<Omit<Choices, "personId">>): void {
  choiceStore.setState(choices);
}

/** The order has been placed: the next one starts from nothing. */
export function resetChoices(): void {
  choiceStore.setState({ ...nothing, personId: choiceStore.getState().personId });
}

/** Goes on as a guest after a session has ended: nothing of the person's choices stays. */
export function startAsGuest(): void {
  choiceStore.setState(nothing);
}

/**
 * The choices as the shop is asked for a quote: a pick-up needs no address.
 *
 * @param addressId the chosen address, or the one that stands in for a choice; null without any.
 */
export function toQuoteBody(
  { shippingMethod, paymentMethod, billing, guest, personId }: Choices,
  addressId: string | null,
): QuoteBody {
  return {
    ...(guest && personId === null ? { guest } : {}),
    ...(addressId && shippingMethod !== "pickup" ? { address_id: addressId } : {}),
    ...(shippingMethod ? { shipping_method: shippingMethod } : {}),
    ...(paymentMethod ? { payment_method: paymentMethod } : {}),
    ...(billing ? { billing } : {}),
  };
}
