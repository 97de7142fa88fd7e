import { createHash } from "node:crypto";
import { goodsNoticeWords } from "@recambia/contract/legal/goods-notice-words";
import type { GoodsNotice } from "@recambia/contract/legal/goods-notices";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBrand, makeKit, makePartType, makeProduct } from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { guestBuyer, guestWish, placeNow } from "../../../test/orders/checkout.ts";
import { guestOrderInState } from "../../../test/orders/guest-orders.ts";
import { cartNow, expectRefusal } from "../../../test/orders/shopper.ts";
import { forgetAttempts, setAttempts } from "../../../test/shop/attempts.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { mails } from "../../mails.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { dropOldMails } from "../../platform/mail/index.ts";
import type { OutgoingMail } from "../../platform/mail/rendering/compose-mail.ts";
import { sendMails } from "../../platform/mail/sending/send-mails.ts";
import { keepPublishedTexts, readOrderByNumber } from "../index.ts";
import { draftInvoice } from "../invoices/issue-invoice.ts";
import { makeContractCopy } from "./make-contract-copy.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const order = async (locale: string, email?: string) => {
  const visitor = await guestBuyer(shop, [{ thing: await makeProduct(shop.database) }], locale);
  return { visitor, order: await placeNow(visitor, guestWish(email)) };
};

/** Sends all waiting mails; returns those to an address. */
async function sendTo(email: string): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const transport = {
    async send(mail: OutgoingMail) {
      sent.push(mail);
      return { outcome: "sent" } as const;
    },
    close: () => undefined,
  };
  const { shop: config, secret, config: environment } = shop.context;
  const deps = { database: shop.database, mails, transport, shop: config, secret };
  await sendMails({ ...deps, origin: environment.shopOrigin }, () => shop.clock.now());
  return sent.filter(({ to }) => to === email);
}

const countTexts = async () =>
  (await onlyRow<{ count: number }>(shop.database, { text: "select count(*)::int from legal_text" })).count;

const confirmationsOf = (number: string) =>
  shop.database.rows<{ recipient: string; sent_at: Date; attachments: { name: string; sha256: string }[] }>({
    text: `select recipient, sent_at, attachments from order_confirmation
           where order_id = (select id from customer_order where number = $1)`,
    values: [number],
  });

test("strangers, other languages, and orders from before the texts were kept, have no copy of the contract", async () => {
  const placed = await order("es_ES");
  expect(placed.order.contract_locales).toEqual(["es"]);
  const copy = `/spa/orders/${placed.order.id}/contract`;
  expectRefusal(await placed.visitor.get(`${copy}/ca.pdf`), 404, "not_found");
  expectRefusal(await shop.visitor().get(`${copy}/es.pdf`), 401, "unauthenticated");
  const { visitor } = await order("es_ES");
  expectRefusal(await visitor.get(`${copy}/es.pdf`), 401, "unauthenticated");
  const old = await guestOrderInState(shop, { state: "delivered" });
  expectRefusal(await old.visitor.get(`/spa/orders/${old.order.publicId}/contract/es.pdf`), 404, "not_found");
});

test("nobody keeps the shop busy with drawing the same documents", async () => {
  const { visitor, order: placed } = await order("es_ES");
  const copy = `/spa/orders/${placed.id}/contract/es.pdf`;
  expect((await visitor.get(copy)).status).toBe(200);
  await setAttempts(shop, "order-document", 120);
  expectRefusal(await visitor.get(copy), 429, "too_many_requests");
  await forgetAttempts(shop);
});

test("the confirmation carries the contract in the order's language and in Spanish, and that it was sent is kept", async () => {
  const email = "contracte@example.com";
  const { visitor, order: placed } = await order("es_CA", email);
  expect(placed.contract_locales).toEqual(["es", "ca"]);
  const [confirmation] = await sendTo(email);
  const attached = confirmation?.attachments ?? [];
  expect(attached.map(({ filename }) => filename)).toEqual([
    `${placed.number}-ca.pdf`,
    `${placed.number}-es.pdf`,
  ]);
  expect(confirmation?.text).toContain("3 anys de garantia legal des del lliurament");
  expect(confirmation?.text).toContain("Model de formulari de desistiment");
  expect(confirmation?.text).toContain("Vostè té dret a desistir d'aquest contracte");
  expect(confirmation?.text).toContain("/ca/contact-us#complaints)");
  const { text } = await extractText(new Uint8Array(attached[1]?.content ?? []), { mergePages: true });
  const words = text.replace(/\s+/g, " ");
  for (const part of [
    placed.number,
    "Términos y condiciones",
    "Garantía legal",
    "Tiene usted derecho a desistir",
  ]) {
    expect(words).toContain(part);
  }
  const kept = await confirmationsOf(placed.number);
  expect(kept).toEqual([
    {
      recipient: email,
      sent_at: shop.clock.now(),
      attachments: attached.map(({ filename, content }) => ({
        name: filename,
        sha256: createHash("sha256").update(content).digest("hex"),
      })),
    },
  ]);
  await dropOldMails(shop.database, new Date(shop.clock.now().getTime() + 60 * 24 * 3_600_000));
  expect(await confirmationsOf(placed.number)).toEqual(kept);
  const copy = await visitor.get(`/spa/orders/${placed.id}/contract/ca.pdf`);
  expect([copy.status, copy.headers["content-type"]]).toEqual([200, "application/pdf"]);
});

