import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { EmptyCartOf } from "./EmptyCart.tsx";

function drawn(isCustomer: boolean, guestOrder: { id: string; number: string } | null = null): string {
  return renderInPage(
    <MemoryRouter>
      <EmptyCartOf isCustomer={isCustomer} guestOrder={guestOrder} />
    </MemoryRouter>,
  );
}

test("customers whose order has emptied the cart find their orders from there", () => {
  expect(drawn(true)).toContain('href="/orders"');
  expect(drawn(false)).not.toContain('href="/orders"');
});

test("guests whose order has emptied the cart find that order from there", () => {
  const order = { id: "abc", number: "RC-ABCD-EFGH" };
  expect(drawn(false, order)).toContain('href="/orders/abc"');
  expect(drawn(true, order)).not.toContain('href="/orders/abc"');
});
