export { serveMetrics } from "./serve-metrics.ts";
export { createShopMetrics, type ShopMetrics } from "./shop-metrics.ts";
