import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { countingHand } from "./support/counting-hand.ts";
import { startFlakyProxy } from "./support/flaky-proxy.ts";
import { seedGarage } from "./support/garage.ts";
import { findLatestMail, waitForMail } from "./support/mailbox.ts";
import { placeOrder, sendShopCommand } from "./support/orders.ts";
import { expect, expectAccessible, openInOtherBrowser, test } from "./support/shop.ts";
import { newAddress } from "./support/sign-in-forms.ts";

test.use({ expectedMessages: /net::ERR_|the server responded with a status of 4\d\d/ });

const photograph = readFileSync(join(import.meta.dirname, "../docs/pictures/landing.webp"));

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const main = (page: Page) => page.getByRole("main");
const form = (page: Page) => page.getByRole("region", { name: "Escríbenos" });

async function send(page: Page): Promise<string> {
  await form(page).getByRole("button", { name: "Enviar a la tienda" }).click();
  await expect(page.getByRole("heading", { name: "Lo hemos recibido. ¡Gracias!" })).toBeFocused();
  const number = /SO-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await form(page).textContent()) ?? "")?.[0];
  if (!number) throw new Error("The receipt names no number");
  return number;
}

/** Uploads two photographs in the form's picker over a line that is cut in the middle of the second. */
async function attachTwoPhotographs(page: Page, cut: () => void) {
  await form(page).locator("summary").filter({ hasText: "Adjuntar mis archivos" }).click();
  await expect(form(page).getByText("Todavía no tienes archivos en tu cuenta.")).toBeVisible();
  const [small, large] = ["pinza.webp", "disco.webp"];
  await page.getByLabel(/^Elige archivos/).setInputFiles([
    { name: small, mimeType: "image/webp", buffer: photograph },
    { name: large, mimeType: "image/webp", buffer: Buffer.concat([photograph, Buffer.alloc(3_000_000, 7)]) },
    { name: "vídeo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(`<html>${" ".repeat(9_000)}`) },
  ]);
  const progress = page.getByRole("progressbar", { name: large });
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(1_000_000);
  cut();
  await expect(form(page).getByText("Archivos adjuntos: 2")).toBeVisible();
  await expect(form(page).getByText(/^Este tipo de archivo no se puede subir/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: large })).toBeChecked();
}

