import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { mailsAbout } from "../../../test/orders/order-mail.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { readOrderByNumber } from "../index.ts";
import type { OrderRow } from "../order-rows.ts";

let shop: TestShop;
let mailAbout: ReturnType<typeof mailsAbout>;
beforeAll(async () => {
  shop = await openTestShop();
  mailAbout = mailsAbout(shop);
});
afterAll(() => shop.close());

let ana: TestCustomer;
beforeEach(async () => {
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  ana = await signedInCustomer(shop);
});

type Made = { made: MadeOrder; row: OrderRow };

/** An order of two pieces of one product and three of another. */
async function makeRow(given: Parameters<typeof makeOrder>[2] = {}): Promise<Made> {
  const things = [{ quantity: 2 }, { quantity: 3 }];
  const made = await makeOrder(shop, ana, { things, state: "delivered", ...given });
  const row = await readOrderByNumber(shop.database, made.number);
  if (!row) throw new Error("The order is not there");
  return { made, row };
}

const company = {
  is_business: true,
  name: "Taller Prueba S. L.",
  tax_id: "B12345674",
  street: "Calle Mayor 1",
  zip_code: "28013",
  municipality: "Madrid",
  province: "Madrid",
  country: "ES",
};

test.each([
  { zone: "vat", isExport: false },
  { zone: "export", isExport: true },
] as const)(
  "the order mail says whether the order is an export: $zone, $isExport",
  async ({ zone, isExport }) => {
    const { row } = await makeRow();
    expect(await mailAbout({ ...row, tax_zone: zone }, { kind: "placed" })).toMatchObject({
      kind: "order_placed",
      is_export: isExport,
    });
  },
);

test("the order mail has the lines, the address and the payment deadline", async () => {
  const payUntil = new Date("2026-11-28T10:00:00Z");
  const { row } = await makeRow({ payUntil });
  const [first, second] = row.lines;
  const mail = await mailAbout(row, { kind: "placed" });
  expect(mail).toMatchObject({
    pay_until: payUntil.toISOString(),
    is_business: false,
    shipping_cents: row.shipping_cents,
    total_cents: row.total_cents,
    lines: [
      { name: first?.product.name, quantity: 2, cents: first?.line_cents },
      { name: second?.product.name, quantity: 3, cents: second?.line_cents },
    ],
  });
  const address = row.address;
  const lines = [
    `${address?.first_name} ${address?.last_name}`,
    [address?.street, address?.number, address?.apartment].filter(Boolean).join(", "),
  ];
  expect(mail?.address).toEqual([...lines, `${address?.zip_code} ${address?.municipality}`]);
  const inGetafe = { ...row, address: address && { ...address, zip_code: "28901", municipality: "Getafe" } };
  expect((await mailAbout(inGetafe, { kind: "placed" }))?.address).toEqual([
    ...lines,
    `28901 Getafe (${address?.province_name})`,
  ]);
  expect(await mailAbout({ ...row, address: null, pay_until: null }, { kind: "placed" })).toMatchObject({
    address: [],
    pay_until: null,
  });
});

test("a line has brand, part number and vehicle, as far as it has them", async () => {
  const { row } = await makeRow();
  const [line] = row.lines;
  if (!line) throw new Error("The order has no line");
  const named = { ...line, product: { ...line.product, brand: null, part_number: "PN-1" }, vehicle: null };
  expect(await mailAbout({ ...row, lines: [named] }, { kind: "placed" })).toMatchObject({
    lines: [{ detail: "PN-1" }],
  });
  const vehicle = {
    ...{ id: "abcdefgh23456789", maker_name: "SEAT", model_name: "Ibiza IV (6J5)", vehicle_name: "1.6 TDI" },
    ...{ motor_name: "CAYC", performance_period: { yyyymm_from: 200906, yyyymm_to: null } },
  };
  expect(await mailAbout({ ...row, lines: [{ ...named, vehicle }] }, { kind: "placed" })).toMatchObject({
    lines: [{ detail: "PN-1 · Ibiza" }],
  });
  const brand = line.product.brand?.name;
  expect(brand).toBeTruthy();
  const branded = { ...line, vehicle: null };
  expect(await mailAbout({ ...row, lines: [branded] }, { kind: "placed" })).toMatchObject({
    lines: [{ detail: `${brand} · ${line.product.part_number}` }],
  });
});

test("the promised day is included until it has passed", async () => {
  const { row } = await makeRow();
  const promised = { ...row, promised_by: "2026-11-25" };
  const paid = (at: string) => mailAbout(promised, { kind: "payment_received", at, cents: 1234 });
  expect(await paid("2026-11-24T10:00:00Z")).toMatchObject({ promised_by: "2026-11-25", cents: 1234 });
  expect(await paid("2026-11-25T10:00:00Z")).toMatchObject({ promised_by: "2026-11-25", is_pickup: false });
  expect(await paid("2026-11-26T10:00:00Z")).toMatchObject({ promised_by: null });
  const pickup = { ...promised, shipping_method: "pickup" as const };
  expect(await mailAbout(pickup, { kind: "payment_received" })).toMatchObject({ is_pickup: true });
});

