import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadTaxonomy } from "./load-taxonomy.ts";

const original = join(import.meta.dirname, "../../data/taxonomy");
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taxonomy-"));
  await cp(original, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function replaceIn(file: string, text: string, replacement: string) {
  const path = join(folder, file);
  const content = await readFile(path, "utf8");
  expect(content).toContain(text);
  await writeFile(
    path,
    content.replace(text, () => replacement),
  );
}

test("an invalid field is reported with its file and path", async () => {
  await replaceIn("categories/frenos.json", '"soldAs": "piece"', '"soldAs": "box"');
  const path = join(folder, "categories/frenos.json");
  expect(() => loadTaxonomy(folder)).toThrow(`${path} is not valid:\n  partTypes.0.soldAs: `);
});

test("a misspelt field is reported, and so is a missing one", async () => {
  await replaceIn("attributes/tyres.json", '"decimals": 0', '"decimal": 0');
  expect(() => loadTaxonomy(folder)).toThrow(
    "attributes/tyres.json is not valid:\n  0.decimals: is missing\n  0.decimal: is not a field of this record",
  );
});

test("a syntax error is reported with its file", async () => {
  await replaceIn("brands.json", "[", "[,");
  expect(() => loadTaxonomy(folder)).toThrow(join(folder, "brands.json"));
});

test("an unknown vehicle group is reported with the part type", async () => {
  await replaceIn("categories/frenos.json", '"group": "rear-drums"', '"group": "front-drums"');
  expect(() => loadTaxonomy(folder)).toThrow("tambores-de-freno names the unknown vehicle group front-drums");
});

test("a category that has no place in the order is reported", async () => {
  await cp(join(folder, "categories/frenos.json"), join(folder, "categories/frenos-2.json"));
  expect(() => loadTaxonomy(folder)).toThrow("categories.json does not list frenos-2.json");
});

test("fields beside a vehicle group add to it and replace its own", async () => {
  await replaceIn(
    "categories/frenos.json",
    '{ "group": "rear-drums" }',
    '{ "group": "rear-drums", "rearBrakes": "discs", "maxKw": 60 }',
  );
  const brakes = loadTaxonomy(folder).categories.find(({ slug }) => slug === "frenos");
  const drums = brakes?.partTypes.find(({ slug }) => slug === "tambores-de-freno");
  expect(drums?.appliesTo).toEqual({ rearBrakes: "discs", maxKw: 60 });
});
