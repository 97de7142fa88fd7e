/**
 * The vehicle that a question to the API named and that its answer did not know; null for any other answer.
 *
 * @param queryKey path and parameters, as `apiQuery` makes them.
 */
export function unknownVehicleIn(queryKey: readonly unknown[], body: unknown): string | null {
  if (typeof queryKey[1] !== "string" || !isSaidUnknown(field(body, "meta") ?? field(body, "data")))
    return null;
  return new URLSearchParams(queryKey[1]).get("vehicle");
}

function isSaidUnknown(about: unknown): boolean {
  return field(about, "is_vehicle_unknown") === true;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
