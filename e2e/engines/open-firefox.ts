import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import type { OpenedEngine, StartedEngine } from "./engine-page.ts";
import { openEnginePage } from "./open-engine-page.ts";

/** Nobody watches, and drawing the usual sixty takes a fifth of the processor time. */
const framesPerSecond = 10;

/** Starts Firefox and drives it by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<StartedEngine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "es-ES", "layout.frame_rate": framesPerSecond },
  });
  return { open: (origin) => openPage(browser, origin), close: () => browser.close() };
}

/** Opens a page without cookies or storage. @param origin of the shop. */
async function openPage(browser: Browser, origin: string): Promise<OpenedEngine> {
  const visit = await browser.createBrowserContext();
  const page = await visit.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const call = (source: string, argument: unknown) => `(${source})(${JSON.stringify(argument)})`;
  return {
    page: openEnginePage<ElementHandle<Node>>(
      {
        navigate: async (url) => {
          await page.goto(url);
        },
        evaluate: (source, argument) => page.evaluate(call(source, argument)),
        query: async (source, argument) => {
          const handle = await page.evaluateHandle(call(source, argument));
          return handle.asElement();
        },
        click: async (element) => {
          const middle = await element.evaluate((node) => {
            if (!(node instanceof Element)) return { x: 0, y: 0 };
            const { x, y, width, height } = node.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
          });
          await page.mouse.click(middle.x, middle.y);
        },
        pressEnter: () => page.keyboard.press("Enter"),
        type: async (element, text) => {
          await element.evaluate((node) => {
            if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return;
            node.focus();
            node.select();
          });
          await page.keyboard.press("Backspace");
          await page.keyboard.type(text);
        },
      },
      origin,
    ),
    close: () => visit.close(),
  };
}
