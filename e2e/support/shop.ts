import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { indexedPaths } from "@recambia/contract/shop/indexed-paths";
import type axe from "axe-core";
import type { AxeResults } from "axe-core";
import { axeSource } from "./axe-source.ts";

declare global {
  interface Window {
    /** Put into the page by `expectAccessible`. */
    axe: typeof axe;
  }
}

/**
 * Console messages of failures that a journey causes on purpose. Browsers report a refused request themselves ("Failed to
 * load resource").
 */
type Expected = { expectedMessages: RegExp };

/** Warning of Playwright, which blocks service workers in most journeys (playwright.config.ts). */
const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * `test` whose pages are hydrated once they are opened (see `waitForHydration`). An unexpected warning or error on the
 * page's console fails the journey.
 */
export const test = base.extend<Expected>({
  expectedMessages: [/the server responded with a status of 40[14]/, { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(context);
    await context.addInitScript(layOutWhole);
    await context.setExtraHTTPHeaders(fromNewNetwork());
    await use(context);
  },
  page: async ({ page, expectedMessages }, use) => {
    const unexpected = watchConsole(page);
    await use(page);
    expect(unexpected(expectedMessages)).toEqual([]);
  },
});

export { expect };

/** Listens to a page's console. @returns a function that returns the warnings and errors so far that are not expected. */
export function watchConsole(page: Page): (expected: RegExp) => string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return (expected) => messages.filter((text) => !expected.test(text) && text !== blockedWorker);
}

/** Returns headers of a network that no other journey uses: the shop limits the requests of a network (docs/operations.md). */
export function fromNewNetwork(): Record<string, string> {
  return { "X-Forwarded-For": [10, ...crypto.getRandomValues(new Uint8Array(3))].join(".") };
}

/**
 * Makes `goto` and `reload` of a context's pages wait for hydration, because people read before they press. Journeys about
 * what happens earlier open their pages another way.
 */
function waitForHydration(context: BrowserContext) {
  context.on("page", (page) => {
    const { goto, reload } = page;
    page.goto = async (...where) => hydrated(page, await goto.apply(page, where));
    page.reload = async (...how) => hydrated(page, await reload.apply(page, how));
  });
}

/**
 * Runs in the page: lays out sections far from the window too. Playwright scrolls to a target before it clicks; rows that get
 * their height on the way would move the target between the aim and the click.
 */
export function layOutWhole() {
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(whole);
}

async function hydrated<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () => !document.getElementById("root") || performance.getEntriesByName("taken-over").length > 0,
  );
  return answer;
}

/** Opens a page and waits until it has loaded; see {@link waitUntilSettled}. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

/** Waits until a page has its CSRF token, with which its start ends, its fonts, and the sections in the window. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
    const isBusy = [...document.querySelectorAll('[aria-busy="true"]')].some((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const isLoaded = document.readyState === "complete" && document.fonts.status === "loaded";
    return Boolean(token?.content) && isLoaded && !isBusy;
  });
}

/** Opens a page in another browser, without cookies and storage. */
export async function openInOtherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: fromNewNetwork() });
  await context.addInitScript(layOutWhole);
  waitForHydration(context);
  return context.newPage();
}

/** Sets the theme before the first page is opened. */
export async function useTheme(page: Page, theme: "light" | "dark") {
  await page.addInitScript((value) => {
    if (!localStorage.getItem("theme")) localStorage.setItem("theme", value);
  }, theme);
}

/** Rules of axe about colours; all others find the same in both themes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Expects that axe finds no violation of WCAG 2.2 AA or its best practices in the current theme, and none by the colours of
 * the other theme; and that the page is not wider than the window (WCAG 1.4.10), with text of twice the size either (1.4.4).
 *
 * @param looksAt "texts" leaves out the rules about colours, for a screen that has been checked in another language.
 */
export async function expectAccessible(page: Page, looksAt: "all" | "texts" = "all") {
  const width = page.viewportSize()?.width ?? 0;
  const widths = await page.evaluate(measureWidths);
  expect(widths.usual).toBeLessThanOrEqual(width);
  expect(widths.withLargeText).toBeLessThanOrEqual(width);
  // The page has no frames, so axe runs in its document only.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(findViolations, { colourRules, hasColours: looksAt === "all" })).toEqual([]);
}

/** Runs in the page: returns its width, and that with text of twice the size. */
function measureWidths(): { usual: number; withLargeText: number } {
  const root = document.documentElement;
  const usual = root.scrollWidth;
  root.style.fontSize = "200%";
  const withLargeText = root.scrollWidth;
  root.style.fontSize = "";
  return { usual, withLargeText };
}

