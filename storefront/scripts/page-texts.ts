import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import type { LinguiConfigNormalized } from "@lingui/conf";
import type { Plugin, Rolldown } from "vite";

/** A text of a catalog with the source files that show it. */
type CatalogText = { id: string; text: string; origins: string[] };

const entryName = "app/entry-browser";
const lazyPart = /\bimport\(\s*"(\.[^"]+\.tsx?)"\s*\)/g;

/**
 * Gives each part of the browser's build (the first load, every screen, everything behind an
 * `import()`) a file per language with the texts that it shows and the first load has not brought.
 * Every `import()` of the shop's own code is made to wait for its file: see lib/texts.ts.
 *
 * @param version changes with every source and every text; part of the files' address.
 */
export function pageTexts(root: string, linguiConfig: LinguiConfigNormalized, version: string): Plugin {
  const sources = join(root, "src");
  return {
    name: "page-texts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(sources) || !/\.tsx?$/.test(id) || !code.includes("import(")) return null;
      const wrapped = code.replace(lazyPart, (call: string, specifier: string) => {
        const name = partName(sources, resolve(id, "..", specifier));
        return `withTexts(${call}, ${JSON.stringify(name)})`;
      });
      if (wrapped === code) return null;
      const texts = JSON.stringify(join(sources, "lib/texts.ts"));
      return { code: `import { withTexts } from ${texts};\n${wrapped}`, map: null };
    },
    async generateBundle(_options, bundle) {
      const parts = filesByPart(sources, root, bundle);
      const inFirstLoad = parts.get(entryName) ?? new Set();
      for (const locale of linguiConfig.locales) {
        const texts = await readTexts(linguiConfig, locale);
        for (const [name, files] of parts) {
          const shown = texts.filter(
            ({ origins }) =>
              origins.some((file) => files.has(file)) &&
              (name === entryName || !origins.some((file) => inFirstLoad.has(file))),
          );
          const messages = Object.fromEntries(shown.map(({ id, text }) => [id, text]));
          const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "es" });
          if (errors.length > 0) this.error(`${name}, ${locale}: ${errors[0]?.error.message}`);
          this.emitFile({ type: "asset", fileName: `assets/texts-${version}/${locale}/${name}.js`, source });
        }
      }
    },
  };
}

/** A fingerprint of all that the texts' files are made from: every source and every catalog. */
export function textsVersion(root: string): string {
  const hash = createHash("sha256");
  for (const path of filesBelow(join(root, "src"))) {
    hash.update(relative(root, path));
    hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 8);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
}

/** `catalogue/BrandsScreen` for its file: what a part is called. */
function partName(sources: string, path: string): string {
  return relative(sources, path).replace(/\.tsx?$/, "");
}

/** For each part, the shop's own source files that loading it brings. */
function filesByPart(sources: string, root: string, bundle: Rolldown.OutputBundle): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || !chunk.facadeModuleId?.startsWith(sources)) continue;
    const files = new Set<string>();
    const seen = new Set<string>();
    const follow = (fileName: string) => {
      const reached = bundle[fileName];
      if (reached?.type !== "chunk" || seen.has(fileName)) return;
      seen.add(fileName);
      for (const id of Object.keys(reached.modules)) files.add(relative(root, id));
      for (const imported of reached.imports) follow(imported);
    };
    follow(chunk.fileName);
    parts.set(partName(sources, chunk.facadeModuleId), files);
  }
  return parts;
}

/** Every text in a language; Spanish, which is in the code, where a translation is missing. */
async function readTexts(linguiConfig: LinguiConfigNormalized, locale: string): Promise<CatalogText[]> {
  const catalogs = await getCatalogs(linguiConfig);
  const read = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
  return read.flatMap((catalog) =>
    Object.entries(catalog ?? {}).map(([id, entry]) => ({
      id,
      text: entry.translation || entry.message || id,
      origins: (entry.origin ?? []).map(([file]) => file),
    })),
  );
}
