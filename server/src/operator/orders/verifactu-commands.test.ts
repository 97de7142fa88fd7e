import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveBack, makePaidOrder, readInvoices } from "../../../test/orders/invoices.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const type = (words: string, options: Record<string, string> = {}) => runCommand(shop, words, options);
const invoiceOfNewOrder = async () =>
  (await readInvoices(shop, await makePaidOrder(shop, ana)))[0]?.number ?? "";

test("what is missing or makes no sense is told", async () => {
  const number = await invoiceOfNewOrder();
  expect(await type("verifactu export")).toEqual({ isGood: false, text: "--to is missing.\n" });
  expect((await type("verifactu export", { to: "/nowhere", from: "x" })).text).toBe(
    "--from is a number from 1.\n",
  );
  expect((await type(`verifactu annul ${number}`)).text).toBe("--reason is missing.\n");
  expect(await type("verifactu correct S-2026-999999")).toEqual({
    isGood: false,
    text: "There is no such invoice.\n",
  });
  expect((await type(`verifactu correct ${number}`)).text).toMatch(/^It is in no state for that/);
  const { verifactu: _none, ...without } = shop.context.shop;
  const bare = { context: { ...shop.context, shop: without } };
  expect((await runCommand(bare, "verifactu list")).text).toBe(
    "SHOP_CONFIG has no verifactu: invoices have no records.\n",
  );
});

test("records are listed, checked, annulled and exported as the tax office takes them", async () => {
  const number = await invoiceOfNewOrder();
  expect((await type("verifactu list")).text).toMatch(new RegExp(`${number} +issue +waiting`));
  expect((await type(`verifactu annul ${number}`, { reason: "Twice" })).text).toBe(
    `${number} is annulled.\n`,
  );
  expect((await type("verifactu check")).text).toMatch(
    /^\d+ records, each fingerprint and each link is right/,
  );
  const folder = join(await folderForThisTest(), "records");
  const { text } = await type("verifactu export", { to: folder });
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^verifactu-test-1-\d+\.xml$/);
  expect(text).toContain(name);
  const xml = await readFile(join(folder, name), "utf8");
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sfLR:RegFactuSistemaFacturacion /);
  expect(xml).toContain(`<sf:NumSerieFacturaAnulada>${number}<`);
  await shop.database.rows({ text: "update invoice_record set state = 'accepted', receipt = 'A-1'" });
  expect((await type("verifactu list")).text).toBe("No record waits, and none was refused.\n");
  expect((await type("verifactu list", { all: "" })).text).toContain("A-1");
});

test("the accountant's table has a repaid deposit when the rectifying invoice of its refund is annulled", async () => {
  const order = await makePaidOrder(shop, ana, { things: [{ unitCents: 4988, coreDepositCents: 1500 }] });
  const line = {
    line_id: order.lines[0]?.publicId ?? "",
    quantity: 1,
    cents: 4988,
    core_deposit_cents: 1500,
  };
  await giveBack(shop, order, { amountCents: 6488, content: { lines: [line] } });
  const number = (await readInvoices(shop, order)).at(-1)?.number;
  const depositsRepaid = async () => {
    const { text } = await type("orders export", { from: "2026-11-21", to: "2026-11-21" });
    return text.split("\r\n").filter((row) => row.includes(order.number) && row.includes(";-15,00;")).length;
  };
  expect(await depositsRepaid()).toBe(1);
  await type(`verifactu annul ${number}`, { reason: "Twice" });
  expect(await depositsRepaid()).toBe(1);
});
