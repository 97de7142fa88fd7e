import type { OrderSummary } from "@recambia/contract/orders/schemas";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { OrderCard } from "./OrderCard.tsx";

const order: OrderSummary = {
  ...{ id: "order00000000001", number: "RC-1111-2222", state: "delivered" },
  ...{ placed_at: "2026-11-21T10:00:00Z", delivered_at: "2026-11-23T10:00:00Z" },
  ...{
    total_cents: 3490,
    currency: "EUR",
    item_count: 1,
    things: [{ name: "Disco", picture: "brake-disc" }],
  },
  ...{ shipping_method: "standard", promised_by: "2026-11-24", pay_until: null, is_recalled: false },
  progress: {
    ...{ ordered: 1, waiting: 0, on_the_way: 0, delivered: 1, cancelled: 0, to_return: 0, returned: 0 },
    ...{ refund_due_cents: 0, refunded_cents: 0 },
  },
};

test("the card of an order says that something of it is recalled", () => {
  const drawn = (is_recalled: boolean) =>
    renderInPage(
      <MemoryRouter>
        <OrderCard order={{ ...order, is_recalled }} />
      </MemoryRouter>,
    );
  expect(drawn(true)).toContain("triangle-alert");
  expect(drawn(false)).not.toContain("triangle-alert");
});
