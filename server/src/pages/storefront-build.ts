import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ClientAssets, ServerEntry } from "@recambia/storefront/page";

/** The built storefront: client files and server entry. */
export type StorefrontBuild = { clientFolder: string; assets: ClientAssets; entry: ServerEntry };

const dist = new URL("../../../storefront/dist/", import.meta.url);

/** Loads the build; null without one, when only the API runs. */
export async function loadStorefrontBuild(): Promise<StorefrontBuild | null> {
  const manifest = await readFile(new URL("client/.vite/manifest.json", dist), "utf8").catch(() => null);
  if (manifest === null) return null;
  const entry: ServerEntry = await import(new URL("server/entry-server.js", dist).href);
  return { clientFolder: fileURLToPath(new URL("client/", dist)), assets: JSON.parse(manifest), entry };
}
