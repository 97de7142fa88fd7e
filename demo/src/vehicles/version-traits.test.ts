import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { defaultPlan, demoVehicles } from "../../test/default-plan.ts";
import type { Place } from "../planning/places.ts";
import { productRecords } from "../product-records.ts";
import { idPattern, list, readCsv } from "../reading/read-csv.ts";
import { defaultSeed } from "../seed.ts";
import type { DemoVariant } from "./vehicles.ts";
import { traitOf } from "./version-traits.ts";

type Part = { place: Place; versions: DemoVariant[]; isExact: boolean; attributes: Record<string, unknown> };

let variants: DemoVariant[];
const parts: Part[] = [];

beforeAll(async () => {
  ({ variants } = await demoVehicles());
  const plan = await defaultPlan();
  const products = new Map<string, Record<string, unknown>>();
  const settings = { seed: defaultSeed, today: new Date("2026-11-26"), isDescribed: false };
  for (const record of productRecords(plan, settings)) {
    if (record.record === "product" && record.fit_set) products.set(record.fit_set, record.attributes);
  }
  for (const place of plan.places.filter(({ partType }) => partType.attributes.some(({ trait }) => trait))) {
    for (const [index, versions] of place.clusters.entries()) {
      const { partType, position, side, exact } = place;
      const id = [partType.slug, position, side, index + 1].filter((part) => part !== null).join("/");
      parts.push({ place, versions, isExact: exact.has(versions), attributes: products.get(id) ?? {} });
    }
  }
});

test("a part of the commonest models has the measures that each of its vehicles asks for", () => {
  const exact = parts.filter(({ isExact }) => isExact);
  expect(exact.length).toBeGreaterThan(500);
  const wrong = exact.flatMap(({ place: { partType, position }, versions, attributes }) =>
    partType.attributes.flatMap(({ attribute, trait, values }) => {
      if (!trait || !Array.isArray(values)) return [];
      return versions
        .filter((version) => {
          const value = traitOf(version, trait, position);
          return values.some((one) => one === value) && attributes[attribute] !== value;
        })
        .map(({ id }) => `${partType.slug} ${attribute} ${String(attributes[attribute])}: ${id}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("the discs of a car, alone and in a set with pads, are the same ones", () => {
  const sizesOf = (slug: string) =>
    new Map(
      parts
        .filter(({ place, isExact }) => place.partType.slug === slug && place.position === "front" && isExact)
        .flatMap(({ versions, attributes }) =>
          versions.map(({ id }) => [id, `${attributes["outer-diameter"]}x${attributes.thickness}`] as const),
        ),
    );
  const discs = sizesOf("discos-de-freno");
  const sets = sizesOf("kits-de-discos-y-pastillas");
  expect(sets.size).toBeGreaterThan(500);
  expect([...sets].filter(([id, size]) => discs.get(id) !== size)).toEqual([]);
});

test("discs come in the size of every version", () => {
  const discs = parts.find(({ place }) => place.partType.slug === "discos-de-freno")?.place.partType
    .attributes;
  const columnOf = (slug: string) => {
    const values = discs?.find(({ attribute }) => attribute === slug)?.values;
    return Array.isArray(values) ? values : [];
  };
  const thicknesses = columnOf("thickness");
  const sold = new Set(columnOf("outer-diameter").map((diameter, row) => `${diameter}x${thicknesses[row]}`));
  const needed = variants.flatMap(({ discs: { front, rear } }) => (rear ? [front, rear] : [front]));
  const missing = needed
    .map((disc) => `${disc.diameter}x${disc.thickness}`)
    .filter((size) => !sold.has(size));
  expect([...new Set(missing)]).toEqual([]);
});

test("every pattern of models in the files of rules is about a model that exists", async () => {
  const folder = join(import.meta.dirname, "../../data/vehicles");
  const models = [...new Set(variants.map(({ model }) => model.id))];
  for (const file of [
    "platforms.csv",
    "engine-families.csv",
    "chassis-traits.csv",
    "gearboxes.csv",
    "exhaust-treatment.csv",
    "fuel-filters.csv",
    "brake-sizes.csv",
    "shared-bodies.csv",
    "rear-axles.csv",
  ]) {
    const patterns = (await readCsv(join(folder, file))).flatMap(({ models: cell }) => list(cell ?? ""));
    const unused = patterns.filter((pattern) => !models.some((model) => idPattern(pattern).test(model)));
    expect(unused, file).toEqual([]);
  }
});