/** Nothing is wider than the narrowest phone, or a desktop window at 400 % (WCAG 2.2, 1.4.10). */
export async function expectReflow(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (usual) await page.setViewportSize(usual);
}

/** Runs in the page: returns the violations in the current theme, and those by the colours of the other. */
async function findViolations({ colourRules, hasColours }: { colourRules: string[]; hasColours: boolean }) {
  const decidesLook =
    /^(class|style|type|open|disabled|data-.*|aria-(current|selected|checked|pressed|disabled|expanded|invalid))$/;
  // Elements that fade in are checked in their final colours.
  const endMotion = () => {
    for (const animation of document.getAnimations()) {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number.isFinite(Number(endTime))) animation.finish();
    }
  };
  // Leaves the stored choice as it is.
  const flipTheme = () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "light" ? "dark" : "light";
    endMotion();
  };
  const summarize = (theme: string, { violations }: AxeResults) =>
    violations.map((violation) => ({
      theme,
      rule: violation.id,
      help: violation.help,
      where: violation.nodes.map((node) => node.target.join(" ")).slice(0, 5),
    }));
  // Colours are two thirds of axe's work. What has the same styles and states as something before it, inside the same, has
  // the same colours, such as most cards of a list.
  const looks = new Set<string>();
  const lookOf = ({ localName, attributes }: Element) =>
    [
      localName,
      ...[...attributes].flatMap(({ name, value }) => (decidesLook.test(name) ? `${name}=${value}` : [])),
    ].join();
  const differentIn = (parent: Element, look: string): Element[] =>
    [...parent.children].flatMap((child) => {
      const own = `${look}>${lookOf(child)}`;
      const hasText = [...child.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const isNew = (hasText || child.matches("a, input, select, textarea")) && !looks.has(own);
      if (isNew) looks.add(own);
      return [...(isNew ? [child] : []), ...differentIn(child, own)];
    });
  endMotion();
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  const current = await window.axe.run(document, { resultTypes: ["violations"], rules });
  if (!hasColours) return summarize("current", current);
  const include = differentIn(document.body, "");
  const findColours = () =>
    window.axe.run({ include }, { resultTypes: ["violations"], runOnly: colourRules });
  const own = await findColours();
  flipTheme();
  const others = await findColours();
  flipTheme();
  return [...summarize("current", current), ...summarize("current", own), ...summarize("other", others)];
}

/** Chooses a vehicle in the panel of the landing page. */
export async function chooseVehicle(page: Page, wanted: { maker: string; model: string; variant: string }) {
  const panel = page.getByRole("region", { name: "Elige tu vehículo" });
  const steps = [
    ["Buscar marca", wanted.maker],
    ["Buscar modelo", wanted.model],
    ["Buscar versión, kW o CV", wanted.variant],
  ] as const;
  await panel.getByRole("button", { name: /^Marca/ }).click();
  for (const [field, text] of steps) {
    await page.getByRole("combobox", { name: field }).fill(text);
    await page.getByRole("option").filter({ hasText: text }).first().click();
  }
  await expect(page.getByRole("region", { name: "Tu vehículo", exact: true })).toBeVisible();
}

/** The vehicle that most journeys use. */
export const ibiza = { maker: "SEAT", model: "Ibiza IV", variant: "1.6 TDI" };

/** Screens whose layout depends on the window. */
const differentByWindow = ["/", "/brands", "/categories", "/kit-list"];

/** Lists that share a screen with another path. */
const otherLists = ["/products", "/offer-list", "/tools"];

/** Public screens with the same layout in every window. */
const sameInEveryWindow = [
  ...indexedPaths.filter((path) => ![...differentByWindow, ...otherLists].includes(path)),
  "/withdrawal",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/no-such-page",
];

/**
 * Returns a path of every public screen. Screens with the same layout in every window are visited on phones only, where they
 * could be too wide; lists that share a screen, on desktops only.
 */
export async function publicPaths(page: Page, isMobile: boolean): Promise<string[]> {
  const slugIn = async (list: string) => {
    const answer = await page.request.get(list);
    const { data } = await answer.json();
    return data[0].slug;
  };
  return [
    ...differentByWindow,
    `/brands/${await slugIn("/spa/catalog/brands")}`,
    "/categories/frenos",
    "/subcategories/discos-de-freno",
    `/products/${await slugIn("/spa/catalog/products?subcategory=discos-de-freno")}`,
    `/kit-list/${await slugIn("/spa/catalog/kits")}`,
    `/tools/${await slugIn("/spa/catalog/tools")}`,
    "/shopping-cart",
    ...(isMobile ? sameInEveryWindow : otherLists),
  ];
}
