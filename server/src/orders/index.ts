export { changeOrderState } from "./change-order-state.ts";
export { findOrder } from "./find-order.ts";
export { releaseStock, reserveStock } from "./release-stock.ts";
