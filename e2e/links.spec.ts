import type { APIRequestContext, Page } from "@playwright/test";
import { localePrefixes, withoutPrefix } from "@recambia/contract/locale";
import { signUp } from "./support/accounts.ts";
import { seedGarage } from "./support/garage.ts";
import { placeOrder } from "./support/orders.ts";
import { expect, test, waitUntilSettled } from "./support/shop.ts";

/** Pages of one kind that are looked at: they are made alike. */
const pagesPerKind = 2;

/** What is said of a page that is still to come. */
const announcement = /se abre pronto|próximamente|s'obre aviat|properament|coming soon/i;

/** The kind of page that an address leads to, such as all products of a language. */
function kindOf(path: string): string {
  const { pathname, search } = new URL(path, "http://shop");
  const place = withoutPrefix(pathname);
  const kind = place.replace(/^(\/[^/]+)\/.*/, "$1/…");
  return `${pathname.slice(0, -place.length || undefined)}${kind} ${[...new URLSearchParams(search).keys()]}`;
}

/** Addresses within the shop that a page's links lead to. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)];
  const links = found.map(([, href = ""]) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
  return [...new Set(links.filter((href) => /^\/(?!\/)|^#/.test(href)))];
}

/** Follows links from page to page, and returns those that lead to nothing, with the page that they are on. */
async function walk(request: APIRequestContext, start: readonly string[]): Promise<string[]> {
  const waiting = start.map((path) => ({ path, from: "the start" }));
  const pages = new Map<string, string>();
  const seen = new Map<string, number>();
  const fragments: { path: string; id: string; from: string }[] = [];
  const broken: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const count = seen.get(kindOf(path)) ?? 0;
    if (pages.has(path) || count >= pagesPerKind) continue;
    seen.set(kindOf(path), count + 1);
    const answer = await request.get(path);
    if (answer.status() !== 200) broken.push(`${path} on ${from}: ${answer.status()}`);
    const isPage = answer.headers()["content-type"]?.startsWith("text/html");
    const html = isPage && answer.status() === 200 ? await answer.text() : "";
    pages.set(path, html);
    if (announcement.test(html)) broken.push(`${path} on ${from} announces something`);
    for (const link of linksIn(html)) {
      const [address = "", id] = link.split("#");
      if (id) fragments.push({ path: address || path, id, from: path });
      if (address) waiting.push({ path: address, from: path });
    }
  }
  // A personal page is drawn by the browser.
  for (const { path, id, from } of fragments) {
    const html = pages.get(path);
    if (html?.includes("<main") && !html.includes(` id="${id}"`)) broken.push(`${path}#${id} on ${from}`);
  }
  return broken;
}

test("every link of the public pages leads to something that is there, in all languages", {
  tag: "@once",
}, async ({ request }) => {
  const texts = ["/help", "/terms-and-conditions", "/privacy", "/cookies-policy", "/withdrawal"];
  const others = ["/returns-and-exchanges", "/who-we-are", "/contact-us", "/kit-list", "/compare"];
  const start = ["/", "/products?q=pastillas", "/products?q=xqzwv", ...texts, ...others];
  for (const prefix of Object.values(localePrefixes)) {
    const addresses = start.map((path) => `${prefix}${path}`.replace(/(?<=.)\/$/, ""));
    expect(await walk(request, addresses)).toEqual([]);
  }
});

/** Addresses of screens that the browser draws for the person who is signed in. */
const personalPages = /^\/(?:profile|orders|collections|reviews|users|shopping-cart)\b/;

/** Addresses that the links of the page on the screen lead to. */
async function linksOn(page: Page): Promise<string[]> {
  await waitUntilSettled(page);
  return linksIn(await page.evaluate(() => document.body.innerHTML)).filter((link) => link.startsWith("/"));
}

test("every link of the account's screens leads to something that is there", { tag: "@phone" }, async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  const order = await placeOrder(page.request);
  await seedGarage(page);
  const kinds = new Set<string>();
  const waiting = [
    "/profile",
    `/orders/${order.id}`,
    "/shopping-cart",
    "/orders/create",
    "/products?colour=red",
  ];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const [address = ""] = path.split("#");
    const kind = kindOf(address);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    // Public pages are walked above; here it matters that there is one.
    if (!personalPages.test(address)) {
      expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
      continue;
    }
    await page.goto(address);
    const headings = page.getByRole("heading", { level: 1 });
    await expect(headings.first()).toBeVisible();
    await expect(headings.filter({ hasText: "no encontrada" })).toHaveCount(0);
    await expect(page.getByText(announcement)).toHaveCount(0);
    waiting.push(...(await linksOn(page)));
  }
  expect(kinds.size).toBeGreaterThan(25);
});
