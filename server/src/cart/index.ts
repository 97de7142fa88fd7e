export { dropStaleCarts } from "./drop-stale-carts.ts";
export { cartRoutes } from "./routes.ts";
