import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a visitor gets 401 with a localized message", async () => {
  for (const [locale, text] of [
    ["es_ES", "Inicia sesión para continuar."],
    ["es_CA", "Inicia la sessió per continuar."],
    ["en", "Please sign in to continue."],
  ] as const) {
    const answer = await shop.visitor(locale).get("/spa/me/user");
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: text, code: "unauthenticated" });
  }
});

test("a write without a CSRF token, or with a forged one, is refused with 419", async () => {
  const visitor = shop.visitor();
  const bare = await visitor.call({ method: "POST", url: "/spa/logout" });
  expect(bare.status).toBe(419);
  const forged = await visitor.call({
    method: "POST",
    url: "/spa/logout",
    headers: { "x-csrf-token": "x.y" },
  });
  expect(forged.status).toBe(419);
  expect(readField(forged.body, "code")).toBe("csrf_token_mismatch");
  // In a browser without cookies every token is a forged one, and trying again does not help.
  expect(readField(forged.body, "message")).toContain("permite las cookies");
});

test("a visitor's token is useless to another", async () => {
  const token = readField((await shop.visitor().get("/sanctum/csrf-cookie")).body, "csrf_token");
  const other = shop.visitor();
  await other.get("/sanctum/csrf-cookie");
  const answer = await other.call({
    method: "POST",
    url: "/spa/logout",
    headers: { "x-csrf-token": String(token) },
  });
  expect(answer.status).toBe(419);
});

test("so is a token that a process with another secret has made", async () => {
  const secret = "another secret of thirty-two characters";
  const stranger = await shop.startProcess({ secret });
  onTestFinished(() => stranger.close());
  const visitor = shop.visitor();
  const token = readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token");
  const answer = await stranger
    .answer(visitor)
    .call({ method: "POST", url: "/spa/logout", headers: { "x-csrf-token": String(token) } });
  expect(answer.status).toBe(419);
});

test("a write with the token of /sanctum/csrf-cookie is accepted", async () => {
  expect((await shop.visitor().post("/spa/logout")).status).toBe(204);
});

test("a session's cookie with another signature or token opens nothing, also after the right one was read", async () => {
  const visitor = await signedInCustomer(shop);
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
  const cookie = String(visitor.cookies.get("recambia_session"));
  const [token = "", signature = ""] = cookie.split(".");
  const other = String((await signedInCustomer(shop)).cookies.get("recambia_session")).split(".")[1];
  const altered = (token.startsWith("x") ? "y" : "x") + token.slice(1);
  for (const forged of [`${token}.${other}`, `${altered}.${signature}`, `${token}.`, token]) {
    const stranger = shop.visitor();
    stranger.cookies.set("recambia_session", forged);
    expect((await stranger.get("/spa/me/user")).status, forged).toBe(401);
  }
});
