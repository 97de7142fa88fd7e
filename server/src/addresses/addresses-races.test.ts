import { maxAddresses } from "@recambia/contract/addresses/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { addressesNow, saveAddress, writtenAddress } from "../../test/people/addresses.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { type Answer, openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

const list = "/spa/me/addresses";
let shop: TestShop;
let ana: TestCustomer;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ana = await writer();
});

/** A customer with a CSRF token for all concurrent requests. */
async function writer(): Promise<TestCustomer> {
  const customer = await signedInCustomer(shop);
  expect((await customer.remove(`${list}/abcdefgh23456789`)).status).toBe(404);
  return customer;
}

const atOnce = (count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_none, index) => call(index)));

const tally = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

async function expectOneDefault() {
  expect((await addressesNow(ana)).filter(({ is_default }) => is_default)).toHaveLength(1);
}

test("concurrent additions never exceed fifty", async () => {
  for (let made = 0; made < maxAddresses - 3; made++) await saveAddress(ana);
  const answers = await atOnce(10, () => ana.post(list, writtenAddress()));
  expect([tally(answers, 201), tally(answers, 422)]).toEqual([3, 7]);
  expectRefusal(await ana.post(list, writtenAddress()), 422, "validation_failed", ["address"]);
  expect(await addressesNow(ana)).toHaveLength(maxAddresses);
  await expectOneDefault();
});

test("of several first addresses added concurrently, one is the default", async () => {
  const answers = await atOnce(12, () => ana.post(list, writtenAddress()));
  expect(tally(answers, 201)).toBe(12);
  await expectOneDefault();
});

test("of several addresses made default concurrently, one is", async () => {
  const ids: string[] = [];
  for (let made = 0; made < 6; made++) ids.push((await saveAddress(ana)).id);
  for (let round = 0; round < 3; round++) {
    const answers = await atOnce(18, (index) => ana.put(`${list}/${ids[index % 6]}/default`));
    expect(tally(answers, 200)).toBe(18);
    await expectOneDefault();
  }
});

test("concurrent changes leave exactly one default while there is an address", async () => {
  for (let round = 0; round < 4; round++) {
    const ids: string[] = [];
    for (let made = 0; made < 5; made++) ids.push((await saveAddress(ana)).id);
    const answers = await atOnce(20, (index) => {
      const id = ids[index % 5];
      if (index % 3 === 0) return ana.remove(`${list}/${id}`);
      if (index % 3 === 1) return ana.put(`${list}/${id}/default`);
      return ana.post(list, writtenAddress());
    });
    for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
    await expectOneDefault();
  }
});

test("concurrent customers neither wait for nor see each other", async () => {
  const ben = await writer();
  await atOnce(16, (index) => (index % 2 ? ana : ben).post(list, writtenAddress({ number: String(index) })));
  const numbers = async (customer: TestCustomer) =>
    (await addressesNow(customer)).map(({ number }) => Number(number) % 2);
  expect(new Set(await numbers(ana))).toEqual(new Set([1]));
  expect(new Set(await numbers(ben))).toEqual(new Set([0]));
});
