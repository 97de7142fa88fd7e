export { sessionRoutes } from "./routes.ts";
export { ensureVisitor, visitorHash } from "./visitor.ts";
