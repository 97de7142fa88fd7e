export { sessionReader } from "./read-session.ts";
export { sessionRoutes } from "./routes.ts";
