import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { type CsvRow, csvReader } from "../reading/read-csv.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

export const wheelFasteners = ["bolt", "nut"] as const;

const Row = Type.Object(
  {
    ...versionColumns,
    /** Number of bolts by the diameter of their circle, in millimetres: `5x114.3`. */
    bolt_pattern: Type.String({ pattern: "^[3-6]x[0-9]{2,3}(\\.[0-9])?$" }),
    /** Of the hub, in millimetres. */
    centre_bore: Type.String({ pattern: "^[0-9]{2,3}(\\.[0-9])?$" }),
    fastener: Type.Enum(wheelFasteners),
    /** Of bolt or stud: `M14x1.5`. */
    thread: Type.String({ minLength: 1 }),
    /** Least and greatest offset (ET), in millimetres: `35-50`. */
    offsets: Type.String({ pattern: "^[0-9]{1,2}-[0-9]{2}$" }),
  },
  closed,
);

type Range = [least: number, greatest: number];

/** How wheels go onto a version, and which rims its factory tyres need. */
export type FactoryWheels = {
  boltPattern: string;
  centreBore: number;
  fastener: (typeof wheelFasteners)[number];
  thread: string;
  offsets: Range;
  /** By diameter in inches, the widths in inches that suit a factory tyre. */
  rims: ReadonlyMap<number, Range>;
  /** In millimetres, of the smallest and the tallest factory tyre. */
  tyreDiameters: Range;
};

/** @returns a function that finds a version's wheels: those of the first row that agrees with it. */
export async function readFactoryWheels(
  folder: string,
): Promise<(facts: VersionFacts, tyres: string[]) => FactoryWheels> {
  const rowOf = firstAgreeing(await csvReader(Row)(join(folder, "wheel-sizes.csv")), "wheel-sizes.csv");
  return (facts, tyres) => ({ ...hubOf(rowOf(facts)), ...rimsOf(tyres) });
}

function hubOf(row: CsvRow<typeof Row>): Omit<FactoryWheels, "rims" | "tyreDiameters"> {
  const [least = 0, greatest = 0] = row.offsets.split("-").map(Number);
  return {
    boltPattern: row.bolt_pattern,
    centreBore: Number(row.centre_bore),
    fastener: row.fastener,
    thread: row.thread,
    offsets: [least, greatest],
  };
}

function rimsOf(tyres: string[]): Pick<FactoryWheels, "rims" | "tyreDiameters"> {
  const rims = new Map<number, Range>();
  for (const { rim, measuringWidth } of tyres.map(measureTyre)) {
    const [least, greatest] = rims.get(rim) ?? [measuringWidth, measuringWidth];
    rims.set(rim, [Math.min(least, measuringWidth - 0.5), Math.max(greatest, measuringWidth + 0.5)]);
  }
  const diameters = tyres.map((tyre) => measureTyre(tyre).diameter);
  return { rims, tyreDiameters: [Math.min(...diameters), Math.max(...diameters)] };
}

/**
 * @param size such as `205/55 R16`
 * @returns rim and measuring rim width in inches, and outer diameter in millimetres (ETRTO Standards Manual).
 */
export function measureTyre(size: string): { rim: number; measuringWidth: number; diameter: number } {
  const [width = 0, ratio = 0, rim = 0] = size.match(/\d+/g)?.map(Number) ?? [];
  const share = ratio >= 75 ? 0.7 : ratio >= 60 ? 0.75 : ratio >= 50 ? 0.8 : ratio >= 45 ? 0.85 : 0.9;
  return {
    rim,
    measuringWidth: Math.round((share * width * 2) / 25.4) / 2,
    diameter: rim * 25.4 + (2 * width * ratio) / 100,
  };
}

type Values = Readonly<Record<string, number | string | boolean>>;

/** Spare wheels are lower than the others by at most a seventh, and hardly taller. */
const spareHeights: Range = [0.86, 1.03];

/**
 * Whether an article goes onto a version's hubs, by those of its attributes that wheels decide. A wheel that is centred by a
 * ring may have a larger bore than the hub; none may have a smaller one.
 */
export function fitsWheels(wheels: FactoryWheels, values: Values): boolean {
  const is = (slug: string, wanted: string | number) => values[slug] === undefined || values[slug] === wanted;
  return (
    is("wheel-bolt-pattern", wheels.boltPattern) &&
    is("spacer-bolt-circle", wheels.boltPattern) &&
    is("thread", wheels.thread) &&
    is("ring-inner-diameter", wheels.centreBore) &&
    isCentred(wheels, values) &&
    hasRim(wheels, values) &&
    hasOffset(wheels, values)
  );
}

function isCentred({ centreBore }: FactoryWheels, values: Values): boolean {
  const bore = values["centring-diameter"];
  if (bore === undefined) return true;
  return values["wheel-centring"] === "ring" ? Number(bore) >= centreBore : bore === centreBore;
}

function hasRim({ rims, tyreDiameters }: FactoryWheels, values: Values): boolean {
  const spare = values["spare-tyre-size"];
  if (spare !== undefined) {
    const { diameter, rim } = measureTyre(String(spare).slice(1));
    return (
      rim >= Math.min(...rims.keys()) &&
      diameter >= tyreDiameters[0] * spareHeights[0] &&
      diameter <= tyreDiameters[1] * spareHeights[1]
    );
  }
  const rim = values["rim-diameter"];
  if (rim === undefined) return true;
  const [least, greatest] = rims.get(Number(rim)) ?? [Number.POSITIVE_INFINITY, 0];
  const width = Number(values["rim-width"] ?? least);
  return width >= least && width <= greatest;
}

function hasOffset({ offsets: [least, greatest] }: FactoryWheels, values: Values): boolean {
  if (values["rim-offset"] === undefined) return true;
  const offset = Number(String(values["rim-offset"]).replace("ET", ""));
  return offset >= least && offset <= greatest;
}
