import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findMissingPackages, type Lock } from "./missing-packages.ts";

/**
 * Runs after `npm ci` and `npm install`, with the project's own Node: installs what npm has left out because the Node that
 * runs npm is older (decision 139).
 */
const root = join(import.meta.dirname, "../..");

function readLibc() {
  if (process.platform !== "linux") return null;
  const report: { header?: { glibcVersionRuntime?: string } } = JSON.parse(
    JSON.stringify(process.report.getReport()),
  );
  return report.header?.glibcVersionRuntime ? "glibc" : "musl";
}

function findMissing(): string[] {
  const lock: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const platform = { os: process.platform, cpu: process.arch, libc: readLibc() } as const;
  return findMissingPackages(lock, (folder) => existsSync(join(root, folder)), platform);
}

const npm = process.env.npm_execpath;
const isWanted = !process.env.npm_config_omit?.includes("optional");
const missing = isWanted ? findMissing() : [];
if (npm && missing.length > 0) {
  console.info(
    `Installing with Node ${process.versions.node} what is not for an older one: ${missing.join(", ")}`,
  );
  // Without scripts, so that this one is not run again.
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  spawnSync(process.execPath, [npm, "install", ...options], { cwd: root, stdio: "inherit" });
  const stillMissing = findMissing();
  if (stillMissing.length > 0) {
    console.error(
      `Not installed: ${stillMissing.join(", ")}. Install with Node ${process.versions.node} or newer.`,
    );
    process.exitCode = 1;
  }
}
