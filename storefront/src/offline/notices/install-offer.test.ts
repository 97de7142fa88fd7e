import { afterEach, expect, test, vi } from "vitest";
import { endInstallOffer, holdInstallPrompt, mayOfferInstall } from "./install-offer.ts";

afterEach(() => vi.unstubAllGlobals());

test("the browser's own question is held back, and installing is offered until there is an answer", () => {
  const browser = new EventTarget();
  const storage = new Map<string, string>();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("window", browser);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  holdInstallPrompt();
  const asking = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn() });
  browser.dispatchEvent(asking);
  expect(asking.defaultPrevented).toBe(true);
  expect(asking.prompt).not.toHaveBeenCalled();
  expect(mayOfferInstall()).toBe(true);
  expect([...storage]).toEqual([]);
  endInstallOffer();
  expect(mayOfferInstall()).toBe(false);
});

test("nothing is offered where the browser cannot remember that it was", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("blocked");
    },
  });
  expect(mayOfferInstall()).toBe(false);
});
