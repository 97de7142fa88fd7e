import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { ensureChromium, journeyFlags } from "../scripts/chromium.ts";
import { signUp } from "./support/accounts.ts";
import { placeOrder, sendShopCommand } from "./support/orders.ts";
import { startRecordingProxy } from "./support/recording-proxy.ts";
import {
  chooseVehicle,
  expect,
  expectAccessible,
  layOutWhole,
  openSettled,
  test,
  watchConsole,
} from "./support/shop.ts";
import { addToCart, createAddress } from "./support/shopping.ts";
import { fillSignIn } from "./support/sign-in-forms.ts";

const ibiza = { maker: "SEAT", model: "Ibiza V", variant: "1.0 MPI" };

test.use({
  serviceWorkers: "allow",
  // 419: what waits is sent once more, with a new token, when its session has ended meanwhile.
  expectedMessages:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (40[14]|419)|The cart|The product|The CSRF|Error during logout|could not be stored/,
});

/** A phone's browser that can be closed and opened again with what it has kept. */
async function openBrowser(folder: string, baseURL: string | undefined): Promise<BrowserContext> {
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: journeyFlags,
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    serviceWorkers: "allow",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await browser.addInitScript(layOutWhole);
  return browser;
}

/** A page of a browser, opened with the first one. */
async function pageOf(browser: BrowserContext): Promise<Page> {
  return browser.pages()[0] ?? browser.newPage();
}

/** Runs in the page: the number of carts that the device has kept as last seen. */
async function countSeenCarts(): Promise<number> {
  const opening = indexedDB.open("recambia-cart");
  await new Promise((done) => {
    opening.onsuccess = done;
  });
  const counting = opening.result.transaction("seen").objectStore("seen").count();
  await new Promise((done) => {
    counting.onsuccess = done;
  });
  opening.result.close();
  return counting.result;
}

/** From the landing page, where the shop is offered for the home screen with the first vehicle, to what is taken along. */
async function chooseFirstVehicle(page: Page): Promise<void> {
  const offer = page.getByText("¿Quieres la tienda en tu pantalla de inicio?");
  const askAsBrowser = () =>
    page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: () => undefined }),
      ),
    );
  await openSettled(page, "/");
  // The browser's question is held back once the shop has taken over.
  await expect.poll(askAsBrowser).toBe(false);
  await expect(offer).toBeHidden();
  await chooseVehicle(page, ibiza);
  await expect(offer).toBeVisible();
  await openSettled(page, "/categories");
  await expect.poll(askAsBrowser).toBe(false);
  await page.getByRole("link", { name: "Frenos" }).first().click();
  await expect(page).toHaveURL(/frenos/);
  await expect(offer).toBeHidden();
  await openSettled(page, "/profile/offline");
  await expect.poll(askAsBrowser).toBe(false);
  await expect(page.getByRole("button", { name: "Instalar" })).toBeVisible();
}

/** "Llevar mi coche" on a device without room, until there is some and everything is there. */
async function takeAlong(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const { origin } = new URL(page.url());
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 300_000 });
  await page.getByRole("button", { name: /^Llevar mi Ibiza/ }).click();
  // Files of the service worker may take the room before the first product.
  await expect(page.getByRole("alert").filter({ hasText: /^No cabe (?:más )?en este/ })).toBeVisible();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await page.getByRole("button", { name: /^(?:Continuar|Llevar mi Ibiza.*)$/ }).click();
  await expect(page.getByText(/productos \(.*\), como estaban el/)).toBeVisible({ timeout: 90_000 });
}

