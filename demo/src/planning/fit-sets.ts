import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import { positions } from "@recambia/contract/vehicles/fit";
import { drawFor } from "../draw.ts";
import type { FitCondition } from "../taxonomy/index.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import type { Place } from "./places.ts";

type Line = FeedRecordOf<"fit_set">["lines"][number];

/** Lines of one cluster's fit set, by their restrictions. */
type Lines = Map<string, Line>;

/** Condition that separates a version's own cluster from the neighbouring one. */
type Split = { own: FeedRestriction[]; neighbour: FeedRestriction[] };

export function fitSetId({ partType, position, side }: Place, cluster: number): string {
  return [partType.slug, position, side, cluster + 1].filter((part) => part !== null).join("/");
}

/**
 * The fit sets of one place, in the order of its clusters; an article that no version takes has none. Some versions carry a condition: they
 * then stand in the neighbouring set as well, so that nobody is left without a part.
 */
export function fitSetsOf(seed: string, place: Place, today: Date): FeedRecordOf<"fit_set">[] {
  const sets = place.clusters.map((): Lines => new Map());
  for (const [index, cluster] of place.clusters.entries()) {
    const neighbour = index + 1 < place.clusters.length ? index + 1 : index - 1;
    const isShared =
      !place.assortment && [cluster, place.clusters[neighbour]].every((one) => one && !place.exact.has(one));
    for (const variant of cluster) {
      if (place.isEitherAxle) {
        for (const axle of axlesOf(seed, place, variant)) addLine(sets[index], variant, axle);
        continue;
      }
      const split = isShared ? splitOf(seed, place, variant, today) : null;
      addLine(sets[index], variant, split?.own ?? unrestricted);
      if (split) addLine(sets[neighbour], variant, split.neighbour);
    }
  }
  return sets.flatMap((lines, index) =>
    lines.size === 0
      ? []
      : {
          record: "fit_set",
          id: fitSetId(place, index),
          part_type: place.partType.slug,
          lines: [...lines.values()],
        },
  );
}

const unrestricted: FeedRestriction[] = [];

/** Adds a version to those that a fit set has under the same restrictions. */
function addLine(lines: Lines | undefined, { id }: DemoVariant, restrictions: FeedRestriction[]): void {
  const key = restrictions.length === 0 ? "" : JSON.stringify(restrictions);
  const line = lines?.get(key);
  if (line) line.variants.push(id);
  else lines?.set(key, { variants: [id], restrictions });
}

/** Goes to the front of some cars, the rear of others, and both axles of a few. */
function axlesOf(seed: string, { partType }: Place, variant: DemoVariant): FeedRestriction[][] {
  const place = drawFor(seed, "axle", partType.slug, variant.model.id).fraction();
  const axles = place < 0.45 ? (["front"] as const) : place < 0.9 ? (["rear"] as const) : positions;
  return axles.map((position) => [{ kind: "position", position }]);
}

/** Left and right, front and rear of one version are parted by the same condition. */
function splitOf(seed: string, { partType }: Place, variant: DemoVariant, today: Date): Split | null {
  for (const condition of partType.conditions ?? []) {
    // Equipment goes by model; a change in production or of engine by version.
    const subject = condition.kind === "equipment" ? variant.model.id : variant.id;
    const draw = drawFor(seed, "condition", partType.slug, condition.kind, subject);
    if (!draw.chance(condition.share)) continue;
    const split = splitBy(condition, variant, draw.fraction(), today);
    if (split) return split;
  }
  return null;
}

function splitBy(condition: FitCondition, variant: DemoVariant, place: number, today: Date): Split | null {
  switch (condition.kind) {
    case "build_date":
      return splitByBuildDate(variant, place, today);
    case "engine_code":
      return splitByEngineCode(variant, place);
    case "equipment":
      return { own: [{ kind: "equipment", text: condition.text }], neighbour: [] };
  }
}

/** Somewhere in the middle third of a production of two years or more. */
function splitByBuildDate(variant: DemoVariant, place: number, today: Date): Split | null {
  const first = monthNumber(variant.from);
  const last =
    variant.to === null ? today.getUTCFullYear() * 12 + today.getUTCMonth() : monthNumber(variant.to);
  if (last - first < 24) return null;
  const change = Math.round(first + (last - first) * (0.33 + place / 3));
  return {
    own: [{ kind: "built", from: null, to: yyyymmOf(change - 1) }],
    neighbour: [{ kind: "built", from: yyyymmOf(change), to: null }],
  };
}

function monthNumber(yyyymm: number): number {
  return Math.floor(yyyymm / 100) * 12 + (yyyymm % 100) - 1;
}

function yyyymmOf(month: number): number {
  return Math.floor(month / 12) * 100 + (month % 12) + 1;
}

/** Codes that nobody stamps: `DEMO` and the displacement tell where they come from. */
function splitByEngineCode({ ccm, ignition }: DemoVariant, place: number): Split | null {
  if (ccm === null || ignition === null) return null;
  const family = `DEMO-${ignition === "diesel" ? "D" : "G"}${Math.round(ccm / 100)}`;
  const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];
  const first = Math.floor(place * 6);
  return {
    own: [{ kind: "engine_code", codes: [`${family}${letters[first]}`, `${family}${letters[first + 1]}`] }],
    neighbour: [{ kind: "engine_code", codes: [`${family}${letters[first + 2]}`] }],
  };
}
