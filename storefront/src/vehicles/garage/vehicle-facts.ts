import type { Restriction } from "@recambia/contract/vehicles/fit";
import { type GarageStore, garageStore } from "./store.ts";

/** Kinds of conditions that are about the part's place, not about the vehicle. */
const ofThePart: readonly Restriction["kind"][] = ["position", "side"];

/** Keeps conditions that hold for a vehicle, so that nobody asks for them again; build dates narrow one another. */
export function keepFacts(
  variantId: string,
  conditions: readonly Restriction[],
  store: GarageStore = garageStore,
): void {
  const { facts } = store.getState();
  const kept = [...(facts[variantId] ?? []), ...conditions].filter(({ kind }) => !ofThePart.includes(kind));
  const others = new Map(kept.map((condition) => [JSON.stringify(condition), condition]));
  const windows = kept.filter((condition) => condition.kind === "built");
  const from = Math.max(...windows.map((window) => window.from ?? 0));
  const to = Math.min(...windows.map((window) => window.to ?? Infinity));
  // Two answers that contradict each other: the later one counts.
  const built = from <= to ? { from: from || null, to: to === Infinity ? null : to } : windows.at(-1);
  const own = [...others.values()].filter(({ kind }) => kind !== "built");
  const known: Restriction[] =
    windows.length > 0 && built ? [{ kind: "built", from: built.from, to: built.to }, ...own] : own;
  if (known.length > 0) store.setState({ facts: { ...facts, [variantId]: known } });
}

/** Forgets all conditions that were kept for a vehicle. */
export function forgetFacts(variantId: string, store: GarageStore = garageStore): void {
  const { [variantId]: _forgotten, ...facts } = store.getState().facts;
  store.setState({ facts });
}

/** Years from a car's production to its first registration, at most, as the search by papers reckons. */
const yearsInStock = 1;

/**
 * Returns the build window that a month of first registration tells.
 *
 * @param registered as yyyymm.
 */
export function builtBefore(registered: number): Restriction {
  return { kind: "built", from: registered - yearsInStock * 100, to: registered };
}
