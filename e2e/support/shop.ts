import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

declare global {
  interface Window {
    /** Put into the page by `expectAccessible`. */
    axe: typeof axe;
  }
}

/**
 * Failures that a journey brings about on purpose, by text of the browser's message. A refused
 * call is reported by the browser itself ("Failed to load resource").
 */
type Expected = { expectedMessages: RegExp };

/** Said by Playwright itself, which keeps service workers out of most journeys (playwright.config.ts). */
const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * `test` whose pages, once opened, answer to presses and keys (see `waitForHydration`), and whose page may
 * say nothing on the console: a warning or an error fails the journey.
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
    const heard: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
    });
    page.on("pageerror", (error) => heard.push(String(error)));
    await use(page);
    const unexpected = heard.filter((text) => !expectedMessages.test(text) && text !== blockedWorker);
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** Each browser calls from a network of its own: the shop limits what one network may ask for (docs/operations.md). */
function fromNewNetwork(): Record<string, string> {
  return { "X-Forwarded-For": [10, ...crypto.getRandomValues(new Uint8Array(3))].join(".") };
}

/**
 * From now on a page of this browser is open when its scripts have taken it over, as it is for people, who
 * read before they press. What the shop does before is for journeys that ask for it.
 */
function waitForHydration(context: BrowserContext) {
  context.on("page", (page) => {
    const { goto, reload } = page;
    page.goto = async (...where) => ended(page, await goto.apply(page, where));
    page.reload = async (...how) => ended(page, await reload.apply(page, how));
  });
}

/**
 * Runs in the page: lays out also what is far from the window. A press scrolls to its target first; rows that get their
 * height on the way would move the target between the aim and the press.
 */
export function layOutWhole() {
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(whole);
}

async function ended<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () => !document.getElementById("root") || performance.getEntriesByName("taken-over").length > 0,
  );
  return answer;
}

/** Opens a page and waits until it has fetched what it fetches on its own; see {@link waitUntilSettled}. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

/** Waits until a page has its token, which is the end of its start, its fonts, and the sections in the window. */
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

/** A page in another browser, of somebody who has not been here. */
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

/** Rules whose answer depends on colours; all others see the same page in both themes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Nothing that axe objects to, by WCAG 2.2 AA and its best practices, in the theme in force, and
 * nothing in the colours of the other, which is put on for that moment. Nor is the page wider than
 * the screen (WCAG 1.4.10).
 *
 * @param looksAt "texts" leaves the colours out, for a screen that was seen with them in another language.
 */
export async function expectAccessible(page: Page, looksAt: "all" | "texts" = "all") {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  // The page has no frames: axe runs in it alone, once told.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, { colourRules, hasColours: looksAt === "all" })).toEqual([]);
}

/** Runs in the page: what axe objects to in the theme in force, and in the other's colours. */
async function findViolations({ colourRules, hasColours }: { colourRules: string[]; hasColours: boolean }) {
  // What fades in is looked at when it is there.
  const endMotion = () => {
    for (const animation of document.getAnimations()) {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number.isFinite(Number(endTime))) animation.finish();
    }
  };
  // The choice that is kept stays.
  const flipTheme = () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "light" ? "dark" : "light";
    endMotion();
  };
  const tell = (theme: string, { violations }: AxeResults) =>
    violations.map((violation) => ({
      theme,
      rule: violation.id,
      help: violation.help,
      where: violation.nodes.map((node) => node.target.join(" ")).slice(0, 5),
    }));
  endMotion();
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: hasColours }]));
  const inForce = await window.axe.run(document, { resultTypes: ["violations"], rules });
  if (!hasColours) return tell("in force", inForce);
  flipTheme();
  const other = await window.axe.run(document, { resultTypes: ["violations"], runOnly: colourRules });
  flipTheme();
  return [...tell("in force", inForce), ...tell("other", other)];
}

/** Chooses a vehicle on the landing page's plate, by typing and Enter or by pressing. */
export async function chooseVehicle(page: Page, wanted: { maker: string; model: string; variant: string }) {
  const plate = page.getByRole("region", { name: "Elige tu vehículo" });
  const steps = [
    ["Buscar marca", wanted.maker],
    ["Buscar modelo", wanted.model],
    ["Buscar versión, kW o CV", wanted.variant],
  ] as const;
  await plate.getByRole("button", { name: /^Marca/ }).click();
  for (const [field, text] of steps) {
    await page.getByRole("combobox", { name: field }).fill(text);
    await page.getByRole("option").filter({ hasText: text }).first().click();
  }
  await expect(page.getByRole("region", { name: "Tu vehículo", exact: true })).toBeVisible();
}

/** The vehicle that most journeys use. */
export const ibiza = { maker: "SEAT", model: "Ibiza IV", variant: "1.6 TDI" };

/** Public screens that are laid out alike in every window. */
const alikeEverywhere = [
  "/contact-us",
  "/cookies-policy",
  "/recalls",
  "/terms-and-conditions",
  "/ca/who-we-are",
  "/returns-and-exchanges",
  "/privacy",
  "/help",
  "/withdrawal",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/no-such-page",
];

/** Lists that are one screen for different things. */
const otherLists = ["/products", "/offer-list", "/tools"];

/**
 * Every public screen by its path; products and kits as the API names them now. What is alike in every window
 * is for phones alone, where it could be too wide; one list of each make does there.
 */
export async function publicPaths(page: Page, isMobile: boolean): Promise<string[]> {
  const slugIn = async (list: string) => {
    const answer = await page.request.get(list);
    const { data } = await answer.json();
    return data[0].slug;
  };
  return [
    "/",
    "/brands",
    `/brands/${await slugIn("/spa/catalog/brands")}`,
    "/categories",
    "/categories/frenos",
    "/subcategories/discos-de-freno",
    `/products/${await slugIn("/spa/catalog/products?subcategory=discos-de-freno")}`,
    "/kit-list",
    `/kit-list/${await slugIn("/spa/catalog/kits")}`,
    `/tools/${await slugIn("/spa/catalog/tools")}`,
    "/shopping-cart",
    ...(isMobile ? alikeEverywhere : otherLists),
  ];
}
