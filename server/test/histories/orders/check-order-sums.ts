import type { Quote } from "@recambia/contract/checkout/schemas";
import { madridDay } from "@recambia/contract/madrid-time";
import { formatCents } from "@recambia/contract/money";
import { type Order, OrderSummary } from "@recambia/contract/orders/schemas";
import { Value } from "typebox/value";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, inject } from "vitest";
import { withSpanishProvince } from "../../../src/addresses/index.ts";
import { type OrderRow, orderMails, readOrderByNumber } from "../../../src/orders/index.ts";
import type { InvoiceContent } from "../../../src/orders/invoices/invoice-content.ts";
import { onlyRow } from "../../../src/platform/database/database.ts";
import { composeMail } from "../../../src/platform/mail/index.ts";
import { notify, startedForm } from "../../orders/bank.ts";
import { runCommand } from "../../shop/run-command.ts";
import { readField } from "../../shop/test-shop.ts";
import { billingOf } from "../checkout/checkout-draws.ts";
import type { Trial } from "../checkout/trial.ts";

/** Retail to consumers is invoiced without naming the buyer up to this (Royal Decree 1619/2012 art. 4.2). */
const maxSimplifiedCents = 300_000;

/**
 * Expects that order, list, mails, payment, invoice with its PDF and the accountant's export all name
 * the sums of the quote to the cent; the order is paid on the way.
 */
export async function checkOrderSums(trial: Trial, quote: Quote, order: Order): Promise<void> {
  expectAsQuoted(trial, quote, order);
  if (trial.draw.buyer === "account") await expectListed(trial, order);
  await expectConfirmed(trial, order);
  await payExactly(trial, order);
  const paid = await readAgain(trial, order);
  expect(paid).toMatchObject({ state: "paid", totals: order.totals, payment: { state: "paid" } });
  const content = await expectInvoiced(trial, paid);
  // Drawing and reading a document takes as long as all else, and no engine decides it: every fourth of one engine has to do.
  if (trial.draw.request === "once" && inject("isForAllEngines")) await expectDrawn(trial, paid, content);
  await expectExported(trial, paid, content);
}

function expectAsQuoted({ draw }: Trial, quote: Quote, order: Order): void {
  const { totals, tax_zone, shipping_method, promised_by, billing, email, terms_version } = quote;
  const { vat: quotedVat, ...quotedSums } = totals;
  const { vat, ...sums } = order.totals;
  expect(sums).toEqual(quotedSums);
  expect(vat).toEqual(quotedVat.filter(({ base_cents }) => base_cents > 0));
  expect(order).toMatchObject({ tax_zone, shipping_method, promised_by, billing, email, terms_version });
  const address = quote.address && withSpanishProvince(quote.address);
  expect(order.address).toEqual(shipping_method === "pickup" ? null : address);
  expect(order.payment).toMatchObject({ method: quote.payment_method, state: "open" });
  expect(order.payment.transfer?.cents ?? totals.total_cents).toBe(totals.total_cents);
  const quotedEnd = quote.payment_options.find(({ method }) => method === "transfer")?.pay_until ?? "";
  if (order.payment.transfer) expect(order.payment.transfer.pay_until >= quotedEnd).toBe(true);
  expect(order.billing).toEqual(billingOf(draw));
  const quoted = quote.lines.map(({ cart_line_id: _cartLineId, ...line }) => line);
  expect(order.lines).toMatchObject(quoted);
}

async function expectListed({ customer }: Trial, { id, totals, lines, promised_by }: Order): Promise<void> {
  const answer = await customer.get("/spa/orders");
  const [listed] = Object.values(Object(readField(answer.body, "data")));
  if (!Value.Check(OrderSummary, listed)) throw new Error(`Not listed: ${answer.text}`);
  const item_count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(listed).toMatchObject({ id, total_cents: totals.total_cents, item_count, promised_by });
}

/** The newest mail to a customer, as it is sent. */
async function newestMail({ world, draw }: Trial, order: Order) {
  const { database, config } = world.shop.context;
  const rows = await database.rows<{ locale: string; content: unknown }>({
    text: "select locale, content from mail where recipient = $1 order by id",
    values: [order.email],
  });
  const content = rows.at(-1)?.content;
  if (!orderMails.isMail(content)) throw new Error(`No mail to ${order.email}`);
  expect(rows.at(-1)?.locale).toBe(draw.locale);
  const composed = composeMail(
    { publicId: "x", to: order.email, locale: draw.locale, queuedAt: new Date(), content },
    {
      mails: [orderMails],
      shop: world.shops[draw.means],
      origin: config.shopOrigin,
      secret: world.shop.context.secret,
    },
  );
  return { count: rows.length, content, text: composed?.text ?? "" };
}

async function expectConfirmed(trial: Trial, order: Order): Promise<void> {
  const { count, content, text } = await newestMail(trial, order);
  expect(count).toBe(1);
  if (content.kind !== "order_placed") throw new Error(`Confirmed by ${content.kind}`);
  const { totals } = order;
  expect(content).toMatchObject({
    number: order.number,
    shipping_cents: totals.shipping_cents,
    core_deposit_cents: totals.core_deposit_cents,
    total_cents: totals.total_cents,
    vat: totals.vat.map(({ rate, vat_cents }) => ({ rate, vat_cents })),
    is_export: order.tax_zone === "export",
    is_business: order.billing?.is_business ?? false,
  });
  expect(content.lines.map(({ cents }) => cents)).toEqual(order.lines.map(({ line_cents }) => line_cents));
  const vat = totals.vat.filter(({ rate }) => rate > 0).map(({ vat_cents }) => vat_cents);
  for (const cents of [totals.total_cents, totals.shipping_cents, totals.core_deposit_cents || 0, ...vat]) {
    if (cents > 0) expect(text.replaceAll("\u00a0", " ")).toContain(inEuros(cents));
  }
}

