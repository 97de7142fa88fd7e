import type { Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { findLatestMail, waitForMail } from "./support/mailbox.ts";
import { sendShopCommand } from "./support/orders.ts";
import { chooseVehicle, expect, expectAccessible, ibiza, test } from "./support/shop.ts";
import { newAddress } from "./support/sign-in-forms.ts";

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

test("a question from a product is answered, gone on with, closed and rated in the account", async ({
  page,
}) => {
  test.slow();
  const email = await signUp(page);
  await page.goto("/profile");
  await page.goto("/");
  await chooseVehicle(page, ibiza);
  await page.goto("/subcategories/discos-de-freno");
  await main(page).getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 2, name: "Qué es" })).toBeVisible();
  const product = (await main(page).getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "¿Le va bien a mi coche? Pregunta a la tienda" }).click();
  await expect(field(page, "Asunto")).toHaveValue("¿Le va bien a mi coche?");
  await expect(form(page)).toContainText(product);
  await expect(form(page)).toContainText("SEAT Ibiza IV");
  await expect(field(page, "Correo electrónico")).toHaveCount(0);
  await field(page, "Mensaje").fill("¿Sirven con llantas de 15 pulgadas?\nGracias");
  await expectAccessible(page);
  const number = await send(page);
  await waitForMail(email, number);

  await page.getByRole("link", { name: "Ver la conversación" }).click();
  await expect(main(page)).toContainText("Te contestamos como muy tarde el");
  await sendShopCommand(["support", "answer", number], { text: "Sirven con 15 pulgadas.", who: "Marta" });
  await waitForMail(email, "Sirven con 15 pulgadas.");
  await page.reload();
  await expect(main(page)).toContainText("Marta, de la tienda");
  await expect(main(page).getByText("Respondida")).toBeVisible();
  await field(page, "Mensaje").fill("¿Y con 16?");
  await main(page).getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(main(page)).toContainText("Te contestamos como muy tarde el");
  await expect(field(page, "Mensaje")).toHaveValue("");
  await sendShopCommand(["support", "answer", number], { text: "También." });
  await sendShopCommand(["support", "close", number]);
  await page.reload();
  await expect(main(page)).toContainText("La tienda ha cerrado esta conversación");
  await page.getByRole("radio", { name: "5 de 5: Muy bien" }).check();
  await page.getByRole("button", { name: "Enviar la valoración" }).click();
  await expect(page.getByRole("button", { name: "Cambiar la valoración" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/profile/support");
  await expect(main(page).getByRole("link", { name: "¿Le va bien a mi coche?" })).toBeVisible();
  await expect(main(page).getByText("Cerrada")).toBeVisible();
  await expectAccessible(page);
});

test("a failed search leads to the form, and a guest goes on by the mail's link", async ({
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
  const other = await (await browser.newContext()).newPage();
  await other.goto(pathname);
  await expect(main(other)).toContainText("Abre el enlace del correo que te enviamos");
  await other.goto(`${pathname}${hash}`);
  await other.reload();
  await expect(main(other)).toContainText("Busco una pieza rara.");
  await expect(other).toHaveURL((url) => url.hash === "");
  await expect(other.getByRole("link", { name: "/products?q=xyzzyqwert" })).toBeVisible();
  await other.getByRole("button", { name: "Ya está resuelto: cerrar" }).click();
  await expect(main(other)).toContainText("Has cerrado esta conversación");
  await other.context().close();
});

test("frequent questions are found as one types, and offered before a message is sent", async ({ page }) => {
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
