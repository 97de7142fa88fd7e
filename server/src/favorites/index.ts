export { exportPersonalData } from "./export-personal-data.ts";
export { forgetPerson } from "./forget-person.ts";
export { favoriteRoutes } from "./routes.ts";
