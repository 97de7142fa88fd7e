import { afterAll, beforeAll, expect, test } from "vitest";
import { payOrder, readInvoices } from "../../../test/orders/invoices.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { mailsTo } from "../../../test/people/sign-up.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { findCommand } from "../command.ts";
import { formatCell } from "./export-orders.ts";
import { orderCommands } from "./orders-commands.ts";
import { orderMoneyCommands } from "./orders-money-commands.ts";
import { withdrawalCommands } from "./withdrawal-commands.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Runs a command as the owner types it; what it writes, the errors after an exclamation mark. */
async function type(words: string, options: Record<string, string> = {}): Promise<string> {
  const found = findCommand(
    [...orderCommands, ...withdrawalCommands, ...orderMoneyCommands],
    words.split(" "),
  );
  if (!found) throw new Error(`There is no command ${words}`);
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text) > 0, isTTY: false };
  const errors = { write: (text: string) => written.push(`!${text}`) > 0, isTTY: false };
  const isGood = await found.command.run({ ...shop.context, output, errors, options }, found.given);
  expect(isGood).toBe(!written.some((text) => text.startsWith("!")));
  return written.join("");
}

const parcel = { carrier: "Correos Express", tracking: "PK123" };

test("what is missing or makes no sense is told, and changes nothing", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), { state: "paid" });
  expect(await type("orders show RC-0000-0000")).toBe("!There is no order RC-0000-0000.\n");
  expect(await type("orders prepare RC-0000-0000")).toBe("!There is no order RC-0000-0000.\n");
  expect(await type("orders list", { state: "lost" })).toMatch(/^!There is no state lost: pending_payment/);
  expect(await type(`orders ship ${order.number}`)).toBe("!--carrier is missing.\n");
  expect(await type(`orders ship ${order.number}`, { ...parcel, lines: "7" })).toMatch(/^!7 is no line/);
  expect(await type(`orders ship ${order.number}`, { ...parcel, lines: "1:2" })).toMatch(
    /^!The order is in no/,
  );
  expect(await type(`orders ship ${order.number}`, { ...parcel, url: "javascript:1" })).toBe(
    "!--url is no link.\n",
  );
  expect(await type(`orders cancel ${order.number}`)).toBe("!--reason is missing.\n");
  for (const day of ["2026-13-40", "2026-02-30", "21-11-2026", "9999-12-31"]) {
    expect(await type(`orders deliver ${order.number}`, { day })).toMatch(/^!--day is a day/);
  }
  expect(await type("orders export", { from: "2026-02-30" })).toMatch(/^!--from is a day/);
  expect(await type("orders export", { to: "9999-12-31" })).toMatch(/^!--to is a day/);
  expect(await type("orders export", { from: "2026-12-01", to: "2026-11-30" })).toMatch(/^!--to is before/);
  expect(await type(`orders refund ${order.number}`)).toMatch(/^!The order is in no state/);
  const sum = { amount: "1.000,00", reason: "x" };
  expect(await type(`orders refund ${order.number}`, sum)).toMatch(/^!1.000,00 is no amount/);
  expect(await type(`orders core ${order.number} lost`)).toMatch(/^!Say received/);
  expect(await type(`orders show ${order.number}`)).toContain(`${order.number}  paid`);
});

test("an order goes out in two parcels, arrives, comes back and is repaid less what was worn", async () => {
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { things: [{ quantity: 2 }, {}] });
  expect(await type(`orders paid ${order.number}`, { amount: "109,59" })).toMatch(/costs 109,60 €/);
  expect(await type(`orders paid ${order.number}`, { amount: "109,60" })).toContain("is paid");
  expect(await type(`orders paid ${order.number}`, { amount: "109,60" })).toMatch(/^!/);
  const written = order.number.toLowerCase().replaceAll("-", "");
  expect(await type(`orders prepare ${written}`)).toBe(`${order.number} is preparing.\n`);
  expect(await type(`orders ship ${written}`, { ...parcel, lines: "1:1,2" })).toContain("is preparing");
  expect(await type(`orders ship ${written}`, parcel)).toContain("is shipped");
  expect(await type(`orders deliver ${written}`, { parcel: "1" })).toContain("is shipped");
  expect(await type(`orders deliver ${written}`)).toContain("is delivered");
  const lines = [{ line_id: order.lines[0]?.publicId, quantity: 2 }];
  await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines });
  expect(await type(`orders received ${written}`)).toContain("is returned");
  const worn = { deduct: "5,50", reason: "Montado" };
  expect(await type(`orders refund ${written}`, worn)).toContain("is returned");
  const shown = await type(`orders show ${written}`);
  for (const part of ["Correos Express", "PK123", "1:1, 2:1", "5,50 €", "64,30 €", "goods_returned"])
    expect(shown).toContain(part);
  expect(await type(`orders refunded ${written}`)).toContain("is delivered");
  expect(await type(`orders refunded ${written}`)).toMatch(/^!/);
  expect(await type(`orders show ${written}`)).toContain("paid back 64,30 €");
  const mails = await mailsTo(shop, ana.email);
  expect(mails.map(({ template }) => template)).toEqual([
    "payment_received",
    "order_shipped",
    "order_shipped",
    "order_delivered",
    "withdrawal_received",
    "goods_returned",
    "refund_due",
    "refund_made",
  ]);
});

test("an order that the shop can't deliver ends, with the reason in its mail", async () => {
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "preparing" });
  expect(await type(`orders cancel ${order.number}`, { reason: "Sin existencias" })).toContain(
    "is cancelled",
  );
  expect((await mailsTo(shop, ana.email))[0]).toMatchObject({
    template: "order_cancelled",
    content: { reason: "Sin existencias", refund_cents: order.totalCents },
  });
});