/** A reply to the latest mail to somebody, as their mail program writes it. */
async function replyByMail(from: string, about: string, words: string): Promise<string> {
  const mail = await findLatestMail(from, new RegExp(about));
  const to = /^Reply-To:[^<]*<([^>]+)>/im.exec(mail)?.[1] ?? "";
  return [
    `From: Ana <${from}>`,
    `To: ${to}`,
    "Subject: Re: Respuesta",
    `Message-ID: <${crypto.randomUUID()}@example.com>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    words,
    "",
    "El mar, 24 nov 2026 a las 10:00, Recambia (<hola@recambia.example>) escribió:",
    "",
    `> ${about}`,
  ].join("\r\n");
}

test("a question from a product with two photographs is answered, gone on with by mail, closed and rated", {
  tag: "@phone",
}, async ({ page, baseURL }) => {
  test.slow();
  const email = await signUp(page);
  await using proxy = await startFlakyProxy(String(baseURL), 2_000_000);
  await seedGarage(page);
  await page.goto(`${proxy.origin}/profile`);
  await page.goto(`${proxy.origin}/subcategories/discos-de-freno`);
  await main(page).getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 2, name: "Qué es" })).toBeVisible();
  const { pathname } = new URL(page.url());
  const product = (await main(page).getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "¿Le va bien a mi coche? Pregunta a la tienda" }).click();
  await expect(field(page, "Asunto")).toHaveValue("¿Le va bien a mi coche?");
  await expect(form(page)).toContainText(product);
  await expect(form(page)).toContainText("SEAT Ibiza IV");
  await expect(field(page, "Correo electrónico")).toHaveCount(0);
  await field(page, "Asunto").fill(`¿Le va bien a mi coche? https://fotos.example/${"a".repeat(60)}`);
  await field(page, "Mensaje").fill("¿Sirven con llantas de 15 pulgadas?\nGracias");
  await attachTwoPhotographs(page, proxy.cut);
  await expectAccessible(page);
  const number = await send(page);
  await waitForMail(email, number);
  await waitForMail("hola@recambia.example", new RegExp(`Subject: .*${number}`));

  await page.getByRole("link", { name: "Ver la conversación" }).click();
  await expect(main(page)).toContainText("Te contestamos como muy tarde el");
  await expect(main(page).getByRole("link", { name: /^(?:pinza|disco)\.webp$/ })).toHaveCount(2);
  await expect(main(page)).toContainText("SEAT Ibiza IV");
  await expect(
    main(page).getByRole("definition").getByRole("link", { name: "Disco de freno" }),
  ).toHaveAttribute("href", pathname);
  await expect(main(page).getByRole("link", { name: new RegExp(`^${pathname}`) })).toBeVisible();
  const said = "Sirven con 15 pulgadas.";
  await sendShopCommand(["support", "answer", number], { text: said, who: "Marta" });
  const reply = await replyByMail(email, said, "¿Y con 16?");
  await page.reload();
  await expect(main(page)).toContainText("Marta, de la tienda");
  await expect(main(page).getByText("Respondida")).toBeVisible();
  await sendShopCommand(["support", "receive"], {}, reply);
  await page.reload();
  const last = page.getByRole("list", { name: "Mensajes" }).getByRole("listitem").last();
  await expect(last).toContainText("por correo");
  await expect(last).toContainText("¿Y con 16?");
  await expect(last).not.toContainText(said);
  await expect(main(page)).toContainText("Te contestamos como muy tarde el");
  await sendShopCommand(["support", "answer", number], { text: "También." });
  await sendShopCommand(["support", "close", number]);
  await page.reload();
  await expect(main(page)).toContainText("La tienda ha cerrado esta conversación");
  await page.getByRole("radio", { name: "5 de 5: Muy bien" }).check();
  await page.getByRole("button", { name: "Enviar la valoración" }).click();
  await expect(page.getByRole("button", { name: "Cambiar la valoración" })).toBeVisible();
  await field(page, "Mensaje").fill("¿Y el líquido?");
  const sending = Promise.withResolvers<void>();
  await page.route("**/spa/support/conversations/*/messages", async (route) => {
    await sending.promise;
    await route.continue();
  });
  await main(page).getByRole("button", { name: "Enviar", exact: true }).click();
  // What is written meanwhile is the next message.
  await field(page, "Mensaje").fill("¿Y las pinzas?");
  sending.resolve();
  await expect(main(page)).toContainText("Te contestamos como muy tarde el");
  await expect(page.getByText("Mensaje enviado")).toBeVisible();
  await expect(field(page, "Mensaje")).toHaveValue("¿Y las pinzas?");
  await main(page).getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(field(page, "Mensaje")).toHaveValue("");
  await expectAccessible(page);
  await page.goto(`${proxy.origin}/profile/support`);
  await expect(main(page).getByRole("link", { name: "¿Le va bien a mi coche?" })).toBeVisible();
  await expect(main(page).getByText("Pendiente de respuesta")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${proxy.origin}/profile/uploads`);
  await page
    .getByRole("link", { name: `En tu conversación ${number}` })
    .first()
    .click();
  await expect(main(page)).toContainText("¿Y el líquido?");
});

test("a question from an order takes the order along, for both sides", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  const order = await placeOrder(page.request);
  // A page of the account finds out who is signed in.
  await page.goto("/profile");
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("link", { name: "Preguntar por este pedido" }).click();
  const name = `Pedido ${order.number}`;
  await expect(field(page, "Asunto")).toHaveValue(name);
  await expect(form(page)).toContainText(name);
  await field(page, "Mensaje").fill("¿Lo puede recoger mi hermano?");
  const number = await send(page);
  await page.getByRole("link", { name: "Ver la conversación" }).click();
  await expect(main(page).getByRole("definition").getByRole("link", { name: order.number })).toHaveAttribute(
    "href",
    `/orders/${order.id}`,
  );
  expect(await sendShopCommand(["support", "show", number])).toContain(order.number);
});

test("who signs out in another tab while writing sends the question without the account's files", {
  tag: "@once",
}, async ({ page, context }) => {
  await signUp(page);
  await page.goto("/profile");
  await page.goto("/contact-us");
  await field(page, "Asunto").fill("Unas pastillas");
  await field(page, "Mensaje").fill("¿Cuáles van mejor?");
  await form(page).locator("summary").filter({ hasText: "Adjuntar mis archivos" }).click();
  await page
    .getByLabel(/^Elige archivos/)
    .setInputFiles({ name: "pinza.webp", mimeType: "image/webp", buffer: photograph });
  await expect(form(page).getByText("Archivos adjuntos: 1")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/profile");
  await other.getByRole("main").getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(other).toHaveURL((url) => url.pathname === "/sign-in");
  await field(page, "Tu nombre").fill("Ana Prueba");
  await expect(form(page).getByText("pinza.webp")).toHaveCount(0);
  await field(page, "Correo electrónico").fill(newAddress());
  await expect(field(page, "Mensaje")).toHaveValue("¿Cuáles van mejor?");
  const number = await send(page);
  expect(await sendShopCommand(["support", "show", number])).not.toContain("pinza.webp");
});

test("a misspelt make is found, and a car that is in no list leads to the form, in ten presses", {
  tag: "@once",
}, async ({ page }) => {
  const { press, fill, presses } = countingHand(page);
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  const makes = dialog.getByRole("combobox", { name: "Buscar marca" });
  await press(page.getByRole("button", { name: /Añade tu vehículo/ }).first());
  await press(dialog.getByRole("button", { name: "Añadir vehículo" }));
  await fill(makes, "mercedez");
  await expect(page.getByRole("option").first()).toContainText("Mercedes");
  await fill(makes, "trabant");
  await press(dialog.getByRole("link", { name: "Escríbenos" }));
  await expect(field(page, "Asunto")).toHaveValue("Mi coche no está en la lista");
  await expect(dialog).toBeHidden();
  await fill("Mensaje", "Un Trabant 601 de 1985.");
  await fill("Tu nombre", "Ana Prueba");
  await fill("Correo electrónico", newAddress());
  await press(form(page).getByRole("button", { name: "Enviar a la tienda" }));
  const receipt = page.getByRole("heading", { name: "Lo hemos recibido. ¡Gracias!" });
  await expect(receipt).toBeFocused();
  const number = /SO-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await form(page).textContent()) ?? "")?.[0] ?? "";
  expect(await sendShopCommand(["support", "show", number])).toMatch(
    /Asked from: http:\/\/localhost:\d+\/$/m,
  );
  expect(presses()).toBeLessThanOrEqual(10);
});

test("a failed search leads to the form, and a guest goes on by the mail's link", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto("/products?q=xyzzyqwert");
  await page.getByRole("link", { name: "Preguntar a la tienda" }).click();
  await expect(field(page, "Asunto")).toHaveValue("No encuentro «xyzzyqwert»");
  await form(page).getByRole("button", { name: "Enviar a la tienda" }).click();
  await expect(form(page).getByText("Este campo es obligatorio")).toHaveCount(3);
  const email = newAddress();
  await field(page, "Mensaje").fill("Busco una pieza rara.");
  await field(page, "Tu nombre").fill("Ana Prueba");
  await field(page, "Correo electrónico").fill(email);
  await send(page);
  await expect(form(page)).toContainText(email);

  const link = /https?:\/\/[^\s"<>)]+\/support\/[a-z0-9]+#key=[A-Za-z0-9_-]+/;
  const mail = await findLatestMail(email, link);
  const { pathname, hash } = new URL(link.exec(mail)?.[0] ?? "");
  const other = await openInOtherBrowser(browser);
  await other.goto(pathname);
  await expect(main(other)).toContainText("Abre el enlace del correo que te enviamos");
  // A shop that cannot check the link now does not call it wrong.
  await other.route("**/access", (route) => route.fulfill({ status: 429 }));
  await other.goto(`${pathname}${hash}`);
  await other.reload();
  const retry = main(other).getByRole("button", { name: "Reintentar" });
  await expect(retry).toBeVisible();
  await other.unroute("**/access");
  await retry.click();
  await expect(main(other)).toContainText("Busco una pieza rara.");
  await expect(other).toHaveURL((url) => url.hash === "");
  await expect(other.getByRole("link", { name: "/products?q=xyzzyqwert" })).toBeVisible();
  await other.getByRole("button", { name: "Ya está resuelto: cerrar" }).click();
  await expect(main(other)).toContainText("Has cerrado esta conversación");
  await other.context().close();
});

test("frequent questions are found as one types, and offered before a message is sent", {
  tag: "@once",
}, async ({ page }) => {
  const drawn = await (await page.request.get("/help")).text();
  expect(drawn).toMatch(/"@type":"FAQPage".*"¿Cuánta garantía tienen las piezas\?"/s);
  await page.goto("/help");
  const search = page.getByRole("searchbox", { name: "Busca tu pregunta" });
  await search.fill("gaarantia");
  await expect(main(page).locator("summary").first()).toHaveText("¿Cuánta garantía tienen las piezas?");
  await main(page).locator("summary").first().click();
  await expect(main(page)).toContainText("3 años de garantía legal");
  await expectAccessible(page);
  await search.fill("xyzzyqwert");
  await expect(main(page)).toContainText("Ninguna pregunta habla de eso");
  await search.fill("");
  await expect(page.getByRole("heading", { level: 2, name: "Devoluciones" })).toBeVisible();
  await page.getByRole("link", { name: "Escribir a la tienda" }).click();
  await field(page, "Asunto").fill("¿Cuánto cuesta el envío?");
  await expect(page.getByRole("complementary", { name: "Quizá te sirva" })).toContainText(
    "¿Cuánto cuesta el envío?",
  );
  await field(page, "Asunto").fill("");
});
