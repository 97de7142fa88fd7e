import { buildStorefront } from "./build-storefront.ts";

/** `npm start`: builds what has changed, then opens the shop. */
const startedAt = Date.now();
if (buildStorefront()) console.info(`Storefront built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
await import("../server/src/main.ts");
