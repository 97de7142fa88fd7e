import { join, relative, sep } from "node:path";
import { projectRoot } from "./source-files.ts";

/** What the API reads when it starts. */
const folders = ["server/src", "server/migrations", "contract/src", "demo/src", "demo/data"].map((folder) =>
  join(projectRoot, folder),
);
const types = /\.(?:ts|json|sql|csv)$/;

/** The events of Vite's watcher (chokidar). */
const events = { add: "is new", change: "has changed", unlink: "is gone" } as const;

type Watcher = {
  add(paths: readonly string[]): unknown;
  on(event: keyof typeof events, heard: (path: string) => void): unknown;
};

/**
 * Watches the files of the API. `node --watch` misses the file that a start has failed on.
 *
 * @param shopConfigPath of a file that may lie anywhere.
 * @param onChange receives what has happened, such as `server/src/main.ts has changed`.
 */
export function watchApiFiles(
  watcher: Watcher,
  shopConfigPath: string,
  onChange: (happened: string) => void,
): void {
  watcher.add([...folders, shopConfigPath]);
  function hear(event: keyof typeof events) {
    watcher.on(event, (path) => {
      if (path === shopConfigPath || isOfApi(path)) {
        onChange(`${relative(projectRoot, path)} ${events[event]}`);
      }
    });
  }
  hear("add");
  hear("change");
  hear("unlink");
}

function isOfApi(path: string): boolean {
  const isIn = folders.some((folder) => path.startsWith(`${folder}${sep}`));
  return isIn && types.test(path) && !path.endsWith(".test.ts");
}
