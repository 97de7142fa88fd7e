import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../scripts/free-port.ts";
import { webKitDriver, xServer } from "../../scripts/other-browsers.ts";
import type { OpenedEngine, StartedEngine } from "./engine-page.ts";
import { openEnginePage } from "./open-engine-page.ts";

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

/** Starts an X server without a screen. @returns its process and display. */
async function startDisplay(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(xServer, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error("The X server has no pipe for its display.");
  const [number] = await once(pipe, "data");
  return { child, display: `:${String(number).trim()}` };
}

/** Returns an engine that starts a browser for each page, because pages of one WebKit browser share their cookies. */
export async function startWebKit(program: string): Promise<StartedEngine> {
  return { open: (origin) => openWebKit(program, origin), close: async () => undefined };
}

/** Starts WebKit by its own driver, and a display where there is none. @param origin of the shop. */
async function openWebKit(program: string, origin: string): Promise<OpenedEngine> {
  const screen = process.env.DISPLAY ? null : await startDisplay();
  const port = await freePort();
  const service = spawn(webKitDriver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen?.display ?? process.env.DISPLAY,
      // Without a graphics card, composing layers takes a quarter of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: program, args: ["--automation"] },
  });
  const close = async () => {
    await stop(service);
    if (screen) await stop(screen.child);
  };
  const driver = await connect(port, capabilities).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const call = (source: string) => `return (${source})(arguments[0])`;
  return {
    page: openEnginePage<WebElement>(
      {
        navigate: (url) => driver.get(url),
        evaluate: (source, argument) => driver.executeScript(call(source), argument),
        query: (source, argument) => driver.executeScript<WebElement | null>(call(source), argument),
        click: (element) => element.click(),
        pressEnter: () => driver.switchTo().activeElement().sendKeys(Key.ENTER),
        type: async (element, text) => {
          await driver.executeScript("arguments[0].focus(); arguments[0].select()", element);
          await element.sendKeys(Key.BACK_SPACE, text);
        },
      },
      origin,
    ),
    async close() {
      await driver.quit();
      await close();
    },
  };
}

/** The driver takes connections a moment after its start. */
async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  const build = () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  for (let attempt = 1; ; attempt++) {
    try {
      return await build();
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(250);
    }
  }
}
