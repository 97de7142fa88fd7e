import { expect, openSettled, test } from "./support/shop.ts";

test.describe("when the API fails", () => {
  test.use({ expectedMessages: /the server responded with a status of (?:401|404|503)/ });

  test("the failure is told, and trying again brings the page", { tag: "@once" }, async ({ page }) => {
    await page.goto("/who-we-are");
    await page.route("**/spa/catalog/brands*", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("banner").getByRole("link", { name: "Marcas" }).click();
    await expect(page.getByText("No hemos podido cargar esto")).toBeVisible();
    await page.unroute("**/spa/catalog/brands*");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText("No hemos podido cargar esto")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the account remembers, in the page's language, what a visitor asked for", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/ca/profile/my-orders?state=paid");
  await expect(page).toHaveURL("/ca/sign-in?next=%2Fprofile%2Fmy-orders%3Fstate%3Dpaid");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inicia la sessió");
  await expect(page.getByRole("banner")).toHaveCount(0);
});

test("a navigation starts at the top, and back returns to the place", { tag: "@once" }, async ({ page }) => {
  await page.goto("/terms-and-conditions");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Quiénes somos" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL("/who-we-are");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/terms-and-conditions");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("who goes back before a page that was opened anew has its scripts gets the page before", {
  tag: "@once",
}, async ({ page }) => {
  await openSettled(page, "/categories");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Frenos/ })
    .click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Frenos");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.evaluate(() => location.reload());
  await page.waitForFunction(
    () => document.getElementById("root") && !performance.getEntriesByName("taken-over")[0],
  );
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/categories$/);
  await expect(heading).toHaveText("Frenos");
  scripts.resolve();
  await expect(heading).not.toHaveText("Frenos");
  await page.goForward();
  await expect(heading).toHaveText("Frenos");
});

test("the keyboard's first stop leads to the content", { tag: "@once" }, async ({ page }) => {
  await page.goto("/who-we-are");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("phones have the five tabs, larger windows the top bar's links", async ({ page, isMobile }) => {
  await page.goto("/who-we-are");
  const tabs = page.getByRole("navigation", { name: "Navegación principal" });
  const links = page.getByRole("navigation", { name: "Catálogo" });
  await expect(tabs).toBeVisible({ visible: isMobile });
  await expect(links).toBeVisible({ visible: !isMobile });
  await (isMobile ? tabs : links).getByRole("link", { name: "Ofertas" }).click();
  await expect(page).toHaveURL("/offer-list");
  const names = isMobile ? await tabs.getByRole("link").allTextContents() : [];
  if (isMobile) expect(names).toEqual(["Inicio", "Ofertas", "Carrito", "Combos", "Perfil"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a public page can be read, in the language of its address", { tag: "@once" }, async ({ page }) => {
    await page.goto("/en/who-we-are");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
  });
});
