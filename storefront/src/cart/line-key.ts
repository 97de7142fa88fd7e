import type { CartLine } from "@recambia/contract/cart/schemas";

/** Key of a line's item and vehicle; the same after removing and restoring. */
export function lineKey({ product, vehicle }: Pick<CartLine, "product" | "vehicle">): string {
  return keyOf({ thingId: product.id, vehicleId: vehicle?.id ?? null });
}

/** The same key, of an item and a vehicle. */
export function keyOf({ thingId, vehicleId }: { thingId: string; vehicleId: string | null }): string {
  return `${thingId} ${vehicleId ?? ""}`;
}
