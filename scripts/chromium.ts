import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, else the usual places; null when there is none. */
function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds Chromium, or installs Debian's package where that is possible without asking.
 *
 * @throws Error that says what is missing and how to get it.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.info("Chromium was not found; installing Debian's package");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.",
  );
}

/** What a headless Chromium needs on a closed machine, also as root. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
