export { changeOrderState } from "./change-order-state.ts";
export { endUnpaidOrders } from "./end-unpaid-orders.ts";
export { findOrder } from "./find-order.ts";
export { listOrders } from "./list-orders.ts";
export { recordOrderEvent } from "./record-order-event.ts";
export { releaseStock, reserveStock } from "./release-stock.ts";
export { orderRoutes } from "./routes.ts";
