import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { beforeAll, expect, test } from "vitest";
import { defaultPlan, demoVehicles } from "../test/default-plan.ts";
import type { Place } from "./planning/places.ts";
import { csvReader, idPattern, list } from "./reading/read-csv.ts";
import { bodyOf } from "./vehicles/shared-bodies.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

const Row = Type.Object(
  {
    fits: Type.Enum(["yes", "no"]),
    /** Part types, with `@` before an axle or a side. */
    parts: Type.String({ minLength: 1 }),
    models: Type.String({ minLength: 1 }),
    /** Of the version; empty for all of the models'. */
    name: Type.String(),
    kw: Type.String({ pattern: "^[0-9]*$" }),
  },
  closed,
);

/** Part types and patterns of versions, for which there is a common product or there is none. */
const PairRow = Type.Object(
  {
    parts: Type.String({ minLength: 1 }),
    one: Type.String({ minLength: 1 }),
    other: Type.String({ minLength: 1 }),
  },
  closed,
);

const most = Type.String({ pattern: "^[0-9.]+$" });
const SpreadRow = Type.Object(
  {
    /** What the part types are made for; otherwise by what relates their versions. */
    kind: Type.Enum([
      "model",
      "platform",
      "engine_family",
      "lasting_engine_family",
      "group",
      "size",
      "chassis",
      "engine",
      "body",
    ]),
    /** Between the first and the last launch. */
    years: most,
    platforms: most,
    /** Greatest power divided by the least. */
    power_ratio: most,
  },
  closed,
);

/** Of the pairs of two common models that have the part, per cent that share one of its products. */
const ShareRow = Type.Object({ part: Type.String({ minLength: 1 }), least: most, most }, closed);

type Statement = { text: string; isFitting: boolean; place: string; versions: DemoVariant[] };

const checks = join(import.meta.dirname, "../data/checks");

let variants: DemoVariant[];
let places: Place[];
let statements: Statement[];
/** Versions that take the same part, by place on the car. */
const clustersAt = new Map<string, DemoVariant[][]>();
/** Versions that find products, by place on the car. */
const having = new Map<string, Set<DemoVariant>>();

beforeAll(async () => {
  ({ variants } = await demoVehicles());
  ({ places } = await defaultPlan());
  for (const { partType, position, side, clusters } of places) {
    const place = [partType.slug, position, side].filter((name) => name !== null).join("@");
    clustersAt.set(place, [...(clustersAt.get(place) ?? []), ...clusters]);
    having.set(place, (having.get(place) ?? new Set()).union(new Set(clusters.flat())));
  }
  const rows = await csvReader(Row)(join(checks, "workshop-knowledge.csv"));
  statements = rows.flatMap(({ fits, parts, models, name, kw }) => {
    const pattern = idPattern(models);
    const versions = variants.filter(
      (variant) =>
        pattern.test(variant.model.id) &&
        (name === "" || variant.vehicleName === name) &&
        (kw === "" || variant.kw === Number(kw)),
    );
    return list(parts).map((place) => ({
      text: `${fits}: ${place} for ${models} ${name} ${kw}`.trim(),
      isFitting: fits === "yes",
      place,
      versions,
    }));
  });
});

test("every statement is about vehicles and places that exist", () => {
  expect(statements.length).toBeGreaterThan(500);
  expect(statements.filter(({ versions }) => versions.length === 0).map(({ text }) => text)).toEqual([]);
  expect(statements.filter(({ place }) => !having.has(place)).map(({ text }) => text)).toEqual([]);
});

test("what a workshop knows of engines, brakes and driven axles holds in 99 of 100 statements", () => {
  const wrong = statements.filter(
    ({ isFitting, place, versions }) =>
      !versions.every((version) => having.get(place)?.has(version) === isFitting),
  );
  expect(wrong.length / statements.length, wrong.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(
    0.01,
  );
});

test("what belongs to different generations, platforms or engines is not sold as one part", async () => {
  const pairs = await readPairs("separate-parts.csv");
  const wrong = pairs.filter(isSharing);
  expect(1 - wrong.length / pairs.length, textOf(wrong)).toBeGreaterThanOrEqual(0.993);
});

test("what sister models or engines of one family share is sold for both", async () => {
  const pairs = await readPairs("shared-parts.csv");
  expect(pairs.length).toBeGreaterThan(80);
  const wrong = pairs.filter((pair) => !isSharing(pair));
  expect(1 - wrong.length / pairs.length, textOf(wrong)).toBeGreaterThanOrEqual(0.98);
});

type Pair = { place: string; one: string; other: string };

async function readPairs(file: string): Promise<Pair[]> {
  const rows = await csvReader(PairRow)(join(checks, file));
  const pairs = rows.flatMap(({ parts, one, other }) => list(parts).map((place) => ({ place, one, other })));
  const unknown = pairs.filter(({ one, other }) => ![one, other].every((name) => variants.some(isOf(name))));
  expect(textOf(unknown)).toBe("");
  return pairs;
}

function isOf(versions: string) {
  const pattern = new RegExp(`^${versions.replaceAll("*", ".*")}(/|$)`);
  return ({ id }: DemoVariant) => pattern.test(id);
}

/** Whether one product fits a version of `one` and a version of `other`. A place that names no side stands for both sides. */
function isSharing({ place, one, other }: Pair): boolean {
  const clusters = [...clustersAt].flatMap(([name, own]) =>
    name === place || name.startsWith(`${place}@`) ? own : [],
  );
  return clusters.some((cluster) => cluster.some(isOf(one)) && cluster.some(isOf(other)));
}

function textOf(pairs: Pair[]): string {
  return pairs.map(({ place, one, other }) => `${place}: ${one} and ${other}`).join("\n");
}

/** Pairs of versions, of all those that are told apart by a text. */
function pairsIn(counts: number[]): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return (sum(counts) ** 2 - sum(counts.map((count) => count ** 2))) / 2;
}

