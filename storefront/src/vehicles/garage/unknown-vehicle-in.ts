import { readField } from "../../lib/read-field.ts";

/**
 * The vehicle that a question to the API named and that its answer did not know; null for any other answer.
 *
 * @param queryKey path and parameters, as `apiQuery` makes them.
 */
export function unknownVehicleIn(queryKey: readonly unknown[], body: unknown): string | null {
  if (typeof queryKey[1] !== "string" || !isSaidUnknown(readField(body, "meta") ?? readField(body, "data")))
    return null;
  return new URLSearchParams(queryKey[1]).get("vehicle");
}

function isSaidUnknown(about: unknown): boolean {
  return readField(about, "is_vehicle_unknown") === true;
}
