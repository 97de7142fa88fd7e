import { existsSync, globSync } from "node:fs";

/** A browser program, or why it cannot run here. */
export type FoundBrowser = { program: string; missing: null } | { program: null; missing: string };

const firefoxPrograms = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
export const webKitDriver = "/usr/bin/WebKitWebDriver";
export const xServer = "/usr/bin/Xvfb";

/** Finds Firefox, as Debian's package firefox-esr installs it. */
export function findFirefox(): FoundBrowser {
  const program = firefoxPrograms.find((path) => existsSync(path));
  if (program) return { program, missing: null };
  return { program: null, missing: "Firefox is not installed (Debian: apt-get install firefox-esr)." };
}

/** Finds WebKit's driver and browser, as Debian's package webkit2gtk-driver installs them, and a display for it. */
export function findWebKit(): FoundBrowser {
  const [program] = globSync("/usr/lib/*/webkit2gtk-4*/MiniBrowser");
  if (!program || !existsSync(webKitDriver)) {
    return {
      program: null,
      missing: "WebKit is not installed (Debian: apt-get install webkit2gtk-driver).",
    };
  }
  if (!process.env.DISPLAY && !existsSync(xServer)) {
    return { program: null, missing: "WebKit has no display (Debian: apt-get install xvfb)." };
  }
  return { program, missing: null };
}
