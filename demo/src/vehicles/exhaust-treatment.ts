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
  },
  closed,
);

type DieselFacts = VersionFacts & { vehicleName: string; ignition: "spark" | "diesel" | null };

/** @returns a function that says whether a version's exhaust is treated with AdBlue. */
export async function readExhaustTreatment(folder: string): Promise<(facts: DieselFacts) => boolean> {
  const file = "exhaust-treatment.csv";
  const rows = (await csvReader(ExhaustRow)(join(folder, file))).map((row) => ({
    ...row,
    pattern: badgePattern(row.badge),
  }));
  const rowOf = firstAgreeing(rows, file, ({ pattern }, { vehicleName }: DieselFacts) =>
    pattern.test(vehicleName),
  );
  return (facts) => facts.ignition === "diesel" && rowOf(facts).adblue === "yes";
}
