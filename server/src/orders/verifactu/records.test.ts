import { afterAll, beforeAll, expect, test } from "vitest";
import { giveBack, makePaidOrder, payOrder, readInvoices } from "../../../test/orders/invoices.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { issueFullInvoice } from "../invoices/issue-full-invoice.ts";
import { readOrder } from "../order-rows.ts";
import { checkChain } from "./check-chain.ts";
import { annulInvoice, correctRecord } from "./correct-records.ts";

/** Raises the total that a record tells. */
const change =
  "update invoice_record set xml = replace(xml, '<sf:ImporteTotal>', '<sf:ImporteTotal>1') where position = $1";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

type Row = {
  position: number;
  kind: string;
  state: string;
  xml: string;
  hash: string;
  previous_hash: string | null;
};

const recordsOf = (order: MadeOrder) =>
  shop.database.rows<Row>({
    text: `select position, record.kind, state, xml, record.hash, record.previous_hash
           from invoice_record record join invoice on invoice.id = record.invoice_id
           where order_id = $1 order by position`,
    values: [order.id],
  });
const given = () => ({ shop: shop.context.shop, now: shop.clock.now() });
const numberOf = async (order: MadeOrder) => (await readInvoices(shop, order)).at(-1)?.number ?? "";
const answerRecords = (order: MadeOrder, state: string) =>
  shop.database.rows({
    text: `update invoice_record set state = $2
           where invoice_id in (select id from invoice where order_id = $1)`,
    values: [order.id, state],
  });
const answerLastRecord = (order: MadeOrder, state: string) =>
  shop.database.rows({
    text: `update invoice_record set state = $2 where (chain, position) = (
             select chain, position from invoice_record
             where invoice_id in (select id from invoice where order_id = $1) order by position desc limit 1)`,
    values: [order.id, state],
  });

test("every invoice has a record that follows the one before, whatever its series", async () => {
  const order = await makePaidOrder(shop, ana, { things: [{ unitCents: 4988 }] });
  await giveBack(shop, order, { amountCents: order.totalCents });
  const [issued, rectifying, ...others] = await recordsOf(order);
  expect(others).toEqual([]);
  expect([issued?.kind, rectifying?.kind]).toEqual(["issue", "issue"]);
  expect(rectifying?.previous_hash).toBe(issued?.hash);
  expect(issued?.xml).toContain("<sf:TipoFactura>F2<");
  expect(rectifying?.xml).toContain("<sf:TipoFactura>R5<");
  const [content] = await readInvoices(shop, order);
  expect(content?.check_address).toContain(
    `ValidarQR?nif=B00000000&numserie=${content?.number}&fecha=21-11-2026`,
  );
});

test("concurrent invoices make one chain without a gap", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => makeOrder(shop, ana)));
  await Promise.all(orders.map((order) => payOrder(shop, order)));
  const { count, wrong } = await checkChain(shop.database, "test");
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(8);
  const { records } = await onlyRow<{ records: number }>(shop.database, {
    text: "select count(*)::int as records from invoice_record where chain = 'test'",
  });
  expect(records).toBe(count);
});

test("a record is neither changed nor deleted; only its text goes, with the personal data of its order", async () => {
  const order = await makePaidOrder(shop, ana);
  const [{ position } = { position: 0 }] = await recordsOf(order);
  await expect(shop.database.rows({ text: change, values: [position] })).rejects.toThrow("never changed");
  await expect(
    shop.database.rows({ text: "delete from invoice_record where position = $1", values: [position] }),
  ).rejects.toThrow("never deleted");
  const withoutText = "update invoice_record set xml = null where position = $1";
  await shop.database.rows({ text: withoutText, values: [position] });
  expect((await checkChain(shop.database, "test")).wrong).toEqual([]);
});

test("a record that somebody changes in spite of all is found", async () => {
  const order = await makePaidOrder(shop, ana);
  const [{ position } = { position: 0 }] = await recordsOf(order);
  const found = await shop.database
    .transaction(async (transaction) => {
      await transaction.rows({ text: "alter table invoice_record disable trigger invoice_record_kept" });
      await transaction.rows({ text: change, values: [position] });
      throw new Rolled((await checkChain(transaction, "test")).wrong);
    })
    .catch((error: unknown) => (error instanceof Rolled ? error.wrong : error));
  expect(found).toEqual([position]);
});

