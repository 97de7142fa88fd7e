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

test("over HTTPS all cookies are Secure, HttpOnly and of this host only", async () => {
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
    "__Host-recambia_csrf",
    "__Host-recambia_device",
    "__Host-recambia_orders",
    "__Host-recambia_passkey",
    "__Host-recambia_second_factor",
    "__Host-recambia_session",
    "__Host-recambia_support",
    "__Host-recambia_visitor",
  ]);
  for (const cookie of set) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie.domain).toBeUndefined();
  }
});

test("over HTTPS a cookie that a subdomain could have planted is none", async () => {
  const { visitor } = await customerWithPassword(shop);
  const config = { ...shop.context.config, shopOrigin: "https://shop.test" };
  const app = await buildApp({ ...shop.context, config }, { checkAnswers: true });
  const session = String(visitor.cookies.get("recambia_session"));
  const statusWith = async (name: string) =>
    (await app.inject({ url: "/spa/me/user", cookies: { [name]: session } })).statusCode;
  expect([await statusWith("recambia_session"), await statusWith("__Host-recambia_session")]).toEqual([
    401, 200,
  ]);
  const { headers } = await app.inject("/spa/me/user");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  await app.close();
});