/** Pairs of different names. */
function pairsOf(names: Iterable<string>): string[] {
  const ordered = [...new Set(names)].sort();
  return ordered.flatMap((one, index) => ordered.slice(index + 1).map((other) => `${one} ${other}`));
}

test("as many pairs of common models share a part as in the trade, neither more nor fewer", async () => {
  const rows = await csvReader(ShareRow)(join(checks, "common-shares.csv"));
  const shares = rows.map(({ part, ...limits }) => {
    const clusters = places
      .filter(({ partType, isEitherAxle }) => partType.slug === part && !isEitherAxle)
      .flatMap((place) => place.clusters)
      .map((versions) => versions.flatMap(({ model }) => (model.commonness === null ? [] : [model.id])));
    const sharing = new Set(clusters.flatMap(pairsOf));
    const share = (100 * sharing.size) / pairsOf(clusters.flat()).length;
    return { part, share, isRight: share >= Number(limits.least) && share <= Number(limits.most) };
  });
  expect(shares.filter(({ isRight }) => !isRight)).toEqual([]);
});

test("of what people ask for, the commonest models share little with those of other families", () => {
  const asked = places.filter(
    ({ assortment, isEitherAxle, partType }) => !assortment && !isEitherAxle && partType.demand >= 60,
  );
  const shares = asked.map(({ fitBasis, clusters }) => {
    const familyOf = ({ model, engine }: DemoVariant) => {
      if (fitBasis === "body") return model.id;
      return fitBasis === "engine" && engine ? engine.name : model.platform.name;
    };
    const pairsOf = (versions: DemoVariant[]) => {
      const common = versions.filter(({ model }) => model.commonness !== null);
      return pairsIn([...Map.groupBy(common, familyOf).values()].map(({ length }) => length));
    };
    return clusters.reduce((sum, cluster) => sum + pairsOf(cluster), 0) / pairsOf(clusters.flat());
  });
  expect(asked.length).toBeGreaterThan(60);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.1);
});

test("an exact cluster keeps to one engine family, platform or model, and to twelve years or a family's life", () => {
  const madeForVehicles = places.filter(({ partType }) => partType.madeFor !== "size");
  const wrong = madeForVehicles.flatMap(({ partType, position, fitBasis, exact }) =>
    [...exact]
      .filter((cluster) => {
        const families = cluster.map(({ model, engine }) => {
          if (partType.madeFor === "group") return model.group;
          if (fitBasis === "body") return bodyOf(model, { partType, position });
          return fitBasis === "engine" && engine ? engine.name : model.platform.name;
        });
        const launches = cluster.map(({ from }) => from);
        return (
          new Set(families).size !== 1 ||
          Math.max(...launches) - Math.min(...launches) > (partType.sameForYears ?? 12) * 100
        );
      })
      .map(() => partType.slug),
  );
  expect(wrong).toEqual([]);
  const drawn = places.filter(({ assortment }) => !assortment);
  const total = (sizeOf: (place: Place) => number) => drawn.reduce((sum, place) => sum + sizeOf(place), 0);
  expect(total(({ exact }) => exact.size) / total(({ clusters }) => clusters.length)).toBeGreaterThan(0.6);
});

function kindOf({ madeFor, sameForYears }: Place["partType"], fitBasis: Place["fitBasis"]) {
  if (madeFor === "engine_family" && sameForYears) return "lasting_engine_family";
  return madeFor ?? fitBasis;
}

function spreadOf(versions: DemoVariant[]) {
  const launches = versions.map(({ from }) => from);
  const powers = versions.map(({ kw }) => kw);
  return {
    years: (Math.max(...launches) - Math.min(...launches)) / 100,
    platforms: new Set(versions.map(({ model }) => model.platform.name)).size,
    powerRatio: Math.max(...powers) / Math.min(...powers),
  };
}

test("in every part type, fit sets of the commonest models keep to the limits of years, platforms and power", async () => {
  const rows = await csvReader(SpreadRow)(join(checks, "spread-limits.csv"));
  const limits = new Map(rows.map((row) => [row.kind, row]));
  const drawn = places.filter(({ assortment, isEitherAxle }) => !assortment && !isEitherAxle);
  const wide = drawn.flatMap(({ partType, fitBasis, position, side, exact }) => {
    const limit = limits.get(kindOf(partType, fitBasis));
    return [...exact]
      .map(spreadOf)
      .filter(
        ({ years, platforms, powerRatio }) =>
          !limit ||
          years > Number(limit.years) ||
          platforms > Number(limit.platforms) ||
          powerRatio > Number(limit.power_ratio),
      )
      .map((spread) => `${partType.slug} ${position} ${side}: ${JSON.stringify(spread)}`);
  });
  expect(wide).toEqual([]);
  const total = (sizeOf: (place: (typeof drawn)[number]) => number) =>
    drawn.reduce((sum, place) => sum + sizeOf(place), 0);
  expect(total(({ exact }) => exact.size) / total(({ clusters }) => clusters.length)).toBeGreaterThan(0.75);
});
