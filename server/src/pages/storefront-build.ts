import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ClientAssets, ServerEntry } from "@recambia/storefront/page";

/** The built storefront: client files and server entry. */
export type StorefrontBuild = {
  clientFolder: string;
  assets: ClientAssets;
  /** Text of the stylesheets, by file, and its hash for the Content-Security-Policy. */
  styles: Record<string, string>;
  styleHashes: ReadonlyMap<string, string>;
  entry: ServerEntry;
};

const dist = new URL("../../../storefront/dist/", import.meta.url);

/** Loads the build; null without one, when only the API runs. */
export async function loadStorefrontBuild(): Promise<StorefrontBuild | null> {
  const manifest = await readFile(new URL("client/.vite/manifest.json", dist), "utf8").catch(() => null);
  if (manifest === null) return null;
  const entry: ServerEntry = await import(new URL("server/entry-server.js", dist).href);
  const assets: ClientAssets = JSON.parse(manifest);
  const styles = await readStyles(assets);
  const styleHashes = new Map(Object.entries(styles).map(([file, text]) => [file, hashOf(text)]));
  return { clientFolder: fileURLToPath(new URL("client/", dist)), assets, styles, styleHashes, entry };
}

async function readStyles(assets: ClientAssets): Promise<Record<string, string>> {
  const files = new Set(Object.values(assets).flatMap(({ css = [] }) => css));
  const read = async (file: string) =>
    [file, await readFile(new URL(`client/${file}`, dist), "utf8")] as const;
  return Object.fromEntries(await Promise.all([...files].map(read)));
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
