import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { ClaimRefusal } from "./GuestOrderPanel.tsx";

test("who must sign in to claim an order is led there and back", () => {
  const drawn = (isSignedOut: boolean) =>
    renderInPage(
      <MemoryRouter>
        <ClaimRefusal failure={{ words: "Inicia sesión para continuar.", isSignedOut }} orderId="abc" />
      </MemoryRouter>,
    );
  expect(drawn(true)).toContain('href="/sign-in?next=%2Forders%2Fabc"');
  expect(drawn(false)).not.toContain("href");
});
