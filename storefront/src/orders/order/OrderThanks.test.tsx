import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { messages } from "../locales/en.po";
import { OrderThanks } from "./OrderThanks.tsx";

test("a received order is thanked for, but not one that has been cancelled since", () => {
  const email = "ana@example.org";
  expect(renderInPage(<OrderThanks order={{ state: "pending_payment", email, billing: null }} />)).not.toBe(
    "",
  );
  expect(renderInPage(<OrderThanks order={{ state: "cancelled", email, billing: null }} />)).toBe("");
});

test("a consumer has been sent the withdrawal form, a business only the terms", () => {
  const place = { street: "Calle Mayor, 1", zip_code: "28013", municipality: "Madrid", province: "Madrid" };
  const billing = { name: "Ana Prueba", tax_id: "12345678Z", ...place, country: "ES" };
  const thanks = (is_business: boolean) =>
    renderInPage(
      <OrderThanks
        order={{ state: "paid", email: "ana@example.org", billing: { ...billing, is_business } }}
      />,
      "en",
      messages,
    );
  expect(thanks(false)).toContain("withdrawal form");
  expect(thanks(true)).toContain("with the terms.");
  expect(thanks(true)).not.toContain("withdrawal");
});
