import { afterAll, beforeAll, expect, test } from "vitest";
import { placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { customerWithPassword, goodPassword } from "../../../test/people/sign-up.ts";
import { totp } from "../../../test/people/totp.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { buildApp } from "../../app.ts";
import { orderKey } from "../../orders/guests/order-key.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("over HTTPS all cookies are Secure, and HttpOnly", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const setup = await visitor.post("/spa/me/second-factor", { password: goodPassword });
  const key = String(readField(readField(setup.body, "data"), "key"));
  await visitor.post("/spa/me/second-factor/confirm", { code: totp(key) });

  const { order } = await placedAsGuest(shop);
  const config = { ...shop.context.config, shopOrigin: "https://shop.test" };
  const app = await buildApp({ ...shop.context, config }, { checkAnswers: true });
  const csrf = await app.inject("/sanctum/csrf-cookie");
  const headers = { "x-csrf-token": String(csrf.json().csrf_token) };
  const cookies = Object.fromEntries(csrf.cookies.map(({ name, value }) => [name, value]));
  const post = async (url: string, payload?: object) => {
    const answer = await app.inject({
      method: "POST",
      url,
      headers,
      cookies,
      ...(payload ? { payload } : {}),
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  const answers = [
    csrf,
    await post("/spa/login", { email, password: goodPassword }),
    await post("/spa/login/second-factor", { code: totp(key) }),
    await post("/spa/login/passkey/options"),
    await post("/spa/logout"),
    await post(`/spa/orders/${order.id}/access`, { key: orderKey(shop.context.secret, order.id) }),
  ];
  await app.close();
  const set = answers.flatMap((answer) => answer.cookies);
  expect([...new Set(set.map(({ name }) => name))].sort()).toEqual([
    "recambia_csrf",
    "recambia_device",
    "recambia_orders",
    "recambia_passkey",
    "recambia_second_factor",
    "recambia_session",
    "recambia_visitor",
  ]);
  for (const cookie of set) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/" });
  }
});
