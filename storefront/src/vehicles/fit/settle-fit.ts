import type { Fit, Restriction } from "@recambia/contract/vehicles/fit";

/**
 * Returns a fit with the conditions settled that the shopper has answered for one of their vehicles.
 *
 * @param facts conditions that hold for the vehicle.
 */
export function settleFit(fit: Fit, facts: readonly Restriction[]): Fit {
  if (fit.answer !== "fits_if") return fit;
  const built = facts.find(({ kind }) => kind === "built");
  const [from, to] = built?.kind === "built" ? [built.from ?? 0, built.to ?? Infinity] : [0, Infinity];
  const isMet = (condition: Restriction) =>
    condition.kind === "built"
      ? from >= (condition.from ?? 0) && to <= (condition.to ?? Infinity)
      : facts.some((fact) => JSON.stringify(fact) === JSON.stringify(condition));
  const isRuledOut = (condition: Restriction) =>
    condition.kind === "built" && (to < (condition.from ?? 0) || from > (condition.to ?? Infinity));
  const alternatives = fit.alternatives
    .filter((conditions) => !conditions.some(isRuledOut))
    .map((conditions) => conditions.filter((condition) => !isMet(condition)));
  if (alternatives.some(({ length }) => length === 0)) return { answer: "fits", alternatives: [] };
  return alternatives.length > 0
    ? { answer: "fits_if", alternatives }
    : { answer: "does_not_fit", alternatives };
}
