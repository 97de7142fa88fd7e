import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guestOrderInState } from "../../../test/orders/guest-orders.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { fileOf, photograph, sentFile } from "../../../test/uploads/send-file.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const business = {
  name: "Taller Prueba, S.L.",
  tax_id: "B00000000",
  street: "Calle Industria 1",
  zip_code: "28045",
  municipality: "Madrid",
  province: "Madrid",
  country: "ES",
  is_business: true,
};

const dataOf = (answer: Answer) => Object(readField(answer.body, "data"));

/** Sets the clock for the rest of a test; the next one sets its own. */
const at = (time: string) => shop.clock.set(new Date(time));

test("a business and what is made to measure have no withdrawal", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const withdraw = async (given: Parameters<typeof makeOrder>[2]) => {
    const order = await makeOrder(shop, ana, given);
    return ana.post(`/spa/orders/${order.publicId}/withdrawal`, {});
  };
  expectRefusal(
    await withdraw({ state: "delivered", billing: business }),
    409,
    "withdrawal_not_for_business",
  );
  const cut = [{ withdrawalExclusion: "c" }];
  expectRefusal(await withdraw({ state: "delivered", things: cut }), 409, "withdrawal_excluded");
});

test("lines of another order, and more pieces than there are, are refused", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, {
    state: "delivered",
    things: [{ quantity: 2 }, { withdrawalExclusion: "c" }],
  });
  const [line, cut] = order.lines;
  const withdraw = (lineId: string | undefined, quantity: number) =>
    ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: [{ line_id: lineId, quantity }] });
  expectRefusal(await withdraw("abcdefgh23456789", 1), 422, "validation_failed", ["lines"]);
  expectRefusal(await withdraw(line?.publicId, 3), 422, "validation_failed", ["lines"]);
  expectRefusal(await withdraw(cut?.publicId, 1), 409, "withdrawal_excluded");
  const twice = { lines: [line, line].map((one) => ({ line_id: one?.publicId, quantity: 2 })) };
  expectRefusal(await ana.post(`/spa/orders/${order.publicId}/withdrawal`, twice), 422, "validation_failed");
});

test("what is sealed can be withdrawn from: whether it was opened shows when it comes back", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const sealed = [{ withdrawalExclusion: "e" }, { withdrawalExclusion: "d" }];
  const order = await makeOrder(shop, ana, { state: "delivered", things: sealed });
  const answer = await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {});
  expect(answer.status).toBe(201);
  expect(dataOf(answer)).toMatchObject({
    withdrawal: { lines: [{ line_id: order.lines[0]?.publicId, quantity: 1 }] },
  });
});

test("some pieces, then the rest; the order says what can still be done", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered", things: [{ quantity: 3 }, {}] });
  const lines = [{ line_id: order.lines[0]?.publicId, quantity: 2 }];
  const first = await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines });
  expect(first.status).toBe(201);
  expect(dataOf(first)).toMatchObject({
    number: order.number,
    email: ana.email,
    withdrawal: { state: "requested", lines, send_back_by: "2026-12-05", refund_cents: null },
  });
  const shown = dataOf(await ana.get(`/spa/orders/${order.publicId}`));
  expect(shown).toMatchObject({ state: "withdrawal_requested", actions: { can_withdraw: true } });
  expect(shown.lines.map((line: object) => readField(line, "withdrawn_quantity"))).toEqual([2, 0]);
  const rest = await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {});
  expect(dataOf(rest).withdrawal.lines.map((line: object) => readField(line, "quantity"))).toEqual([1, 1]);
  expectRefusal(await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {}), 409, "withdrawal_all_done");
});

test("of two who withdraw from the same piece at once, one does", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const lines = [{ line_id: order.lines[0]?.publicId, quantity: 1 }];
  expectRefusal(await ana.post("/spa/orders/abcdefgh23456789/withdrawal", {}), 404, "not_found");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
});

test.each([
  { delivered: "2026-11-10T09:00:00Z", inTime: "2026-11-24T22:59:59Z", tooLate: "2026-11-24T23:00:00Z" },
  // The clocks go forward in between, and back.
  { delivered: "2027-03-20T23:30:00Z", inTime: "2027-04-04T21:59:59Z", tooLate: "2027-04-04T22:00:00Z" },
  { delivered: "2026-10-20T21:59:00Z", inTime: "2026-11-03T22:59:59Z", tooLate: "2026-11-03T23:00:00Z" },
])(
  "who got it at $delivered may withdraw without signing in until midnight of the 14th day",
  async (days) => {
    const ana = await signedInCustomer(shop);
    const order = await makeOrder(shop, ana, { state: "delivered", deliveredAt: new Date(days.delivered) });
    const guest = shop.visitor();
    const named = { number: order.number, email: ana.email.toUpperCase() };
    at(days.tooLate);
    expect(dataOf(await guest.post("/spa/withdrawals/find", named))).toMatchObject({
      objection: "withdrawal_term_over",
      withdrawable_until: new Date(days.tooLate).toISOString(),
      lines: [{ withdrawable_quantity: 0 }],
    });
    expectRefusal(
      await guest.post("/spa/withdrawals", { ...named, name: "Ana" }),
      409,
      "withdrawal_term_over",
    );
    at(days.inTime);
    for (const name of ["", " ", "Ana\nBcc: eva@example.com"]) {
      const unnamed = await guest.post("/spa/withdrawals", { ...named, name });
      expectRefusal(unnamed, 422, "validation_failed", ["name"]);
    }
    expect(dataOf(await guest.post("/spa/withdrawals/find", named))).toMatchObject({
      objection: null,
      lines: [{ withdrawable_quantity: 1 }],
    });
    const receipt = await guest.post("/spa/withdrawals", { ...named, name: "Ana" });
    expect(receipt.status).toBe(201);
    expect(dataOf(receipt).withdrawal.received_at).toBe(new Date(days.inTime).toISOString());
  },
);

