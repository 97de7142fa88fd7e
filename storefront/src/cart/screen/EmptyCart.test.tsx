import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { EmptyCartOf } from "./EmptyCart.tsx";

test("customers whose order has emptied the cart find their orders from there", () => {
  const drawn = (isCustomer: boolean) =>
    renderInPage(
      <MemoryRouter>
        <EmptyCartOf isCustomer={isCustomer} />
      </MemoryRouter>,
    );
  expect(drawn(true)).toContain('href="/orders"');
  expect(drawn(false)).not.toContain('href="/orders"');
});
