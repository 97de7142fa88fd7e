import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import type { LinguiConfigNormalized } from "@lingui/conf";
import type { Plugin, Rolldown } from "vite";

/** A text of a catalog with the source files that show it. */
type CatalogText = { id: string; text: string; origins: string[] };

const entryName = "app/entries/entry-browser";
const lazyPart = /\bimport\(\s*"(\.[^"]+\.tsx?)"\s*\)/g;

/**
 * Gives each part of the browser's build (the first load, every screen, everything behind an
 * `import()`) a file per language with the texts that it shows and the first load has not brought.
 * Every `import()` of the shop's own code is made to wait for its file: see lib/texts/texts.ts.
 *
 * @param version changes with every source and every text; part of the files' address.
 */
export function pageTexts(root: string, linguiConfig: LinguiConfigNormalized, version: string): Plugin {
  const sources = join(root, "src");
  const lazyParts = new Set([entryName]);
  let shown: Map<string, CatalogText[]> | null = null;
  return {
    name: "page-texts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(sources) || !/\.tsx?$/.test(id) || !code.includes("import(")) return null;
      const wrapped = code.replace(lazyPart, (call: string, specifier: string) => {
        const name = partName(sources, resolve(id, "..", specifier));
        lazyParts.add(name);
        return `withTexts(${call}, ${JSON.stringify(`texts:${name}`)})`;
      });
      if (wrapped === code) return null;
      const texts = JSON.stringify(join(sources, "lib/texts/texts.ts"));
      return { code: `import { withTexts } from ${texts};\n${wrapped}`, map: null };
    },
    async renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes('"texts:')) return null;
      shown ??= textsByPart(filesByPart(lazyParts, root, chunks), await readTexts(linguiConfig, "es"));
      const texts = shown;
      const named = code.replace(/"texts:([^"]+)"/g, (_all, name: string) =>
        JSON.stringify(texts.get(name)?.length ? name : ""),
      );
      return { code: named, map: null };
    },
    async generateBundle(_options, bundle) {
      const parts = filesByPart(lazyParts, root, Object.fromEntries(chunksOf(bundle)));
      for (const locale of linguiConfig.locales) {
        for (const [name, texts] of textsByPart(parts, await readTexts(linguiConfig, locale))) {
          if (texts.length === 0 && !name.endsWith("Screen")) continue;
          const { source, errors } = compileTexts(locale, texts);
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

type ChunkGraph = Record<string, { imports: string[]; moduleIds: string[] }>;

function chunksOf(bundle: Rolldown.OutputBundle) {
  return Object.entries(bundle).flatMap(([name, output]) =>
    output.type === "chunk" ? [[name, output] as const] : [],
  );
}

/** Relative paths of a chunk's modules, and the chunks that it imports. */
type ChunkFiles = { imports: string[]; files: string[] };

/**
 * For each part of the build, the source files that loading its chunk brings. A module that is
 * imported both ways shares its chunk with others, so a part is found by what a chunk holds.
 */
function filesByPart(names: ReadonlySet<string>, root: string, chunks: ChunkGraph): Map<string, Set<string>> {
  // Read once: the bundler copies a chunk's modules at each look.
  const graph = new Map(
    Object.entries(chunks).map(([name, { imports, moduleIds }]) => [
      name,
      { imports, files: moduleIds.map((id) => relative(root, id)) },
    ]),
  );
  const parts = new Map<string, Set<string>>();
  for (const [chunk, { files }] of graph) {
    const own = files.map((file) => partName("src", file)).filter((name) => names.has(name));
    if (own.length === 0) continue;
    const reached = filesReachedFrom(chunk, graph);
    for (const name of own) parts.set(name, reached);
  }
  return parts;
}

function filesReachedFrom(first: string, graph: ReadonlyMap<string, ChunkFiles>): Set<string> {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    const chunk = graph.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of chunk.files) reached.add(file);
    for (const imported of chunk.imports) follow(imported);
  };
  follow(first);
  return reached;
}

/** For each part, the texts that its files show; without those that the first load brings. */
function textsByPart(parts: Map<string, Set<string>>, texts: CatalogText[]): Map<string, CatalogText[]> {
  const inFirstLoad = parts.get(entryName) ?? new Set<string>();
  const isIn = (files: Set<string>, { origins }: CatalogText) => origins.some((file) => files.has(file));
  return new Map(
    [...parts].map(([name, files]) => [
      name,
      texts.filter((text) => isIn(files, text) && (name === entryName || !isIn(inFirstLoad, text))),
    ]),
  );
}

/** Compiles texts to a module that exports them as `messages`. */
export function compileTexts(locale: string, texts: CatalogText[]) {
  const messages = Object.fromEntries(texts.map(({ id, text }) => [id, text]));
  return createCompiledCatalog(locale, messages, { namespace: "es" });
}

/** Every text in a language; Spanish, which is in the code, where a translation is missing. */
export async function readTexts(
  linguiConfig: LinguiConfigNormalized,
  locale: string,
): Promise<CatalogText[]> {
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