test("without a delivery the time has not begun", async () => {
  at("2027-06-01T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const longAgo = new Date("2026-11-21T10:00:00Z");
  const order = await makeOrder(shop, ana, { state: "shipped", deliveredAt: longAgo });
  const shown = dataOf(await ana.get(`/spa/orders/${order.publicId}`));
  expect(shown).toMatchObject({ withdrawable_until: null });
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {})).status).toBe(201);
});

test("an unknown number and a wrong email are answered alike, and only so often", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const guest = shop.visitor();
  const wrongEmail = await guest.post("/spa/withdrawals/find", {
    number: order.number,
    email: "x@example.com",
  });
  const unknown = await guest.post("/spa/withdrawals/find", { number: "RC-0000-0000", email: ana.email });
  expectRefusal(wrongEmail, 404, "not_found");
  expect([unknown.status, unknown.text]).toEqual([wrongEmail.status, wrongEmail.text]);
  const spelt = ` ${order.number.toLowerCase().replaceAll("-", " ")} `;
  expect((await guest.post("/spa/withdrawals/find", { number: spelt, email: ana.email })).status).toBe(200);
  let last = unknown;
  for (let n = 0; n < 20; n++) {
    last = await guest.post("/spa/withdrawals/find", { number: "RC-0000-0000", email: ana.email });
  }
  expectRefusal(last, 429, "too_many_requests");
  // The next hour: numbers that no order can have are no guesses about one order, whoever mistypes them.
  at("2026-11-21T11:30:00Z");
  for (let n = 0; n < 21; n++) {
    last = await guest.post("/spa/withdrawals/find", { number: `${n}`, email: ana.email });
  }
  expectRefusal(last, 404, "not_found");
});

test("guessing about an order keeps its buyer out of neither step, not even on the same network", async () => {
  at("2026-11-21T10:00:00Z");
  await shop.database.script("delete from attempt_count");
  const ana = await signedInCustomer(shop);
  const { number } = await makeOrder(shop, ana, { state: "delivered" });
  const guess = { number, email: "x@example.com" };
  const statuses = new Set<number>();
  for (let n = 0; n < 45; n++) {
    statuses.add((await shop.visitor().post("/spa/withdrawals/find", guess)).status);
    statuses.add((await shop.visitor().post("/spa/withdrawals", { ...guess, name: "X" })).status);
  }
  expect([...statuses]).toEqual([404, 429]);
  const named = { number, email: ana.email };
  expect((await shop.visitor().post("/spa/withdrawals/find", named)).status).toBe(200);
  expect((await shop.visitor().post("/spa/withdrawals", { ...named, name: "Ana" })).status).toBe(201);
});

test("files go with a withdrawal to the shop and to nobody outside of the account", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const url = `/spa/orders/${order.publicId}`;
  const photo = await sentFile(shop, ana, await photograph(), { name: "golpe\u202e.jpg" });
  const theirs = await sentFile(shop, luis, await photograph());
  const refused = await ana.post(`${url}/withdrawal`, { files: [photo.id, theirs.id] });
  expectRefusal(refused, 422, "validation_failed", ["files"]);
  expect(dataOf(await ana.get(url))).toMatchObject({ withdrawals: [], return_files: [] });
  expect((await fileOf(ana, photo.id)).uses).toEqual([]);

  expect((await ana.post(`${url}/withdrawal`, { files: [photo.id] })).status).toBe(201);
  expectRefusal(await ana.post(`${url}/withdrawal`, { files: [photo.id] }), 409, "withdrawal_all_done");
  const { return_files: files } = dataOf(await ana.get(url));
  expect(files).toMatchObject([{ id: photo.id, is_document: false }]);
  const colleague = await signedInCustomer(shop, { customerId: ana.customerId });
  for (const person of [ana, colleague]) {
    const { status, headers } = await person.call({ url: files[0].download });
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(headers["content-disposition"]).toMatch(/^attachment/);
  }
  expectRefusal(await luis.get(files[0].download), 404, "not_found");
  expectRefusal(await shop.visitor().get(files[0].download), 401, "unauthenticated");
  expect((await fileOf(ana, photo.id)).uses).toEqual([
    { kind: "withdrawal", reference: order.number, id: order.publicId },
  ]);
  expectRefusal(await ana.remove(`/spa/uploads/${photo.id}`), 409, "file_in_use");

  const { text } = await runCommand(shop, `orders show ${order.number}`);
  expect(text).toContain("Files of withdrawals");
  expect(text).toMatch(/^picture +golpe\.jpg/m);
  const folder = await folderForThisTest();
  expect((await runCommand(shop, `orders files ${order.number}`)).text).toContain("--to");
  expect((await runCommand(shop, `orders files ${order.number}`, { to: folder })).isGood).toBe(true);
  expect(await readdir(folder)).toHaveLength(1);
  expect((await runCommand(shop, "orders files RC-0000-0000", { to: folder })).isGood).toBe(false);
});

test("without an account a withdrawal takes no files", async () => {
  at("2026-11-21T10:00:00Z");
  const { visitor, order } = await guestOrderInState(shop, { state: "delivered" });
  const refused = await visitor.post(`/spa/orders/${order.publicId}/withdrawal`, {
    files: ["abcdefgh23456789"],
  });
  expectRefusal(refused, 422, "validation_failed", ["files"]);
});
