import { buildStorefront } from "./build-storefront.ts";
import { keepCompiled } from "./keep-compiled.ts";

/** `npm start`: builds what has changed, then opens the shop. */
const startedAt = Date.now();
keepCompiled();
if (buildStorefront()) console.info(`Storefront built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
await import("../server/src/main.ts");