test(
  "an Ibiza is taken along once there is room: without a network it is browsed, filtered and searched, and the cart's changes wait",
  {
    tag: "@phone",
  },
  async ({ baseURL, expectedMessages }, { repeatEachIndex }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), "recambia-browser-"));
    const first = await openBrowser(folder, baseURL);
    const page = await pageOf(first);
    const main = page.getByRole("main");
    const unexpected = watchConsole(page);
    const held = await addToCart(page.request);
    const inCart = held.lines[0]?.product.name ?? "";
    await test.step("installing is offered once, with the first vehicle", () => chooseFirstVehicle(page));
    await test.step("a device without room says so, and goes on when there is some", () => takeAlong(page));
    await expectAccessible(page);
    await openSettled(page, "/shopping-cart");
    await expect.poll(() => page.evaluate(countSeenCarts)).toBe(1);

    await first.setOffline(true);
    await page.goto("/categories");
    await expect(page.getByText(/Sin conexión: lo ves como estaba el/)).toBeVisible();
    await main
      .getByRole("link", { name: /Frenos/ })
      .first()
      .click();
    await main
      .getByRole("link", { name: /Pastillas de freno/ })
      .first()
      .click();
    await expect(main.getByRole("article").first()).toBeVisible();
    await expect(page.getByText(/Sin conexión: lo ves como estaba el/)).toBeVisible();
    await page.getByRole("button", { name: "Filtros" }).click();
    await page
      .getByRole("group", { name: "Disponibilidad" })
      .getByRole("checkbox", { name: /En stock/ })
      .last()
      .check();
    await expect(page).toHaveURL(/stock=1/);
    await page.getByRole("button", { name: /Ver \d+ resultados?/ }).click();
    await expect(page.getByRole("button", { name: /^Quitar Disponibilidad/ })).toBeVisible();
    await page.goto("/products?q=pastillas");
    await expect(main.getByRole("article").first()).toContainText(/pastillas/i);

    await page.goto("/products?q=filtro&stock=1");
    const fitting = main
      .getByRole("article")
      .filter({ hasText: "Encaja en tu Ibiza" })
      .filter({ hasNotText: /Ibiza si|%/ });
    await expect(fitting.first()).toBeVisible();
    // Copies of this journey that run at the same time set the price of a product each, which no other has in its cart.
    const places = Math.floor((await fitting.count()) / 3);
    const place = 3 * (repeatEachIndex % places);
    const slugs: string[] = [];
    for (const index of [place, place + 1, place + 2]) {
      const card = fitting.nth(index);
      const path = (await card.getByRole("link").first().getAttribute("href")) ?? "";
      slugs.push(/\/products\/([^?]+)/.exec(path)?.[1] ?? "");
      await card.getByRole("button", { name: /^Añadir ?:/ }).click();
      await expect(page.getByText("Lo añadimos a tu carrito en cuanto haya conexión.")).toBeVisible();
    }
    // A browser that closes may lose cookies that it has not written yet.
    const cookies = await first.cookies();
    expect(unexpected(expectedMessages)).toEqual([]);
    await first.close();
    const euros = `4,${10 + Math.floor(Math.random() * 90)}`;
    await sendShopCommand(["price", slugs[1] ?? "", euros.replace(",", ".")]);

    const second = await openBrowser(folder, baseURL);
    await second.addCookies(cookies);
    const again = await pageOf(second);
    await second.setOffline(true);
    await again.goto("/shopping-cart");
    await expect(again.getByText(/Este es tu carrito como estaba el \d/)).toBeVisible();
    const waiting = again.getByRole("region", { name: "En espera" });
    await expect(waiting.getByRole("listitem")).toHaveCount(3);
    const line = again.getByRole("article", { name: inCart });
    await line.getByRole("button", { name: "Uno más" }).click();
    await expect(line.getByText("En espera: de 1 a 2")).toBeVisible();
    await expect(waiting.getByRole("listitem")).toHaveCount(4);
    await expectAccessible(again);
    await again.getByRole("link", { name: "Tramitar pedido" }).filter({ visible: true }).click();
    await expect(again.getByText("Para pedir hace falta conexión")).toBeVisible();

    await second.setOffline(false);
    await expect(waiting).toBeHidden();
    await expect(again.getByRole("main").getByText("5 artículos", { exact: true })).toBeVisible();
    await expect(line.getByRole("textbox", { name: "Cantidad" })).toHaveValue("2");
    const notice = again.getByRole("listitem").filter({ hasText: `y ahora cuesta ${euros}` });
    await expect(notice).toHaveCount(1);
    await again.getByRole("button", { name: "Entendido" }).click();
    await expect(notice).toHaveCount(0);
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  },
);

