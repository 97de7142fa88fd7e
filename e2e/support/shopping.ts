import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Address, AddressBody } from "@recambia/contract/addresses/schemas";
import type { Cart } from "@recambia/contract/cart/schemas";
import { post } from "./accounts.ts";
import { expect } from "./shop.ts";

/** A valid address in Madrid. */
const madridAddress: AddressBody = {
  first_name: "Ana",
  last_name: "Prueba López",
  mobile_phone: "612345678",
  street: "Calle de la Demostración",
  number: "12",
  zip_code: "28045",
  province: "es-28",
  municipality: "Madrid",
};

/** What a guest types for a parcel to Madrid, in the order of the form; town and province follow from the zip code. */
export const typedMadridAddress = [
  ["Nombre", "Ana"],
  ["Apellidos", "Prueba López"],
  ["Teléfono móvil", "612 345 678"],
  ["Código postal", "28045"],
  ["Calle", "Calle de la Demostración"],
  ["Número", "12"],
] as const;

/** Saves an address for the owner of the cookies of `request`. */
export async function createAddress(
  request: APIRequestContext,
  particulars: Partial<AddressBody> = {},
): Promise<Address> {
  const answer = await post(request, "/spa/me/addresses", { ...madridAddress, ...particulars });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

/**
 * Adds a product to the cart of the owner of the cookies of `request`.
 *
 * @param productId a product that is in stock; the first tool of the shop when left out.
 */
export async function addToCart(
  request: APIRequestContext,
  { productId, quantity = 1 }: { productId?: string; quantity?: number } = {},
): Promise<Cart> {
  await post(request, "/spa/cart");
  const answer = await post(request, "/spa/cart/lines", {
    purchasable_public_id: productId ?? (await toolInStock(request)),
    quantity,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** The first button of a list that puts something into the cart. */
export function firstToAdd(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "En stock" })
    .first()
    .getByRole("button", { name: /Añadir(?! a una lista)/ });
}

/** Puts the first tool in stock into the cart, as a shopper does, and waits until the page confirms it. */
export async function addInBrowser(page: Page): Promise<void> {
  await page.goto("/tools");
  await firstToAdd(page).click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
}

async function toolInStock(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get("/spa/catalog/tools")).json();
  return data.find(({ stock }: { stock: { state: string } }) => stock.state === "in_stock").id;
}

/** Orders the cart of the owner of the cookies of `request`, to be paid by transfer and picked up. */
export async function orderCart(request: APIRequestContext) {
  const choices = { shipping_method: "pickup", payment_method: "transfer" };
  const { data: quote } = await (await post(request, "/spa/checkout/quote", choices)).json();
  const { csrf_token: token } = await (await request.get("/sanctum/csrf-cookie")).json();
  const answer = await request.post("/spa/orders", {
    headers: { "X-CSRF-TOKEN": token, "Idempotency-Key": quote.id },
    data: { quote_id: quote.id, terms_version: quote.terms_version },
  });
  expect(answer.status()).toBe(201);
}
