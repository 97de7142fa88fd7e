import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { beforeAll, expect, test } from "vitest";
import { defaultPlan, demoVehicles } from "../../test/default-plan.ts";
import { allowsPart } from "../has-part.ts";
import type { Place } from "../planning/places.ts";
import { csvReader } from "../reading/read-csv.ts";
import { categories } from "../taxonomy/index.ts";
import { fitsWheels, measureTyre } from "./factory-wheels.ts";
import type { DemoVariant } from "./vehicles.ts";

const Row = Type.Object(
  {
    fits: Type.Enum(["yes", "no"]),
    part: Type.Enum(["wheel", "bolt", "nut", "ring", "spacer"]),
    models: Type.String({ minLength: 1 }),
    /** Of the version; empty for all of the models'. */
    name: Type.String(),
    /** As the trade writes it; `ring` behind a wheel says that rings centre it. */
    article: Type.String({ minLength: 1 }),
  },
  closed,
);

/** By part, how its article is written. */
const notations = {
  wheel:
    /^(?<width>[\d.]+)Jx(?<rim>\d+) (?<pattern>\dx[\d.]+) (?<offset>ET\d+) (?<bore>[\d.]+)(?<ring> ring)?$/,
  bolt: /^(?<thread>.+)$/,
  nut: /^(?<thread>.+)$/,
  ring: /^(?<outer>[\d.]+)-(?<inner>[\d.]+)$/,
  spacer: /^(?<circle>\dx[\d.]+) (?<bore>[\d.]+)$/,
};

const attributeOf = {
  width: "rim-width",
  rim: "rim-diameter",
  pattern: "wheel-bolt-pattern",
  circle: "spacer-bolt-circle",
  offset: "rim-offset",
  bore: "centring-diameter",
  thread: "thread",
  inner: "ring-inner-diameter",
};
const texts = ["pattern", "circle", "offset", "thread"];

function valuesOf(part: keyof typeof notations, article: string) {
  const groups = notations[part].exec(article)?.groups;
  if (!groups) throw new Error(`${article} is no ${part}`);
  const values = Object.entries(attributeOf).flatMap(([group, slug]) => {
    const text = groups[group];
    return text === undefined ? [] : [[slug, texts.includes(group) ? text : Number(text)] as const];
  });
  return { ...Object.fromEntries(values), ...(groups.ring ? { "wheel-centring": "ring" } : {}) };
}

let variants: DemoVariant[];
/** Places whose articles go onto hubs, from the default catalogue. */
let places: Place[];
beforeAll(async () => {
  ({ variants } = await demoVehicles());
  const plan = await defaultPlan();
  places = plan.places.filter(({ assortment }) => assortment?.takenBy === "wheels");
});

test("what the trade knows of wheels, bolts, rings and spacers holds", async () => {
  const rows = await csvReader(Row)(join(import.meta.dirname, "../../data/checks/wheels.csv"));
  const wrong = rows.filter(({ fits, part, models, name, article }) => {
    const versions = variants.filter(
      (variant) => variant.model.id === models && (name === "" || variant.vehicleName === name),
    );
    const takes = versions.filter(
      ({ wheels }) =>
        fitsWheels(wheels, valuesOf(part, article)) &&
        ((part !== "bolt" && part !== "nut") || wheels.fastener === part),
    );
    return versions.length === 0 || takes.length !== (fits === "yes" ? versions.length : 0);
  });
  expect(rows.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

/** Every article with each version that it is sold for. */
function* sold() {
  for (const { partType, clusters, assortment } of places) {
    for (const [index, versions] of clusters.entries()) {
      const values = assortment?.articles[index]?.values ?? {};
      for (const version of versions) yield { slug: partType.slug, values, version };
    }
  }
}

test("no wheel is sold for another bolt pattern, a larger hub or a diameter without a factory tyre", () => {
  const wrong: string[] = [];
  for (const { slug, values, version } of sold()) {
    const { boltPattern, centreBore, fastener, thread } = version.wheels;
    const pattern = values["wheel-bolt-pattern"] ?? values["spacer-bolt-circle"] ?? boltPattern;
    const bore = Number(values["centring-diameter"] ?? centreBore);
    const isCentred = values["wheel-centring"] === "ring" ? bore >= centreBore : bore === centreBore;
    const rim = values["rim-diameter"];
    const hasTyre =
      rim === undefined ||
      values["spare-tyre-size"] !== undefined ||
      version.sizes.tyres.some((tyre) => tyre.includes(` R${rim}`));
    const hasThread = (values.thread ?? thread) === thread;
    const isFastened = slug.startsWith("tornillos")
      ? fastener === "bolt"
      : !/^(?:tuercas|esparragos)/.test(slug) || fastener === "nut";
    if (pattern !== boltPattern || !isCentred || !hasTyre || !hasThread || !isFastened) {
      wrong.push(`${slug} ${JSON.stringify(values)}: ${version.id}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("nearly every article goes onto some version", () => {
  const articles = places.flatMap(({ partType, clusters, assortment }) =>
    clusters.map((versions, index) => ({
      text: `${partType.slug} ${JSON.stringify(assortment?.articles[index]?.values)}`,
      versions,
    })),
  );
  const unsold = articles.filter(({ versions }) => versions.length === 0);
  expect(unsold.length / articles.length, unsold.map(({ text }) => text).join("\n")).toBeLessThan(0.03);
});

test("rims for a tyre of 205/55 R16 are 6 to 7 inches wide, for one of 225/40 R18 7.5 to 8.5", () => {
  const widthsFor = (tyre: string) => {
    const own = variants.filter(({ sizes }) => sizes.tyres.includes(tyre));
    const rim = measureTyre(tyre).rim;
    return own.map(({ wheels }) => wheels.rims.get(rim) ?? ([0, 0] as const));
  };
  for (const [tyre, least, greatest] of [
    ["205/55 R16", 6, 7],
    ["225/40 R18", 7.5, 8.5],
    ["195/65 R15", 5.5, 6.5],
  ] as const) {
    const ranges = widthsFor(tyre);
    expect(ranges.length, tyre).toBeGreaterThan(100);
    expect(
      ranges.every(([from, to]) => from <= least && to >= greatest),
      tyre,
    ).toBe(true);
    expect(
      ranges.every(([from, to]) => from >= least - 1.5 && to <= greatest + 1.5),
      tyre,
    ).toBe(true);
  }
});

test("versions have either bolts or nuts, and a wheel, a spacer and a spare of their hub where they can have one", () => {
  const having = new Map<string, Set<DemoVariant>>();
  for (const { slug, version } of sold()) having.set(slug, (having.get(slug) ?? new Set()).add(version));
  for (const slug of having.keys()) {
    const partType = categories.flatMap(({ partTypes }) => partTypes).find((one) => one.slug === slug);
    if (partType?.appliesTo?.share !== undefined) continue;
    const missing = variants.filter(
      (variant) => allowsPart(variant, partType?.appliesTo) && !having.get(slug)?.has(variant),
    );
    expect(
      missing.map(({ id }) => id),
      slug,
    ).toEqual([]);
  }
  const bolted = having.get("tornillos-de-rueda") ?? new Set();
  const nutted = having.get("tuercas-de-rueda") ?? new Set();
  expect(bolted.isDisjointFrom(nutted)).toBe(true);
  expect(bolted.size + nutted.size).toBe(variants.length);
});
