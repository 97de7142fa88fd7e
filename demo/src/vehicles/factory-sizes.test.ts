import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { beforeAll, expect, test } from "vitest";
import { demoVehicles } from "../../test/default-plan.ts";
import { assortments } from "../planning/assortments.ts";
import { csvReader } from "../reading/read-csv.ts";
import { sizedParts } from "./factory-sizes.ts";
import { measureTyre } from "./factory-wheels.ts";
import type { DemoVariant } from "./vehicles.ts";

const Row = Type.Object(
  {
    fits: Type.Enum(["yes", "no"]),
    part: Type.Enum(sizedParts),
    models: Type.String({ minLength: 1 }),
    /** Of the version; empty for all of the models'. */
    name: Type.String(),
    size: Type.String({ minLength: 1 }),
  },
  closed,
);

/** By how much the sizes of one version may differ in circumference. */
const greatestSpread = 1.07;

let variants: DemoVariant[];
beforeAll(async () => {
  ({ variants } = await demoVehicles());
});

test("what drivers know of their tyres, batteries and wipers holds", async () => {
  const rows = await csvReader(Row)(join(import.meta.dirname, "../../data/checks/factory-sizes.csv"));
  const wrong = rows.filter(({ fits, part, models, name, size }) => {
    const versions = variants.filter(
      (variant) => variant.model.id === models && (name === "" || variant.vehicleName === name),
    );
    const takes = versions.filter(({ sizes }) => sizes[part].includes(size));
    return versions.length === 0 || takes.length !== (fits === "yes" ? versions.length : 0);
  });
  expect(wrong).toEqual([]);
});

test("the tyres of one version are nearly as tall as one another", () => {
  const wrong = variants.filter(({ sizes }) => {
    const diameters = sizes.tyres.map((tyre) => measureTyre(tyre).diameter);
    return Math.max(...diameters) / Math.min(...diameters) > greatestSpread;
  });
  expect(wrong.map(({ id, sizes }) => `${id}: ${sizes.tyres}`)).toEqual([]);
});

test("every size that a vehicle has from the factory is on sale", () => {
  for (const part of sizedParts) {
    const onSale = new Set(
      [...assortments.values()].flatMap(({ takenBy, articles }) =>
        takenBy === part ? articles.map(({ size }) => size) : [],
      ),
    );
    const missing = new Set(variants.flatMap(({ sizes }) => sizes[part].filter((size) => !onSale.has(size))));
    expect([...missing], part).toEqual([]);
  }
});