/** Carries what was found out of a transaction that is rolled back. */
class Rolled extends Error {
  readonly wrong: number[];
  constructor(wrong: number[]) {
    super();
    this.wrong = wrong;
  }
}

test("a record is corrected once it was answered, a refused one as refused before", async () => {
  const order = await makePaidOrder(shop, ana);
  const number = await numberOf(order);
  expect(await correctRecord(shop.database, "S-2026-999999", given())).toEqual({ refused: "not_found" });
  expect(await correctRecord(shop.database, number, given())).toEqual({ refused: "conflict" });
  await answerRecords(order, "refused");
  expect(await correctRecord(shop.database, number, given())).toBeNull();
  await answerRecords(order, "accepted_with_errors");
  expect(await correctRecord(shop.database, number, given())).toBeNull();
  const [, refused, accepted] = await recordsOf(order);
  expect(refused?.xml).toContain("<sf:RechazoPrevio>X<");
  expect(accepted?.xml).toContain("<sf:Subsanacion>S</sf:Subsanacion><sf:TipoFactura>");
  const { verifactu: _none, ...without } = shop.context.shop;
  expect(await correctRecord(shop.database, number, { ...given(), shop: without })).toEqual({
    refused: "conflict",
  });
});

test("a refused correction of an invoice that the tax office has is marked as such", async () => {
  const order = await makePaidOrder(shop, ana);
  const number = await numberOf(order);
  await answerRecords(order, "accepted_with_errors");
  expect(await correctRecord(shop.database, number, given())).toBeNull();
  await answerLastRecord(order, "refused");
  expect(await correctRecord(shop.database, number, given())).toBeNull();
  expect((await recordsOf(order)).at(-1)?.xml).toContain(
    "<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>S</sf:RechazoPrevio>",
  );
});

test("a refused invoice is annulled as one that the tax office does not have", async () => {
  const order = await makePaidOrder(shop, ana);
  const number = await numberOf(order);
  await answerRecords(order, "refused");
  const asked = { ...given(), reason: "Wrong company", isReissued: true };
  expect(await annulInvoice(shop.database, number, asked)).toBeNull();
  const [, annulment] = await recordsOf(order);
  expect(annulment?.xml).toContain("<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio><sf:Encadenamiento>");
});

test("a refused annulment is recorded again, until it is taken", async () => {
  const order = await makePaidOrder(shop, ana);
  const number = await numberOf(order);
  await answerRecords(order, "accepted");
  const asked = { ...given(), reason: "Wrong company", isReissued: false };
  expect(await annulInvoice(shop.database, number, asked)).toBeNull();
  await answerLastRecord(order, "refused");
  expect(await correctRecord(shop.database, number, given())).toBeNull();
  const records = await recordsOf(order);
  expect(records.map(({ kind }) => kind)).toEqual(["issue", "annulment", "annulment"]);
  expect(records[1]?.xml).not.toMatch(/SinRegistroPrevio|RechazoPrevio/);
  expect(records[2]?.xml).toContain("<sf:RechazoPrevio>S</sf:RechazoPrevio><sf:Encadenamiento>");
  expect(records[2]?.xml).not.toContain("SinRegistroPrevio");
  await answerLastRecord(order, "accepted");
  expect(await correctRecord(shop.database, number, given())).toEqual({ refused: "conflict" });
  expect((await checkChain(shop.database, "test")).wrong).toEqual([]);
});

test("an annulled invoice leaves the order, and is issued again in another's place if asked", async () => {
  const order = await makePaidOrder(shop, ana);
  const number = await numberOf(order);
  const asked = { ...given(), reason: "Wrong company", isReissued: true };
  expect(await annulInvoice(shop.database, number, asked)).toBeNull();
  expect(await annulInvoice(shop.database, number, asked)).toEqual({ refused: "conflict" });
  const { invoices } = await readOrder(shop.database, order.id);
  expect(invoices.map((invoice) => invoice.number)).toEqual([await numberOf(order)]);
  expect(invoices[0]?.number).not.toBe(number);
  expect((await recordsOf(order)).map(({ kind }) => kind)).toEqual(["issue", "annulment", "issue"]);
  expect((await checkChain(shop.database, "test")).wrong).toEqual([]);
});

