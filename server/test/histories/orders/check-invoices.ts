import { expect } from "vitest";
import type { OrderRow } from "../../../src/orders/index.ts";
import type { InvoiceContent } from "../../../src/orders/invoices/invoice-content.ts";
import { sumOf } from "./check-order.ts";
import type { Case, OrderWorld } from "./order-world.ts";

/** VAT in an amount at a rate in thousandths, rounded half up. */
const vatOf = (grossCents: number, rate: number) =>
  Math.sign(grossCents) * Math.round((Math.abs(grossCents) * rate) / (1000 + rate));

/** The invoices of an order together say what it was paid for goods and delivery and has not been paid back. */
export async function checkInvoices({ world, draw }: Case, order: OrderRow): Promise<void> {
  const { shop } = world;
  const rows = await shop.database.rows<{ content: InvoiceContent; total_cents: number }>({
    text: "select content, total_cents from invoice where order_id = $1 order by id",
    values: [order.id],
  });
  const contents = rows.map(({ content }) => content);
  const rate = order.tax_zone === "export" ? 0 : draw.rate;
  for (const { content, total_cents: total } of rows) {
    checkSums(content, total);
    // Whatever the rate is today, all invoices of an order have the one that it was placed at.
    expect([
      ...content.lines.map(({ vat_rate }) => vat_rate),
      ...content.vat.map((share) => share.rate),
    ]).toEqual([...content.lines, ...content.vat].map(() => rate));
  }
  const first = contents.filter(({ kind, replaces }) => kind !== "rectifying" && replaces === null);
  const isPaid = order.payments.some(({ state }) => state === "paid");
  expect(first.map(({ total_cents }) => total_cents)).toEqual(
    isPaid ? [order.goods_cents + order.shipping_cents] : [],
  );
  for (const full of contents.filter(({ replaces }) => replaces !== null)) {
    expect([full.kind, full.total_cents, full.replaces?.number]).toEqual([
      "full",
      first[0]?.total_cents,
      first[0]?.number,
    ]);
  }
  const rectifying = contents.filter(({ kind }) => kind === "rectifying");
  const done = order.refunds.filter(({ state, cause }) => state === "done" && cause !== "late_payment");
  const given = sumOf(done, ({ amount_cents, content }) => amount_cents - depositsIn(content));
  expect(sumOf(rectifying, ({ total_cents }) => -total_cents)).toBe(given);
  checkChain([...first, ...rectifying]);
}

const depositsIn = ({ lines }: OrderRow["refunds"][number]["content"]) =>
  sumOf(lines, ({ core_deposit_cents }) => core_deposit_cents);

/** Lines, shares of VAT and the total of one invoice add up. */
function checkSums(content: InvoiceContent, totalCents: number): void {
  const { lines, vat, total_cents: total } = content;
  expect(total).toBe(totalCents);
  expect(sumOf(lines, ({ net_cents, vat_cents }) => net_cents + vat_cents)).toBe(total);
  expect(sumOf(vat, ({ base_cents, vat_cents }) => base_cents + vat_cents)).toBe(total);
  expect(sumOf(lines, ({ vat_cents }) => vat_cents)).toBe(sumOf(vat, ({ vat_cents }) => vat_cents));
  if (content.is_export) expect(vat.map(({ vat_cents }) => vat_cents)).toEqual(vat.map(() => 0));
}

/** The sum of all invoices lies between zero and the first invoice, at its VAT rates. */
function checkChain(contents: readonly InvoiceContent[]): void {
  const left = sumOf(contents, ({ total_cents }) => total_cents);
  expect(left).toBeLessThanOrEqual(contents[0]?.total_cents ?? 0);
  const shares = contents.flatMap(({ vat }) => vat);
  for (const rate of new Set(shares.map((share) => share.rate))) {
    const own = shares.filter((share) => share.rate === rate);
    const vat = sumOf(own, ({ vat_cents }) => vat_cents);
    const gross = vat + sumOf(own, ({ base_cents }) => base_cents);
    expect(gross).toBeGreaterThanOrEqual(0);
    const roundings = contents.flatMap(({ lines }) => lines).length;
    expect(Math.abs(vat - vatOf(gross, rate))).toBeLessThanOrEqual(gross === 0 ? 0 : roundings);
  }
}

/** Numbers of every series begin at one and have no gap. */
export async function checkNumbers({ shop }: OrderWorld): Promise<void> {
  const rows = await shop.database.rows<{ series: string; highest: number; count: number }>({
    text: "select series, max(number)::integer as highest, count(*)::integer as count from invoice group by series",
  });
  expect(rows.filter(({ highest, count }) => highest !== count)).toEqual([]);
}
