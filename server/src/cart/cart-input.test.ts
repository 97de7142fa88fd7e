import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, expectRefusal, lineAt, shopper } from "../../test/orders/shopper.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../test/shop/test-shop.ts";

let shop: TestShop;
let visitor: Visitor;
let productId: string;
let linePath: string;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A shopper with two pieces of a product in the cart. */
beforeEach(async () => {
  visitor = await shopper(shop);
  productId = (await makeProduct(shop.database, { available: 50 })).publicId;
  linePath = `/spa/cart/lines/${lineAt(cartOf(await add(visitor, { purchasable_public_id: productId, quantity: 2 }))).id}`;
  token = String(readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token"));
});

/** A write with a valid token and arbitrary other input. */
const send = (options: InjectOptions) =>
  visitor.call({ ...options, headers: { "x-csrf-token": token, ...options.headers } });

const sendText = (method: "POST" | "PUT", url: string, payload: string, type = "application/json") =>
  send({ method, url, payload, headers: { "content-type": type } });

/** Expects the cart to be unchanged. */
async function expectUntouched() {
  expect((await cartNow(visitor)).lines.map((line) => [line.product.id, line.quantity])).toEqual([
    [productId, 2],
  ]);
}

const oddValues: [string, unknown][] = [
  ["a word", "two"],
  ["a number as text", "2"],
  ["nothing", null],
  ["zero", 0],
  ["less than nothing", -1],
  ["a fraction", 1.5],
  ["a thousand million", 1e9],
  ["more than a number can hold exactly", 2 ** 60],
  ["a list", [1]],
  ["an object", { $gt: 0 }],
  ["a yes", true],
];

test.each(oddValues)(
  "a quantity that is %s is refused when adding and when changing",
  async (_name, quantity) => {
    const added = await send({
      method: "POST",
      url: "/spa/cart/lines",
      payload: { purchasable_public_id: productId, quantity },
    });
    expectRefusal(added, 422, "validation_failed", ["quantity"]);
    expectRefusal(
      await send({ method: "PUT", url: linePath, payload: { quantity } }),
      422,
      "validation_failed",
      ["quantity"],
    );
    await expectUntouched();
  },
);

const oddIds: [string, unknown][] = [
  ["missing", undefined],
  ["empty", ""],
  ["a number", 12345678],
  ["nothing", null],
  ["a list", ["abcdefgh23456789"]],
  ["SQL", "'; drop table cart; --"],
  ["HTML", "<script>alert(1)</script>"],
  ["a path", "../../../etc/passwd"],
  ["an emoji", "🚗🚗🚗🚗🚗🚗🚗🚗"],
  ["written from right to left", "مصباحأمامي"],
  ["upper case", "ABCDEFGH23456789"],
  ["a NUL", "abcdefgh\u0000"],
  ["half a character", "abcdefgh\ud800"],
  ["very long", "a".repeat(5000)],
];

test.each(oddIds)("a purchasable, or a vehicle, whose id is %s is refused", async (_name, id) => {
  const asProduct = await send({
    method: "POST",
    url: "/spa/cart/lines",
    payload: { purchasable_public_id: id },
  });
  expect([400, 422]).toContain(asProduct.status);
  if (id === undefined || id === null) return expectUntouched();
  const asVehicle = await send({
    method: "POST",
    url: "/spa/cart/lines",
    payload: { purchasable_public_id: productId, vehicle_id: id },
  });
  expect([400, 422]).toContain(asVehicle.status);
  await expectUntouched();
});

test.each(oddIds.filter(([, id]) => typeof id === "string" && id !== ""))(
  "a line whose id is %s is not found",
  async (_name, id) => {
    const url = `/spa/cart/lines/${encodeURIComponent(String(id).toWellFormed())}`;
    for (const answer of [
      await send({ method: "PUT", url, payload: { quantity: 1 } }),
      await send({ method: "DELETE", url }),
    ]) {
      expect([400, 404]).toContain(answer.status);
    }
    await expectUntouched();
  },
);

test("a confirmation that is not a boolean is refused", async () => {
  for (const fit_confirmed of ["true", 1, null, {}]) {
    const payload = { purchasable_public_id: productId, fit_confirmed };
    expectRefusal(await send({ method: "POST", url: "/spa/cart/lines", payload }), 422, "validation_failed", [
      "fit_confirmed",
    ]);
  }
  await expectUntouched();
});

test("unknown fields are refused by name, a price above all", async () => {
  for (const field of ["price", "unit_cents", "cart_id", "__typename", "id"]) {
    const onLine = await send({ method: "PUT", url: linePath, payload: { quantity: 1, [field]: 1 } });
    expectRefusal(onLine, 422, "validation_failed", [field]);
    const payload = { purchasable_public_id: productId, [field]: 1 };
    expectRefusal(await send({ method: "POST", url: "/spa/cart/lines", payload }), 422, "validation_failed", [
      field,
    ]);
  }
  expectRefusal(
    await send({ method: "POST", url: "/spa/cart", payload: { visitor: "me" } }),
    422,
    "validation_failed",
  );
  expectRefusal(
    await send({ method: "DELETE", url: linePath, payload: { force: true } }),
    422,
    "validation_failed",
  );
  await expectUntouched();
});

test("a body that is not a JSON object is refused", async () => {
  const refused: [string, number][] = [
    ["", 422],
    ["null", 422],
    ["[]", 422],
    ['"text"', 422],
    ["1", 422],
    ["{", 400],
    ["{quantity: 1}", 400],
    ['{"quantity":1}{"quantity":2}', 400],
    ['{"quantity":1,"__proto__":{"admin":true}}', 400],
    ['{"quantity":1,"constructor":{"prototype":{}}}', 400],
    ["\u0000", 400],
    ["%PDF-1.7", 400],
  ];
  for (const [body, status] of refused) {
    expect([body, (await sendText("PUT", linePath, body)).status]).toEqual([body, status]);
    expect([body, (await sendText("POST", "/spa/cart/lines", body)).status]).toEqual([body, status]);
  }
  await expectUntouched();
});

test("bodies of other types and of a megabyte are refused", async () => {
  const body = JSON.stringify({ quantity: 3 });
  for (const type of [
    "text/plain",
    "text/html",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "image/png",
    "nonsense",
  ]) {
    expectRefusal(await sendText("PUT", linePath, body, type), 400, "bad_request");
  }
  const large = JSON.stringify({ purchasable_public_id: productId, note: "x".repeat(1024 * 1024) });
  expectRefusal(await sendText("POST", "/spa/cart/lines", large), 413, "too_large");
  await expectUntouched();
});

test("JSON is accepted under its usual content types, and an empty body counts as none", async () => {
  for (const type of ["application/json", "application/json; charset=utf-8", "Application/JSON"]) {
    expect((await sendText("PUT", linePath, '{"quantity":2}', type)).status).toBe(200);
    expect((await sendText("POST", "/spa/cart", "", type)).status).toBe(200);
    expect((await sendText("POST", "/spa/cart", "{}", type)).status).toBe(200);
  }
  const removed = await send({
    method: "DELETE",
    url: linePath,
    headers: { "content-type": "application/json" },
  });
  expect(cartOf(removed).lines).toEqual([]);
});

test("writes without a token, or with a stale or foreign one, are refused", async () => {
  const other = await shopper(shop);
  const foreign = String(readField((await other.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const before = new Map(visitor.cookies);
  for (const given of [undefined, "", "x", `${token}x`, token.slice(1), foreign]) {
    for (const [method, url, payload] of [
      ["POST", "/spa/cart", undefined],
      ["POST", "/spa/cart/lines", { purchasable_public_id: productId }],
      ["PUT", linePath, { quantity: 9 }],
      ["DELETE", linePath, undefined],
    ] as const) {
      const answer = await visitor.call({
        method,
        url,
        ...(payload ? { payload } : {}),
        ...(given === undefined ? {} : { headers: { "x-csrf-token": given } }),
      });
      expectRefusal(answer, 419, "csrf_token_mismatch");
    }
  }
  visitor.cookies.delete("recambia_csrf");
  expectRefusal(await send({ method: "DELETE", url: linePath }), 419, "csrf_token_mismatch");
  for (const [name, value] of before) visitor.cookies.set(name, value);
  await expectUntouched();
});

test("a stolen token with its cookie is useless to another visitor", async () => {
  const thief = await shopper(shop);
  thief.cookies.set("recambia_csrf", visitor.cookies.get("recambia_csrf") ?? "");
  const answer = await thief.call({ method: "POST", url: "/spa/cart", headers: { "x-csrf-token": token } });
  expectRefusal(answer, 419, "csrf_token_mismatch");
});

test("HEAD matches GET, OPTIONS lists methods, and other methods are refused", async () => {
  const got = await visitor.get("/spa/cart");
  const head = await visitor.call({ method: "HEAD", url: "/spa/cart" });
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([
    200,
    "",
    got.headers["content-length"],
  ]);
  for (const [url, allowed] of [
    ["/spa/cart", "GET, HEAD, POST, OPTIONS"],
    ["/spa/cart/lines", "POST, OPTIONS"],
    [linePath, "PUT, DELETE, OPTIONS"],
  ] as const) {
    const options = await visitor.call({ method: "OPTIONS", url });
    expect([options.status, options.headers.allow, options.text]).toEqual([204, allowed, ""]);
    const patch = await send({ method: "PATCH", url, payload: { quantity: 1 } });
    expectRefusal(patch, 405, "method_not_allowed");
    expect(patch.headers.allow).toBe(allowed);
  }
  expectRefusal(await visitor.get("/spa/cart/lines"), 405, "method_not_allowed");
  expectRefusal(await visitor.get(linePath), 405, "method_not_allowed");
  await expectUntouched();
});

test("method override headers are ignored", async () => {
  const answer = await send({
    method: "POST",
    url: linePath,
    headers: { "x-http-method-override": "DELETE" },
  });
  expectRefusal(answer, 405, "method_not_allowed");
  await expectUntouched();
});
