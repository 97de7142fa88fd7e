import type { Locator, Page } from "@playwright/test";
import { createAccount, signUp } from "./support/accounts.ts";
import { countingHand } from "./support/counting-hand.ts";
import { seedGarage } from "./support/garage.ts";
import { deliver, placeOrder } from "./support/orders.ts";
import { expect, test, waitUntilSettled } from "./support/shop.ts";
import { createAddress, typedMadridAddress } from "./support/shopping.ts";
import { newAddress } from "./support/sign-in-forms.ts";

type Hand = ReturnType<typeof countingHand>;

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("link", { name }).locator("visible=true").first();
const adding = (within: Locator) => within.getByRole("button", { name: /^Añadir(?! a una lista)/ }).first();
const added = (page: Page) => page.getByText("Añadido al carrito", { exact: true });

/** Types a query into the search box and sends it. */
async function search(page: Page, hand: Hand, query: string) {
  await hand.fill(page.getByRole("combobox", { name: /^Buscar recambio/ }), query);
  await hand.key("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(query);
  await waitUntilSettled(page);
}

/** Cards of parts that fit without a condition and can be delivered. */
function fitting(page: Page, name: RegExp) {
  return main(page)
    .getByRole("article")
    .filter({ hasText: name })
    .filter({ hasText: /Encaja en tu \S+(?!\S| si)|Universal/ })
    .filter({ hasText: /En stock|Quedan/ });
}

/** Adds the first part of each kind that fits. */
async function addBoth(page: Page, hand: Hand, names: readonly RegExp[]) {
  for (const name of names) {
    const card = fitting(page, name).first();
    await hand.press(adding(card));
    await expect(card).toContainText("En el carrito:");
  }
}

/** From a page with something in the cart to the guest's payment step. */
async function reachPayment(page: Page, { press, fill }: Hand) {
  await press(link(page, "Ver el carrito"));
  await press(link(page, "Tramitar pedido"));
  await fill("Correo electrónico", newAddress());
  for (const [label, text] of typedMadridAddress) await fill(label, text);
  await press(button(page, "Continuar"));
  await press(page.getByRole("radio", { name: /^Transferencia bancaria/ }));
}

async function confirm(page: Page, { press }: Hand) {
  await press(button(page, "Continuar"));
  await press(button(page, "Pedido con obligación de pago"));
  await expect(page).toHaveURL(/\?placed/);
}

test("a guest whose brakes squeak orders the pads from a cold start", { tag: "@phone" }, async ({ page }) => {
  const hand = countingHand(page);
  await page.goto("/");
  await search(page, hand, "frenos chirrían ibiza iv 1.6 tdi");
  await hand.press(
    page
      .getByRole("region", { name: /^¿Cuál es el tuyo/ })
      .getByRole("button")
      .first(),
  );
  await expect(page).toHaveURL(/vehicle=/);
  await hand.press(link(page, /Juego de pastillas de freno/));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Pastillas de freno");
  await hand.press(adding(fitting(page, /pastillas/).first()));
  await expect(added(page)).toBeVisible();
  await reachPayment(page, hand);
  await confirm(page, hand);
  expect(hand.presses()).toBeLessThanOrEqual(18);
});

test("who has an account and a car orders from the landing page, three presses after the cart", {
  tag: "@phone",
}, async ({ page }) => {
  const hand = countingHand(page);
  await signUp(page);
  await createAddress(page.request);
  await seedGarage(page);
  await page.goto("/");
  await search(page, hand, "filtro de aceite");
  await hand.press(adding(fitting(page, /Filtro de aceite/).first()));
  await expect(added(page)).toBeVisible();
  await hand.press(link(page, "Ver el carrito"));
  const before = hand.presses();
  await hand.press(link(page, "Tramitar pedido"));
  await confirm(page, hand);
  expect(hand.presses() - before).toBe(3);
  expect(hand.presses()).toBeLessThanOrEqual(7);
});

test("a workshop without an account orders eight parts for two cars, with its tax number on the invoice", {
  tag: "@phone",
}, async ({ page }) => {
  test.slow();
  const hand = countingHand(page);
  await page.goto("/");
  const cars = [
    ["ibiza iv 1.6 tdi", "105 CV"],
    ["golf vi 2.0 tdi", "140 CV"],
  ] as const;
  for (const [car, power] of cars) {
    await search(page, hand, `filtro de aceite, filtro de aire ${car}`);
    await hand.press(
      page
        .getByRole("region", { name: /^¿Cuál es el tuyo/ })
        .getByRole("button", { name: power })
        .first(),
    );
    await expect(page).toHaveURL(/vehicle=/);
    await waitUntilSettled(page);
    await addBoth(page, hand, [/Filtro de aceite/, /Filtro de aire/]);
    await search(page, hand, "filtro de habitáculo y pastillas");
    await addBoth(page, hand, [/Filtro de habitáculo/, /pastillas/]);
  }
  await reachPayment(page, hand);
  await hand.press(page.getByRole("checkbox", { name: /factura completa/ }));
  await hand.fill("Nombre o razón social", "Taller Prueba SL");
  await hand.fill("NIF, NIE o CIF", "A58818501");
  await hand.press(page.getByRole("checkbox", { name: "Compro como empresa o autónomo" }));
  await confirm(page, hand);
  await expect(main(page)).toContainText("Taller Prueba SL");
  expect(hand.presses()).toBeLessThanOrEqual(35);
});

test("four tyres and the oil are found by their measures; two brake discs are compared", {
  tag: "@phone",
}, async ({ page }) => {
  await test.step("four tyres and the oil are found by their measures", async () => {
    const hand = countingHand(page);
    await page.goto("/");
    for (const [query, measure] of [
      ["205/55 R16", "205/55 R16"],
      ["5w-30 vw 504.00/507.00", "5W-30"],
    ] as const) {
      await search(page, hand, query);
      const card = main(page).getByRole("article").filter({ hasText: measure }).first();
      await hand.press(adding(card));
      await expect(card).toContainText("En el carrito:");
    }
    expect(hand.presses()).toBeLessThanOrEqual(6);
  });
  await test.step("two brake discs are compared", async () => {
    const hand = countingHand(page);
    await search(page, hand, "discos de freno");
    const boxes = main(page)
      .getByRole("article")
      .getByRole("checkbox", { name: /^Comparar/ });
    for (const place of [0, 1]) await hand.press(boxes.nth(place));
    await hand.press(page.getByRole("link", { name: "Comparar", exact: true }));
    await expect(page.getByRole("table").getByRole("rowheader", { name: /^Precio/ })).toBeVisible();
    expect(hand.presses()).toBeLessThanOrEqual(5);
  });
});

test("what does not suit is returned without an account", { tag: "@phone" }, async ({ page, request }) => {
  const email = await createAccount(request);
  const order = await placeOrder(request);
  await deliver(order);
  const { press, fill, presses } = countingHand(page);
  await page.goto("/");
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Desistir del contrato aquí" }));
  await fill("Tu nombre", "Ana Prueba");
  await fill("Número de pedido", order.number);
  await fill("Correo electrónico del pedido", email);
  await press(button(page, "Continuar"));
  await press(button(page, "Confirmar desistimiento"));
  await expect(page.getByRole("heading", { name: "Desistimiento recibido" })).toBeFocused();
  expect(presses()).toBeLessThanOrEqual(6);
});
