import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { garageVehicle } from "../../../test/people/garage.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
type Change = [variantId: string, isThere: boolean, msAgo: number];

async function sync(customer: TestCustomer, ...changes: Change[]): Promise<string[]> {
  const answer = await customer.put("/spa/me/garage", {
    changes: changes.map(([variant_id, isThere, ms_ago]) => ({
      variant_id,
      vehicle: isThere ? garageVehicle(variant_id) : null,
      ms_ago,
    })),
  });
  expect(answer.status).toBe(200);
  const vehicles: unknown = readField(readField(answer.body, "data"), "vehicles");
  return (Array.isArray(vehicles) ? vehicles : []).map((vehicle) => String(readField(vehicle, "variantId")));
}

test("vehicles without their particulars, and more than a garage holds, are refused", async () => {
  const ana = await signedInCustomer(shop);
  const { makerName: _name, ...incomplete } = garageVehicle(a);
  const body = { changes: [{ variant_id: a, vehicle: incomplete, ms_ago: 0 }] };
  expectRefusal(await ana.put("/spa/me/garage", body), 422, "validation_failed");
  const many = Array.from(
    { length: 101 },
    (_none, index): Change => [`${a.slice(3)}${100 + index}`, true, 0],
  );
  const changes = many.map(([variant_id]) => ({ variant_id, vehicle: garageVehicle(variant_id), ms_ago: 0 }));
  expectRefusal(await ana.put("/spa/me/garage", { changes }), 422, "validation_failed");
  expect(await sync(ana, ...many.slice(0, 100))).toHaveLength(100);
  const answer = await ana.put("/spa/me/garage", {
    changes: [{ variant_id: b, vehicle: garageVehicle(b), ms_ago: 0 }],
  });
  expect(readField(answer.body, "data")).toMatchObject({ left_out: [b] });
  expect(await sync(ana)).toHaveLength(100);
});

test("names with half of a surrogate pair or a control character are refused", async () => {
  const ana = await signedInCustomer(shop);
  for (const modelName of ["Ibiza \ud800", "Ibiza\u0007"]) {
    const vehicle = garageVehicle(a, modelName);
    const answer = await ana.put("/spa/me/garage", { changes: [{ variant_id: a, vehicle, ms_ago: 0 }] });
    expectRefusal(answer, 422, "validation_failed");
  }
});

test("of each vehicle the last change counts, in whatever order changes arrive", async () => {
  const ana = await signedInCustomer(shop);
  expect(await sync(ana, [a, true, 5_000], [b, true, 4_000])).toEqual([a, b]);
  // Removed on another device before it was added here.
  expect(await sync(ana, [a, false, 9_000])).toEqual([a, b]);
  expect(await sync(ana, [a, false, 1_000])).toEqual([b]);
  expect(await sync(ana, [a, true, 3_000])).toEqual([b]);
  expect(await sync(ana, [a, true, 0])).toEqual([a, b]);
  expect(await sync(await signedInCustomer(shop))).toEqual([]);
});

test("concurrent changes of one garage are all kept", async () => {
  const ana = await signedInCustomer(shop);
  await ana.get("/spa/me/profile");
  await sync(ana);
  await Promise.all(
    Array.from({ length: 8 }, (_none, index) => sync(ana, [`${a.slice(1)}${index + 2}`, true, 0])),
  );
  expect(await sync(ana)).toHaveLength(8);
});
