import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { type Fuel, fuels } from "@recambia/contract/vehicles/schemas";
import { type Static, Type } from "typebox";
import { type CsvRow, csvReader, idPattern, isWithin, list, numberOrNull } from "../reading/read-csv.ts";
import { badgePattern } from "./version-rules.ts";

export const timings = ["belt", "chain", "gears"] as const;
export const injections = ["port", "direct", "common_rail", "unit_injector", "rotary_pump"] as const;

const Row = Type.Object(
  {
    family: Type.String({ minLength: 1 }),
    groups: Type.String({ minLength: 1 }),
    makers: Type.String(),
    /** Patterns of models; an asterisk stands for anything. */
    models: Type.String(),
    ignition: Type.Enum(["spark", "diesel"]),
    ccm: Type.String({ pattern: "^[0-9]{3,4}(\\|[0-9]{3,4})*$" }),
    from: Type.String({ pattern: "^([0-9]{6})?$" }),
    to: Type.String({ pattern: "^([0-9]{6})?$" }),
    min_kw: Type.String({ pattern: "^[0-9]*$" }),
    max_kw: Type.String({ pattern: "^[0-9]*$" }),
    fuels: Type.String(),
    badge: Type.String(),
    timing: Type.Enum(timings),
    /** Whether the timing belt drives the water pump, too; empty for engines without one. */
    timing_belt_drives_pump: Type.Enum(["yes", "no", ""]),
    injection: Type.Enum(injections),
    /** Whether there is a turbocharger; nearly all cool the air that they compress. */
    turbo: Type.Enum(["yes", "no", "without_intercooler"]),
    cylinders: Type.String({ pattern: "^[0-9]{1,2}$" }),
    /** A can that is screwed on, or a paper insert; empty where it is not known. */
    oil_filter: Type.Enum(["spin_on", "insert", ""]),
    /** Leads between coil and plugs; otherwise a coil sits on each plug. */
    plug_leads: Type.Enum(["yes", "no"]),
  },
  closed,
);

/** Traits that the versions of one engine family share. */
export type EngineFamily = {
  name: string;
  timing: Static<typeof Row>["timing"];
  timingBeltDrivesPump: boolean;
  injection: Static<typeof Row>["injection"];
  hasTurbo: boolean;
  hasIntercooler: boolean;
  cylinders: number;
  /** Null where it is not known. */
  oilFilter: "spin-on" | "insert" | null;
  hasPlugLeads: boolean;
};

/** Values of a version by which its engine family is found. */
export type EngineFacts = {
  model: { id: string; group: string; maker: { id: string } };
  vehicleName: string;
  fuel: Fuel;
  ignition: "spark" | "diesel" | null;
  ccm: number | null;
  kw: number;
  from: number;
};

/** @returns a function that finds the family of a version's engine: the first row that agrees with it. */
export async function readEngineFamilies(
  folder: string,
): Promise<(facts: EngineFacts) => EngineFamily | null> {
  const rows = await csvReader(Row)(join(folder, "engine-families.csv"));
  const rules = rows.map(ruleOf);
  return (facts) => {
    if (facts.ignition === null) return null;
    const rule = rules.find(({ agrees }) => agrees(facts));
    if (!rule)
      throw new Error(`engine-families.csv has no family for ${facts.model.id} ${facts.vehicleName}`);
    return rule.family;
  };
}

const oilFilters = { spin_on: "spin-on", insert: "insert", "": null } as const;

function ruleOf(row: CsvRow<typeof Row>) {
  const groups = list(row.groups);
  const makers = list(row.makers);
  const displacements = list(row.ccm).map(Number);
  const ownFuels = fuels.filter((fuel) => list(row.fuels).includes(fuel));
  const models = list(row.models).map(idPattern);
  const badge = badgePattern(row.badge);
  const family: EngineFamily = {
    name: row.family,
    timing: row.timing,
    timingBeltDrivesPump: row.timing_belt_drives_pump === "yes",
    injection: row.injection,
    hasTurbo: row.turbo !== "no",
    hasIntercooler: row.turbo === "yes",
    cylinders: Number(row.cylinders),
    oilFilter: oilFilters[row.oil_filter],
    hasPlugLeads: row.plug_leads === "yes",
  };
  const agrees = ({ model, vehicleName, fuel, ignition, ccm, kw, from }: EngineFacts) =>
    ignition === row.ignition &&
    displacements.includes(ccm ?? 0) &&
    groups.includes(model.group) &&
    (makers.length === 0 || makers.includes(model.maker.id)) &&
    (models.length === 0 || models.some((pattern) => pattern.test(model.id))) &&
    (ownFuels.length === 0 || ownFuels.includes(fuel)) &&
    isWithin(from, numberOrNull(row.from), numberOrNull(row.to)) &&
    isWithin(kw, numberOrNull(row.min_kw), numberOrNull(row.max_kw)) &&
    badge.test(vehicleName);
  return { family, agrees };
}
