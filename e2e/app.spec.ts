import type { Page } from "@playwright/test";
import { expect, test, useTheme } from "./support/shop.ts";
import { startSlowProxy } from "./support/slow-proxy.ts";

test("the theme is dark at first; the toggle's choice survives a reload without a flash", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page
    .getByRole("button", { name: /tema|modo claro/i })
    .first()
    .click();
  await expect(html).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme;
    });
  });
  await page.reload();
  await expect(html).toHaveAttribute("data-theme-at-first", "light");
});

test("a chosen language is kept: it goes on in it after a reload and from the bare address", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/categories");
  await page.getByRole("button", { name: /ES/ }).first().click();
  await page
    .getByRole("menuitemradio", { name: "Català" })
    .or(page.getByRole("link", { name: "Català" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/ca\/categories/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ca");
  expect(await page.evaluate(() => localStorage.getItem("user-locale"))).toBe("ca");
  await page.goto("/brands");
  await expect(page).toHaveURL(/\/ca\/brands/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marques de recanvis");
});

test("a browser whose clock is in another year hydrates pages, and tells the shop's day of delivery", {
  tag: "@once",
}, async ({ page, context }) => {
  const year = new Date().getFullYear();
  // Playwright's clock also replaces `performance`, which tells that a page is hydrated.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 366 * 86_400_000;
    globalThis.Date = new Proxy(Date, {
      construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [real.now()]),
    });
  });
  for (const path of ["/", "/offer-list", "/products?q=WVWZZZ1KZ6W000001", "/terms-and-conditions"]) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toContainText(`–${year} `);
  }
  const answer = await page.request.get("/spa/catalog/products?stock=1&per_page=1");
  const product = `/products/${(await answer.json()).data[0].slug}`;
  const onTime = await context.newPage();
  await onTime.goto(product);
  await page.goto(product);
  const day = (shown: Page) => shown.getByText(/En la Península: te llega el \S+/).textContent();
  await expect.poll(() => day(page)).toBe(await day(onTime));
});

test("no page tells the shop's bank account", { tag: "@once" }, async ({ request }) => {
  for (const path of ["/", "/shopping-cart", "/en/terms-and-conditions"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('"tax_id"');
    expect(html).not.toContain('"iban"');
  }
});

for (const [theme, tag] of [
  ["dark", "@phone"],
  ["light", "@once"],
] as const) {
  test(`nothing moves while the landing page comes in piece by piece (${theme})`, { tag }, async ({
    page,
    baseURL,
  }) => {
    await using line = await startSlowProxy(baseURL ?? "");
    await useTheme(page, theme);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved: { node: Element | null }[] = Reflect.get(entry, "sources");
          shifts.push(moved.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(", "));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(line.origin);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  });
}
