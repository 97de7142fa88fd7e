import { availableParallelism } from "node:os";
import { join } from "node:path";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { compressAssets } from "./scripts/compress-assets.ts";
import { devTexts } from "./scripts/dev/dev-texts.ts";
import { refreshScreens } from "./scripts/dev/refresh-screens.ts";
import { markReleaseFiles } from "./scripts/mark-release-files.ts";
import { pageTexts, textsVersion } from "./scripts/page-texts.ts";
import { storedShape } from "./scripts/stored-shape.ts";

/** Read here, so that the macros find it whatever folder a test or build is started from. */
const linguiConfig = getConfig({ cwd: import.meta.dirname });

const version = textsVersion(import.meta.dirname);

/** Builders of the contract's schemas, which are left out because the browser does not validate. */
const schemaBuilders = ["Type", "Nullable", "Envelope", "ListEnvelope"];

/**
 * Modules without side effects, which the bundler may leave out. Otherwise everything that a feature's
 * index.ts exports would be part of the first load.
 */
const withoutSideEffects = /[\\/](?:typebox[\\/]|(?:contract|storefront)[\\/]src[\\/].*\.tsx?$)/;

/** What the bundler leaves out of the browser's files and of the service worker. */
const treeshake = {
  manualPureFunctions: schemaBuilders,
  propertyReadSideEffects: false as const,
};

/**
 * What many screens share travels in four files, not in thirty: the first load's packages, which
 * change rarely; the frame of every page together with the landing page; and what at least ten screens
 * or dialogs share beyond these, with the catalogue's part of it in a file of its own, which two thirds
 * of the screens never load.
 */
const sharedChunks = [
  {
    name: "packages",
    tags: ["$initial" as const],
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query)|@lingui|zustand)[\\/]/,
  },
  {
    name: "frame",
    tags: ["$initial" as const],
    test: /[\\/](?:storefront|contract)[\\/]src[\\/]|[\\/]lucide-react[\\/]|vite[\\/]preload-helper/,
    priority: 1,
  },
  {
    name: "cards",
    test: /[\\/]storefront[\\/]src[\\/](?:catalogue|favorites|cart|vehicles)[\\/]/,
    minShareCount: 10,
    priority: 1,
  },
  {
    name: "shop",
    // Without the frame of dialogs: its package is a third of a list's scripts, and no page opens with one.
    test: /[\\/](?:storefront|contract)[\\/]src[\\/](?!legal[\\/]|ui[\\/]dialogs[\\/]Dialog\.tsx)|[\\/]lucide-react[\\/]/,
    minShareCount: 10,
  },
];

const clientFolder = join(import.meta.dirname, "dist/client");

/** The service worker, built on its own with the names of the build's files (docs/decisions/080). */
const serviceWorker = VitePWA({
  strategies: "injectManifest",
  srcDir: "src/app/worker",
  filename: "service-worker.ts",
  injectRegister: null,
  manifest: false,
  injectManifest: {
    globPatterns: ["assets/**/*.{js,css,woff2}"],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 5_000_000,
    manifestTransforms: [
      async (entries) => ({ manifest: markReleaseFiles(clientFolder, entries), warnings: [] }),
    ],
    rollupFormat: "iife",
    rollupOptions: { treeshake: { ...treeshake, moduleSideEffects: (id) => !withoutSideEffects.test(id) } },
  },
});

/** Files of the first load. */
const isInFirstLoad = /[\\/](?:packages|frame|entry-browser|rolldown-runtime)-[^\\/]+$/;

/**
 * Two builds: the browser's into dist/client with its manifest, and with `--ssr` the server's entry
 * into dist/server, with everything inside so that Node alone runs it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ cwd: import.meta.dirname }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: import.meta.dirname })] }),
    devTexts(linguiConfig),
    refreshScreens(),
    ...(isSsrBuild
      ? []
      : [pageTexts(import.meta.dirname, linguiConfig, version), ...serviceWorker, compressAssets()]),
  ],
  resolve: {
    dedupe: ["react", "react-dom", "@lingui/core"],
  },
  define: {
    __TEXTS_VERSION__: JSON.stringify(version),
    __STORED_SHAPE__: JSON.stringify(storedShape()),
    // Unless it is built in, the server renders with React's development build wherever NODE_ENV is not set.
    ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
  },
  // Tests load packages once, whatever modules they reset.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  test: {
    name: "storefront",
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    setupFiles: ["test/clean-globals.ts"],
    maxWorkers: availableParallelism(),
  },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, copyPublicDir: false, target: "node24" }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        target: "baseline-widely-available",
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((file) => !isInFirstLoad.test(file)),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ["src/app/entries/entry-browser.tsx", "src/catalogue/landing/LandingScreen.tsx"],
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: sharedChunks },
          },
          treeshake: {
            ...treeshake,
            moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }],
          },
        },
      },
}));
