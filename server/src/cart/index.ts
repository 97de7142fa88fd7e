export { dropStaleCarts } from "./drop-stale-carts.ts";
export { mergeCarts } from "./merge-carts.ts";
export { cartRecords } from "./personal-records.ts";
export { cartRoutes } from "./routes.ts";
