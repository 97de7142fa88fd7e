import { type Locale, locales, serverLocales } from "@recambia/contract/locale";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Made, makeKit, makeProduct } from "../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../test/catalogue/publish-catalogue.ts";
import { guestBuyer, guestWish, placeNow, stockOf } from "../../test/orders/checkout.ts";
import { guestOrderInState, openLink, placedAsGuest } from "../../test/orders/guest-orders.ts";
import { cartNow } from "../../test/orders/shopper.ts";
import { mailsTo } from "../../test/people/sign-up.ts";
import { runCommand } from "../../test/shop/run-command.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { blockOrders, endRecalledOrders, listOrders, readOrderByNumber } from "../orders/index.ts";
import { createRecall, recallMails, sendRecallLetters } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const texts = {
  "hazard-es": "El freno puede fallar.",
  "hazard-ca": "El fre pot fallar.",
  "hazard-en": "The brake may fail.",
  "do-es": "No conduzcas.",
  "do-ca": "No condueixis.",
  "do-en": "Do not drive.",
  remedies: "replacement,refund",
};

/** Begins a recall; its number. */
async function recall({ slug }: Made, options: Record<string, string> = {}): Promise<string> {
  const { text, isGood } = await runCommand(shop, `recalls create ${slug}`, { ...texts, ...options });
  if (!isGood) throw new Error(text);
  return /RT-\w{4}-\w{4}/.exec(text)?.[0] ?? "";
}

const bought = (
  product: Made,
  given: {
    email?: string;
    locale?: string;
    placedAt?: Date;
    state?: "paid" | "delivered" | "cancelled";
  } = {},
) => guestOrderInState(shop, { things: [{ product }], state: "delivered", ...given });

const lettersTo = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ template }) => template === "recall");

test("what is no recall is refused in words, and changes nothing", async () => {
  const { slug } = await makeProduct(shop.database);
  const wrong: [Record<string, string>, string][] = [
    [{ ...texts, remedies: "refund" }, "at least two"],
    [{ ...texts, remedies: "refund,voucher" }, "at least two"],
    [{ ...texts, from: "2026-02-30" }, "--from is a day"],
    [{ ...texts, from: "2026-11-02", to: "2026-11-01" }, "--to is before"],
    [{ ...texts, sale: "maybe" }, "--sale"],
    [{ ...texts, lot: " " }, "--lot is empty"],
    [{ ...texts, "hazard-ca": "" }, "hazard-ca"],
  ];
  for (const [options, reason] of wrong) {
    const { isGood, text } = await runCommand(shop, `recalls create ${slug}`, options);
    expect([isGood, text]).toEqual([false, expect.stringContaining(reason)]);
  }
  expect((await runCommand(shop, "recalls create nothing-like-it", texts)).isGood).toBe(false);
  expect((await runCommand(shop, "recalls send RT-0000-0000")).isGood).toBe(false);
  expect((await runCommand(shop, "recalls end RT-0000-0000")).isGood).toBe(false);
  expect((await runCommand(shop, "recalls list")).text).toBe("There is no recall.\n");
});

test("the same pieces are recalled once, however often the command is given; another lot and an ended one anew", async () => {
  const { slug } = await makeProduct(shop.database);
  const start = (options: Record<string, string> = {}) =>
    runCommand(shop, `recalls create ${slug}`, { ...texts, ...options });
  const doubled = await Promise.all([1, 2, 3].map(() => start()));
  const begun = doubled.filter(({ isGood }) => isGood);
  expect(begun).toHaveLength(1);
  const number = /RT-\w{4}-\w{4}/.exec(begun[0]?.text ?? "")?.[0] ?? "";
  for (const { isGood, text } of doubled) if (!isGood) expect(text).toContain(`${number} already recalls`);
  expect((await start({ lot: "L-2", from: "2026-11-01" })).isGood).toBe(true);
  expect((await start({ lot: "L-2", from: "2026-11-01" })).isGood).toBe(false);
  expect((await start({ lot: "L-2", from: "2026-11-02" })).isGood).toBe(true);
  await runCommand(shop, `recalls end ${number}`);
  expect((await start()).isGood).toBe(true);
});

