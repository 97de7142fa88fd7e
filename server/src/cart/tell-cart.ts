import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart";
import { stockInWords } from "@recambia/contract/catalogue";
import { restrictionsIn } from "@recambia/contract/feed";
import { answerFit, type Fit, type FitVehicle, fitOfAll } from "@recambia/contract/fit";
import { type Locale, localize } from "@recambia/contract/locale";
import { vatRateOn } from "@recambia/contract/money";
import { type Reading, vehiclesByKey } from "../catalogue/index.ts";
import type { KnownVehicle } from "../vehicles/index.ts";
import type { CartRows, KitLineRow, PartRow, ProductLineRow } from "./cart-rows.ts";
import { type Kit, readKits } from "./read-kits.ts";

/** A line with all that is known of it. */
type Line = {
  row: ProductLineRow | KitLineRow;
  product: CartLine["product"];
  unitCents: number;
  neededPerJob: number;
  parts: PartRow[];
  vehicle: KnownVehicle | null;
};

/**
 * The cart as the contract says it, in the reading's language, from the rows of a statement; lines
 * in the order of adding. Money is summed here, from the prices in force: nothing that a client
 * sends enters it.
 */
export async function tellCart(reading: Reading, rows: CartRows): Promise<Cart> {
  const lines = await completeLines(reading, rows);
  const demand = demandByProduct(lines);
  return {
    id: rows[0].cart_id,
    version: rows[0].version,
    lines: lines.map((line) => lineOf(line, demand, reading.locale)),
    totals: cartTotals(
      lines.map(({ row, unitCents, parts }) => ({
        quantity: row.quantity,
        unitCents,
        coreDepositCents: depositCents(parts),
      })),
      vatRateOn(reading.now),
    ),
  };
}

async function completeLines(reading: Reading, rows: CartRows): Promise<Line[]> {
  const held = rows.filter((row) => row.line_id !== null);
  const vehicles = await vehiclesByKey(
    reading,
    held.flatMap(({ vehicle_key }) => vehicle_key ?? []),
  );
  const kits = await readKits(
    reading.database,
    held.filter((row) => row.kit_key !== null),
    reading.now,
  );
  return held.flatMap((row): Line[] => {
    const vehicle = row.vehicle_key === null ? null : (vehicles.get(row.vehicle_key) ?? null);
    if (row.kit_key === null) return [productLine(reading, row, vehicle)];
    const kit = kits.get(row.line_id);
    return kit ? [kitLine(reading, row, kit, vehicle)] : [];
  });
}

function productLine(reading: Reading, row: ProductLineRow, vehicle: KnownVehicle | null): Line {
  const { slug, name } = reading.definitions.brand(row.brand_id);
  return {
    row,
    product: {
      id: row.thing_id,
      kind: "product",
      slug: row.slug,
      name: partName(reading, row),
      brand: { slug, name },
      part_number: row.part_number,
      picture: row.picture,
      parts: [],
    },
    unitCents: row.price_cents,
    neededPerJob: row.needed_per_job,
    parts: [row],
    vehicle,
  };
}

function kitLine(reading: Reading, row: KitLineRow, kit: Kit, vehicle: KnownVehicle | null): Line {
  return {
    row,
    product: {
      id: kit.thing_id,
      kind: "kit",
      slug: kit.slug,
      name: localize(kit.kit_name, reading.locale),
      brand: null,
      part_number: null,
      picture: kit.picture,
      parts: kit.parts.map((part) => partName(reading, part)),
    },
    unitCents: kit.price_cents,
    neededPerJob: 1,
    parts: kit.parts,
    vehicle,
  };
}

function partName({ definitions, locale }: Reading, part: PartRow): string {
  return localize(part.name ?? definitions.partType(part.part_type_id).name, locale);
}

/** Pieces that the whole cart asks of each product, alone and inside kits. */
function demandByProduct(lines: Line[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { row, parts } of lines) {
    for (const part of parts) {
      const pieces = row.quantity * part.per_unit;
      demand.set(part.product_key, (demand.get(part.product_key) ?? 0) + pieces);
    }
  }
  return demand;
}

function lineOf(line: Line, demand: Map<number, number>, locale: Locale): CartLine {
  const { row, parts, unitCents, vehicle } = line;
  const othersDemand = (part: PartRow) => (demand.get(part.product_key) ?? 0) - row.quantity * part.per_unit;
  return {
    id: row.line_id,
    product: line.product,
    quantity: row.quantity,
    unit_cents: unitCents,
    line_cents: row.quantity * unitCents,
    core_deposit_cents: row.quantity * depositCents(parts),
    stock: stockInWords(unitsOutOf(parts, (part) => part.available)),
    available: unitsOutOf(parts, (part) => part.available - othersDemand(part)),
    needed_per_job: line.neededPerJob,
    vehicle: vehicle?.summary ?? null,
    fit: fitOfParts(parts, vehicle?.fitVehicle ?? null, locale),
    fit_confirmed: row.fit_confirmed,
  };
}

/** How many of what is sold can be made of the pieces there are: the scarcest part decides. */
function unitsOutOf(parts: PartRow[], pieces: (part: PartRow) => number): number {
  return Math.max(0, Math.min(...parts.map((part) => Math.floor(pieces(part) / part.per_unit))));
}

/** Deposit for the old parts of one of what is sold, in cents. */
function depositCents(parts: PartRow[]): number {
  return parts.reduce((sum, part) => sum + part.per_unit * (part.core_deposit_cents ?? 0), 0);
}

/** What a fit follows from. */
export type FitPart = Pick<PartRow, "is_universal" | "has_fitments" | "is_matched" | "alternatives">;

/** The fit of a product, or of a kit's parts together, for one vehicle. */
export function fitOfParts(parts: FitPart[], vehicle: FitVehicle, locale: Locale): Fit {
  return fitOfAll(
    parts.map((part) => {
      const subject = { isUniversal: part.is_universal, hasFitments: part.has_fitments };
      // A line without conditions is one empty alternative; no line at all is no alternative.
      const lines = part.is_matched ? (part.alternatives ?? [[]]) : [];
      return answerFit(subject, vehicle, restrictionsIn(locale, lines));
    }),
  );
}
