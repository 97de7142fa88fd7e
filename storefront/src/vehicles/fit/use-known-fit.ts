import type { Fit } from "@recambia/contract/vehicles/fit";
import { useStore } from "zustand";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { garageStore } from "../garage/store.ts";

/** Few cards have a condition, and fewer one that has been answered. */
const loadSettling = () => import("../garage/vehicle-facts.ts");

/** Returns the fit for a vehicle, given what the shopper has said of it. */
export function useKnownFit(fit: Fit, variantId: string | undefined): Fit {
  const facts = useStore(garageStore, (kept) => (variantId ? kept.facts[variantId] : undefined));
  const settling = useLoaded(facts !== undefined && fit.answer === "fits_if", loadSettling, () => undefined);
  return settling?.settleKept(fit, facts) ?? fit;
}
