import { expect, test } from "./shop.ts";

for (const path of [
  "/profile",
  "/profile/favorites",
  "/profile/my-addresses",
  "/profile/my-addresses/form-address",
  "/profile/my-orders",
  "/profile/update",
  "/collections",
  "/orders",
  "/reviews",
  "/users",
]) {
  test(`a visitor who asks for ${path} is sent to sign-in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the profile button of a visitor leads to sign-in", async ({ page, isMobile }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: isMobile ? /perfil/i : /cuenta|perfil|iniciar sesión/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test("the page carries a CSRF token that is fetched at start", async ({ page }) => {
  const fetched = page.waitForResponse("**/sanctum/csrf-cookie");
  await page.goto("/");
  const { csrf_token: token } = await (await fetched).json();
  await expect(page.locator('meta[name="csrf-token"]')).toHaveAttribute("content", token);
});
