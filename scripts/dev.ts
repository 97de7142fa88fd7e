import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Locale } from "@recambia/contract/locale";
import { toPublicShop } from "../server/src/pages/public-shop.ts";
import { documentHtml } from "../server/src/pages/render-page.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { loadShop } from "../server/src/platform/load-shop.ts";
import { startDevServer } from "../storefront/scripts/dev/dev-server.ts";
import { endWithThisProcess, startRestartable } from "./restartable-process.ts";
import { projectRoot } from "./source-files.ts";
import { watchApiFiles } from "./watch-api-files.ts";

/**
 * `npm run dev`: the storefront from its sources with hot reloading, and the API, which restarts when one of its files
 * comes, changes or goes. Data is kept in `.data/dev`, apart from that of `npm start`; the first start loads a small demo catalogue.
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
endWithThisProcess(api);

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

try {
  const storefront = await startDevServer({ port, apiPort, documentOf });
  watchApiFiles(storefront.watcher, shopConfigPath, (happened) => {
    console.info(`The API restarts: ${happened}`);
    api.restart();
  });
} catch (error) {
  await api.end();
  throw error;
}
