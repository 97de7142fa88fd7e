import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { type GuaranteeClaimRow, readOrderByNumber } from "../order-rows.ts";
import { addMonths, lineGuarantee } from "./guarantee-terms.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const claim: GuaranteeClaimRow = {
  ...{ id: 1, public_id: "claim", number: "GC-0000-0000", line_id: "", quantity: 1, state: "opened" },
  ...{ wish: "replacement", remedy: null, description: "", appeared_on: "2026-11-25", is_presumed: true },
  ...{ needs_goods: null, answer: null, opened_at: "2026-11-25T10:00:00Z" },
  ...{ received_at: null, ended_at: null, refund_id: null },
};

/** State of a claim, and the days in Madrid on which its goods came to the shop and went back. */
type Stay = [state: GuaranteeClaimRow["state"], receivedOn: string | null, endedOn: string | null];

test.each<{ stays: Stay[]; until: string; title: string }>([
  { title: "a replacement's days are added", stays: [["replaced", "12-01", "12-11"]], until: "2029-12-01" },
  {
    title: "days one after another add up",
    stays: [
      ["replaced", "12-20", "12-25"],
      ["replaced", "12-01", "12-11"],
    ],
    until: "2029-12-06",
  },
  {
    title: "days on which two pieces are at the shop count once",
    stays: [
      ["replaced", "12-01", "12-11"],
      ["refunded", "12-05", "12-15"],
      ["replaced", "12-06", "12-07"],
    ],
    until: "2029-12-05",
  },
  { title: "goods at the shop count until today", stays: [["received", "12-21", null]], until: "2029-12-01" },
  {
    title: "neither refused claims nor goods that stay with the customer count",
    stays: [
      ["refused", "12-01", "12-11"],
      ["price_reduced", null, "12-11"],
    ],
    until: "2029-11-21",
  },
])("the guarantee is suspended while goods are at the shop: $title", async ({ stays, until }) => {
  const deliveredAt = new Date("2026-11-21T10:00:00Z");
  const { number } = await makeOrder(shop, await signedInCustomer(shop), {
    ...{ state: "delivered", things: [{ quantity: 3 }], deliveredAt },
  });
  const order = await readOrderByNumber(shop.database, number);
  const line = order?.lines[0];
  if (!order || !line) throw new Error("The order is gone");
  const at = (day: string | null) => (day === null ? null : `2026-${day}T10:00:00Z`);
  const claims = stays.map(([state, receivedOn, endedOn]) => ({
    ...claim,
    ...{ line_id: line.public_id, state, received_at: at(receivedOn), ended_at: at(endedOn) },
  }));
  const claimed = { ...order, guarantee_claims: claims };
  expect(lineGuarantee(claimed, line, new Date("2026-12-31T10:00:00Z"))).toMatchObject({ until });
});

test.each([
  ["2028-02-29", 36, "2031-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2026-12-15", 2, "2027-02-15"],
])("a term from %s of %i months ends on %s", (day, months, end) => {
  expect(addMonths(day, months)).toBe(end);
});
