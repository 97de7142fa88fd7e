import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const registerFile = join(import.meta.dirname, "../../storefront/src/legal/consent/storage-register.ts");

/** Names of the register by place, as the cookie policy lists them; only those of one ground if it is given. */
export function registered(wanted?: string): Set<string> {
  const source = readFileSync(registerFile, "utf8");
  const entries = source.matchAll(/\{ name: "([^"]+)", place: "(\w+)", owner: "\w+", ground: "(\w+)"/g);
  const kept = [...entries].filter(([, , , ground]) => wanted === undefined || ground === wanted);
  return new Set(kept.map(([, name, place]) => `${place} ${name}`));
}

/** Names of everything that the browser stores for the shop. */
export async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const cached = (await caches.keys()).map((name) => `cache ${name}`);
    const local = Object.keys(localStorage).map((name) => `local ${name}`);
    return [
      ...local,
      ...Object.keys(sessionStorage).map((name) => `session ${name}`),
      ...databases,
      ...cached,
    ];
  });
  return [...cookies, ...others];
}

/** Names of what the browser stores for the shop that the register does not have. */
export async function unregistered(page: Page): Promise<string[]> {
  const names = registered();
  return (await stored(page)).filter((name) => !names.has(name));
}
