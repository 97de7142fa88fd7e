import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Lets React Fast Refresh update screens without a reload of the page. Their modules export `screen`, which is not a
 * component; so it is ignored, and the component is exported as well.
 */
export function refreshScreens(): Plugin {
  return {
    name: "refresh-screens",
    apply: "serve",
    enforce: "pre",
    transform(code, id) {
      if (!/Screen\.tsx$/.test(id) || !code.includes("export const screen")) return null;
      return { code: `${code}\nexport { ${basename(id, ".tsx")} };\n`, map: null };
    },
    transformIndexHtml: () => [
      { tag: "script", children: 'window.__getReactRefreshIgnoredExports = () => ["screen"];' },
    ],
  };
}
