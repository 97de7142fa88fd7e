import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { startProgram } from "./program.ts";
import type { Workspace } from "./workspace.ts";

export type OpenShop = {
  origin: string;
  pid: number;
  databaseUrl: string;
  /** Process of its database server. */
  databasePid: number;
  /** Its own folder: its secret, its mails. */
  dataDir: string;
  stop(): Promise<void>;
};

const openingPatienceMs = 180_000;

/**
 * Starts the real server on a filled database, as a process of its own, as in production.
 *
 * @param options.profileFolder where Node leaves a processor profile when the shop stops.
 * @param options.tree root of the working tree whose server is started; by default this one.
 */
export async function openShop(
  workspace: Workspace,
  options: {
    name: string;
    databaseUrl: string;
    databasePid: number;
    /** Further environment variables. */
    environment?: Record<string, string>;
    profileFolder?: string | undefined;
    /** File of a control group that the process joins. */
    group?: string | undefined;
    tree?: string;
  },
): Promise<OpenShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = join(workspace.folder, options.name);
  await mkdir(dataDir);
  const profiling = options.profileFolder ? ["--cpu-prof", `--cpu-prof-dir=${options.profileFolder}`] : [];
  const program = await startProgram(
    workspace,
    {
      name: options.name,
      group: options.group,
      args: [...profiling, join(options.tree ?? "", "server/src/main.ts")],
      environment: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        SHOP_ORIGIN: origin,
        DATABASE_URL: options.databaseUrl,
        DATA_DIR: dataDir,
        DEMO_PRODUCTS: "0",
        LOG_LEVEL: "warn",
        // All load comes from one network.
        NETWORK_CARTS_PER_HOUR: "1000000",
        ...options.environment,
      },
    },
    `${origin}/readyz`,
    openingPatienceMs,
  );
  const { databaseUrl, databasePid } = options;
  return { origin, databaseUrl, databasePid, dataDir, ...program };
}
