import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { csvReader, idPattern, list } from "../reading/read-csv.ts";

const layouts = [
  "front",
  "front_longitudinal",
  "rear",
  "all",
  "all_transverse",
  "rear_engine",
  "rear_motor",
] as const;
export const suspensions = ["steel", "leaf", "air_optional"] as const;

/**
 * Driven wheels and what drives them. `all_transverse`: a coupling at the rear axle of a car with a
 * transverse engine; `all_electric`: the second axle has a motor of its own and no propeller shaft.
 */
export const drives = [
  "front",
  "rear",
  "rear_engine",
  "electric",
  "all",
  "all_transverse",
  "all_electric",
] as const;
export type Drive = (typeof drives)[number];

const Row = Type.Object(
  {
    platform: Type.String({ minLength: 1 }),
    /** Ids of its models; an asterisk stands for any text. */
    models: Type.String({ minLength: 1 }),
    /** Position of the engine, and driven axle of the versions whose names do not mention all-wheel drive. */
    layout: Type.Enum(layouts),
    /** Versions up to this power have drum brakes at the rear. */
    rear_drums_up_to_kw: Type.String({ pattern: "^[0-9]+$" }),
    suspension: Type.Enum(suspensions),
    /** Names of the versions that drive all wheels without a word for it. */
    all_wheel_names: Type.String(),
    /** Names of the versions that drive the front wheels although the others drive the rear ones. */
    front_wheel_names: Type.String(),
  },
  closed,
);

/** Traits that the models of one platform share. */
export type Platform = {
  name: string;
  layout: Static<typeof Row>["layout"];
  rearDrumsUpToKw: number;
  suspension: Static<typeof Row>["suspension"];
  /** Names of the versions that drive all wheels without a word for it. */
  allWheelNames: string[];
  /** Names of the versions that drive the front wheels although the others drive the rear ones. */
  frontWheelNames: string[];
};

const allWheelBadges = /\b(4motion|4drive|quattro|4x4|xdrive|4matic|awd|4wd|all4|q4|hybrid4|gtx|4xe)\b/i;

/** Returns a function that finds a model's platform by the first row that matches it; a row `*` makes each model its own. */
export async function readPlatforms(folder: string): Promise<(modelId: string) => Platform> {
  const rows = await csvReader(Row)(join(folder, "platforms.csv"));
  const rules = rows.map((row) => ({ row, patterns: list(row.models).map(idPattern) }));
  return (modelId) => {
    const row = rules.find(({ patterns }) => patterns.some((pattern) => pattern.test(modelId)))?.row;
    if (!row) throw new Error(`platforms.csv has no platform for ${modelId}`);
    return {
      name: row.models === "*" ? modelId : row.platform,
      layout: row.layout,
      rearDrumsUpToKw: Number(row.rear_drums_up_to_kw),
      suspension: row.suspension,
      allWheelNames: list(row.all_wheel_names),
      frontWheelNames: list(row.front_wheel_names),
    };
  };
}

type DrivenFacts = { vehicleName: string; plainFuel: string };

export function driveOf(
  { vehicleName, plainFuel }: DrivenFacts,
  { layout, allWheelNames, frontWheelNames }: Platform,
): Drive {
  if (plainFuel === "electric") return "electric";
  const isNamed = allWheelNames.includes(vehicleName);
  if (layout === "rear_engine" || layout === "rear_motor") return isNamed ? "all" : "rear_engine";
  if (layout === "all_transverse") return layout;
  const isAllWheel = layout === "all" || isNamed || allWheelBadges.test(vehicleName);
  if (!isAllWheel) return layout === "rear" && !frontWheelNames.includes(vehicleName) ? "rear" : "front";
  if (layout !== "front") return "all";
  return plainFuel === "hybrid" || plainFuel === "plugin_hybrid" ? "all_electric" : "all_transverse";
}