test("everybody who bought it gets one letter, in the order's language, however often it is sent", async () => {
  const product = await makeProduct(shop.database);
  const kit = await makeKit(shop.database, { components: [{ productId: product.id }] });
  const twice = await bought(product, { email: "Dos@example.com", locale: "ca" });
  await bought(product, { email: "dos@example.com", locale: "ca" });
  const other = await bought(await makeProduct(shop.database), { email: "otro@example.com" });
  const cancelled = await bought(product, { email: "cancelado@example.com", state: "cancelled" });
  const unsent = await bought(product, { email: "pagado@example.com", state: "paid" });
  const wish = guestWish("kit@example.com");
  const inKit = await placeNow(await guestBuyer(shop, [{ thing: kit }]), wish);
  await shop.database.rows({
    text: "update customer_order set state = 'paid' where number = $1",
    values: [inKit.number],
  });
  const number = await recall(product);
  const runs = await Promise.all([1, 2].map(() => sendRecallLetters(shop.context, number, shop.clock.now())));
  expect(runs.reduce((sum, run) => sum + (run?.letters ?? 0), 0)).toBe(3);
  expect((await runCommand(shop, `recalls send ${number}`)).text).toContain("on their way: 0");
  const toTwice = [...(await lettersTo("Dos@example.com")), ...(await lettersTo("dos@example.com"))];
  expect(toTwice.map(({ locale }) => locale)).toEqual(["ca"]);
  for (const email of [unsent.email, wish.guest.email]) expect(await lettersTo(email)).toHaveLength(1);
  for (const { email } of [other, cancelled]) expect(await lettersTo(email)).toEqual([]);
  for (const locale of locales) {
    // The order is in Catalan, its reader need not be.
    const reader = shop.visitor(serverLocales[locale]);
    await openLink(shop, reader, twice.order.publicId);
    const { body } = await reader.get(`/spa/orders/${twice.order.publicId}`);
    const told = [{ number, hazard: texts[`hazard-${locale}`] }];
    expect(readField(readField(body, "data"), "recalls")).toEqual(told);
  }
  const listed = await listOrders(shop.database, twice.customerId, {});
  const unaffected = await listOrders(shop.database, other.customerId, {});
  expect([listed, unaffected]).toMatchObject([
    { data: [{ is_recalled: true }] },
    { data: [{ is_recalled: false }] },
  ]);
});

