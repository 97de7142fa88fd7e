import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { guestOrderInState } from "../../../test/orders/guest-orders.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { mailsTo } from "../../../test/people/sign-up.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { fileOf, photograph, sentFile } from "../../../test/uploads/send-file.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { orderRecords } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const dataOf = (answer: Answer) => Object(readField(answer.body, "data"));

/** Sets the clock for the rest of a test; the next one sets its own. */
const at = (time: string) => shop.clock.set(new Date(time));

/** Moving the clock ends no session. */
const keepSignedIn = () => shop.database.rows({ text: "update session set expires_at = '2040-01-01'" });

const fault = (order: MadeOrder, given: Record<string, unknown> = {}) => ({
  line_id: order.lines[0]?.publicId,
  quantity: 1,
  description: "Pierde aceite\npor la junta",
  appeared_on: "2026-11-21",
  wish: "repair",
  ...given,
});

const pathOf = ({ publicId }: MadeOrder) => `/spa/orders/${publicId}/guarantee-claims`;

const run = async (words: string, options: Record<string, string> = {}) => {
  const { isGood, text } = await runCommand(shop, words, options);
  return { isGood, text: text.trim() };
};

test("a claim needs a consumer, delivered pieces that were kept, and a fault within the guarantee", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const shipped = await makeOrder(shop, ana, { state: "shipped" });
  expectRefusal(await ana.post(pathOf(shipped), fault(shipped)), 409, "guarantee_nothing_to_claim");
  const order = await makeOrder(shop, ana, { state: "delivered", things: [{ quantity: 2 }, {}] });
  expectRefusal(await luis.post(pathOf(order), fault(order)), 404, "not_found");
  const refuses = async (given: Record<string, unknown>, field: string) =>
    expectRefusal(await ana.post(pathOf(order), fault(order, given)), 422, "validation_failed", [field]);
  await refuses({ line_id: shipped.lines[0]?.publicId }, "line_id");
  await refuses({ quantity: 3 }, "quantity");
  for (const description of [" \n ", "Pierde\u0007aceite", "Pierde \ud800"])
    await refuses({ description }, "description");
  await refuses({ appeared_on: "2026-02-31" }, "appeared_on");
  await refuses({ appeared_on: "2026-99-99" }, "appeared_on");
  await refuses({ appeared_on: "2026-11-22" }, "appeared_on");
  await refuses({ appeared_on: "2026-01-01" }, "appeared_on");
  await refuses({ description: " \n" }, "description");
  await refuses({ files: ["abcdefgh23456789"] }, "files");
  const business = {
    ...{ name: "Taller Prueba, S.L.", tax_id: "B00000000", street: "Calle Industria 1", zip_code: "28045" },
    ...{ municipality: "Madrid", province: "Madrid", country: "ES", is_business: true },
  };
  const theirs = await makeOrder(shop, ana, { state: "delivered", billing: business });
  expectRefusal(await ana.post(pathOf(theirs), fault(theirs)), 409, "guarantee_not_for_business");
  const withdrawn = await makeOrder(shop, ana, { state: "withdrawal_requested" });
  expectRefusal(await ana.post(pathOf(withdrawn), fault(withdrawn)), 409, "guarantee_nothing_to_claim");
});

test("the law's days decide: three years for the fault, two with the presumption, five years to claim", async () => {
  const ana = await signedInCustomer(shop);
  at("2026-11-21T10:00:00Z");
  const order = await makeOrder(shop, ana, { state: "delivered", things: [{ quantity: 4 }] });
  const url = `/spa/orders/${order.publicId}`;
  expect(dataOf(await ana.get(url)).lines[0].guarantee).toEqual({
    ...{ until: "2029-11-21", presumed_until: "2028-11-21", claimable_quantity: 4 },
  });
  const claim = async (time: string, appeared_on: string) => {
    at(time);
    await keepSignedIn();
    return ana.post(pathOf(order), fault(order, { appeared_on }));
  };
  const early = await claim("2028-11-21T10:00:00Z", "2028-11-21");
  expect(dataOf(early)).toMatchObject({ is_presumed: true, answer_by: "2028-12-06", state: "opened" });
  expect(dataOf(await claim("2029-11-21T22:59:00Z", "2029-11-21"))).toMatchObject({ is_presumed: false });
  expectRefusal(await claim("2029-11-22T10:00:00Z", "2029-11-22"), 409, "guarantee_term_over");
  expect((await claim("2034-11-21T10:00:00Z", "2029-11-21")).status).toBe(201);
  expectRefusal(await claim("2034-11-22T10:00:00Z", "2029-11-21"), 409, "guarantee_term_over");
  expect(dataOf(await ana.get(url)).lines[0].guarantee).toMatchObject({ claimable_quantity: 0 });
});

