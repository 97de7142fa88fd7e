import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../test/shop/temporary-folder.ts";
import { loadShop } from "./load-shop.ts";

test("a missing, unparsable or invalid configuration is refused with a message that names it", async () => {
  const folder = await folderForThisTest();
  const path = join(folder, "shop.json");
  await expect(loadShop(path)).rejects.toThrow(/^SHOP_CONFIG can't be read: .*no such file.*$/);
  await writeFile(path, "{");
  await expect(loadShop(path)).rejects.toThrow(/^\S+shop\.json is not JSON: .+$/);
  await writeFile(path, '{"name":""}');
  await expect(loadShop(path)).rejects.toThrow(/^\S+shop\.json is not usable:\n(?: {2}.+\n?)+$/);
  const demo: object = JSON.parse(
    await readFile(new URL("../../../shop.config.json", import.meta.url), "utf8"),
  );
  await writeFile(path, JSON.stringify({ ...demo, phone: "+34 807 123 456" }));
  await expect(loadShop(path)).rejects.toThrow(
    "/phone: customers may not be made to call a premium-rate number",
  );
});

test("a closed day that no calendar has is refused by its place", async () => {
  const demo: object = JSON.parse(
    await readFile(new URL("../../../shop.config.json", import.meta.url), "utf8"),
  );
  const path = join(await folderForThisTest(), "shop.json");
  await writeFile(path, JSON.stringify({ ...demo, closed_days: ["2027-03-19", "2027-02-30"] }));
  await expect(loadShop(path)).rejects.toThrow("/closed_days/1: ");
  await writeFile(path, JSON.stringify({ ...demo, closed_days: ["2027-03-19"] }));
  expect(await loadShop(path)).toMatchObject({ closed_days: ["2027-03-19"] });
});

test("a tax number in a spelling that the tax office's records cannot have is refused", async () => {
  const demo: object = JSON.parse(
    await readFile(new URL("../../../shop.config.json", import.meta.url), "utf8"),
  );
  const path = join(await folderForThisTest(), "shop.json");
  const told = "/tax_id: with verifactu, nine capitals and digits";
  for (const tax_id of ["B-12345674", "ESB12345674", "b12345674", ""]) {
    await writeFile(path, JSON.stringify({ ...demo, tax_id }));
    await expect(loadShop(path)).rejects.toThrow(told);
  }
  // As editors on Windows store it, with a byte order mark.
  await writeFile(path, `\uFEFF${JSON.stringify({ ...demo, tax_id: "B-12345674", verifactu: undefined })}`);
  expect(await loadShop(path)).toMatchObject({ tax_id: "B-12345674" });
});
