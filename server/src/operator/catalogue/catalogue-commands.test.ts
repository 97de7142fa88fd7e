import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBrand, makeKit, makeProduct } from "../../../test/catalogue/factories.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { findCommand } from "../command.ts";
import { commands } from "../commands.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Types a command as the shop's owner does; what it wrote, and whether all went well. */
async function type(words: string[], options: Record<string, string> = {}) {
  const found = findCommand(commands, words);
  if (!found) throw new Error(`No command: ${words.join(" ")}`);
  let text = "";
  const terminal = {
    isTTY: false,
    write: (written: string) => {
      // Amounts keep together on a line.
      text += written.replaceAll("\u00a0", " ");
      return true;
    },
  };
  const context = { ...shop.context, output: terminal, errors: terminal, options };
  return { isGood: await found.command.run(context, found.given), text };
}

async function makePriced(slug: string, priceCents: number, since: string) {
  const product = await makeProduct(shop.database, { slug, partNumber: slug.toUpperCase(), priceCents });
  await shop.database.rows({
    text: "insert into price_history (product_id, price_cents, valid_from) values ($1, $2, $3)",
    values: [product.id, priceCents, new Date(since)],
  });
  return product;
}

test("what nothing is called, and what several are called, is not touched", async () => {
  const first = await makeBrand(shop.database, { name: "Uno" });
  const second = await makeBrand(shop.database, { name: "Dos" });
  for (const { id: brandId } of [first, second]) {
    await makeProduct(shop.database, { brandId, partNumber: "TWIN-1", priceCents: 5000 });
  }
  expect(await type(["price", "nothing", "9.95"])).toEqual({
    isGood: false,
    text: "Nothing in the catalogue is called nothing: give a part number, a slug or an id.\n",
  });
  const several = await type(["price", "twin 1", "9.95"]);
  expect(several.isGood).toBe(false);
  expect(several.text).toMatch(/twin 1 names several[\s\S]*Dos[\s\S]*Uno/);
  const prices = await shop.database.rows({
    text: "select price_cents from product where part_number = 'TWIN-1'",
  });
  expect(prices).toEqual([{ price_cents: 5000 }, { price_cents: 5000 }]);
});

test("amounts, days and pieces that are none are refused in words", async () => {
  await makePriced("words-1", 8000, "2026-01-01");
  for (const euros of ["0", "-1", "1.234", "1.234,50", "abc", "99999999"]) {
    expect(await type(["price", "words-1", euros])).toMatchObject({ isGood: false });
  }
  for (const until of ["2026-02-30", "31-12-2026", "tomorrow"]) {
    expect((await type(["offer", "start", "words-1", "70"], { until })).text).toContain("last day");
  }
  expect((await type(["offer", "start", "words-1", "70"])).isGood).toBe(false);
  expect((await type(["stock", "words-1"])).isGood).toBe(false);
  expect((await type(["stock", "words-1", "1.5"])).isGood).toBe(false);
  expect((await type(["stock", "words-1"], { add: "-21" })).text).toContain("There are 20");
});

test("an offer is started, changed for afterwards, shown and ended", async () => {
  await makePriced("offer-1", 8000, "2026-01-01");
  const started = await type(["offer", "start", "OFFER 1", "69,90"], { until: "2026-12-31" });
  expect(started.text).toMatch(
    /OFFER-1: 69,90 € to 2026-12-31, announced as -12 % of 80,00 €; then 80,00 €/u,
  );
  const { body } = await shop.visitor().get("/spa/catalog/products/offer-1");
  expect(body).toMatchObject({
    data: { price: { cents: 6990, offer: { previous_cents: 8000, ends_at: "2026-12-31T23:00:00.000Z" } } },
  });
  expect((await type(["price", "offer-1", "60"])).isGood).toBe(false);
  expect((await type(["price", "offer-1", "75"])).text).toContain("after its offer");
  const shown = await type(["product", "show", "offer-1"]);
  expect(shown.text).toMatch(/Offer until +2026-12-31\n[\s\S]*Price afterwards +75,00 €[\s\S]*Price since/u);
  expect((await type(["offer", "end", "offer-1"])).text).toContain("75,00");
  expect((await type(["offer", "end", "offer-1"])).isGood).toBe(false);
});

test("a product that is new on sale is not put on offer", async () => {
  await makePriced("new-1", 8000, "2026-11-01");
  const { isGood, text } = await type(["offer", "start", "new-1", "70"], { until: "2026-12-31" });
  expect([isGood, text.includes("since 2026-11-01")]).toEqual([false, true]);
});

test("pieces are counted anew or added; a kit has none of its own", async () => {
  const product = await makePriced("stock-1", 8000, "2026-01-01");
  const kit = await makeKit(shop.database, { components: [{ productId: product.id, quantity: 2 }] });
  expect((await type(["stock", "stock-1", "7"])).text).toContain("20 → 7");
  expect((await type(["stock", "stock-1"], { add: "4" })).text).toContain("7 → 11");
  expect((await type(["product", "show", kit.slug])).text).toMatch(/Can be put together +5/);
  expect((await type(["stock", kit.slug, "3"])).isGood).toBe(false);
});

test("a product that a recall keeps off sale gets no pieces, and the command says so", async () => {
  const product = await makePriced("recalled-1", 8000, "2026-01-01");
  await shop.database.rows({
    text: "update product set is_recalled = true where id = $1",
    values: [product.id],
  });
  for (const [words, options] of [
    [["stock", "recalled-1", "7"], {}],
    [["stock", "recalled-1"], { add: "4" }],
  ] as const) {
    const { isGood, text } = await type([...words], options);
    expect([isGood, text]).toEqual([false, expect.stringContaining("recalls end NUMBER")]);
  }
  expect((await type(["stock", "recalled-1", "0"])).text).toContain("0 → 0");
});