test("an annulled invoice is issued again later, too, but only once", async () => {
  const order = await makePaidOrder(shop, ana);
  const number = await numberOf(order);
  const annul = (isReissued: boolean) =>
    annulInvoice(shop.database, number, { ...given(), reason: "Wrong company", isReissued });
  expect(await annul(false)).toBeNull();
  expect((await readOrder(shop.database, order.id)).invoices).toEqual([]);
  expect(await annul(true)).toBeNull();
  expect(await annul(true)).toEqual({ refused: "conflict" });
  expect((await readOrder(shop.database, order.id)).invoices).toMatchObject([
    { number: await numberOf(order) },
  ]);
  expect((await recordsOf(order)).map(({ kind }) => kind)).toEqual(["issue", "annulment", "issue"]);
});

test("an annulled rectifying invoice is issued again about its refund, at once or later", async () => {
  const order = await makePaidOrder(shop, ana, { things: [{ unitCents: 4988 }] });
  await giveBack(shop, order, { amountCents: 1000 });
  const annul = async (number: string, isReissued: boolean) =>
    annulInvoice(shop.database, number, { ...given(), reason: "Wrong company", isReissued });
  const first = await numberOf(order);
  expect(await annul(first, true)).toBeNull();
  const second = await numberOf(order);
  expect(await annul(second, false)).toBeNull();
  expect(await annul(first, true)).toBeNull();
  for (const number of [first, second]) expect(await annul(number, true)).toEqual({ refused: "conflict" });
  const [issued, ...rectifying] = await readInvoices(shop, order);
  expect(rectifying).toHaveLength(3);
  expect(new Set(rectifying.map(({ number }) => number)).size).toBe(3);
  for (const { rectifies, total_cents } of rectifying) {
    expect([rectifies?.number, total_cents]).toEqual([issued?.number, -1000]);
  }
  const valid = (await readOrder(shop.database, order.id)).invoices;
  expect(valid.map(({ number }) => number)).toEqual([issued?.number, rectifying[2]?.number]);
  expect((await checkChain(shop.database, "test")).wrong).toEqual([]);
});

test("an annulled full invoice is issued again in the simplified one's place, to the same buyer, only once", async () => {
  const order = await makePaidOrder(shop, ana);
  const billing = {
    ...{ is_business: true, name: "Taller Prueba S. L.", tax_id: "B12345674", street: "Calle Mayor 1" },
    ...{ zip_code: "28013", municipality: "Madrid", province: "Madrid", country: "ES" },
  };
  expect(await issueFullInvoice(shop.context, ana.customerId, order.publicId, billing)).toHaveProperty(
    "number",
  );
  const annul = (number: string, isReissued: boolean) =>
    annulInvoice(shop.database, number, { ...given(), reason: "Wrong address", isReissued });
  const first = await numberOf(order);
  expect(await annul(first, true)).toBeNull();
  const second = await numberOf(order);
  expect(await annul(second, false)).toBeNull();
  expect(await annul(first, true)).toBeNull();
  for (const number of [first, second]) expect(await annul(number, true)).toEqual({ refused: "conflict" });
  const [simplified, ...full] = await readInvoices(shop, order);
  expect(new Set(full.map(({ number }) => number)).size).toBe(3);
  for (const { kind, replaces, buyer } of full) {
    expect([kind, replaces?.number, buyer]).toEqual(["full", simplified?.number, full[0]?.buyer]);
  }
  const valid = (await readOrder(shop.database, order.id)).invoices;
  expect(valid.map(({ number }) => number)).toEqual([simplified?.number, full[2]?.number]);
  expect((await checkChain(shop.database, "test")).wrong).toEqual([]);
});

test("what was rectified is not annulled", async () => {
  const order = await makePaidOrder(shop, ana, { things: [{ unitCents: 4988 }] });
  const number = await numberOf(order);
  await giveBack(shop, order, { amountCents: 1000 });
  const asked = { ...given(), reason: "Wrong", isReissued: false };
  expect(await annulInvoice(shop.database, number, asked)).toEqual({ refused: "conflict" });
});

test("without verifactu in the configuration there is no record and no code to check", async () => {
  const order = await makeOrder(shop, ana);
  const { verifactu } = shop.context.shop;
  delete shop.context.shop.verifactu;
  await payOrder(shop, order);
  if (verifactu) shop.context.shop.verifactu = verifactu;
  expect(await recordsOf(order)).toEqual([]);
  expect((await readInvoices(shop, order))[0]).not.toHaveProperty("check_address");
});
