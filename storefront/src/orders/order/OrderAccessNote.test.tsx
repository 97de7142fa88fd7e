import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { OrderAccessNote } from "./OrderAccessNote.tsx";

test("a wrong link offers another one first, and an order that needs signing in the sign-in", () => {
  const actionsOf = (isKeyWrong: boolean) => {
    const drawn = renderInPage(
      <MemoryRouter>
        <OrderAccessNote orderId="abc" isKeyWrong={isKeyWrong} />
      </MemoryRouter>,
    );
    const actions = drawn.match(/<(a|button) [^>]*class="[^"]*button[^"]*"[^>]*>/g) ?? [];
    return actions.map((tag) => [tag.startsWith("<a") ? "sign in" : "link", /primary/.test(tag)]);
  };
  expect(actionsOf(true)).toEqual([
    ["link", true],
    ["sign in", false],
  ]);
  expect(actionsOf(false)).toEqual([
    ["sign in", true],
    ["link", false],
  ]);
});
