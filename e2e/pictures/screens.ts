import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { indexedPaths } from "@recambia/contract/shop/indexed-paths";
import { post, signUp } from "../support/accounts.ts";
import { deliver, pay, placeOrder } from "../support/orders.ts";
import { expect } from "../support/shop.ts";
import { addToCart, createAddress } from "../support/shopping.ts";

/** A screen to draw: a name for its file, and its path without a language. */
export type Screen = { name: string; path: string };

async function dataOf(response: APIResponse) {
  expect(response.ok()).toBe(true);
  const { data } = await response.json();
  return data;
}

/** The first entry of a list of the API. */
async function firstOf(request: APIRequestContext, list: string): Promise<{ id: string; slug: string }> {
  const [first] = await dataOf(await request.get(list));
  return first;
}

/** Screens that anybody sees, with an Ibiza in the garage. */
export async function publicScreens(page: Page): Promise<Screen[]> {
  const first = async (list: string) => (await firstOf(page.request, list)).slug;
  return [
    ...indexedPaths.map((path) => ({ name: path.slice(1) || "landing", path })),
    { name: "brand", path: `/brands/${await first("/spa/catalog/brands")}` },
    { name: "category", path: "/categories/frenos" },
    { name: "list", path: "/subcategories/discos-de-freno" },
    { name: "search", path: "/products?q=pastillas+freno+delanteras" },
    { name: "search-nothing-found", path: "/products?q=qwrtzp" },
    {
      name: "product",
      path: `/products/${await first("/spa/catalog/products?subcategory=discos-de-freno")}`,
    },
    { name: "kit", path: `/kit-list/${await first("/spa/catalog/kits")}` },
    { name: "tool", path: `/tools/${await first("/spa/catalog/tools")}` },
    { name: "compare", path: "/compare" },
    { name: "cart-empty", path: "/shopping-cart" },
    { name: "withdrawal", path: "/withdrawal" },
    { name: "sign-in", path: "/sign-in" },
    { name: "sign-up", path: "/sign-up" },
    { name: "forgot-password", path: "/forgot-password" },
    { name: "not-found", path: "/no-such-page" },
  ];
}

/** Signs the page in as a customer who has used the shop for a while. @returns the screens of the account. */
export async function accountScreens(page: Page): Promise<Screen[]> {
  const { request } = page;
  await signUp(page);
  await createAddress(request);
  const open = await placeOrder(request, { toolCount: 2 });
  const sent = await placeOrder(request, { toolCount: 2 });
  await pay(sent);
  const delivered = await placeOrder(request);
  await deliver(delivered);
  const product = await firstOf(request, "/spa/catalog/products?subcategory=discos-de-freno");
  const items = [{ purchasable_public_id: product.id, quantity: 2 }];
  const list = await dataOf(
    await post(request, "/spa/collections", { name: "Revisión de los 60.000 km", items }),
  );
  const { csrf_token: token } = await (await request.get("/sanctum/csrf-cookie")).json();
  const marked = await request.put(`/spa/me/favorites/${product.id}`, { headers: { "X-CSRF-TOKEN": token } });
  expect(marked.ok()).toBe(true);
  await addToCart(request, { productId: product.id, quantity: 2 });
  const conversation = await dataOf(
    await post(request, "/spa/support/conversations", {
      key: crypto.randomUUID().replaceAll("-", ""),
      kind: "question",
      subject: "¿Le va bien a mi coche?",
      text: "Tengo un Ibiza 1.6 TDI de 2011. ¿Me sirven estos discos?",
      sender: null,
      order_id: null,
      product_slug: product.slug,
      vehicle_id: null,
      page: `/products/${product.slug}`,
      files: [],
    }),
  );
  return [
    { name: "cart", path: "/shopping-cart" },
    { name: "checkout", path: "/orders/create" },
    { name: "profile", path: "/profile" },
    { name: "favorites", path: "/profile/favorites" },
    { name: "addresses", path: "/profile/my-addresses" },
    { name: "address-form", path: "/profile/my-addresses/form-address" },
    { name: "orders", path: "/profile/my-orders" },
    { name: "order-to-pay", path: `/orders/${open.id}` },
    { name: "order-paid", path: `/orders/${sent.id}` },
    { name: "order-delivered", path: `/orders/${delivered.id}` },
    { name: "profile-form", path: "/profile/update" },
    { name: "security", path: "/profile/security" },
    { name: "data", path: "/profile/data" },
    { name: "support", path: "/profile/support" },
    { name: "conversation", path: `/profile/support/${conversation.id}` },
    { name: "uploads", path: "/profile/uploads" },
    { name: "offline", path: "/profile/offline" },
    { name: "backups", path: "/profile/backups" },
    { name: "lists", path: "/collections" },
    { name: "list-form", path: "/collections/create" },
    { name: "own-list", path: `/collections/${list.id}` },
    { name: "reviews", path: "/reviews" },
    { name: "review-form", path: "/reviews/create" },
    { name: "people", path: "/users" },
    { name: "person-form", path: "/users/create" },
  ];
}

/** The checkout of somebody without an account. */
export async function guestScreens(page: Page): Promise<Screen[]> {
  await addToCart(page.request);
  return [{ name: "checkout-guest", path: "/orders/create" }];
}
