import type { Plugin } from "vite";

type Cut = { module: RegExp; from: string; to: string };

/**
 * What the router carries for its framework mode and for instrumentation; in data mode none of it
 * can ever run. 2.1 KB of the landing page's brotli JavaScript.
 */
const cuts: Cut[] = [
  {
    module: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    from: "return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, link, /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, { page: href })) : link;",
    to: "return link;",
  },
  {
    module: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    from: 'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
    to: "const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;",
  },
];

/**
 * Leaves unused parts of packages out of the bundles. A cut whose text is not there any more fails
 * the build, so that an update of the package is looked at.
 */
export function lightenPackages(createIconPath: string): Plugin {
  return {
    name: "lighten-packages",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      const isIcon = source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/");
      return isIcon ? createIconPath : null;
    },
    transform(code, id) {
      const cut = cuts.find(({ module }) => module.test(id));
      if (!cut) return null;
      if (!code.includes(cut.from)) this.error(`${id} has changed: see scripts/lighten-packages.ts`);
      return { code: code.replace(cut.from, () => cut.to), map: null };
    },
  };
}