test("a parcel's mail lists its pieces; a pick-up is announced as ready", async () => {
  const { row } = await makeRow({ state: "shipped" });
  const [parcel] = row.parcels;
  const [line] = row.lines;
  if (!parcel || !line) throw new Error("Nothing has been shipped");
  const part = { ...row, parcels: [{ ...parcel, lines: [{ line_id: line.public_id, quantity: 1 }] }] };
  const things = [{ name: line.product.name, quantity: 1 }];
  expect(await mailAbout(part, { kind: "parcel_shipped" })).toMatchObject({ kind: "order_shipped", things });
  const pickup = { ...part, shipping_method: "pickup" as const };
  expect(await mailAbout(pickup, { kind: "parcel_shipped" })).toMatchObject({ kind: "order_ready", things });
  expect(await mailAbout({ ...row, parcels: [] }, { kind: "parcel_shipped" })).toBeNull();
  const other = { ...parcel, id: parcel.id + 1_000_000, lines: [] };
  const both = { ...part, parcels: [other, ...part.parcels] };
  const back = await mailAbout(both, { kind: "parcel_came_back" }, { parcel: parcel.id });
  expect(back).toMatchObject({ kind: "parcel_came_back", things });
  expect(await mailAbout(row, { kind: "parcel_lost" }, { parcel: other.id })).toBeNull();
});

test("the mail of a delivery names the last day to withdraw for those who can", async () => {
  const deliveredAt = new Date("2026-11-20T10:00:00Z");
  const { row } = await makeRow({ deliveredAt });
  const delivered = { kind: "parcel_delivered" } as const;
  expect(await mailAbout(row, delivered)).toMatchObject({
    kind: "order_delivered",
    day: "2026-11-20",
    withdrawable_on: "2026-12-04",
  });
  const [first, second] = row.lines;
  if (!first || !second) throw new Error("The order has two lines");
  const excluded = { ...first, withdrawal_exclusion: "c" };
  expect(await mailAbout({ ...row, lines: [excluded, second] }, delivered)).toMatchObject({
    withdrawable_on: "2026-12-04",
  });
  expect(await mailAbout({ ...row, lines: [excluded] }, delivered)).toMatchObject({ withdrawable_on: null });
  const business = { ...row, billing: company };
  expect(await mailAbout(business, delivered)).toMatchObject({ withdrawable_on: null });
  expect(await mailAbout(business, { kind: "placed" })).toMatchObject({ is_business: true });
  expect(await mailAbout({ ...row, delivered_at: null }, delivered)).toBeNull();
});

test("the mail of a delivery names no day to who has withdrawn from all of it before", async () => {
  const { made, row } = await makeRow({ state: "shipped" });
  const withdraw = async (line: OrderRow["lines"][number] | undefined) => {
    const lines = line ? [{ line_id: line.public_id, quantity: line.quantity }] : [];
    const answer = await ana.post(`/spa/orders/${made.publicId}/withdrawal`, { lines });
    expect(answer.status).toBe(201);
    const changed = await readOrderByNumber(shop.database, made.number);
    return changed ? { ...changed, delivered_at: "2026-11-21T10:00:00Z" } : row;
  };
  const delivered = { kind: "parcel_delivered" } as const;
  const some = await withdraw(row.lines[0]);
  expect(await mailAbout(some, delivered)).toMatchObject({ withdrawable_on: "2026-12-05" });
  const all = await withdraw(row.lines[1]);
  expect(await mailAbout(all, delivered)).toMatchObject({ kind: "order_delivered", withdrawable_on: null });
});

test("late and failed payments are reported to the cent", async () => {
  const { row } = await makeRow();
  for (const kind of ["payment_late", "refund_failed"] as const) {
    expect(await mailAbout(row, { kind, cents: 4321 })).toMatchObject({ kind, cents: 4321 });
  }
  expect(await mailAbout(row, { kind: "expired" })).toMatchObject({ kind: "order_expired" });
  expect(await mailAbout(row, { kind: "preparing" })).toBeNull();
});

test("a refused deposit has its reason, an accepted one its amount", async () => {
  const { made, row } = await makeRow();
  const line = made.lines[1]?.id;
  const thing = row.lines.find(({ id }) => id === line)?.product.name;
  const about = { ...(line ? { line } : {}), reason: "Carcasa rota" };
  expect(await mailAbout(row, { kind: "core_refused" }, about)).toMatchObject({
    kind: "core_refused",
    thing,
    reason: "Carcasa rota",
  });
  const settled = await mailAbout(row, { kind: "core_settled", cents: 6000 }, about);
  expect(settled).toMatchObject({ kind: "core_accepted", thing, cents: 6000 });
  expect(await mailAbout(row, { kind: "core_received" }, about)).toMatchObject({
    kind: "core_received",
    thing,
  });
  expect(await mailAbout(row, { kind: "core_received" })).toBeNull();
});

test("a guest's mail names the order whose link it carries, a customer's does not, an erased account's has no page", async () => {
  const { made, row } = await makeRow();
  expect(await mailAbout({ ...row, is_guest: true }, { kind: "expired" })).toMatchObject({
    guest_order_id: row.public_id,
  });
  const own = await mailAbout(row, { kind: "expired" });
  expect(own).not.toHaveProperty("guest_order_id");
  expect(own).not.toHaveProperty("has_no_page");
  await shop.database.rows({
    text: "update customer set closed_at = $2 where id = $1",
    values: [ana.customerId, shop.clock.now()],
  });
  const kept = await readOrderByNumber(shop.database, made.number);
  expect(kept && (await mailAbout(kept, { kind: "expired" }))).toMatchObject({ has_no_page: true });
});

test("nothing is mailed about a destroyed order, such as a payment that comes years later", async () => {
  const { row } = await makeRow();
  const late = { kind: "payment_late", cents: 1000 } as const;
  expect(await mailAbout(row, late)).toMatchObject({ kind: "payment_late" });
  const destroyed = { ...row, current_email: "", destroyed_at: "2034-11-22T11:00:00Z" };
  expect(await mailAbout(destroyed, late)).toBeNull();
});
