import type { Order, OrderLine } from "@recambia/contract/orders";
import { expect, test } from "vitest";
import { withdrawableLines } from "./withdrawable-lines.ts";

const product = { id: "product1", kind: "product", slug: "disco", brand: null, parts: [] } as const;

function line(id: string, changes: Partial<OrderLine> = {}): OrderLine {
  return {
    id,
    product: { ...product, parts: [], name: `Disco ${id}`, part_number: "D-1", picture: "disc" },
    quantity: 3,
    unit_cents: 1000,
    line_cents: 3000,
    vat_rate: 210,
    vat_cents: 521,
    core_deposit_cents: 0,
    vehicle: null,
    fit: { answer: "universal", alternatives: [] },
    fit_confirmed: false,
    withdrawn_quantity: 0,
    withdrawal_exclusion: null,
    core_state: "none",
    ...changes,
  };
}

function parcel(lines: Order["parcels"][number]["lines"]): Order["parcels"][number] {
  return {
    id: "parcel01",
    carrier: "SEUR",
    tracking_number: "1",
    tracking_url: null,
    shipped_at: "2026-11-21T10:00:00.000Z",
    delivered_at: null,
    lines,
  };
}

const left = (order: Pick<Order, "lines" | "parcels">) =>
  withdrawableLines(order).map((one) => one.withdrawable_quantity);

test("nothing that has not left, or that the law excludes, can be withdrawn from", () => {
  expect(left({ lines: [line("a")], parcels: [] })).toEqual([0]);
  const parcels = [parcel([{ line_id: "a", quantity: 3 }])];
  expect(left({ lines: [line("a", { withdrawal_exclusion: "c" })], parcels })).toEqual([0]);
  expect(left({ lines: [line("a", { withdrawal_exclusion: "e" })], parcels })).not.toEqual([0]);
});

test("pieces of several parcels add up, less those withdrawn before", () => {
  const parcels = [parcel([{ line_id: "a", quantity: 1 }]), parcel([{ line_id: "a", quantity: 2 }])];
  expect(left({ lines: [line("a", { withdrawn_quantity: 1 }), line("b")], parcels })).toEqual([2, 0]);
});
