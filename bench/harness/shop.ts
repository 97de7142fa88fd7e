import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../server/test/global-setup.ts";
import { startProgram } from "./program.ts";
import type { Workshop } from "./workshop.ts";

export type OpenShop = { origin: string; pid: number; stop(): Promise<void> };

/** Filling a large demo catalogue takes its time. */
const openingPatienceMs = 60 * 60 * 1000;

/**
 * Starts the real server as a process of its own, as in production; an empty database is filled
 * with the demo catalogue first.
 *
 * @param options.databaseUrl empty: the embedded database.
 * @param options.profileFolder where Node leaves a processor profile when the shop stops.
 */
export async function openShop(
  workshop: Workshop,
  options: { name: string; databaseUrl: string; products: number; profileFolder?: string | undefined },
): Promise<OpenShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = join(workshop.folder, options.name);
  await mkdir(dataDir);
  const profiling = options.profileFolder ? ["--cpu-prof", `--cpu-prof-dir=${options.profileFolder}`] : [];
  const program = await startProgram(
    workshop,
    {
      name: options.name,
      args: [...profiling, "server/src/main.ts"],
      environment: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        SHOP_ORIGIN: origin,
        DATABASE_URL: options.databaseUrl,
        DATA_DIR: dataDir,
        DEMO_PRODUCTS: String(options.products),
        LOG_LEVEL: "warn",
      },
    },
    `${origin}/readyz`,
    openingPatienceMs,
  );
  return { origin, ...program };
}
