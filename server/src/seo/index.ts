export { findReplacement } from "./find-replacement.ts";
export { seoRoutes } from "./routes.ts";