const inEuros = (cents: number) => formatCents(cents).replaceAll("\u00a0", " ");

/** A cent too little or too much pays nothing; the sum of the quote does. */
async function payExactly(trial: Trial, order: Order): Promise<void> {
  const { shop } = trial.world;
  const { total_cents: cents } = order.totals;
  if (order.payment.method === "transfer") {
    const pay = (amount: number) =>
      runCommand(shop, `orders paid ${order.number}`, { amount: (amount / 100).toFixed(2) });
    expect([(await pay(cents - 1)).isGood, (await pay(cents + 1)).isGood]).toEqual([false, false]);
    expect((await pay(cents)).isGood).toBe(true);
  } else {
    const report = shop.bank.pay(await startedForm(trial.customer, order.id));
    expect(report.Ds_Amount).toBe(String(cents));
    const short = shop.bank.sign({ ...report, Ds_Amount: String(cents - 1) });
    expect((await notify(shop, short)).statusCode).toBe(409);
    expect((await notify(shop, shop.bank.sign(report))).statusCode).toBe(200);
  }
  const { count, content } = await newestMail(trial, order);
  expect([count, content]).toMatchObject([2, { kind: "payment_received", cents }]);
}

async function readAgain({ customer }: Trial, order: Order): Promise<OrderRow & Order> {
  const answer = await customer.get(`/spa/orders/${order.id}`);
  return Object(readField(answer.body, "data"));
}

async function expectInvoiced({ world, draw }: Trial, order: Order): Promise<InvoiceContent> {
  const row = await readOrderByNumber(world.shop.database, order.number);
  expect(row?.payments.filter(({ state }) => state === "paid")).toMatchObject([
    { amount_cents: order.totals.total_cents, method: order.payment.method },
  ]);
  const { content } = await onlyRow<{ content: InvoiceContent }>(world.shop.database, {
    text: "select content from invoice join customer_order o on o.id = order_id where o.number = $1",
    values: [order.number],
  });
  const { goods_cents, shipping_cents, core_deposit_cents, vat } = order.totals;
  const isFull = draw.billing !== "none" || goods_cents + shipping_cents > maxSimplifiedCents;
  expect(content).toMatchObject({
    kind: isFull ? "full" : "simplified",
    total_cents: goods_cents + shipping_cents,
    vat,
    is_export: order.tax_zone === "export",
    payment: { method: order.payment.method },
  });
  expect(content.buyer === null).toBe(!isFull);
  const billing = billingOf(draw);
  if (billing) expect(content.buyer).toMatchObject({ name: billing.name, tax_id: billing.tax_id });
  expect(content.deposits.reduce((sum, { cents }) => sum + cents, 0)).toBe(core_deposit_cents);
  const lines = content.lines.map(({ net_cents, vat_cents }) => net_cents + vat_cents);
  const charged = order.lines.map(({ line_cents }) => line_cents);
  expect(lines).toEqual(shipping_cents > 0 ? [...charged, shipping_cents] : charged);
  expect(order.invoices).toMatchObject([
    { number: content.number, kind: content.kind, total_cents: content.total_cents },
  ]);
  return content;
}

async function expectDrawn({ world, customer }: Trial, order: Order, content: InvoiceContent): Promise<void> {
  const answer = await world.shop.app.inject({
    url: `/spa/orders/${order.id}/invoice.pdf`,
    cookies: Object.fromEntries(customer.cookies),
  });
  expect(answer.statusCode).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  const read = text.replace(/\s+/g, " ");
  const { totals } = order;
  const sums = [
    content.total_cents,
    ...totals.vat.flatMap(({ base_cents, vat_cents }) => [base_cents, vat_cents]),
    ...(totals.core_deposit_cents > 0 ? [totals.total_cents] : []),
  ];
  const billing = content.buyer ? [content.buyer.name, ...content.buyer.address] : [];
  for (const part of [content.number, order.number, ...sums.map(inEuros), ...billing]) {
    expect(read).toContain(part.replace(/\s+/g, " "));
  }
}

async function expectExported({ world }: Trial, order: Order, content: InvoiceContent): Promise<void> {
  const day = madridDay(world.shop.clock.now());
  const { text } = await runCommand(world.shop, "orders export", { from: day, to: day });
  const rows = text.split("\r\n").filter((row) => row.includes(order.number));
  const cents = (cell: string | undefined) => Number(String(cell).replace(",", "").replace(".", ""));
  expect(
    rows.map((row) => {
      const cells = row.split(";");
      return {
        number: cells[0],
        base: cents(cells.at(-7)),
        vat: cents(cells.at(-6)),
        sum: cents(cells.at(-5)),
        deposits: cents(cells.at(-4)),
      };
    }),
  ).toEqual(
    order.totals.vat.map(({ base_cents: base, vat_cents: vat }, index) => ({
      number: content.number,
      base,
      vat,
      sum: base + vat,
      deposits: index === 0 ? order.totals.core_deposit_cents : 0,
    })),
  );
}
