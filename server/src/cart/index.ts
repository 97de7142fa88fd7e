export { addLines } from "./add-lines.ts";
export type { CartGround } from "./change-cart.ts";
export { dropStaleCarts } from "./drop-stale-carts.ts";
export { mergeCarts } from "./merge-carts.ts";
export { openCarts } from "./open-carts.ts";
export { cartRecords } from "./personal-records.ts";
export { cartRoutes } from "./routes.ts";
export { tellCart } from "./tell-cart.ts";
