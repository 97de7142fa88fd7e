import { afterEach, expect, test, vi } from "vitest";
import { loadWithStylesheets, noteMissingStylesheets } from "./stylesheets.ts";

class Link extends EventTarget {
  rel = "stylesheet";
  href = "";
  isRemoved = false;
  onload = () => undefined;
  onerror = () => undefined;
  remove() {
    this.isRemoved = true;
  }
}

/** A page whose stylesheets load or fail on command. */
function openPage() {
  const page: { isOnline: boolean; added: string[] } = { isOnline: false, added: [] };
  const events = new EventTarget();
  vi.stubGlobal("HTMLLinkElement", Link);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("document", {
    createElement: () => new Link(),
    head: {
      append(link: Link) {
        page.added.push(link.href);
        queueMicrotask(() => (page.isOnline ? link.onload() : link.onerror()));
      },
    },
  });
  const fail = (link: Link) => {
    const failure = new Event("error");
    Object.defineProperty(failure, "target", { value: link });
    events.dispatchEvent(failure);
  };
  return { page, fail };
}

afterEach(() => vi.unstubAllGlobals());

test("a part that is loaded again waits for the stylesheet that failed before", async () => {
  const { page, fail } = openPage();
  noteMissingStylesheets();
  const link = Object.assign(new Link(), { href: "/assets/dialog.css" });
  fail(link);
  expect(link.isRemoved).toBe(true);
  const load = vi.fn(async () => "part");
  await expect(loadWithStylesheets(load)).rejects.toThrow("/assets/dialog.css");
  expect(load).not.toHaveBeenCalled();

  page.isOnline = true;
  expect(await loadWithStylesheets(load)).toBe("part");
  expect(await loadWithStylesheets(load)).toBe("part");
  expect(page.added).toEqual(["/assets/dialog.css", "/assets/dialog.css"]);
});

test("other elements are left alone", async () => {
  const { page, fail } = openPage();
  noteMissingStylesheets();
  fail(Object.assign(new Link(), { rel: "modulepreload", href: "/assets/part.js" }));
  expect(await loadWithStylesheets(async () => "part")).toBe("part");
  expect(page.added).toEqual([]);
});
