import { enableCompileCache } from "node:module";
import { join } from "node:path";

/**
 * Enables Node's compile cache in a folder of the project, so that the next start needs less time. A read-only folder is
 * ignored.
 */
export function keepCompiled() {
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
}
