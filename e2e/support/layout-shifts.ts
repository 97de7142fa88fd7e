import type { Page } from "@playwright/test";

/**
 * Watches the layout from now on. Shifts right after a press count as well: they move what is about to be pressed next.
 *
 * @returns a function that returns the texts of what has moved since its last call.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const kept: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => kept.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Reflect.set(window, "takeShifts", () => [...kept.splice(0), ...observer.takeRecords()]);
  });
  return () => page.evaluate(takeShifts);
}

/** Runs in the page: describes the nodes of the shifts that were observed. */
function takeShifts() {
  return new Promise<string[]>((resolve) => {
    // The frame in which something may still move is drawn before the second one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const taken: PerformanceEntry[] = Reflect.get(window, "takeShifts")();
        const moved = taken.flatMap((entry) => {
          const sources: { node: Node | null }[] = Reflect.get(entry, "sources");
          return sources.map(({ node }) => node?.textContent?.slice(0, 80) || String(node?.nodeName));
        });
        resolve(moved);
      }),
    );
  });
}