test("three years from delivery for whatever is new, also beside a longer commercial guarantee (art. 120)", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  for (const months of [36, 60]) {
    const product = await makeProduct(shop.database);
    await shop.database.rows({
      text: "update product set guarantee_months = $2 where id = $1",
      values: [product.id, months],
    });
    const order = await makeOrder(shop, ana, { state: "delivered", things: [{ product }] });
    const [line] = dataOf(await ana.get(`/spa/orders/${order.publicId}`)).lines;
    expect(line.guarantee).toMatchObject({ until: "2029-11-21", presumed_until: "2028-11-21" });
  }
});

test("a repair is documented on the way, and lengthens the guarantee by its days and a year, once", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const url = `/spa/orders/${order.publicId}`;
  const repair = async () => {
    const { number } = dataOf(await ana.post(pathOf(order), fault(order)));
    expect((await run(`claims finish ${number}`, { text: "Nada" })).text).toBe(
      "The claim is in no state for that: see `claims show`.",
    );
    expect((await run(`claims accept ${number}`, { remedy: "glue" })).text).toMatch(/^--remedy is repair/);
    expect((await run(`claims accept ${number}`, { remedy: "repair" })).text).toBe(`${number} is accepted.`);
    // The goods have to come first.
    expect((await run(`claims finish ${number}`, { text: "Junta nueva" })).isGood).toBe(false);
    expect((await run(`claims received ${number.toLowerCase()}`)).text).toBe(`${number} is received.`);
    expect((await run(`claims received ${number}`)).isGood).toBe(false);
    shop.clock.set(new Date(shop.clock.now().getTime() + 10 * 24 * 60 * 60_000));
    await keepSignedIn();
    expect((await run(`claims finish ${number}`)).text).toBe("--text is missing.");
    expect((await run(`claims finish ${number}`, { text: "Junta nueva" })).text).toBe(
      `${number} is repaired.`,
    );
    expect((await run(`claims refuse ${number}`, { reason: "Tarde" })).isGood).toBe(false);
    return number;
  };
  const number = await repair();
  const orderNow = dataOf(await ana.get(url));
  expect(orderNow.lines[0].guarantee).toMatchObject({ until: "2030-12-01", presumed_until: "2028-12-01" });
  expect(orderNow.state).toBe("delivered");
  expect(orderNow.timeline.slice(-4)).toMatchObject(
    ["claim_opened", "claim_accepted", "claim_received", "claim_repaired"].map((kind) => ({
      kind,
      text: number,
    })),
  );
  expect(orderNow.guarantee_claims).toMatchObject([
    { number, state: "repaired", remedy: "repair", answer: "Junta nueva", needs_goods: true, files: [] },
  ]);
  const mails = await mailsTo(shop, ana.email);
  expect(mails).toMatchObject([
    { template: "claim_opened", content: { claim: number, description: ["Pierde aceite", "por la junta"] } },
    { template: "claim_accepted", content: { remedy: "repair", needs_goods: true } },
    { template: "claim_received", content: { received_at: "2026-11-21T10:00:00.000Z" } },
    { template: "claim_finished", content: { guarantee_until: "2030-12-01", answer: ["Junta nueva"] } },
  ]);
  await repair();
  expect(dataOf(await ana.get(url)).lines[0].guarantee).toMatchObject({ until: "2030-12-11" });
  expect((await run("claims all")).text).toContain(number);
  expect((await run(`orders show ${order.number}`)).text).toContain("Guarantee claims");
});

test("a replacement leaves the stock, and waits while there is none", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const productId = order.lines[0]?.productId;
  const setStock = (available: number) =>
    shop.database.rows({
      text: "update product set available = $2 where id = $1",
      values: [productId, available],
    });
  const { number } = dataOf(await ana.post(pathOf(order), fault(order, { wish: "replacement" })));
  expect((await run("claims list")).text).toContain("wishes replacement");
  expect((await run(`claims accept ${number}`, { remedy: "replacement" })).isGood).toBe(true);
  await setStock(0);
  expect((await run(`claims finish ${number}`)).text).toMatch(/^There are not enough pieces/);
  const setRecalled = (isRecalled: boolean) =>
    shop.database.rows({
      text: "update product set is_recalled = $2 where id = $1",
      values: [productId, isRecalled],
    });
  await setRecalled(true);
  expect((await run(`claims finish ${number}`)).text).toContain("is off sale for a recall");
  await setRecalled(false);
  await setStock(5);
  expect((await run(`claims finish ${number}`)).text).toBe(`${number} is replaced.`);
  const product = await onlyRow<{ available: number }>(shop.database, {
    text: "select available from product where id = $1",
    values: [productId],
  });
  expect(product.available).toBe(4);
  // The faulty piece is neither restocked nor written off as a returned one.
  expect((await run(`orders restock ${order.number}`)).isGood).toBe(false);
  expect((await run("claims list")).text).not.toContain(number);
});

