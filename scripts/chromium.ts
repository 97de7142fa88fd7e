import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without windows: the same engine with half the work per page (decision 032). */
const shells = ["/usr/bin/chromium-headless-shell"];
const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const find = (places: string[]) => places.find((path) => existsSync(path)) ?? null;

/**
 * Returns the path of the Chromium for browser tests and Lighthouse: `CHROMIUM_PATH`, or the headless shell, or an installed
 * browser. On Debian, as root, a missing shell is installed.
 *
 * @throws Error that says what is missing and how to get it.
 */
export function ensureChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names ${configured}, which is not there.`);
  }
  const found = find(shells) ?? (install("chromium-headless-shell") ? find(shells) : null) ?? find(browsers);
  if (found) return found;
  throw new Error(
    "Journeys and page audits need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.",
  );
}

/** Installs a Debian package if that is possible without asking; returns whether it did. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.info(`Installing Debian's package ${name}`);
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout: 180_000,
    }).status === 0;
  return run("update", "-qq") && run("install", "-y", "-qq", "--no-install-recommends", name);
}

/** Flags for a headless Chromium without network access, also as root. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Flags for journeys. Their pages live for seconds: starting fewer processes and compiling nothing with the optimizing
 * compilers saves a sixth of the browser's processor time. Page audits do without these flags, to measure what a shopper's
 * browser does.
 */
export const journeyFlags = [
  ...chromiumFlags,
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--num-raster-threads=1",
  "--js-flags=--no-opt,--no-maglev",
];
