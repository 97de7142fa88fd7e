import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart";
import { stockInWords } from "@recambia/contract/catalogue";
import { restrictionsIn } from "@recambia/contract/feed";
import { answerFit, type Fit, type FitVehicle, fitOfAll } from "@recambia/contract/fit";
import type { Locale } from "@recambia/contract/locale";
import { vatRateOn } from "@recambia/contract/money";
import type { Queryable } from "../platform/database/database.ts";
import { vehicleSummaryOf } from "../vehicles/index.ts";
import type { Caller, CartRow, LineRow, PartRow } from "./cart-rows.ts";
import { type PartsOfLine, readKitParts } from "./read-kit-parts.ts";

/**
 * The cart as the contract says it, from the rows of a statement; lines in the order of adding.
 * Money is summed here, from the prices in force: nothing a client sends enters it.
 */
export async function cartOfRows(
  database: Queryable,
  rows: [CartRow, ...CartRow[]],
  caller: Caller,
): Promise<Cart> {
  const held = rows.filter((row) => row.line_id !== null);
  const parts = await readKitParts(database, held, caller.locale);
  const demand = demandByProduct(held, parts);
  const lines = held.map((row) => lineOf(row, parts.get(row.line_id) ?? [], demand, caller.locale));
  return {
    id: rows[0].cart_id,
    version: rows[0].version,
    lines,
    totals: cartTotals(
      held.map((row) => ({
        quantity: row.quantity,
        unitCents: row.price_cents,
        coreDepositCents: depositCents(parts.get(row.line_id) ?? []),
      })),
      vatRateOn(caller.now),
    ),
  };
}

/** Pieces that the whole cart asks of each product, alone and inside kits. */
function demandByProduct(lines: LineRow[], parts: PartsOfLine): Map<number, number> {
  const demand = new Map<number, number>();
  for (const line of lines) {
    for (const part of parts.get(line.line_id) ?? []) {
      const pieces = line.quantity * part.per_unit;
      demand.set(part.product_key, (demand.get(part.product_key) ?? 0) + pieces);
    }
  }
  return demand;
}

function lineOf(line: LineRow, parts: PartRow[], demand: Map<number, number>, locale: Locale): CartLine {
  const othersDemand = (part: PartRow) => (demand.get(part.product_key) ?? 0) - line.quantity * part.per_unit;
  const vehicle = line.vehicle_key === null ? null : { builtFrom: line.built_from, builtTo: line.built_to };
  return {
    id: line.line_id,
    product: lineProductOf(line, parts),
    quantity: line.quantity,
    unit_cents: line.price_cents,
    line_cents: line.quantity * line.price_cents,
    core_deposit_cents: line.quantity * depositCents(parts),
    stock: stockInWords(unitsOutOf(parts, (part) => part.available)),
    available: unitsOutOf(parts, (part) => part.available - othersDemand(part)),
    needed_per_job: line.needed_per_job,
    vehicle: vehicle && vehicleSummaryOf(line),
    fit: fitOfParts(parts, vehicle, locale),
    fit_confirmed: line.fit_confirmed,
  };
}

function lineProductOf(line: LineRow, parts: PartRow[]): CartLine["product"] {
  return {
    id: line.thing_id,
    kind: line.kit_key === null ? "product" : "kit",
    slug: line.slug,
    name: line.name,
    brand: line.brand_slug && line.brand_name ? { slug: line.brand_slug, name: line.brand_name } : null,
    part_number: line.part_number,
    picture: line.picture,
    parts: line.kit_key === null ? [] : parts.map((part) => part.name),
  };
}

/** How many of what is sold can be made of the pieces there are: the scarcest part decides. */
function unitsOutOf(parts: PartRow[], pieces: (part: PartRow) => number): number {
  if (parts.length === 0) return 0;
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
