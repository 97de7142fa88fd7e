import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { DeliveryDay } from "./DeliveryDay.tsx";

test("the server reserves the row of the delivery day and writes no day that a cached page would keep", () => {
  expect(renderInPage(<DeliveryDay className="row" />)).toBe('<p class="row"></p>');
});
