import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { type ReceivedMail, readLatestMail } from "../support/mailbox.ts";
import { pay } from "../support/orders.ts";
import { expect, test } from "../support/shop.ts";
import { newAddress } from "../support/sign-in-forms.ts";

/** What a Catalan reader is told about goods of each kind, wherever they are shown. */
const oldGoods = ["L'oli usat", "La teva bateria vella", "La làmpada o l'aparell vells"];
/** Content, and hazards of the antifreeze, which may be bought without its page. */
const lineFacts = ["Contingut: 5 l", "H302: Nociu en cas d'ingestió."];
const atCheckout = "Els drets i impostos de la importació a la destinació no estan inclosos";
const withoutVat = "Els drets i impostos de la duana els paga qui rep el paquet.";

const main = (page: Page) => page.getByRole("main");

type Part = { slug: string; part_number: string };

/** The first product of a part type that is in stock, in the language of the journey. */
async function firstOf(request: APIRequestContext, partType: string): Promise<Part> {
  const list = `/spa/catalog/products?subcategory=${partType}&stock=1&per_page=1`;
  const { data } = await (await request.get(list)).json();
  return data[0];
}

/** Searches for a product, opens its page, and reads what has to stand there before it is bought. */
async function findAndAdd(page: Page, part: Part, expected: (string | RegExp)[]) {
  const search = page.getByRole("search").getByRole("combobox");
  await search.fill(part.part_number);
  await search.press("Enter");
  await main(page).locator(`a[href^="/ca/products/${part.slug}"]`).first().click();
  const shop = page.getByRole("region", { name: "Compra", exact: true });
  await expect(shop).toContainText("IVA inclòs");
  await expect(shop).toContainText("14 dies per desistir");
  for (const text of expected) await expect(main(page)).toContainText(text);
  await shop.getByRole("button", { name: /^Afegeix(-ne| a la cistella)/ }).click();
  await expect(page.getByText("Afegit a la cistella", { exact: true })).toBeVisible();
}

async function orderAsGuest(page: Page, email: string) {
  const next = page.getByRole("button", { name: "Continua", exact: true });
  await page.goto("/ca/orders/create");
  for (const [name, text] of [
    ["Correu electrònic", email],
    ["Nom", "Ana"],
    ["Cognoms", "Prueba López"],
    ["Telèfon mòbil", "612 345 678"],
    ["Codi postal", "38001"],
    ["Carrer", "Calle del Castillo"],
    ["Número", "12"],
  ] as const) {
    await page.getByRole("textbox", { name, exact: true }).fill(text);
  }
  await next.click();
  await main(page)
    .getByRole("radio", { name: /^Transferència bancària/ })
    .check();
  await next.click();
  const order = page.getByRole("button", { name: "Comanda amb obligació de pagament", exact: true });
  await expect(order).toBeVisible();
  for (const text of [...oldGoods, ...lineFacts, "Total, sense IVA", atCheckout, "ets major d'edat"]) {
    await expect(main(page)).toContainText(text);
  }
  await expect(main(page)).not.toContainText("IVA 21 %");
  await order.click();
  await expect(page).toHaveURL(/\/ca\/orders\/[a-z0-9]+\?placed/);
}

/** Words of a PDF that a link downloads. */
async function download(page: Page, name: RegExp): Promise<string> {
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("link", { name }).click();
  return wordsOf(await readFile(await (await downloading).path()));
}

async function wordsOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

/** The attached copy of the contract in a language. */
async function contractIn({ attachments }: ReceivedMail, language: string): Promise<string> {
  const copy = attachments.find(({ name }) => name.endsWith(`-${language}.pdf`));
  return wordsOf(copy?.content ?? Buffer.alloc(0));
}

function expectAll(text: string, parts: string[]) {
  for (const part of parts) expect(text).toContain(part);
}

test("an order in Catalan to Tenerife tells all that the law asks for, from the search to the invoice", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await page.setExtraHTTPHeaders({ "Accept-Language": "es_CA" });
  const [oil, battery, bulb, coolant] = await Promise.all(
    ["aceites-de-motor", "baterias", "bombillas-de-faro", "anticongelantes"].map((partType) =>
      firstOf(page.request, partType),
    ),
  );
  if (!oil || !battery || !bulb || !coolant) throw new Error("The demonstration has no such goods");
  await page.goto("/ca");
  await findAndAdd(page, oil, ["L'oli usat", /Contingut: \d+ l/, /€\s*\/\s*l/]);
  await findAndAdd(page, battery, ["La teva bateria vella", "El cubell ratllat"]);
  await findAndAdd(page, bulb, ["La làmpada o l'aparell vells", "DEMO-R37-"]);
  await findAndAdd(page, coolant, ["Nociu en cas d'ingestió", "Atenció", "Fabricant"]);

  await page.goto("/ca/shopping-cart");
  const inCart = ["IVA inclòs", "Enviem a la Península", "Pots pagar amb", ...lineFacts];
  for (const text of [...oldGoods, ...inCart]) {
    await expect(main(page)).toContainText(text);
  }
  const email = newAddress();
  await orderAsGuest(page, email);
  await expect(main(page)).toContainText("Gràcies: ja tenim la teva comanda");
  for (const text of [...oldGoods, withoutVat]) await expect(main(page)).toContainText(text);
  await expect(main(page)).not.toContainText("21 %");
  const { data: order } = await (
    await page.request.get(`/spa${new URL(page.url()).pathname.slice(3)}`)
  ).json();

  const confirmation = await readLatestMail(email, `La teva comanda ${order.number}`);
  expectAll(confirmation.text, [
    ...oldGoods,
    "Exportació sense IVA",
    "Model de formulari de desistiment",
    "garantia legal",
    "en català i en castellà",
  ]);
  expect(confirmation.text).not.toContain("IVA 21");
  const words = await contractIn(confirmation, "ca");
  expectAll(words, [order.number, ...oldGoods, "Exportació sense IVA", "Termes i condicions", "desistir"]);
  const copy = await contractIn(confirmation, "es");
  expectAll(copy, [
    order.number,
    "Aceite de motor",
    "El aceite usado",
    "Exportación sin IVA",
    "Términos y condiciones",
  ]);
  expect(await download(page, /La teva comanda amb les condicions.*En castellà/)).toContain(order.number);

  await pay({ number: order.number, totalCents: order.totals.total_cents });
  await page.reload();
  const invoice = await download(page, /^Factura simplificada/);
  expectAll(invoice, [order.number, "Exportació exempta d'IVA (article 21 de la Llei 37/1992)"]);
  expect(invoice).not.toContain("21 %");
  expectAll(await download(page, /^[A-Z]-\d{4}-\d{6} en castellà$/), [
    "Aceite de motor",
    "Exportación exenta de IVA (artículo 21 de la Ley 37/1992)",
  ]);
});
