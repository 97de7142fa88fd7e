import { madridDay } from "@recambia/contract/madrid-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guestOrderInState, openLink } from "../../../test/orders/guest-orders.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { customerWithPassword, rightPassword } from "../../../test/people/passwords.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";
import { photograph, sentFile } from "../../../test/uploads/send-file.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { dropUnusedUploads } from "../../uploads/index.ts";
import { blockOrders, destroyBlockedOrders } from "./block-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const noon = (day: string) => new Date(`${day}T11:00:00Z`);

/** Runs both jobs on a day, as the shop does daily. */
async function onDay(day: string): Promise<void> {
  shop.clock.set(noon(day));
  await blockOrders(shop.database, noon(day));
  await destroyBlockedOrders(shop.database, { now: noon(day), today: madridDay(noon(day)) });
}

const keptOf = ({ id }: Pick<MadeOrder, "id">) =>
  onlyRow<{ until: string | null; name: string; isDestroyed: boolean }>(shop.database, {
    text: `select blocked_until::text as until, name, destroyed_at is not null as "isDestroyed"
           from customer_order where id = $1`,
    values: [id],
  });

/** All that the database holds of an order, as one text. */
async function everythingAbout({ id }: Pick<MadeOrder, "id">): Promise<string> {
  const tables = await shop.database.rows<{ name: string }>({
    text: `select table_name as name from information_schema.columns
           where column_name = 'order_id' and table_schema = 'public' order by 1`,
  });
  const rows = await Promise.all([
    shop.database.rows({
      text: `select xml from invoice_record where invoice_id in (select id from invoice where order_id = $1)`,
      values: [id],
    }),
    shop.database.rows({ text: "select to_jsonb(o) from customer_order o where id = $1", values: [id] }),
    ...tables.map(({ name }) =>
      shop.database.rows({ text: `select to_jsonb(t) from ${name} t where order_id = $1`, values: [id] }),
    ),
  ]);
  return JSON.stringify(rows);
}

