import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { loadSecret } from "./secret.ts";

test("a shop draws a secret of its own at its first start, which only its user can read, and keeps it", async () => {
  const folders = [join(await folderForThisTest(), "data"), await folderForThisTest()];
  const load = () => Promise.all(folders.map((dataDir) => loadSecret({ shopSecret: "", dataDir })));
  const [first = "", other] = await load();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(first);
  expect(await load()).toEqual([first, other]);
  for (const folder of folders) expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
});

test("a secret that is set is used, and stored nowhere", async () => {
  const dataDir = await folderForThisTest();
  expect(await loadSecret({ shopSecret: "given", dataDir })).toBe("given");
  await expect(stat(join(dataDir, "secret"))).rejects.toThrow("ENOENT");
});
