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
import { authStore, hasSignedOut } from "../session/index.ts";

/** The shopper's choices so far; null leaves a choice to the server. */
export type Choices = {
  /** Person that the choices belong to; another person in this tab starts over. */
  personId: string | null;
  addressId: string | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMeans | null;
  billing: Billing | null;
  /** Validated details of a guest; null until the form is complete. */
  guest: GuestDetails | null;
  /** A guest's unsaved input, so that a reload or a sign-in loses nothing. */
  draft: GuestTexts;
  /** Order request without a response yet. It is repeated with the same key, so the order is never placed twice. */
  asked: PlaceOrderBody | null;
};

/** A guest's form: an address with an email, and a name for pick-ups. */
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

/** Stored for the session, so that a reload or a sign-in loses nothing. Identity numbers are never stored. */
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
 * Keeps the choices of a guest who signs in, and of a person who signs in again; resets those of anyone else, and of a person
 * who has signed out: whoever goes on in this tab starts over.
 */
function forgetOthers(): void {
  const personId = authStore.getState().user?.id;
  const choices = choiceStore.getState();
  if (!personId && choices.personId !== null && hasSignedOut()) choiceStore.setState(nothing);
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

/** Returns the current choices, for handlers. */
export function currentChoices(): Choices {
  return choiceStore.getState();
}

/** Updates some choices and keeps the others. */
export function setChoices(choices: Partial<Omit<Choices, "personId">>): void {
  choiceStore.setState(choices);
}

/** Resets the choices after an order was placed. */
export function resetChoices(): void {
  choiceStore.setState({ ...nothing, personId: choiceStore.getState().personId });
}

/** Continues as a guest after the session ended and drops the person's choices. */
export function startAsGuest(): void {
  choiceStore.setState(nothing);
}

/**
 * Converts choices to a quote request. A pick-up has no address.
 *
 * @param addressId the chosen or default address; null without one.
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
