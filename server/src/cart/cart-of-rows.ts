import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart";
import { stockInWords } from "@recambia/contract/catalogue";
import { restrictionsIn } from "@recambia/contract/feed";
import { answerFit, type Fit, type FitVehicle, fitOfAll } from "@recambia/contract/fit";
import type { Locale } from "@recambia/contract/locale";
import { vatRateOn } from "@recambia/contract/money";
import { vehicleSummaryOf } from "../vehicles/index.ts";
import type { Caller, CartRow, LineRow, PartRow } from "./cart-rows.ts";

/**
 * The cart as the contract says it, from the rows of one statement; lines in the order of adding.
 * Money is summed here, from the prices in force: nothing a client sends enters it.
 */
export function cartOfRows(rows: [CartRow, ...CartRow[]], caller: Caller): Cart {
  const held = rows.filter((row) => row.line_id !== null);
  const demand = demandByProduct(held);
  const lines = held.map((row) => lineOf(row, demand, caller.locale));
  return {
    id: rows[0].cart_id,
    version: rows[0].version,
    lines,
    totals: cartTotals(
      held.map((row) => ({
        quantity: row.quantity,
        unitCents: row.price_cents,
        coreDepositCents: depositCents(row),
      })),
      vatRateOn(caller.now),
    ),
  };
}

/** Pieces that the whole cart asks of each product, alone and inside kits. */
function demandByProduct(lines: LineRow[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const line of lines) {
    for (const part of partsOf(line)) {
      const pieces = line.quantity * part.per_unit;
      demand.set(part.product_key, (demand.get(part.product_key) ?? 0) + pieces);
    }
  }
  return demand;
}

function partsOf(line: LineRow): PartRow[] {
  return line.kit_parts ?? [line];
}

function lineOf(line: LineRow, demand: Map<number, number>, locale: Locale): CartLine {
  const parts = partsOf(line);
  return {
    id: line.line_id,
    product: {
      id: line.thing_id,
      kind: line.is_kit ? "kit" : "product",
      slug: line.slug,
      name: line.name,
      brand: line.brand_slug && line.brand_name ? { slug: line.brand_slug, name: line.brand_name } : null,
      part_number: line.part_number,
      picture: line.picture,
      parts: line.kit_parts?.map((part) => part.name) ?? [],
    },
    quantity: line.quantity,
    unit_cents: line.price_cents,
    line_cents: line.quantity * line.price_cents,
    core_deposit_cents: line.quantity * depositCents(line),
    stock: stockInWords(unitsOutOf(parts, (part) => part.available)),
    available: unitsOutOf(parts, (part) => part.available - othersDemand(line, part, demand)),
    needed_per_job: line.needed_per_job,
    vehicle: line.variant_id === null ? null : vehicleSummaryOf({ ...line, variant_id: line.variant_id }),
    fit: fitOfParts(parts, line.variant_id === null ? null : yearsOf(line), locale),
    fit_confirmed: line.fit_confirmed,
  };
}

/** How many of what is sold can be made of the pieces that there are: the scarcest part decides. */
function unitsOutOf(parts: PartRow[], pieces: (part: PartRow) => number): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map((part) => Math.floor(pieces(part) / part.per_unit))));
}

/** Pieces of a part that the cart's other lines ask for. */
function othersDemand(line: LineRow, part: PartRow, demand: Map<number, number>): number {
  return (demand.get(part.product_key) ?? 0) - line.quantity * part.per_unit;
}

function depositCents(line: LineRow): number {
  return partsOf(line).reduce((sum, part) => sum + part.per_unit * (part.core_deposit_cents ?? 0), 0);
}

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

export type FitPart = Pick<PartRow, "is_universal" | "has_fitments" | "is_matched" | "alternatives">;

function yearsOf(line: LineRow): NonNullable<FitVehicle> {
  return { builtFrom: line.built_from, builtTo: line.built_to };
}