test("a refund is of one kind only, so that a sum meant for a withdrawal is not goodwill on top", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), { state: "delivered", things: [{}, {}] });
  const reason = "Rayado";
  for (const options of [
    { amount: "5", withdrawal: "1" },
    { amount: "5", deduct: "1" },
    { amount: "5", lines: "1" },
    { lines: "1", withdrawal: "1" },
  ]) {
    expect(await type(`orders refund ${order.number}`, { ...options, reason })).toMatch(/^!.*say one/);
  }
  expect(await type(`orders refund ${order.number}`, { lines: "1,1", reason })).toMatch(
    /^!At most 1 of this line/,
  );
  expect(await type(`orders show ${order.number}`)).not.toContain("Refunds");
});

test("an old part is received and accepted, and its deposit owed back once", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), {
    state: "delivered",
    things: [{ quantity: 2, coreDepositCents: 1500 }, {}],
  });
  expect(await type(`orders core ${order.number} accepted`, { line: "2" })).toMatch(/^!/);
  expect(await type(`orders core ${order.number} received`, { line: "1" })).toContain("is delivered");
  expect(await type(`orders core ${order.number} accepted`, { line: "1" })).toContain("is delivered");
  expect(await type(`orders core ${order.number} accepted`, { line: "1" })).toMatch(/^!/);
  expect(await type(`orders show ${order.number}`)).toMatch(/due +core_deposit +30,00 €/);
});

test("the accountant's table has deposits in a column, and a deposit that goes back in a row of its own", async () => {
  const things = [{ quantity: 2, coreDepositCents: 1500 }, {}];
  const order = await makeOrder(shop, await signedInCustomer(shop), { things });
  await type(`orders paid ${order.number}`, { amount: "139,60" });
  await type(`orders ship ${order.number}`, parcel);
  await type(`orders deliver ${order.number}`);
  await type(`orders core ${order.number} received`, { line: "1" });
  await type(`orders core ${order.number} accepted`, { line: "1" });
  await type(`orders refunded ${order.number}`);
  const table = await type("orders export", { from: "2026-11-21", to: "2026-11-21" });
  const [titles, ...rows] = table.split("\r\n").map((row) => row.split(";"));
  const column = (row: string[], title: string) => row[titles?.indexOf(title) ?? -1];
  const reported = rows
    .filter((row) => column(row, "Pedido") === order.number)
    .map((row) => ["Tipo", "Total", "Depósito de cascos"].map((title) => column(row, title)));
  expect(reported.toSorted()).toEqual([
    ["Devolución de depósito", "0,00", "-30,00"],
    ["Simplificada", "109,60", "30,00"],
  ]);
});

test("in the accountant's table a full invoice names the simplified one that it replaces", async () => {
  const customer = await signedInCustomer(shop);
  const order = await makeOrder(shop, customer, { things: [{ unitCents: 4988 }] });
  await payOrder(shop, order);
  await customer.post(`/spa/orders/${order.publicId}/full-invoice`, {
    ...{ name: "Taller Peña, S.L.", tax_id: "B12345674", street: "Calle Mayor, 1", zip_code: "08001" },
    ...{ municipality: "Barcelona", province: "Barcelona", country: "ES", is_business: false },
  });
  const [simplified, full] = await readInvoices(shop, order);
  const table = await type("orders export", { from: "2026-11-21", to: "2026-11-21" });
  const [titles, ...rows] = table.split("\r\n").map((row) => row.split(";"));
  const replaced = rows
    .filter((row) => row[0] === full?.number || row[0] === simplified?.number)
    .map((row) => [row[0], row[titles?.indexOf("Sustituye") ?? -1]]);
  expect(replaced.toSorted()).toEqual([
    [full?.number, simplified?.number],
    [simplified?.number, ""],
  ]);
});

test("what waits too long is listed", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), { state: "preparing" });
  await shop.database.rows({
    text: "update customer_order set promised_by = '2026-11-20' where id = $1",
    values: [order.id],
  });
  expect(await type("orders late")).toMatch(new RegExp(`${order.number} .*to send`));
  expect(await type("orders list", { state: "refunded" })).toBe("There are none.\n");
});

test("the accountant's table has the invoices of the days asked for, and runs no formula", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), { state: "delivered" });
  const content = {
    issued_on: "2026-11-18",
    operation_on: "2026-11-18",
    buyer: { name: '=HYPERLINK("x";1)', tax_id: "12345678Z" },
    vat: [{ rate: 210, base_cents: 3289, vat_cents: 691 }],
    payment: { method: "transfer" },
  };
  await shop.database.rows({
    text: `insert into invoice (public_id, series, number, kind, order_id, locale, content, total_cents, issued_at)
           values ('abcdefghjkmnpqrs', 'F-2026', 7, 'full', $1, 'es', $2, 3980, '2026-11-18T10:00:00Z')`,
    values: [order.id, JSON.stringify(content)],
  });
  const table = await type("orders export", { from: "2026-11-18", to: "2026-11-18" });
  expect(table.split("\r\n")[1]).toBe(
    `F-2026-000007;Completa;2026-11-18;2026-11-18;${order.number};"'=HYPERLINK(""x"";1)";12345678Z;ES;21,0;32,89;6,91;39,80;0,00;transfer;;`,
  );
  expect(
    (await type("orders export", { from: "2026-11-19", to: "2026-11-19" })).trim().split("\r\n"),
  ).toHaveLength(1);
  expect(formatCell("-12,50")).toBe("-12,50");
  expect(formatCell("-1+1")).toBe("'-1+1");
  // Spreadsheets in East Asian languages read wide signs alike.
  for (const sign of "+@＝＋－＠\t") expect(formatCell(`${sign}1`)).toBe(`'${sign}1`);
});
