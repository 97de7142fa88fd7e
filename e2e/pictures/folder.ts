import { join } from "node:path";

/** Where `npm run pictures` puts its pictures and sheets. */
export const picturesFolder = join(import.meta.dirname, "../../test-results/pictures");