async function leave(visitor: Visitor): Promise<void> {
  const token = String(readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const answer = await visitor.call({
    method: "DELETE",
    url: "/spa/me",
    payload: { password: rightPassword },
    headers: { "x-csrf-token": token },
  });
  expect(answer.status).toBe(200);
}

test("a guest's order is blocked when the guarantee is over, and destroyed when claims have lapsed", async () => {
  shop.clock.set(noon("2026-11-21"));
  const { order, visitor, email } = await guestOrderInState(shop, {
    ...{ state: "delivered", deliveredAt: noon("2026-11-21") },
  });
  await shop.database.rows({
    text: "update order_line set core_state = 'refused', core_refusal = 'Ana lo abrió' where order_id = $1",
    values: [order.id],
  });
  const claim = {
    ...{ line_id: order.lines[0]?.publicId, quantity: 1, wish: "repair", appeared_on: "2026-11-21" },
    description: "Soy Ana y pierde aceite",
  };
  const opened = await visitor.post(`/spa/orders/${order.publicId}/guarantee-claims`, claim);
  const number = String(readField(readField(opened.body, "data"), "number"));
  await onDay("2029-12-01");
  // A claim that waits for the shop keeps the data at hand.
  expect(await keptOf(order)).toMatchObject({ until: null });
  await runCommand(shop, `claims refuse ${number}`, { reason: "Ana lo golpeó" });
  await onDay("2029-11-21");
  expect(await keptOf(order)).toMatchObject({ until: null });
  const reader = shop.visitor();
  expect((await openLink(shop, reader, order.publicId)).status).toBe(200);
  await onDay("2029-12-02");
  expect(await keptOf(order)).toEqual({ until: "2034-11-21", name: "Ana Prueba", isDestroyed: false });
  expect(await everythingAbout(order)).toContain(email);
  // Nobody looks at it any more, not even by the link or the cookie of its own guest, and no link is mailed.
  expectRefusal(await openLink(shop, shop.visitor(), order.publicId), 401, "unauthenticated");
  expectRefusal(await reader.get(`/spa/orders/${order.publicId}`), 401, "unauthenticated");
  const links = () =>
    shop.database.rows({ text: "select 1 from mail where recipient = $1", values: [email] });
  const mailed = await links();
  const asked = await shop.visitor().post("/spa/order-links", { number: order.number, email });
  expect([asked.status, await links()]).toEqual([204, mailed]);

  await onDay("2034-11-21");
  expect(await keptOf(order)).toMatchObject({ isDestroyed: false });
  await onDay("2034-11-22");
  expect(await keptOf(order)).toEqual({ until: "2034-11-21", name: "", isDestroyed: true });
  const left = await everythingAbout(order);
  for (const part of [email, "Ana", "Demostración", "28045", "+34612345678"])
    expect(left).not.toContain(part);
  expect(left).toContain(order.number);
  expectRefusal(await openLink(shop, shop.visitor(), order.publicId), 401, "unauthenticated");
});

test("an erased account's order is blocked at once, shown to nobody without a reason, and kept for the books", async () => {
  shop.clock.set(noon("2026-11-21"));
  const ana = await customerWithPassword(shop);
  const order = await makeOrder(shop, ana, { state: "preparing" });
  await leave(ana);
  await onDay("2026-11-22");
  expect(await keptOf(order)).toMatchObject({ until: null });
  await runCommand(shop, `orders cancel ${order.number}`, { reason: "Agotado" });
  await onDay("2026-11-23");
  // A refund that is due needs the data.
  expect(await keptOf(order)).toMatchObject({ until: null });
  await runCommand(shop, `orders refunded ${order.number}`);
  await onDay("2026-11-24");
  expect(await keptOf(order)).toMatchObject({ until: "2032-12-31", isDestroyed: false });

  const show = async (options = {}) => (await runCommand(shop, `orders show ${order.number}`, options)).text;
  const hidden = await show();
  expect(hidden).toContain("blocked until 2032-12-31");
  for (const part of ["Ana", ana.email, "Demostración"]) expect(hidden).not.toContain(part);
  expect((await runCommand(shop, "orders list")).text).not.toContain(ana.email);
  const opened = await show({ reason: "Requerimiento 12/2027" });
  for (const part of ["Ana Prueba", ana.email, "Demostración"]) expect(opened).toContain(part);
  const accesses = await shop.database.rows({
    text: "select reason from blocked_order_access where order_id = $1",
    values: [order.id],
  });
  expect(accesses).toEqual([{ reason: "Requerimiento 12/2027" }]);

  await onDay("2032-12-31");
  expect(await keptOf(order)).toMatchObject({ isDestroyed: false });
  await onDay("2033-01-01");
  expect(await keptOf(order)).toMatchObject({ name: "", isDestroyed: true });
  expect(await everythingAbout(order)).not.toContain(ana.email);
  expect(await show()).toContain("was destroyed");
});

test("an order that was never paid goes after a year; one that moves again is kept from its new end", async () => {
  shop.clock.set(noon("2026-11-21"));
  const { order } = await guestOrderInState(shop, { state: "cancelled" });
  await onDay("2026-12-21");
  expect(await keptOf(order)).toMatchObject({ until: null });
  await onDay("2026-12-22");
  expect(await keptOf(order)).toMatchObject({ until: "2027-11-21" });
  await shop.database.rows({
    text: "update payment set state = 'late', settled_at = $2 where order_id = $1",
    values: [order.id, noon("2026-12-30")],
  });
  await onDay("2027-11-22");
  expect(await keptOf(order)).toMatchObject({ until: "2032-12-31", isDestroyed: false });
});

/** Opens a claim about a piece of the order's first line, which the shop will repair. @returns its number. */
async function claimOf(visitor: Visitor, order: MadeOrder): Promise<string> {
  const opened = await visitor.post(`/spa/orders/${order.publicId}/guarantee-claims`, {
    ...{ line_id: order.lines[0]?.publicId, quantity: 1, wish: "repair", appeared_on: "2026-11-21" },
    description: "Pierde aceite",
  });
  const number = String(readField(readField(opened.body, "data"), "number"));
  await runCommand(shop, `claims accept ${number}`, { remedy: "repair" });
  return number;
}

test("a repair puts off block and end by its year and its days", async () => {
  shop.clock.set(noon("2026-11-21"));
  const { order, visitor } = await guestOrderInState(shop, {
    ...{ state: "delivered", deliveredAt: noon("2026-11-21") },
  });
  const number = await claimOf(visitor, order);
  await runCommand(shop, `claims received ${number}`);
  shop.clock.set(noon("2026-12-01"));
  await runCommand(shop, `claims finish ${number}`, { text: "Junta nueva" });
  // The last day of the guarantee: its guest may still claim.
  shop.clock.set(new Date("2030-12-01T22:30:00Z"));
  await blockOrders(shop.database, shop.clock.now());
  expect(await keptOf(order)).toMatchObject({ until: null });
  expect((await openLink(shop, shop.visitor(), order.publicId)).status).toBe(200);
  await onDay("2030-12-02");
  expect(await keptOf(order)).toMatchObject({ until: "2035-12-01" });
});

test("days on which two pieces were at the shop together put off the end once", async () => {
  shop.clock.set(noon("2026-11-21"));
  const { order, visitor } = await guestOrderInState(shop, {
    ...{ state: "delivered", deliveredAt: noon("2026-11-21") },
    things: [{ quantity: 2 }],
  });
  const numbers = [await claimOf(visitor, order), await claimOf(visitor, order)];
  for (const number of numbers) await runCommand(shop, `claims received ${number}`);
  shop.clock.set(noon("2026-12-01"));
  for (const number of numbers) await runCommand(shop, `claims finish ${number}`, { text: "Junta nueva" });
  await onDay("2031-01-01");
  expect(await keptOf(order)).toMatchObject({ until: "2035-12-01" });
});

test("photographs of a claim and a withdrawal outlive the account as the order does, and no longer", async () => {
  shop.clock.set(noon("2026-11-21"));
  const ana = await customerWithPassword(shop);
  const order = await makeOrder(shop, ana, { state: "delivered", things: [{ quantity: 2 }] });
  const names = ["claimed.jpg", "returned.jpg", "papers.jpg"];
  const files: string[] = [];
  for (const name of names) files.push((await sentFile(shop, ana, await photograph(), { name })).id);
  const [claimed = "", returned = "", papers = ""] = files;
  await ana.put(`/spa/uploads/${claimed}/vehicle`, { vehicle_id: "ibiza00000000001" });
  const path = `/spa/orders/${order.publicId}`;
  const line_id = order.lines[0]?.publicId;
  const opened = await ana.post(`${path}/guarantee-claims`, {
    ...{ line_id, quantity: 1, wish: "repair", appeared_on: "2026-11-21" },
    ...{ description: "Pierde aceite", files: [claimed] },
  });
  const number = String(readField(readField(opened.body, "data"), "number"));
  const withdrawal = { lines: [{ line_id, quantity: 1 }], files: [returned] };
  expect((await ana.post(`${path}/withdrawal`, withdrawal)).status).toBe(201);
  await leave(ana);
  const isStored = async (id: string) => (await shop.context.files.read(`uploads/${id}-large.webp`)) !== null;
  const afterCleaning = async () => {
    await dropUnusedUploads(shop.context, new Date(Date.now() + 2 * 60 * 60 * 1000));
    return [await isStored(claimed), await isStored(returned), await isStored(papers)];
  };
  expect(await afterCleaning()).toEqual([true, true, false]);
  const save = async (what: string, options = {}) =>
    (await runCommand(shop, what, { to: await folderForThisTest(), ...options })).text;
  expect(await save(`claims files ${number}`)).toContain("claimed.jpg: ");
  expect(await save(`orders files ${order.number}`)).toContain("returned.jpg: ");
  const uses = await shop.database.rows({
    text: "select reference from upload_use join upload on upload.id = upload_id where public_id = any($1::text[])",
    values: [files],
  });
  expect(uses).toHaveLength(2);

  await runCommand(shop, `claims refuse ${number}`, { reason: "Golpe" });
  await shop.database.rows({
    text: "update customer_order set blocked_at = $2, blocked_until = '2034-11-21', state = 'refunded' where id = $1",
    values: [order.id, shop.clock.now()],
  });
  await shop.database.rows({
    text: "update refund set state = 'done' where order_id = $1",
    values: [order.id],
  });
  for (const what of [`claims files ${number}`, `orders files ${order.number}`]) {
    expect(await save(what)).toBe("--reason is missing.\n");
    expect(await save(what, { reason: "Requerimiento 12/2027" })).toContain(".jpg: ");
  }
  await onDay("2036-01-01");
  expect(await keptOf(order)).toMatchObject({ isDestroyed: true });
  expect(await afterCleaning()).toEqual([false, false, false]);
});
