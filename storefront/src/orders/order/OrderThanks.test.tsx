import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { OrderThanks } from "./OrderThanks.tsx";

test("a received order is thanked for, but not one that has been cancelled since", () => {
  const email = "ana@example.org";
  expect(renderInPage(<OrderThanks order={{ state: "pending_payment", email }} />)).not.toBe("");
  expect(renderInPage(<OrderThanks order={{ state: "cancelled", email }} />)).toBe("");
});
