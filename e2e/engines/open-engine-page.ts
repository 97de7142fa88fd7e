import { setTimeout as sleep } from "node:timers/promises";
import { axeSource } from "../support/axe-source.ts";
import type { ControlName, EngineDriver, EnginePage } from "./engine-page.ts";
import { findControl, findStillControl, type WantedControl } from "./find-control.ts";

const timeoutMs = 20_000;
const pauseMs = 250;

const toPattern = (name: ControlName): [source: string, flags: string] =>
  typeof name === "string" ? [`^${RegExp.escape(name)}$`, ""] : [name.source, name.flags];

/**
 * Source of a function for the page: whether the new document is hydrated. On a busy machine a driver may return from a
 * navigation while the previous document, which `open` has marked, is still there.
 */
const hydrated =
  '() => !("isLeft" in window) && (!document.getElementById("root") || performance.getEntriesByName("taken-over").length > 0)';

const nameControl = (role: string, name: ControlName) => `${role} ${String(name)}`;

/** Makes an {@link EnginePage} of what an engine's driver offers. @param origin of the shop. */
export function openEnginePage<Handle>(driver: EngineDriver<Handle>, origin: string): EnginePage {
  /** Repeats a step until it returns something; reports the last error if it never does. */
  async function until<Result>(what: string, step: () => Promise<Result | null | false>): Promise<Result> {
    const endsAt = Date.now() + timeoutMs;
    let lastError = "";
    while (Date.now() < endsAt) {
      try {
        const result = await step();
        if (result !== null && result !== false) return result;
      } catch (error) {
        // The page was changing: the element is gone, or covered for a moment.
        lastError = ` (${error instanceof Error ? error.message : String(error)})`;
      }
      await sleep(pauseMs);
    }
    const seen = await driver
      .evaluate('() => location.href + "\\n" + document.body.innerText.slice(0, 1500)', null)
      .catch(() => "");
    throw new Error(`Not within ${timeoutMs / 1000} s: ${what}${lastError}\nThe page says:\n${seen}`);
  }

  async function find(
    role: string,
    name: ControlName,
    search = findControl.toString(),
  ): Promise<Handle | null> {
    const hasAxe = await driver.evaluate('() => "axe" in window', null);
    if (!hasAxe) await driver.evaluate(`() => { ${axeSource} }`, null);
    const [pattern, flags] = toPattern(name);
    const wanted: WantedControl = { role, pattern, flags };
    return driver.query(search, wanted);
  }

  const page: EnginePage = {
    async open(path) {
      await driver.evaluate("() => { window.isLeft = true; }", null);
      await driver.navigate(origin + path);
      await until(`${path} is hydrated`, async () => (await driver.evaluate(hydrated, null)) === true);
    },
    async reload() {
      const address = await driver.evaluate("() => location.pathname + location.search", null);
      await page.open(String(address));
    },
    async press(role, name) {
      await until(`press ${nameControl(role, name)}`, async () => {
        const element = await find(role, name, findStillControl);
        if (!element) return false;
        await driver.click(element);
        return true;
      });
    },
    async fill(name, text) {
      await until(`fill in ${String(name)}`, async () => {
        const element = (await find("textbox", name)) ?? (await find("combobox", name));
        if (!element) return false;
        await driver.type(element, text);
        return true;
      });
    },
    pressEnter: () => driver.pressEnter(),
    async see(role, name) {
      await until(`see ${nameControl(role, name)}`, async () => (await find(role, name)) !== null);
    },
    async read(text) {
      const pattern = typeof text === "string" ? new RegExp(RegExp.escape(text)) : text;
      await until(`read ${String(text)}`, async () =>
        pattern.test(String(await driver.evaluate("() => document.body.innerText", null))),
      );
    },
    async arriveAt(address) {
      await until(`arrive at ${String(address)}`, async () =>
        address.test(String(await driver.evaluate("() => location.pathname + location.search", null))),
      );
    },
    run: (task) => driver.evaluate(task.toString(), null),
  };
  return page;
}
