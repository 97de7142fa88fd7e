import type { Fit } from "@recambia/contract/vehicles/fit";

/** Whether the shopper is asked before the part goes into the cart (product decisions §3). */
export function asksBeforeAdding(fit: Fit): boolean {
  return fit.answer === "fits_if" || fit.answer === "does_not_fit";
}
