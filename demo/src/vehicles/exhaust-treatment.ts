import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { csvReader } from "../reading/read-csv.ts";
import { badgePattern, firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

const ExhaustRow = Type.Object(
  {
    ...versionColumns,
    /** A word of the version's name. */
    badge: Type.String(),
    /** Whether urea is injected into the exhaust of a diesel (SCR). */
    adblue: Type.Enum(["yes", "no"]),
    /** Of a diesel. */
    particulate_filter: Type.Enum(["yes", "no"]),
  },
  closed,
);

type DieselFacts = VersionFacts & { vehicleName: string; ignition: "spark" | "diesel" | null };

export type ExhaustTreatment = { usesAdBlue: boolean; hasParticulateFilter: boolean };

/** @returns a function that says how a version's exhaust is treated; that of petrol engines is not told. */
export async function readExhaustTreatment(
  folder: string,
): Promise<(facts: DieselFacts) => ExhaustTreatment> {
  const file = "exhaust-treatment.csv";
  const rows = (await csvReader(ExhaustRow)(join(folder, file))).map((row) => ({
    ...row,
    pattern: badgePattern(row.badge),
  }));
  const rowOf = firstAgreeing(rows, file, ({ pattern }, { vehicleName }: DieselFacts) =>
    pattern.test(vehicleName),
  );
  return (facts) => {
    if (facts.ignition !== "diesel") return { usesAdBlue: false, hasParticulateFilter: false };
    const { adblue, particulate_filter } = rowOf(facts);
    return { usesAdBlue: adblue === "yes", hasParticulateFilter: particulate_filter === "yes" };
  };
}