/** Waits until the service worker answers for the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Takes a new release while something is written in a form, which is not lost. */
async function takeRelease(page: Page, shop: Awaited<ReturnType<typeof startRecordingProxy>>): Promise<void> {
  await page.goto(`${shop.origin}/contact-us`);
  await waitForWorker(page);
  const subject = page.getByRole("textbox", { name: "Asunto", exact: true });
  await subject.fill("Unas pastillas");
  shop.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole("status").filter({ hasText: "Hay una versión nueva de la tienda." });
  await expect(notice).toBeVisible();
  // The click ends when the dialog is answered.
  const pressAnd = async (answer: "dismiss" | "accept") => {
    const answered = page.waitForEvent("dialog").then((dialog) => dialog[answer]());
    await notice.getByRole("button", { name: "Actualizar" }).click();
    await answered;
  };
  await pressAnd("dismiss");
  await expect(subject).toHaveValue("Unas pastillas");
  await pressAnd("accept");
  await expect(notice).toBeHidden();
  await expect(subject).toHaveValue("");
}

test("in English, saving a car offline is paused, refreshed by difference and browsed; a new release is told and taken", {
  tag: "@once",
}, async ({ page, context, baseURL }) => {
  await using shop = await startRecordingProxy(baseURL ?? "");
  await page.goto(`${shop.origin}/`);
  await chooseVehicle(page, ibiza);
  await page.goto(`${shop.origin}/en/profile/offline`);
  const goOn = shop.hold(/[?&]share=2\b/);
  await page.getByRole("button", { name: /^Save my Ibiza .*offline/ }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  goOn();
  await expect(page.getByText(/\d+% of .* saved/)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/products \(.*\), as they were on/)).toBeVisible({ timeout: 90_000 });
  const shares = () => shop.passed.filter(({ path }) => path.includes("share="));
  const whole = new Set(shares().map(({ path }) => path)).size;
  // What was there when paused is not sent again, unless it has changed.
  const sent = shares().filter(({ status }) => status === 200);
  expect(new Set(sent.map(({ path, etag }) => `${path} ${etag}`)).size).toBe(sent.length);

  const [, vehicle] = /vehicles\/([^/?]+)/.exec(shares()[0]?.path ?? "") ?? [];
  const listed = await page.request.get(`/spa/catalog/products?vehicle=${vehicle}&q=filtro&per_page=48`);
  const { data } = await listed.json();
  const product = data.find(
    ({ fit, price }: { fit: { answer: string }; price: { offer: unknown } }) =>
      fit.answer === "fits" && price.offer === null,
  );
  await sendShopCommand(["price", product.slug, ((product.price.cents + 11) / 100).toFixed(2)]);
  shop.passed.length = 0;
  await page.getByRole("button", { name: "Update" }).click();
  await expect.poll(() => shares().length, { timeout: 60_000 }).toBe(whole);
  const changed = shares().filter(({ status }) => status === 200);
  expect(changed.length).toBeGreaterThan(0);
  // Other journeys change stocks meanwhile, but most shares are as they were.
  expect(changed.length).toBeLessThan(whole / 2);

  await page.goto(`${shop.origin}/brands`);
  await waitForFiles(page, ["/offline-language/es"]);
  await context.setOffline(true);
  const main = page.getByRole("main");
  await page.goto(`${shop.origin}/products`);
  await expect(page.getByText("Lo llevas en otro idioma: English.")).toBeVisible();
  await expect(main.getByRole("article").first()).toBeVisible();
  await page.goto(`${shop.origin}/profile/offline`);
  await expect(main.getByText("Está en otro idioma: English.")).toBeVisible();
  await page.goto(`${shop.origin}/en/categories/frenos`);
  await expect(page.getByText(/No connection: shown as it was on/)).toBeVisible();
  await main
    .getByRole("link", { name: /Brake pads/ })
    .first()
    .click();
  await expect(main.getByRole("article").first()).toContainText(/brake pad/i);
  await page.goto(`${shop.origin}/en/products?q=brakke+pad`);
  await expect(page.getByText("We don't know “brakke”: we searched for “brake”.")).toBeVisible();
  await main.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /brake pad/i })).toBeVisible();
  shop.passed.length = 0;
  await context.setOffline(false);
  const isAskedAgain = () => shop.passed.some(({ path }) => path.startsWith("/spa/catalog/products/"));
  await expect.poll(isAskedAgain).toBe(true);
  await expect(page.getByText(/No connection/)).toBeHidden();
  await page.goto(`${shop.origin}/en/profile/offline`);
  const products = page.getByRole("row", { name: /Products for your cars/ });
  await expect(products).toHaveText(/cars\s*[1-9]/);
  await page.getByRole("button", { name: "Clear what is stored" }).click();
  await expect(products).toHaveText(/cars\s*0/);
  await test.step("a new release is told and taken, and what is written in a form is not lost", () =>
    takeRelease(page, shop));
});