test("the Spanish copies of contract and invoice name goods in Spanish, and a kit's parts", async () => {
  const { database } = shop;
  const email = "peces@example.com";
  const { id: partTypeId } = await makePartType(database, { name: "Disco de freno" });
  const disc = await makeProduct(database, { partTypeId, coreDepositCents: 1500 });
  const other = await makeProduct(database, { partTypeId });
  const kit = await makeKit(database, { components: [{ productId: disc.id }, { productId: other.id }] });
  await publishCatalogue(shop);
  const visitor = await guestBuyer(shop, [{ thing: disc }, { thing: kit }], "es_CA");
  const placed = await placeNow(visitor, guestWish(email));
  const [confirmation] = await sendTo(email);
  expect(confirmation?.text).toContain("Disco de freno (ca) · Disco de freno (ca)");
  const spanish = new Uint8Array(confirmation?.attachments?.[1]?.content ?? []);
  const { text } = await extractText(spanish, { mergePages: true });
  expect(text.replace(/\s+/g, " ")).toContain("Disco de freno · Disco de freno");
  expect(text).not.toContain("(ca)");
  const row = await readOrderByNumber(database, placed.number);
  if (!row) throw new Error("The order is missing");
  const { lines, deposits } = draftInvoice(row, shop.context.shop, shop.clock.now());
  const named = { name: "Disco de freno (ca)", spanish_name: "Disco de freno" };
  expect(lines[0]).toMatchObject(named);
  expect(deposits[0]).toEqual({ ...named, cents: 1500 });
});

test("old batteries, oil, lamps, and what is not for the road, are told in cart, order, mail and contract", async () => {
  const { database } = shop;
  const email = "bateria@example.com";
  const goods = async (notices: GoodsNotice[], litres?: number) => {
    const { id: partTypeId } = await makePartType(database, { notices });
    const netQuantity = litres === undefined ? null : ({ amount: litres, unit: "l" } as const);
    return makeProduct(database, { partTypeId, netQuantity, priceCents: 2690 });
  };
  const [battery, oil, lamp] = [
    await goods(["battery"]),
    await goods(["oil"], 5),
    await goods(["electrical", "off_road"]),
  ];
  await publishCatalogue(shop);
  const visitor = await guestBuyer(shop, [{ thing: battery }, { thing: oil }, { thing: lamp }], "es_CA");
  const { lines } = await cartNow(visitor);
  expect(lines.map(({ product }) => product.notices)).toEqual([
    ["battery"],
    ["oil"],
    ["electrical", "off_road"],
  ]);
  expect(lines.map(({ unit_price: perUnit }) => perUnit)).toEqual([null, { cents: 538, unit: "l" }, null]);
  const placed = await placeNow(visitor, guestWish(email));
  expect(placed.lines.map(({ product }) => product.notices)).toEqual([
    ["battery"],
    ["oil"],
    ["electrical", "off_road"],
  ]);
  const [confirmation] = await sendTo(email);
  const copy = await extractText(new Uint8Array(confirmation?.attachments?.[1]?.content ?? []), {
    mergePages: true,
  });
  for (const notice of ["battery", "oil", "electrical", "off_road"] as const) {
    expect(confirmation?.text).toContain(goodsNoticeWords.ca[notice].title);
    expect(copy.text).toContain(goodsNoticeWords.es[notice].title);
  }
  expect(confirmation?.text).toContain("Porta-la a la botiga de Madrid: la recollim gratis");
  expect(confirmation?.text).not.toContain(goodsNoticeWords.ca.reform.title);
});

test("the safety data sheets of an order's goods are served, and linked to in order, mail and contract", async () => {
  const email = "hojas@example.com";
  const { database } = shop;
  const cleaner = await makeProduct(database, { dataSheet: "limpiadores-de-freno" });
  const other = await makeProduct(database);
  const kit = await makeKit(database, { components: [{ productId: cleaner.id }, { productId: other.id }] });
  const visitor = await guestBuyer(shop, [{ thing: other }, { thing: kit }], "es_CA");
  const placed = await placeNow(visitor, guestWish(email));
  expect(placed.lines.map(({ product }) => product.data_sheets)).toEqual([[], ["limpiadores-de-freno"]]);
  const [confirmation] = await sendTo(email);
  const path = "/data-sheets/limpiadores-de-freno.pdf";
  expect(confirmation?.text).toContain("Fitxes de dades de seguretat");
  expect(confirmation?.text).toContain(`${shop.context.config.shopOrigin}${path}`);
  const spanish = new Uint8Array(confirmation?.attachments?.[1]?.content ?? []);
  const { text } = await extractText(spanish, { mergePages: true });
  expect(text).toContain("Fichas de datos de seguridad");
  const { status, headers } = await shop.visitor().get(path);
  expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
});

