import type { FeedRecordOf, FeedRestriction } from "@recambia/contract/catalogue/feed";

/** When a variant was made, as yyyymm; `builtTo` null: still made. */
export type Production = { builtFrom: number; builtTo: number | null };

/** One variant's row of a fit set: `alternatives` null when it fits without a condition. */
export type MergedFitLine = { variant: string; alternatives: FeedRestriction[][] | null };

/**
 * Turns a fit set's lines into one row per variant: conditions that the variant's production
 * settles are dropped, the lines of one variant become its alternatives, and one alternative
 * without a condition makes all others needless (product decisions §3, contract `answerFit`).
 *
 * @returns also a reason for each build window that lies outside a variant's production.
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

/** The conditions that a variant's production leaves open; null when one of them cannot hold. */
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
  const isSettled = from <= production.builtFrom && to >= builtTo;
  return isSettled ? restrictions.filter(({ kind }) => kind !== "built") : restrictions;
}

/** Feeds also write several engine codes into one text: `K9K; K9J` means any of them. */
function splitCodes(restriction: FeedRestriction): FeedRestriction {
  if (restriction.kind !== "engine_code") return restriction;
  const codes = restriction.codes.flatMap((code) => code.split(/[;,]/)).map((code) => code.trim());
  return { kind: "engine_code", codes: [...new Set(codes.filter(Boolean))] };
}
