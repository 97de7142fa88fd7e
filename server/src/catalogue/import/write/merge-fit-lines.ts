import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";

/** Production period of a variant, as yyyymm; `builtTo` null while in production. */
export type Production = { builtFrom: number; builtTo: number | null };

/** A fit set's row for a variant: `alternatives` null when it fits unconditionally. */
export type MergedFitLine = { variant: string; alternatives: FeedRestriction[][] | null };

/**
 * Merges a fit set's lines into one row per variant: drops conditions that the variant's production satisfies, and collects
 * the lines of a variant as alternatives; an unconditional one makes others redundant (product decisions §3, contract
 * `determineFit`).
 *
 * @returns the rows, and a reason for each build window outside a variant's production.
 */
export function mergeFitLines(
  lines: FeedRecordOf<"fit_set">["lines"],
  productionOf: (variant: string) => Production,
): { settled: MergedFitLine[]; reasons: string[] } {
  const reasons: string[] = [];
  const alternativesOf = new Map<string, Map<string, FeedRestriction[]> | null>();
  for (const [index, { variants, restrictions }] of lines.entries()) {
    const split = restrictions.map(splitCodes);
    for (const variant of variants) {
      const remaining = remainingConditions(split, productionOf(variant));
      if (remaining === null) {
        reasons.push(`lines.${index}: the build window lies outside the production of "${variant}"`);
        continue;
      }
      if (remaining.length === 0) {
        alternativesOf.set(variant, null);
        continue;
      }
      const known = alternativesOf.get(variant);
      if (known === null) continue;
      const alternatives = known ?? new Map<string, FeedRestriction[]>();
      alternatives.set(JSON.stringify(remaining), remaining);
      alternativesOf.set(variant, alternatives);
    }
  }
  const settled = [...alternativesOf].map(([variant, alternatives]) => ({
    variant,
    alternatives: alternatives && [...alternatives.values()],
  }));
  return { settled, reasons };
}

/** Returns the conditions that the production leaves open; null when one is impossible. A line has one build window at most. */
function remainingConditions(
  restrictions: FeedRestriction[],
  production: Production,
): FeedRestriction[] | null {
  const [window] = restrictions.filter((restriction) => restriction.kind === "built");
  if (!window) return restrictions;
  const from = window.from ?? 0;
  const to = window.to ?? Number.POSITIVE_INFINITY;
  const builtTo = production.builtTo ?? Number.POSITIVE_INFINITY;
  if (to < production.builtFrom || from > builtTo) return null;
  const coversProduction = from <= production.builtFrom && to >= builtTo;
  return coversProduction ? restrictions.filter(({ kind }) => kind !== "built") : restrictions;
}

/** Splits engine codes: `K9K; K9J` means any of them. */
function splitCodes(restriction: FeedRestriction): FeedRestriction {
  if (restriction.kind !== "engine_code") return restriction;
  const codes = restriction.codes.flatMap((code) => code.split(/[;,]/)).map((code) => code.trim());
  return { kind: "engine_code", codes: [...new Set(codes.filter(Boolean))] };
}
