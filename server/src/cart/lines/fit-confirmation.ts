import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { defaultLocale, locales } from "@recambia/contract/locale";
import type { Fit } from "@recambia/contract/vehicles/fit";
import { fitOf, type Purchasable } from "../purchasable.ts";
import type { StoredLine } from "../storage/stored-cart.ts";

/** What a stored line keeps of a confirmation. */
type Confirmation = Pick<StoredLine, "isFitConfirmed" | "confirmedFit">;

/** The shopper's confirmation of a purchasable's fit as it is now. */
export function confirmationOf(purchasable: Purchasable): Confirmation {
  return { isFitConfirmed: true, confirmedFit: digestOfFit(purchasable) };
}

/**
 * Whether the shopper has confirmed the fit as it is now: one that an import has changed since is to be confirmed again.
 * Lines of earlier releases do not say what was confirmed.
 */
export function isFitConfirmed({ isFitConfirmed, confirmedFit }: Confirmation, purchasable: Purchasable) {
  return isFitConfirmed && (confirmedFit === undefined || confirmedFit === digestOfFit(purchasable));
}

/** Whether a purchasable's fit is still this one, in whatever language it was told. */
export function isFit(purchasable: Purchasable, told: Fit): boolean {
  return locales.some((locale) => isDeepStrictEqual(fitOf(purchasable, locale), told));
}

/** Whether it fits under a condition or not at all, so that the shopper must confirm. */
export function isFitDoubtful(purchasable: Purchasable): boolean {
  const { answer } = fitOf(purchasable, defaultLocale);
  return answer === "fits_if" || answer === "does_not_fit";
}

function digestOfFit(purchasable: Purchasable): string {
  const fit = JSON.stringify(fitOf(purchasable, defaultLocale));
  return createHash("sha256").update(fit).digest("base64url").slice(0, 16);
}
