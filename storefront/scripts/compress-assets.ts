import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import pLimit from "p-limit";
import type { Plugin } from "vite";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Files at once: the system may let a process open only 256. */
const limit = pLimit(16);
const compressible = /\.(?:js|css|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that no request pays for it. */
export function compressAssets(): Plugin {
  let outDir = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // After the service worker, which is built when the bundle is there.
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(
          files
            .filter((file) => compressible.test(file) && !file.startsWith(".vite"))
            .map((file) => limit(compressFile, join(outDir, file))),
        );
      },
    },
  };
}

async function compressFile(path: string) {
  const bytes = await readFile(path);
  const [brotli, zipped] = await Promise.all([compressBrotli(bytes), compressGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
