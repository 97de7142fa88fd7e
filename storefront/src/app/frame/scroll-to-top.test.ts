import { afterEach, expect, test, vi } from "vitest";
import { scrollToTop } from "./scroll-to-top.ts";

/** A scrolled window whose animation frames the test controls. */
function openWindow(scrollY: number) {
  const frames: FrameRequestCallback[] = [];
  const page = Object.assign(new EventTarget(), {
    scrollY,
    scrollTo: ({ top }: { top: number }) => {
      page.scrollY = top;
    },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
  const draw = (afterMs: number) => {
    const due = frames.splice(0);
    for (const frame of due) frame(performance.now() + afterMs);
  };
  return { page, draw };
}

afterEach(() => vi.unstubAllGlobals());

test("the page scrolls smoothly to its top", () => {
  const { page, draw } = openWindow(600);
  scrollToTop();
  draw(100);
  expect(page.scrollY).toBeGreaterThan(0);
  expect(page.scrollY).toBeLessThan(600);
  draw(400);
  expect(page.scrollY).toBe(0);
});

test.each(["wheel", "pointerdown", "touchstart", "keydown"])(
  "a shopper's %s ends the scrolling",
  (action) => {
    const { page, draw } = openWindow(600);
    scrollToTop();
    draw(100);
    const place = page.scrollY;
    page.dispatchEvent(new Event(action));
    draw(400);
    expect(page.scrollY).toBe(place);
  },
);
