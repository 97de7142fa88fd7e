import { EventEmitter } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./source-files.ts";
import { watchApiFiles } from "./watch-api-files.ts";

test("a file of the API that is new, changed or gone is told, migrations and data among them; others are not", () => {
  const watched: string[] = [];
  const watcher = Object.assign(new EventEmitter(), {
    add: (paths: readonly string[]) => watched.push(...paths),
  });
  const told: string[] = [];
  watchApiFiles(watcher, "/etc/shop.json", (happened) => told.push(happened));
  expect(watched).toContain(join(projectRoot, "server/migrations"));
  expect(watched).toContain("/etc/shop.json");
  for (const [event, path] of [
    ["add", "server/migrations/0001-new.sql"],
    ["change", "server/src/main.ts"],
    ["unlink", "contract/src/old.ts"],
    ["change", "demo/data/vehicles.csv"],
    ["change", "server/src/main.test.ts"],
    ["add", "server/src/.main.ts.swp"],
    ["change", "server/srcs/main.ts"],
    ["change", "storefront/src/app.tsx"],
  ] as const) {
    watcher.emit(event, join(projectRoot, path));
  }
  watcher.emit("change", "/etc/shop.json");
  expect(told.slice(0, -1)).toEqual([
    "server/migrations/0001-new.sql is new",
    "server/src/main.ts has changed",
    "contract/src/old.ts is gone",
    "demo/data/vehicles.csv has changed",
  ]);
  expect(told.at(-1)).toMatch(/shop\.json has changed$/);
});
