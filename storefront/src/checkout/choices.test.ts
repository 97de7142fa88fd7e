import { emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import { expect, test } from "vitest";
import { clearCurrentUser, leave, setCurrentUser } from "../session/store.ts";
import { type Choices, currentChoices, setChoices, startAsGuest, toQuoteBody } from "./choices.ts";

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

test("omits what is not chosen", () => {
  expect(toQuoteBody(nothing, null)).toEqual({});
});

test("sends no address for a pick-up, whatever was chosen before", () => {
  const choices: Choices = { ...nothing, shippingMethod: "pickup", paymentMethod: "card" };
  expect(toQuoteBody(choices, "address000000001")).toEqual({
    shipping_method: "pickup",
    payment_method: "card",
  });
});

test("sends a guest's details, but not those typed before signing in", () => {
  const guest = { email: "ana@example.com", name: "Ana Prueba" };
  const choices: Choices = { ...nothing, shippingMethod: "pickup", guest };
  expect(toQuoteBody(choices, null)).toEqual({ guest, shipping_method: "pickup" });
  expect(toQuoteBody({ ...choices, personId: "person0000000001" }, null)).toEqual({
    shipping_method: "pickup",
  });
});

test("sends the address id it is given", () => {
  expect(toQuoteBody({ ...nothing, addressId: "gone000000000001" }, "address000000001")).toEqual({
    address_id: "address000000001",
  });
});

test("choices outlast a session that ends, and not a person who signs out", () => {
  const user = { id: "anaanaana", name: "Ana", email: "ana@example.com", profile: { picture: null } };
  const signIn = () => setCurrentUser(user, 0);
  signIn();
  setChoices({ shippingMethod: "express" });
  clearCurrentUser();
  expect(currentChoices()).toMatchObject({ personId: user.id, shippingMethod: "express" });
  signIn();
  expect(currentChoices()).toMatchObject({ personId: user.id, shippingMethod: "express" });
  leave();
  expect(currentChoices()).toEqual(nothing);
  // Leaves no mark of the signing out behind.
  signIn();
  clearCurrentUser();
  startAsGuest();
});
