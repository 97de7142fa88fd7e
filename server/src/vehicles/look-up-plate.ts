import { Fuel, type PapersQuery, YearMonth } from "@recambia/contract/vehicles/schemas";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { PlateLookupConfig } from "../platform/config-parts.ts";

/** Response of a lookup service for a plate (docs/operations.md). Other properties are ignored. */
const Registered = Type.Object({
  kw: Type.Integer({ minimum: 1, maximum: 2000 }),
  ccm: Type.Optional(Type.Integer({ minimum: 0, maximum: 20000 })),
  fuel: Fuel,
  /** yyyymm. */
  first_registration: YearMonth,
  /** Name of the maker. */
  maker: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});

/** Registration data of a vehicle; the maker by its name. */
export type Registration = Omit<PapersQuery, "maker"> & { makerName: string | null };

const timeoutMs = 4000;
const maxAnswerLength = 10_000;

/**
 * Asks the shop's service for the registration data of a plate.
 *
 * @returns null for an unknown plate, and *failed* if the service does not answer in time or otherwise than agreed.
 */
export async function lookUpPlate(
  { address, key }: PlateLookupConfig,
  plate: string,
): Promise<Registration | null | "failed"> {
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ plate })}`, {
      headers: { accept: "application/json", authorization: `Bearer ${key}` },
      // A redirect would take the key to another host.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404) return null;
    const text = await answer.text();
    const body: unknown = answer.ok && text.length <= maxAnswerLength ? JSON.parse(text) : null;
    return Value.Check(Registered, body) ? registrationOf(body) : "failed";
  } catch {
    return "failed";
  }
}

function registrationOf({
  kw,
  ccm,
  fuel,
  first_registration,
  maker,
}: Static<typeof Registered>): Registration {
  const displacement = ccm === undefined ? {} : { ccm };
  return { kw, ...displacement, fuel, first_registration, makerName: maker ?? null };
}
