export { dropOrphanPictures } from "./drop-orphan-pictures.ts";
export { accountRoutes } from "./routes.ts";