test("price reductions and refunds go by the order's refunds with a rectifying invoice, and end what can be withdrawn from", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { things: [{ quantity: 2, coreDepositCents: 1000 }] });
  const url = `/spa/orders/${order.publicId}`;
  await run(`orders paid ${order.number}`, { amount: (order.totalCents / 100).toFixed(2) });
  await run(`orders ship ${order.number}`, { carrier: "Correos", tracking: "PK1" });
  await run(`orders deliver ${order.number}`);
  const accepted = async (remedy: string) => {
    const { number } = dataOf(await ana.post(pathOf(order), fault(order, { wish: remedy })));
    await run(`claims accept ${number}`, { remedy, goods: "kept" });
    return number;
  };
  const cheaper = await accepted("price_reduction");
  expect((await run(`claims finish ${cheaper}`)).text).toBe("--amount is missing.");
  expect((await run(`claims finish ${cheaper}`, { amount: "34,91" })).text).toMatch(/can't be larger/);
  const done = await run(`claims finish ${cheaper}`, { amount: "10,00", text: "Rayado" });
  expect(done.text).toBe(`${cheaper} is price_reduced.`);
  const back = await accepted("refund");
  expect((await run(`claims finish ${back}`)).text).toBe(`${back} is refunded.`);
  const orderNow = dataOf(await ana.get(url));
  expect(orderNow.refunds).toMatchObject([
    { cause: "guarantee", state: "due", cents: 1000, reason: "Rayado" },
    { cause: "guarantee", state: "due", cents: 4490 },
  ]);
  expect(orderNow.guarantee_claims).toMatchObject([{ refund_cents: 1000 }, { refund_cents: 4490 }]);
  expect(orderNow.lines[0]).toMatchObject({
    withdrawable_quantity: 1,
    guarantee: { claimable_quantity: 1 },
  });
  await run(`orders refunded ${order.number}`);
  const { invoices } = dataOf(await ana.get(url));
  expect(invoices.slice(-2)).toMatchObject([
    { kind: "rectifying", total_cents: -1000 },
    { kind: "rectifying", total_cents: -3490 },
  ]);
  const mails = (await mailsTo(shop, ana.email)).map(({ template }) => template);
  expect(mails.filter((template) => template === "claim_finished")).toHaveLength(2);
  expect(mails.filter((template) => template === "refund_made")).toHaveLength(2);
});

test("pieces that were withdrawn from meanwhile are not paid back a second time", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const { number } = dataOf(await ana.post(pathOf(order), fault(order, { wish: "refund" })));
  await run(`claims accept ${number}`, { remedy: "refund", goods: "kept" });
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {})).status).toBe(201);
  expect((await run(`claims finish ${number}`)).isGood).toBe(false);
  expect((await run(`claims refuse ${number}`, { reason: "Has desistido" })).text).toBe(
    `${number} is refused.`,
  );
});

test("photographs go with a claim to the shop and to nobody outside of the account; the shop is told", async () => {
  at("2026-11-21T10:00:00Z");
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "delivered" });
  const photo = await sentFile(shop, ana, await photograph(), { name: "fuga.jpg" });
  const claim = dataOf(await ana.post(pathOf(order), fault(order, { files: [photo.id] })));
  expect(claim.files).toMatchObject([{ id: photo.id, is_document: false }]);
  expect((await ana.call({ url: claim.files[0].download })).status).toBe(200);
  expectRefusal(await luis.get(claim.files[0].download), 404, "not_found");
  expect((await fileOf(ana, photo.id)).uses).toEqual([
    { kind: "guarantee", reference: claim.number, id: order.publicId },
  ]);
  expectRefusal(await ana.remove(`/spa/uploads/${photo.id}`), 409, "file_in_use");
  const shown = (await run(`claims show ${claim.number}`)).text;
  for (const part of [
    "fuga.jpg",
    "Opened: 2026-11-21 11:00",
    "Guarantee until: 2029-11-21",
    "Presumed original: yes",
    "  Pierde aceite",
  ]) {
    expect(shown).toContain(part);
  }
  expect((await run("claims show GC-0000-0000")).text).toBe("There is no claim GC-0000-0000.");
  const notices = await mailsTo(shop, shop.context.shop.email);
  const own = notices.filter(({ content }) => content.claim === claim.number);
  expect(own).toMatchObject([{ template: "claim_waiting", content: { answer_by: "2026-12-06" } }]);
  expect(JSON.stringify(own)).not.toContain("aceite");
  const exported = JSON.stringify(await orderRecords(shop.context).exportPersonalData(shop.database, ana));
  expect(exported).toContain(claim.number);
  expect(exported).toContain("por la junta");
});

test("a guest claims by the link of the order, without files", async () => {
  at("2026-11-21T10:00:00Z");
  const { visitor, order, email } = await guestOrderInState(shop, { state: "delivered" });
  const refused = await visitor.post(pathOf(order), fault(order, { files: ["abcdefgh23456789"] }));
  expectRefusal(refused, 422, "validation_failed", ["files"]);
  expectRefusal(await shop.visitor().post(pathOf(order), fault(order)), 401, "unauthenticated");
  const { number } = dataOf(await visitor.post(pathOf(order), fault(order)));
  await run(`claims refuse ${number}`, { reason: "Un golpe" });
  expect(await mailsTo(shop, email)).toMatchObject([
    { template: "claim_opened", content: { guest_order_id: order.publicId } },
    { template: "claim_refused", content: { answer: ["Un golpe"] } },
  ]);
});
