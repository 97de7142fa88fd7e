import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import type { Locale } from "@recambia/contract/locale";
import { toPublicShop } from "../server/src/pages/public-shop.ts";
import { documentHtml } from "../server/src/pages/render-page.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { loadShop } from "../server/src/platform/load-shop.ts";
import { startDevServer } from "../storefront/scripts/dev/dev-server.ts";
import { startRestartable } from "./restartable-process.ts";
import { projectRoot } from "./source-files.ts";

/**
 * `npm run dev`: the storefront from its sources with hot reloading, and the API, which restarts when one of its files
 * changes. Data is kept in `.data/dev`, apart from that of `npm start`; the first start loads a small demo catalogue.
 */
const { port, shopConfigPath } = readConfig(process.env);
const apiPort = port + 100;

const environment = {
  NODE_ENV: "development",
  DATA_DIR: join(projectRoot, ".data/dev"),
  DEMO_PRODUCTS: "200",
  LOG_LEVEL: "warn",
  NODE_COMPILE_CACHE: join(projectRoot, "node_modules/.cache/node"),
  SHOP_ORIGIN: `http://localhost:${port}`,
  ...process.env,
  PORT: String(apiPort),
};
const api = startRestartable(() =>
  spawn(process.execPath, ["server/src/main.ts"], {
    cwd: projectRoot,
    stdio: "inherit",
    env: environment,
    // In a group of its own, Ctrl-C reaches this process only, and the API gets one signal: a second would cut it off.
    detached: true,
  }),
);

const shop = toPublicShop(await loadShop(shopConfigPath));

/** A page that only the browser renders. */
function documentOf(locale: Locale): string {
  const state = { shop, locale, screen: null, queries: null };
  return documentHtml(
    {
      status: 200,
      head: `<title>${shop.name}</title>
<template id="scripts"></template>
<script type="module" src="/src/app/entries/entry-browser.tsx"></script>`,
      styles: [],
      body: "",
      state: JSON.stringify(state).replaceAll("<", "\\u003c"),
    },
    locale,
  );
}

/** Restarts the API when one of its files changes. `node --watch` misses the file that a start has failed on. */
function restartOnChanges({ watcher }: Awaited<ReturnType<typeof startDevServer>>) {
  const watched = ["server/src", "contract/src", "demo/src"].map((folder) => join(projectRoot, folder));
  watcher.add([...watched, shopConfigPath]).on("change", (path) => {
    const isOfApi = path === shopConfigPath || watched.some((folder) => path.startsWith(folder));
    if (!isOfApi || path.endsWith(".test.ts")) return;
    console.info(`The API restarts: ${relative(projectRoot, path)} has changed`);
    api.restart();
  });
}

try {
  const storefront = await startDevServer({ port, apiPort, documentOf });
  restartOnChanges(storefront);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => Promise.all([api.end(), storefront.close()]));
  }
} catch (error) {
  await api.end();
  throw error;
}
