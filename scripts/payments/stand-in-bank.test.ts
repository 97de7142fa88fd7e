import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStandInBank } from "./stand-in-bank.ts";

test("a shop gets a configuration with cards and Bizum, and the address of a page that answers", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stand-in-bank-"));
  const { variables, close } = await openStandInBank(folder);
  const shop = JSON.parse(readFileSync(variables.SHOP_CONFIG, "utf8"));
  expect(shop.payment_means).toEqual(["transfer", "card", "bizum"]);
  expect(shop.delivery_areas).toContain("peninsula");
  expect((await fetch(variables.REDSYS_ORIGIN)).status).toBe(200);
  await close();
  rmSync(folder, { recursive: true });
});
