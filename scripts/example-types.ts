import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApi } from "../server/src/app.ts";
import { createCaches } from "../server/src/platform/caches/caches.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openPostgres } from "../server/src/platform/database/postgres.ts";
import { openFolderStore } from "../server/src/platform/files/folder-store.ts";
import { createResponseCache } from "../server/src/platform/http/response-cache.ts";
import { loadShop } from "../server/src/platform/load-shop.ts";
import { projectRoot } from "./source-files.ts";

/**
 * Generates the types of the example's API client from the API description; with `--check` it fails if the committed
 * types differ instead.
 */

/** Returns the OpenAPI document as the server serves it, without a server: the database is never connected to. */
async function readApiDescription(): Promise<string> {
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const app = await buildApi({
    config,
    database: openPostgres("postgres://localhost/unused", 1),
    files: openFolderStore(join(tmpdir(), "unused")),
    clock: systemClock,
    revision: { current: () => 0, changedSince: () => null, stop: async () => undefined },
    caches: createCaches(0),
    responseCache: createResponseCache(0, () => 0),
    shop: await loadShop(join(projectRoot, "shop.config.json")),
    earlierSecrets: [],
    secret: "unused",
  });
  await app.ready();
  const description = JSON.stringify(app.swagger());
  await app.close();
  return description;
}

const folder = mkdtempSync(join(tmpdir(), "recambia-api-"));
const document = join(folder, "api.json");
writeFileSync(document, await readApiDescription());
const options = process.argv.includes("--check") ? ["--check"] : [];
const { status } = spawnSync(
  "npm",
  ["run", "--silent", "types", "-w", "examples/storefront", "--", document, ...options],
  { cwd: projectRoot, stdio: "inherit" },
);
rmSync(folder, { recursive: true, force: true });
if (status !== 0) console.error("Run `node scripts/example-types.ts` to generate the example's types anew.");
process.exitCode = status === 0 ? 0 : 1;
