import { emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import { expect, test } from "vitest";
import { type Choices, toQuoteBody } from "./choices.ts";

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