test("the letter has the prescribed heading, the hazard, what to do, the choice and whom to ask", async () => {
  const product = await makeProduct(shop.database);
  const { email } = await bought(product, { email: "carta@example.com" });
  const number = await recall(product, { lot: "L-1" });
  await runCommand(shop, `recalls send ${number}`);
  const [letter] = await lettersTo(email);
  const { shop: config, secret } = shop.context;
  const headings = {
    es: "Retirada de producto por motivos de seguridad",
    ca: "Retirada de producte per motius de seguretat",
    en: "Product safety recall",
  };
  for (const locale of locales) {
    const reader = { locale, shop: config, secret, origin: "https://shop.test" };
    const { content } = letter ?? {};
    const written = recallMails.write(content, reader);
    expect(written?.subject.startsWith(`${headings[locale]}: `)).toBe(true);
    const text = JSON.stringify(written?.blocks);
    for (const part of [
      "L-1",
      "El freno puede fallar.",
      "No conduzcas.",
      config.phone,
      number,
      `/recalls#${number}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

test("a lot's recall is about the orders of its days, and an erased account's blocked order is looked at on record", async () => {
  const product = await makeProduct(shop.database);
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const before = await bought(product, { placedAt: at("2026-10-31"), email: "antes@example.com" });
  const inside = await bought(product, { placedAt: at("2026-11-01"), email: "dentro@example.com" });
  const gone = await bought(product, { placedAt: at("2026-11-05"), email: "" });
  await shop.database.rows({
    text: "update customer_order set blocked_at = $2, blocked_until = '2040-01-01' where id = $1",
    values: [inside.order.id, shop.clock.now()],
  });
  await blockOrders(shop.database, shop.clock.now());
  const number = await recall(product, { lot: "L-77", from: "2026-11-01", to: "2026-11-05", sale: "kept" });
  const sent = await sendRecallLetters(shop.context, number, shop.clock.now());
  expect(sent).toEqual({ letters: 1, unreachable: 1 });
  expect(await lettersTo(before.email)).toEqual([]);
  const [letter] = await lettersTo(inside.email);
  expect(letter?.content).toMatchObject({ lot: "L-77", order_number: inside.order.number });
  const accesses = await shop.database.rows({
    text: "select reason from blocked_order_access where order_id = any($1)",
    values: [[inside.order.id, gone.order.id]],
  });
  expect(accesses).toEqual([{ reason: `Recall ${number}` }]);
  expect((await runCommand(shop, "recalls list")).text).toMatch(new RegExp(`${number}.*runs.*L-77 +1 +1`));
});

test("a recalled product is off sale whatever stock it is given, and told on page, list and order until the recall ends", async () => {
  const product = await makeProduct(shop.database, { available: 9 });
  const visitor = await guestBuyer(shop, [{ thing: product }]);
  const number = await recall(product);
  await publishCatalogue(shop);
  await runCommand(shop, `stock ${product.slug} 7`);
  const stock = async () =>
    shop.database.rows({ text: "select available from product where id = $1", values: [product.id] });
  expect(await stock()).toEqual([{ available: 0 }]);
  expect((await cartNow(visitor)).lines[0]?.available).toBe(0);
  const page = async () =>
    readField((await shop.visitor().get(`/spa/catalog/products/${product.slug}`)).body, "data");
  expect(await page()).toMatchObject({
    stock: { state: "out_of_stock" },
    recalls: [{ number, hazard: "El freno puede fallar." }],
  });
  for (const locale of locales) {
    const answer = await shop.visitor(serverLocales[locale]).get("/spa/recalls");
    expect(answer.body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          number,
          hazard: texts[`hazard-${locale}`],
          instructions: texts[`do-${locale}`],
          remedies: ["replacement", "refund"],
        }),
      ]),
    });
  }
  expect((await runCommand(shop, `recalls end ${number.toLowerCase()}`)).isGood).toBe(true);
  expect((await runCommand(shop, `recalls end ${number}`)).isGood).toBe(false);
  await runCommand(shop, `stock ${product.slug} 7`);
  expect(await stock()).toEqual([{ available: 7 }]);
  await publishCatalogue(shop);
  expect(await page()).toMatchObject({ recalls: [] });
  const again = await placedAsGuest(shop);
  expect(again.order.recalls).toEqual([]);
});

test("recalls of a product that begin and end at the same time leave it off sale as long as one of them wants it", async () => {
  const { id, ...product } = await makeProduct(shop.database);
  const first = await recall({ id, ...product });
  const second = await recall({ id, ...product }, { lot: "L-2" });
  const kept = await recall({ id, ...product }, { lot: "L-3", sale: "kept" });
  const isRecalled = async () =>
    (await shop.database.rows({ text: "select is_recalled from product where id = $1", values: [id] }))[0];
  await runCommand(shop, `recalls end ${kept}`);
  const again = await recall({ id, ...product }, { lot: "L-3", sale: "kept" });
  expect(await isRecalled()).toEqual({ is_recalled: true });
  await Promise.all([first, second].map((number) => runCommand(shop, `recalls end ${number}`)));
  expect(await isRecalled()).toEqual({ is_recalled: false });
  await Promise.all([
    runCommand(shop, `recalls end ${again}`),
    ...["L-4", "L-5"].map((lot) => recall({ id, ...product }, { lot })),
  ]);
  expect(await isRecalled()).toEqual({ is_recalled: true });
});

test("what is off sale for a recall does not leave in a parcel; the other lines do, and safe pieces", async () => {
  const [dangerous, other] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  const kit = await makeKit(shop.database, { components: [{ productId: dangerous.id }] });
  const things = [{ product: dangerous }, { product: other }];
  const { order } = await guestOrderInState(shop, { things, state: "paid" });
  const inKit = await placeNow(await guestBuyer(shop, [{ thing: kit }]), guestWish());
  await shop.database.rows({
    text: "update customer_order set state = 'paid' where number = $1",
    values: [inKit.number],
  });
  const sent = await guestOrderInState(shop, { things: [{ product: dangerous }], state: "shipped" });
  const number = await recall(dangerous);
  const ship = (orderNumber: string, options: Record<string, string> = {}) =>
    runCommand(shop, `orders ship ${orderNumber}`, { carrier: "SEUR", tracking: "1", ...options });
  for (const refused of [await ship(order.number), await ship(inKit.number)]) {
    expect(refused).toEqual({ isGood: false, text: expect.stringContaining("is off sale for a recall") });
  }
  expect((await ship(order.number, { lines: "2" })).isGood).toBe(true);
  const lost = await runCommand(shop, `orders lost ${sent.order.number}`, { outcome: "again" });
  expect(lost.text).toContain("is off sale for a recall");
  await runCommand(shop, `recalls end ${number}`);
  await recall(dangerous, { sale: "kept" });
  expect((await ship(order.number)).isGood).toBe(true);
});

test("an unpaid order of what is recalled is cancelled with the reason, and money for it owed back; one of safe pieces is not", async () => {
  const [dangerous, other] = [
    await makeProduct(shop.database),
    await makeProduct(shop.database, { available: 9 }),
  ];
  const kit = await makeKit(shop.database, {
    components: [{ productId: dangerous.id }, { productId: other.id }],
  });
  const place = async (locale: Locale) => {
    const visitor = await guestBuyer(shop, [{ thing: kit }], serverLocales[locale]);
    const { number, id } = await placeNow(visitor, guestWish(`${locale}-sin-pagar@example.com`));
    return { number, start: () => visitor.post(`/spa/orders/${id}/payment`) };
  };
  const [waiting, starting, paying] = [await place("ca"), await place("es"), await place("en")];
  const rowOf = ({ number }: { number: string }) => readOrderByNumber(shop.database, number);
  const stock = async () => (await stockOf(shop.database, other))[0] ?? 0;
  const before = await stock();
  const kept = await recall(dangerous, { sale: "kept" });
  expect((await starting.start()).status).toBe(200);
  await runCommand(shop, `recalls end ${kept}`);
  // A process that was killed before it came to the orders leaves them to the payment or the next minute.
  const hazard = { es: "Falla.", ca: "Falla.", en: "It fails." };
  const begun = { lot: null, soldFrom: null, soldTo: null, hazard, instructions: hazard, isOffSale: true };
  const remedies = ["repair", "refund"] as const;
  await createRecall(shop.database, { ...begun, remedies, productId: dangerous.id }, shop.clock.now());
  expect((await starting.start()).status).toBe(409);
  const amount = String(((await rowOf(paying))?.total_cents ?? 0) / 100);
  expect((await runCommand(shop, `orders paid ${paying.number}`, { amount })).text).toContain(
    "to be sent back",
  );
  const runs = await Promise.all([1, 2].map(() => endRecalledOrders(shop.database, shop.clock.now())));
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
  for (const order of [waiting, starting, paying]) {
    expect(await rowOf(order)).toMatchObject({ state: "cancelled" });
  }
  expect((await rowOf(paying))?.refunds).toMatchObject([{ cause: "late_payment", state: "due" }]);
  expect(await stock()).toBe(before + 3);
  const mails = await mailsTo(shop, "ca-sin-pagar@example.com");
  expect(mails.find(({ template }) => template === "order_cancelled")?.content).toMatchObject({
    reason: expect.stringMatching(/es retira per motius de seguretat \(RT-/),
  });
});

test("the list of recalls tells the day in Madrid on which each began and ended", async () => {
  const opened = shop.clock.now();
  shop.clock.set(new Date("2026-11-28T23:30:00Z"));
  onTestFinished(() => shop.clock.set(opened));
  const number = await recall(await makeProduct(shop.database));
  await runCommand(shop, `recalls end ${number}`);
  expect((await runCommand(shop, "recalls list")).text).toMatch(
    new RegExp(`${number} +2026-11-29 +2026-11-29`),
  );
});

test("a product that is not sold any more can be recalled, and is listed without a page", async () => {
  const product = await makeProduct(shop.database);
  await shop.database.rows({
    text: "update product set is_active = false where id = $1",
    values: [product.id],
  });
  const number = await recall(product);
  const { body } = await shop.visitor().get("/spa/recalls");
  expect(readField(body, "data")).toContainEqual(
    expect.objectContaining({ number, product: expect.objectContaining({ slug: null }) }),
  );
});
