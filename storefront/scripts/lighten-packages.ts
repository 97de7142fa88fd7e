import type { Plugin } from "vite";

/** Text of a package's module that is replaced. */
type Cut = { module: RegExp; from: string; to: string };
/** Functions of a package's module that the shop never calls; they throw if it does after all. */
type Stub = { module: RegExp; names: string[] };

const reactDom = /react-dom\/cjs\/react-dom-client\.production\.js$/;
const router = /react-router\/dist\/production\/lib\/router\/router\.js$/;

/** The router's framework mode and instrumentation, and infinite queries: 2.6 KB brotli. Of dialogs: 0.3 KB. */
const cuts: Cut[] = [
  {
    // A stylesheet that could not be loaded would count as loaded: its part, asked for again, would be drawn
    // without it.
    module: /vite\/preload-helper\.js$/,
    from: "seen[href] = void 0;\n\t\tthrow err;",
    to: "delete seen[href];\n\t\tthrow err;",
  },
  {
    // Numbers within texts as everywhere (`formatCount`), without the 30 ms that a browser's first format takes.
    module: /@lingui\/core\/dist\/index\.mjs$/,
    from: "const valueStr = number(locales, value, numberFormat);",
    to: `const valueStr = Number.isInteger(value) && value >= 0
      ? String(value).replace(/\\B(?=(?:\\d{3})+$)/g, locales === "en" ? "," : ".")
      : number(locales, value, numberFormat);`,
  },
  {
    // Plurals of counts likewise. The shop's languages have one rule up to a million.
    module: /@lingui\/core\/dist\/index\.mjs$/,
    from: "  const plurals = ordinal ? getMemoized(",
    to: `  if (!ordinal && !offset && Number.isInteger(value) && value >= 0 && value < 1_000_000) {
    return rules[value] ?? (value === 1 ? rules.one : undefined) ?? rules.other;
  }
  const plurals = ordinal ? getMemoized(`,
  },
  {
    // How it did without React 19, whose own hook it has.
    module: /@base-ui\/utils\/store\/useStore\.mjs$/,
    from: "import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector';",
    to: 'const useSyncExternalStoreWithSelector = () => leftOut("stores before React 19");',
  },
  {
    module: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    from: "return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, link, /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, { page: href })) : link;",
    to: "return link;",
  },
  {
    module: router,
    from: 'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
    to: "const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;",
  },
  {
    module: /@tanstack\/query-core\/build\/modern\/query\.js$/,
    from: 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages)',
    to: 'this.#queryType === "infinite" ? leftOut("infinite queries")',
  },
];

/** The router's forms, fetchers and late discovery of routes: 1.5 KB brotli. Of React DOM: 4.3 KB. */
const stubs: Stub[] = [
  {
    module: router,
    names: [
      "handleAction",
      "fetch",
      "handleFetcherAction",
      "handleFetcherLoader",
      "discoverRoutes",
      "cancelDiscoveryNavigation",
    ],
  },
  {
    // Each is reached only through what it serves: view transitions, form actions, `Activity`,
    // `SuspenseList`, handles of fragments, custom elements, and resources that React would load itself.
    module: reactDom,
    names: [
      "startViewTransition",
      "measureViewTransitionHostInstancesRecursive",
      "applyViewTransitionToHostInstancesRecursive",
      "mountActionState",
      "updateActionStateImpl",
      "runActionStateAction",
      "dispatchActionState",
      "ensureFormComponentIsStateful",
      "updateActivityComponent",
      "updateSuspenseListComponent",
      "validateDocumentPositionWithFiberTree",
      "setPropOnCustomElement",
      "getResource",
      "acquireResource",
      "getHydratableHoistableCache",
      "suspendResource",
      "preload",
      "preloadModule",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "insertStylesheetIntoRoot",
      "estimateBandwidth",
    ],
  },
];

/** Numbering plans of all countries, as one JSON object. */
const phonePlans = /libphonenumber-js[\\/]metadata\.min\.json\.js$/;
/** Where a country's plan has how its numbers are written. */
const formatsAt = 4;

const leftOut =
  'function leftOut(what) { throw new Error(what + " is left out of the build: scripts/lighten-packages.ts"); }';

/**
 * Leaves out of the bundles what the shop does not use of its packages and no tool can shake off.
 * What is not where it is expected fails the build, so that an update of a package is looked at.
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
      if (phonePlans.test(id)) return { code: withoutFormats(code), map: null };
      const wanted = {
        cuts: cuts.filter(({ module }) => module.test(id)),
        stubs: stubs.filter(({ module }) => module.test(id)),
      };
      if (wanted.cuts.length + wanted.stubs.length === 0) return null;
      let lighter = code;
      for (const { names } of wanted.stubs) {
        for (const name of names)
          lighter = stubFunction(lighter, name) ?? this.error(`${id} has no ${name}() any more`);
      }
      for (const { from, to } of wanted.cuts) {
        if (!lighter.includes(from)) this.error(`${id} has changed: see scripts/lighten-packages.ts`);
        lighter = lighter.replace(from, () => to);
      }
      return { code: `${lighter}\n${leftOut}`, map: null };
    },
  };
}

/** Empties a function that is declared on a line of its own; null when there is none of that name. */
function stubFunction(code: string, name: string): string | null {
  const declared = new RegExp(
    `^(\\t*)((?:async )?function ${name}\\([\\s\\S]*?\\) )\\{\\n[\\s\\S]*?\\n\\1\\}$`,
    "m",
  );
  if (!declared.test(code)) return null;
  return code.replace(
    declared,
    (_all, indent: string, head: string) => `${indent}${head}{ leftOut("${name}"); }`,
  );
}

/**
 * Leaves out of the numbering plans how numbers are written: the shop asks only whether a number is
 * one (contract/src/addresses/phone.ts). 7.8 KB brotli.
 */
export function withoutFormats(code: string): string {
  const [, json = "{}"] = /export default (\{[\s\S]*\})/.exec(code) ?? [];
  const plans: { countries: Record<string, unknown[]> } = JSON.parse(json);
  for (const plan of Object.values(plans.countries)) plan[formatsAt] = 0;
  return `export default ${JSON.stringify(plans)}`;
}
