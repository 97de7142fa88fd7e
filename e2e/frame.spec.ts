import type { Locator } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectReflow,
  openSettled,
  publicPaths,
  test,
  waitUntilSettled,
} from "./support/shop.ts";
import { addToCart } from "./support/shopping.ts";

test.describe("when the network fails", () => {
  test.use({
    expectedMessages: /the server responded with a status of (?:401|404|503)|Failed to load resource/,
  });

  test("a page that fails is told, and comes when it is tried again; pictures that fail come with the network", {
    tag: "@once",
  }, async ({ page }) => {
    await test.step("the failure is told, and trying again brings the page", async () => {
      await page.goto("/who-we-are");
      await page.route("**/spa/catalog/brands*", (route) => route.fulfill({ status: 503, body: "" }));
      await page.getByRole("banner").getByRole("link", { name: "Marcas" }).click();
      await expect(page.getByText("No hemos podido cargar esto")).toBeVisible();
      await page.unroute("**/spa/catalog/brands*");
      await page.getByRole("button", { name: "Reintentar" }).click();
      await expect(page.getByText("No hemos podido cargar esto")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
    await test.step("the pictures' ground is shown, and they come when the network is back", async () => {
      await page.route("**/pictures/**", (route) => route.abort());
      await page.getByRole("banner").getByRole("link", { name: "Ofertas" }).click();
      const pictures = page.getByRole("main").getByRole("article").locator("img");
      await expect(pictures.first()).toBeHidden();
      await page.unroute("**/pictures/**");
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(pictures.first()).toBeVisible();
    });
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

test("phones have the five tabs and the catalogue's links; a visitor's profile tab leads to sign-in", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/who-we-are");
  const tabs = page.getByRole("navigation", { name: "Navegación principal" });
  const links = page.getByRole("navigation", { name: "Catálogo" });
  await expect(tabs).toBeVisible();
  const catalogue = ["Categorías", "Marcas", "Herramientas"];
  expect(await links.getByRole("link").filter({ visible: true }).allTextContents()).toEqual(catalogue);
  await tabs.getByRole("link", { name: "Ofertas" }).click();
  await expect(page).toHaveURL("/offer-list");
  const names = await tabs.getByRole("link").allTextContents();
  expect(names).toEqual(["Inicio", "Ofertas", "Carrito", "Combos", "Perfil"]);
  await page
    .getByRole("link", { name: /perfil/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in/);
  await test.step("the catalogue, payment and orders are one press away from the sign-in pages as well", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Iniciar sesión");
    const parts = page.getByRole("contentinfo").getByRole("navigation", { name: "Recambios" });
    expect(await parts.getByRole("link").allTextContents()).toEqual([
      "Buscar recambios",
      "Categorías",
      "Marcas",
      "Herramientas",
    ]);
    const shop = page.getByRole("contentinfo").getByRole("navigation", { name: "La tienda" });
    await expect(shop.getByRole("link", { name: "Formas de pago" })).toHaveAttribute(
      "href",
      "/help#payment-ways",
    );
    await expect(shop.getByRole("link", { name: "Seguir mi pedido" })).toHaveAttribute("href", "/orders");
  });
});

test("the keyboard's first stop leads to the content; at every width there are tabs or the top bar's links", {
  tag: "@once",
}, async ({ page }) => {
  const tabs = page.getByRole("navigation", { name: "Navegación principal" });
  const links = page.getByRole("navigation", { name: "Catálogo" });
  await test.step("the keyboard's first stop leads to the content", async () => {
    await page.goto("/who-we-are");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("larger windows have the top bar's links", async () => {
    await expect(tabs).toBeHidden();
    const catalogue = ["Categorías", "Marcas", "Ofertas", "Combos", "Herramientas"];
    expect(await links.getByRole("link").filter({ visible: true }).allTextContents()).toEqual(catalogue);
  });
  await test.step("at every width there are tabs or the top links, on a phone on its side as well", async () => {
    const sizes = [
      { width: 320, height: 640, hasTabs: true },
      { width: 600, height: 900, hasTabs: true },
      { width: 640, height: 450, hasTabs: true },
      { width: 844, height: 390, hasTabs: true },
      { width: 959, height: 800, hasTabs: true },
      { width: 960, height: 800, hasTabs: false },
      { width: 1000, height: 412, hasTabs: true },
    ];
    for (const { width, height, hasTabs } of sizes) {
      await page.setViewportSize({ width, height });
      await expect(tabs).toBeVisible({ visible: hasTabs });
      for (const name of ["Categorías", "Marcas", "Herramientas"]) {
        await expect(links.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      }
      if (hasTabs) continue;
      for (const name of ["Ofertas", "Combos"]) await expect(links.getByRole("link", { name })).toBeVisible();
    }
  });
  await test.step("a visitor's button for the profile leads to sign-in", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await links.getByRole("link", { name: "Ofertas" }).click();
    await expect(page).toHaveURL("/offer-list");
    await page
      .getByRole("link", { name: /cuenta|perfil|iniciar sesión/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test("on a phone on its side the header takes a third of the window, and 14 % once scrolled; names in the footer stay apart", {
  tag: "@once",
}, async ({ page }) => {
  await test.step("the header takes a third of the window, and 14 % once scrolled", async () => {
    const tabs = page.getByRole("navigation", { name: "Navegación principal" });
    const vehicle = page.getByRole("button", { name: "Añade tu vehículo" });
    const header = () =>
      page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom / innerHeight);
    await page.goto("/categories");
    for (const size of [
      { width: 844, height: 390 },
      { width: 640, height: 400 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(header).toBeGreaterThan(0.14);
      expect(await header()).toBeLessThanOrEqual(0.3);
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect.poll(header).toBeLessThanOrEqual(0.14);
      await expect(vehicle).toBeInViewport({ ratio: 1 });
      const heights = [vehicle, tabs.getByRole("link").first()].map((part) => part.boundingBox());
      for (const box of await Promise.all(heights)) expect(box?.height).toBeGreaterThanOrEqual(44);
      const shown = await tabs.evaluate((bar) => bar.getBoundingClientRect().top / innerHeight);
      expect(shown).toBeGreaterThanOrEqual(0.87);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(header).toBeLessThanOrEqual(0);
    await expect(tabs).toBeInViewport({ ratio: 1 });
  });
  await test.step("in the footer, a name of two lines stays apart from the next", async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto("/ca/categories");
    const gaps = await page.getByRole("contentinfo").evaluate((footer) => {
      const texts = [...footer.querySelectorAll("nav li")].map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item.querySelector("a") ?? item);
        return { list: item.parentElement, ...words.getBoundingClientRect().toJSON() };
      });
      return texts.flatMap((text, place) => {
        const next = texts[place + 1];
        return next && next.list === text.list ? [next.top - text.bottom] : [];
      });
    });
    expect(gaps.length).toBeGreaterThan(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  });
});

test.describe("on a phone with a notch and a home indicator", () => {
  test.use({ expectedMessages: /status of (404|500)|The cart/ });

  test("bars and messages stay above the tabs, and pages beside the notch", { tag: "@phone" }, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const setInsets = (insets: object) => devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await setInsets({ bottom: 34 });
    await page.goto("/tools");
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    const tabs = page.getByRole("navigation", { name: "Navegación principal" });
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Añadir(?! a una lista)/ })
      .last();
    const edges = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    await expect(add).toBeInViewport();
    expect((await edges(add)).bottom).toBeLessThan((await edges(tabs)).top);

    await page.route("**/spa/cart**", (route) => route.fulfill({ status: 500, json: {} }));
    await add.click();
    const message = page.getByRole("alert").filter({ hasText: "No hemos podido cambiar tu carrito" });
    await expect(message).toBeVisible();
    expect((await edges(message)).bottom).toBeLessThan((await edges(add)).top);

    await page.setViewportSize({ width: 844, height: 390 });
    await setInsets({ left: 47, right: 47, bottom: 21 });
    const { x = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(47);
  });
});

test("the browser draws lists with the server's words", { tag: "@once" }, async ({ page }) => {
  const lists = [
    "/compare",
    "/products?q=pastillas",
    "/products?q=xqzwv",
    "/products?brand=nadie&colour=red",
    `/products?q=${"x".repeat(100)}`,
    `/kit-list?q=${"x".repeat(100)}`,
  ];
  // Other public pages are opened where axe looks at them: what is drawn otherwise is an error on the console.
  const narrow = await publicPaths(page, true);
  const wideOnly = (await publicPaths(page, false)).filter((path) => !narrow.includes(path));
  for (const [place, path] of [...lists, ...wideOnly].entries()) {
    await openSettled(page, `${place % 2 === 0 ? "/ca" : "/en"}${path}`);
    if (lists.includes(path)) await expectReflow(page);
  }
});

test("a list with a parameter that is not known shows the rest, and says so", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/products?brand=nadie&a.colour=red&sort=price_asc&page=uno");
  const note = page.getByRole("note").filter({ hasText: "esta lista no tiene" });
  await expect(note).toContainText("brand=nadie");
  await expect(note).toContainText("a.colour=red");
  await expect(note).toContainText("page=uno");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await note.getByRole("button", { name: "Quitarlo de la dirección" }).click();
  await expect(page).toHaveURL("/products?sort=price_asc");
  await expect(note).toBeHidden();
  await page.goto("/products?category=nada&sort=price_asc");
  await expect(note).toContainText("category=nada");
  for (const path of ["/products?q=pastillas", "/offer-list?sort=newest", "/kit-list?all=1"]) {
    await openSettled(page, `${path}&colour=red&utm_source=mail`);
    await expect(note).toContainText("colour=red");
    await expect(note).not.toContainText("utm_source");
    expect(await page.evaluate(countShifts)).toBe(0);
    await note.getByRole("button").click();
    await expect(page).toHaveURL(`${path}&utm_source=mail`);
    await expect(note).toBeHidden();
  }
  await page.goto("/offer-list?gclid=1&utm_source=mail");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await waitUntilSettled(page);
  await expect(note).toBeHidden();
});

/** Runs in the page: layout shifts since it was opened. */
function countShifts() {
  return new Promise<number>((resolve) => {
    let count = 0;
    new PerformanceObserver((list) => {
      count += list.getEntries().length;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(count)));
  });
}

test("cart and checkout come in without an error on the console and without moving anything, with and without lines", {
  tag: "@phone",
}, async ({ page }) => {
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  for (const path of ["/shopping-cart", "/orders/create"]) {
    await openSettled(page, path);
    expect(await page.evaluate(countShifts)).toBe(0);
  }
  await openSettled(page, "/");
  expect(refused).toEqual([]);
  await addToCart(page.request);
  await page.evaluate(() => localStorage.setItem("cart", "kept"));
  await openSettled(page, "/shopping-cart");
  await expect(page.getByRole("textbox", { name: "Cantidad" })).toBeVisible();
  expect(await page.evaluate(countShifts)).toBe(0);
  const upright = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [{ width: 844, height: 390 }, { width: 700, height: 600 }, upright]) {
    await page.setViewportSize(size);
    await expect(page.getByRole("link", { name: "Tramitar pedido" }).first()).toBeInViewport({ ratio: 1 });
  }
  await openSettled(page, "/orders/create");
  await expect(page.getByRole("textbox", { name: "Calle", exact: true })).toBeVisible();
  expect(await page.evaluate(countShifts)).toBe(0);
});

test.describe("in a browser that says Catalan", () => {
  test.use({ locale: "ca-ES", serviceWorkers: "allow" });

  test("Catalan is offered on one page only, without moving anything, and can be accepted there", {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto("/categories");
    const offer = page.getByRole("region", { name: "Vols la botiga en català?" });
    await expect(offer).toBeVisible();
    expect(await page.evaluate(countShifts)).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacidad" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacidad");
    await expect(offer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/categories");
    await waitUntilSettled(page);
    await expect(offer).toBeHidden();
    await page.goto("/brands");
    await waitUntilSettled(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("user-locale"))).toBeNull();

    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
    await page.goto("/brands?a=1");
    await offer.getByRole("link", { name: "Sí, en català" }).click();
    await expect(page).toHaveURL("/ca/brands?a=1");
    await page.goto("/brands");
    await expect(page).toHaveURL("/ca/brands");
  });
});

test.describe("in a browser that says English", () => {
  test.use({ locale: "en-GB" });

  test("who says no to English is asked no more, and stays in Spanish", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/categories");
    const offer = page.getByRole("region", { name: "Would you like the shop in English?" });
    await expect(offer).toHaveAttribute("lang", "en");
    await expectAccessible(page);
    await offer.getByRole("button", { name: "No, thanks" }).click();
    await expect(offer).toBeHidden();
    for (const path of ["/brands", "/"]) {
      await page.goto(path);
      await waitUntilSettled(page);
      await expect(offer).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a public page can be read, in the language of its address; a personal one is there, and takes no presses", {
    tag: "@once",
  }, async ({ page }) => {
    await test.step("a public page can be read, in the language of its address", async () => {
      await page.goto("/en/who-we-are");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
    });
    await test.step("a personal page is there with its heading and form, and takes no presses", async () => {
      await page.goto("/sign-in");
      await expect(page.locator("#root")).toHaveAttribute("inert");
      await expect(page.locator("h1")).toHaveText("Iniciar sesión");
      await expect(page.locator('input[type="password"]')).toBeVisible();
      await page.goto("/shopping-cart");
      await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
    });
  });
});
