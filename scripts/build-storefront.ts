import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./source-files.ts";

const inputs = ["storefront/src", "storefront/public", "storefront/scripts", "contract/src"];
const inputFiles = ["storefront/vite.config.ts", "storefront/package.json", "package-lock.json"];
const stampPath = join(projectRoot, "storefront/dist/.built-from");

/** Returns a fingerprint of all inputs of the build. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const paths = [
    ...inputs.flatMap((folder) => filesBelow(join(projectRoot, folder))),
    ...inputFiles.map((file) => join(projectRoot, file)),
  ];
  for (const path of paths.sort()) {
    if (!existsSync(path)) continue;
    hash.update(path.slice(projectRoot.length));
    hash.update(readFileSync(path));
  }
  hash.update(process.env.VITE_API_URL ?? "");
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * Builds the storefront's browser and server bundles unless they exist and no input has changed.
 *
 * @returns whether a build ran.
 */
export function buildStorefront(): boolean {
  const current = fingerprint();
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === current) return false;
  const build = spawnSync("npm", ["run", "build", "--silent", "-w", "storefront"], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  if (build.status !== 0) throw new Error("The storefront could not be built; see above.");
  writeFileSync(stampPath, current);
  return true;
}