/** Waits until the browser's caches hold addresses with these parts. */
async function waitForFiles(page: Page, files: readonly string[]): Promise<void> {
  const isStored = (file: string) =>
    page.evaluate(async (part) => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
      }
      return found.some((url) => url.includes(part));
    }, file);
  for (const file of files) await expect.poll(() => isStored(file)).toBe(true);
}

/** Waits until the worker has stored the code and the texts of the cart's page, which may never have been opened. */
const waitForCartFiles = (page: Page) =>
  waitForFiles(page, ["/assets/CartScreen-", "/cart/screen/CartScreen.js"]);

test("without a network a visitor is led to what is kept; what is added then comes without a page of the shop", {
  tag: "@once",
}, async ({ page, context, baseURL }) => {
  await test.step("a language leads to what is kept in another, and to what is kept at all", async () => {
    await openSettled(page, "/help");
    await waitForWorker(page);
    await waitForCartFiles(page);
    await waitForFiles(page, [
      "/es/support/faq/HelpScreen.js",
      "/assets/OfflineScreen-",
      "/es/offline/screen/OfflineScreen.js",
    ]);
    await context.setOffline(true);
    await page.getByRole("button", { name: /^ES/ }).first().click();
    await page.getByRole("link", { name: "Català" }).first().click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Aquesta pàgina no s'ha pogut obrir" }),
    ).toBeVisible();
    await expect(page).toHaveURL("/ca/help");
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })).toBeVisible();
    await expect(page).toHaveURL("/help");
    await page.goto("/brands/brembo");
    await expect(page.getByRole("heading", { name: "Esta página no se ha podido abrir" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Català" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Lo que llevas" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sin conexión" })).toBeVisible();
  });
  await test.step("who never opened the cart sees an empty one", async () => {
    await page.goto("/shopping-cart");
    await expect(page.getByText("Sin conexión. Lo que añadas entra en tu carrito")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tu carrito está vacío" })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("what waits is sent by the service worker when no page of the shop is open", async () => {
    await context.setOffline(false);
    await openSettled(page, "/tools");
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Añadir ?:/ })
      .first();
    await add.click();
    await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await add.click();
    await expect(page.getByText("Lo añadimos a tu carrito en cuanto haya conexión.")).toBeVisible();
    await page.goto("about:blank");
    await context.setOffline(false);
    const devtools = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseURL ?? ""));
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    // Browsers stop a worker that nobody uses. One that runs on may go on taking the network for gone.
    await devtools.send("ServiceWorker.stopAllWorkers");
    const origin = baseURL ?? "";
    const registrationId = await found;
    const cart = async () => {
      // A browser repeats the event when its worker failed.
      await devtools.send("ServiceWorker.dispatchSyncEvent", {
        ...{ origin, registrationId, tag: "cart-queue", lastChance: false },
      });
      const answer = await page.request.get("/spa/cart");
      return answer.status() === 200 ? (await answer.json()).data.totals.item_count : 0;
    };
    await expect.poll(cart).toBe(2);
    await page.goto("/shopping-cart");
    await expect(page.getByRole("main").getByText("2 artículos", { exact: true })).toBeVisible();
  });
});

/** Everything that the browser stores for the shop, as text; of its caches, only addresses. */
async function storedText(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const stores: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((done) => {
          reading.onsuccess = done;
        });
        stores.push({ name, store, values: reading.result });
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    const plain = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie];
    return JSON.stringify({ stores, cached, plain });
  });
  return inPage + JSON.stringify(await context.cookies());
}

