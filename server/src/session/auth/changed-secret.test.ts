import { afterAll, beforeAll, expect, test } from "vitest";
import { placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { addressOf, writtenCubanAddress } from "../../../test/people/addresses.ts";
import { customerWithPassword, goodPassword, moveClock, signInWith } from "../../../test/people/sign-up.ts";
import { totp } from "../../../test/people/totp.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { resealIdentifications } from "../../addresses/index.ts";
import { orderKey } from "../../orders/guests/order-key.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const secret = "another secret of at least thirty-two characters";
const dataOf = (answer: { body: unknown }, field: string) => readField(readField(answer.body, "data"), field);

test("after a change of the secret, identity numbers, apps and links to orders still work, sessions do not", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const address = addressOf(await visitor.post("/spa/me/addresses", writtenCubanAddress()));
  const setup = await visitor.post("/spa/me/second-factor", { password: goodPassword });
  const key = String(dataOf(setup, "key"));
  await visitor.post("/spa/me/second-factor/confirm", { code: totp(key) });
  const { order } = await placedAsGuest(shop);
  const linkKey = orderKey(shop.context.secret, order.id);

  const changed = { secret, earlierSecrets: [shop.context.secret] };
  const process = await shop.startProcess(changed);
  expect((await process.answer(visitor).get("/spa/me/user")).status).toBe(401);
  const again = process.answer(shop.visitor());
  expect(dataOf(await signInWith(again, email), "second_factor")).toBe(true);
  moveClock(shop, 2);
  expect((await again.post("/spa/login/second-factor", { code: totp(key, 1) })).status).toBe(200);
  expect(dataOf(await again.get(`/spa/me/addresses/${address.id}`), "identification")).toBe(
    address.identification,
  );
  const opened = await process
    .answer(shop.visitor())
    .post(`/spa/orders/${order.id}/access`, { key: linkKey });
  expect(opened.status).toBe(200);
  await process.close();
});

test("identity numbers are sealed with the new secret, so that the old one can be given up", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const address = addressOf(await visitor.post("/spa/me/addresses", writtenCubanAddress()));
  expect(address.identification).not.toBe("");
  const changed = { secret, earlierSecrets: [shop.context.secret] };
  expect(await resealIdentifications(shop.database, { ...changed, earlierSecrets: [] })).toBe(0);
  expect(await resealIdentifications(shop.database, changed)).toBeGreaterThan(0);
  expect(await resealIdentifications(shop.database, changed)).toBe(0);
  const process = await shop.startProcess({ secret, earlierSecrets: [] });
  const again = process.answer(shop.visitor());
  await signInWith(again, email);
  expect(dataOf(await again.get(`/spa/me/addresses/${address.id}`), "identification")).toBe(
    address.identification,
  );
  await process.close();
});
