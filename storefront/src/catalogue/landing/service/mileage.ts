import { useStore } from "zustand";
import { createPersistedStore } from "../../../lib/persisted-store.ts";

/** Mileages that shoppers have told, in km, by variant id. */
type Mileages = { byVariant: Readonly<Record<string, number>> };

const store = createPersistedStore<Mileages>({ name: "mileage", initial: { byVariant: {} } });

/** Largest mileage that is accepted. */
const highestKm = 2_000_000;

/** Parses a mileage such as `148.500 km`; null when it is none. */
export function parseMileage(text: string): number | null {
  const digits = text.replace(/\s|[.,](?=\d{3}(?!\d))|km/gi, "");
  if (!/^\d{1,7}$/.test(digits)) return null;
  const km = Number(digits);
  return km <= highestKm ? km : null;
}

/** Keeps the mileage of a vehicle; null forgets it. */
export function keepMileage(variantId: string, km: number | null): void {
  const { [variantId]: _before, ...others } = store.getState().byVariant;
  store.setState({ byVariant: km === null ? others : { ...others, [variantId]: km } });
}

/** Forgets the mileages of all vehicles. */
export function forgetMileages(): void {
  store.setState({ byVariant: {} });
}

/** Returns the mileage of a vehicle in km; null when it has not been told. */
export function useMileage(variantId: string | null): number | null {
  const km: unknown = useStore(store, ({ byVariant }) => (variantId ? byVariant[variantId] : undefined));
  return typeof km === "number" && km >= 0 && km <= highestKm ? km : null;
}