test("what is hazardous says so in cart and order, in the order's language, with its content (CLP art. 48)", async () => {
  const { database } = shop;
  const cleaner = await makeProduct(database, { netQuantity: { amount: 0.5, unit: "l" } });
  const hazard = { pictograms: ["GHS02"], signal: "danger", statements: ["H222", "H229"] };
  await database.rows({
    text: "update product set hazard = $2 where id = $1",
    values: [cleaner.id, JSON.stringify(hazard)],
  });
  const kit = await makeKit(database, {
    components: [{ productId: cleaner.id }, { productId: (await makeProduct(database)).id }],
  });
  await publishCatalogue(shop);
  const visitor = await guestBuyer(shop, [{ thing: cleaner }, { thing: kit }], "es_CA");
  const cart = await cartNow(visitor);
  const placed = await placeNow(visitor, guestWish("perill@example.com"));
  const told = {
    signal: "danger",
    wording: [expect.stringMatching(/^H222: Aerosol extremadament/), expect.stringMatching(/^H229: .+\.$/)],
  };
  for (const { lines } of [cart, placed]) {
    expect(lines.map(({ product }) => product.hazards)).toEqual([[told], [told]]);
    expect(lines.map(({ product }) => product.net_content)).toEqual([{ amount: 0.5, unit: "l" }, null]);
  }
  expect((await sendTo("perill@example.com"))[0]?.text).toContain(" · 0,5 l)");
});

test("a commercial guarantee's statement goes with order, mail and contract, in Spanish too", async () => {
  const email = "garantia@example.com";
  const { database } = shop;
  const inWords = (what: string) => ({
    es: `${what} en España`,
    ca: `${what} a Espanya`,
    en: `${what} in Spain`,
  });
  const statement = {
    ...{ by: "producer", name: "Arboix, S.A.", address: "08240 Manresa", email: "safety@arboix.example" },
    ...{ months: 60, covers: inWords("Todo"), territory: inWords("Vale"), claim: inWords("Escribe") },
    ...{ covers_whole: true, is_free: true },
  };
  const { id: brandId } = await makeBrand(database);
  await database.rows({
    text: "update brand set guarantees = $2 where id = $1",
    values: [brandId, JSON.stringify([{ id: "cinco-anos", ...statement }])],
  });
  const thing = await makeProduct(database, { brandId });
  await database.rows({
    text: "update product set guarantee = 'cinco-anos', guarantee_months = 60 where id = $1",
    values: [thing.id],
  });
  await publishCatalogue(shop);
  const visitor = await guestBuyer(shop, [{ thing }], "es_CA");
  expect((await cartNow(visitor)).lines[0]?.product.guarantees).toEqual([statement]);
  const placed = await placeNow(visitor, guestWish(email));
  expect(placed.lines[0]?.product.guarantees).toEqual([statement]);
  const [confirmation] = await sendTo(email);
  for (const part of [
    "5 anys",
    "Vale a Espanya",
    "Arboix, S.A., 08240 Manresa",
    "no afecta la garantia legal",
  ]) {
    expect(confirmation?.text.replace(/\s+/g, " ")).toContain(part);
  }
  const spanish = new Uint8Array(confirmation?.attachments?.[1]?.content ?? []);
  const { text } = await extractText(spanish, { mergePages: true });
  const flat = text.replace(/\s+/g, " ");
  for (const part of [
    "Garantía comercial del fabricante",
    "Todo en España",
    "no afecta a la garantía legal",
  ]) {
    expect(flat).toContain(part);
  }
});

test("a text is kept once for all orders, and an order's text stays when the shop changes", async () => {
  const { order: placed } = await order("en");
  const before = await countTexts();
  const row = await readOrderByNumber(shop.database, placed.number);
  if (!row) throw new Error("The order is not there");
  const origin = shop.context.config.shopOrigin;
  const moved = { ...shop.context.shop, phone: "+34 910 111 111" };
  const copyFor = (owner: typeof moved) =>
    makeContractCopy(shop.database, row, { shop: owner, locale: "en", origin });
  const first = await copyFor(shop.context.shop);
  await order("en");
  expect(await countTexts()).toBe(before);
  await keepPublishedTexts(shop.database, moved, shop.clock.now());
  const later = await copyFor(moved);
  expect(later?.content.equals(first?.content ?? Buffer.alloc(0))).toBe(true);
  const published = await countTexts();
  expect(published).toBe(before + 6);
  await keepPublishedTexts(shop.database, moved, shop.clock.now());
  expect(await countTexts()).toBe(published);
});