/** Adds something without a network, ends the session, and signs in again; returns the name of what waited. */
async function endSession(page: Page, context: BrowserContext, email: string): Promise<string> {
  const card = page.getByRole("main").getByRole("article").first();
  // Its name begins with the number of pieces once there are some in the cart.
  const add = card.getByRole("button", { name: /Añadir ?:/ });
  await openSettled(page, "/profile");
  await openSettled(page, "/tools");
  await waitForWorker(page);
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await expect.poll(() => storedText(page, context)).toContain('"keys","values":[{');
  await waitForCartFiles(page);
  await context.setOffline(true);
  await page.goto("/shopping-cart");
  await expect(page.getByText(/Este es tu carrito como estaba el \d/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tu carrito está vacío" })).toBeVisible();
  await context.setOffline(false);
  await openSettled(page, "/tools");
  await add.click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText("Lo añadimos a tu carrito en cuanto haya conexión.")).toBeVisible();
  expect(await storedText(page, context)).toContain(name);
  // The session ends by itself: the browser has no cookie of it any more, and the shop says so.
  await context.clearCookies({ name: "recambia_session" });
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem("auth") ?? "{}");
    localStorage.setItem("auth", JSON.stringify({ ...auth, state: { ...auth.state, lastFetched: 0 } }));
  });
  await context.setOffline(false);
  await page.goto("/orders");
  await expect(page).toHaveURL((url) => url.pathname === "/sign-in");
  await expect.poll(() => storedText(page, context)).toContain('"sealed","values":[{');
  expect(await storedText(page, context)).not.toContain(name);

  await page.goto("/sign-in?next=%2Fshopping-cart");
  await fillSignIn(page, email);
  await expect(page.getByRole("main").getByText("2 artículos", { exact: true })).toBeVisible();
  return name;
}

test("what waits when a session ends cannot be read, and is sent at the next sign-in; signing out leaves nothing", {
  tag: "@once",
}, async ({ page, context }) => {
  test.slow();
  const email = await signUp(page);
  const person = (await (await page.request.get("/spa/me/user")).json()).data;
  const address = await createAddress(page.request);
  const order = await placeOrder(page.request);
  const card = page.getByRole("main").getByRole("article").first();
  // Its name begins with the number of pieces once there are some in the cart.
  const add = card.getByRole("button", { name: /Añadir ?:/ });
  const name =
    await test.step("what waits when the session ends cannot be read, and is sent when the person is back", () =>
      endSession(page, context, email));
  await test.step("nothing of a person is left after signing out, even without a network", async () => {
    await openSettled(page, "/tools");
    await add.click();
    await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
    await card.getByRole("button", { name: /^Favorito: / }).click();
    for (const path of ["/profile/favorites", `/orders/${order.id}`, "/profile/my-addresses", "/orders"]) {
      await openSettled(page, path);
      await page.mouse.wheel(0, 200);
    }
    // Responses are stored after they are shown.
    await expect.poll(() => storedText(page, context)).toContain(order.number);
    await openSettled(page, "/products?q=brocas");
    await openSettled(page, "/tools");
    await context.setOffline(true);
    await add.click();
    await expect(page.getByText("Lo añadimos a tu carrito en cuanto haya conexión.")).toBeVisible();
    for (const [path, shown] of [
      ["/orders", order.number],
      ["/profile/favorites", name],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
      await expect(page.getByText(/Sin conexión: lo ves como estaba el \d/)).toBeVisible();
    }
    await page.goto("/profile");
    const used = await storedText(page, context);
    for (const secret of [email, order.number, name]) expect(used).toContain(secret);

    await page.getByRole("button", { name: "Cerrar sesión" }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === "/sign-in");
    // The garage is the browser's own (specification §3); it remembers the account that it met by an id.
    const own = [email, person.name, order.id, order.number, address.street, name, "brocas"];
    const expectNothingLeft = () =>
      expect(async () => {
        const left = await storedText(page, context);
        expect(own.filter((secret) => secret && left.includes(secret))).toEqual([]);
      }).toPass();
    await expectNothingLeft();
    // The form's code was not there: the page fetches it when the network is back, by a reload if it has to.
    await context.setOffline(false);
    await expect(page.getByRole("textbox", { name: "Correo electrónico" })).toBeVisible();
    await page.goto("/profile");
    await expect(page).toHaveURL((url) => url.pathname === "/sign-in");
    await expectNothingLeft();
  });
});
