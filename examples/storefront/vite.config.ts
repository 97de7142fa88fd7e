import { defineConfig } from "vite";

/** Origin of the shop whose API the example uses. */
const target = process.env.SHOP_ORIGIN ?? "http://localhost:3000";

/** The example and the API share an origin, so that the API's cookies work and it need not allow others. */
export default defineConfig({
  root: import.meta.dirname,
  server: {
    port: 3001,
    proxy: Object.fromEntries(
      ["/spa", "/sanctum", "/pictures"].map((path) => [path, { target, changeOrigin: true }]),
    ),
  },
});
