import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { csvReader } from "../reading/read-csv.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

/** What moves the release bearing. */
export const clutches = ["cable", "hydraulic"] as const;
/** Kinds of gearbox without a clutch pedal; one with robotised manual gears has neither converter nor mechatronics. */
export const automatics = ["none", "converter", "dual_clutch", "cvt", "robotised"] as const;

const GearboxRow = Type.Object(
  {
    ...versionColumns,
    clutch: Type.Enum(clutches),
    automatic: Type.Enum(automatics),
    /** Whether there is a manual gearbox, too. */
    manual: Type.Enum(["yes", "no"]),
  },
  closed,
);

/** The automatic gearbox is the one that is sold beside the manual one, or instead of it. */
export type Gearboxes = Pick<Static<typeof GearboxRow>, "clutch" | "automatic"> & { hasManual: boolean };

const automaticBadges = /\betsi\b/i;

type NamedFacts = VersionFacts & { vehicleName: string };

/** @returns a function that finds what a version's clutch is moved by, and its automatic gearbox. */
export async function readGearboxes(folder: string): Promise<(facts: NamedFacts) => Gearboxes> {
  const rowOf = firstAgreeing(await csvReader(GearboxRow)(join(folder, "gearboxes.csv")), "gearboxes.csv");
  return (facts) => {
    const { clutch, automatic, manual } = rowOf(facts);
    return { clutch, automatic, hasManual: manual === "yes" && !automaticBadges.test(facts.vehicleName) };
  };
}
