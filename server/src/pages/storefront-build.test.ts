import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("pages are rendered by React's production build, whatever NODE_ENV a process has", async () => {
  const bundle = new URL("../../../storefront/dist/server/", import.meta.url);
  const names = (await readdir(bundle, { recursive: true })).filter((name) => name.endsWith(".js"));
  expect(names).toContain("entry-server.js");
  const choosing: string[] = [];
  for (const name of names) {
    if ((await readFile(new URL(name, bundle), "utf8")).includes("process.env.NODE_ENV")) choosing.push(name);
  }
  expect(choosing).toEqual([]);
});
