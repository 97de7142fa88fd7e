import { createHmac } from "node:crypto";
import { recognizeQuery } from "@recambia/contract/catalogue/recognized-query";
import type { PapersMeta, Vehicle } from "@recambia/contract/vehicles/schemas";
import { deriveKey } from "../platform/derive-key.ts";
import type { Context } from "../platform/http/context.ts";
import { countAttempt } from "../platform/http/limit-attempts.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { findByPapers } from "./find-by-papers.ts";
import { lookUpPlate, type Registration } from "./look-up-plate.ts";

/** Each look-up costs the shop money. */
const fromNetwork = { name: "plates from", most: 20, windowMinutes: 60 };
const keptMs = 10 * 60_000;
const maxKept = 500;

type Found = { data: Vehicle[]; meta: PapersMeta };

/**
 * Finds the vehicles that a plate leaves open, by the registration data of the shop's service. Answers are kept for ten
 * minutes, without the plate: under a keyed hash of it.
 *
 * @param network the caller's, for the limit.
 * @returns 404 without a service or for an unknown plate, 422 for what is no plate, 429 beyond the limit, 503 if the
 *   service fails.
 */
export function plateFinder(context: Context): (typed: string, network: string) => Promise<Found | Refusal> {
  const { config, database, clock, secret } = context;
  const key = deriveKey(secret, "kept plates");
  const kept = new Map<string, { registration: Registration | null; until: number }>();

  async function ask(plate: string, network: string): Promise<Registration | null | Refusal> {
    if (!config.plateLookup) return null;
    const now = clock.now();
    const hash = createHmac("sha256", key).update(plate).digest("base64url");
    const known = kept.get(hash);
    if (known && known.until > now.getTime()) return known.registration;
    if (!(await countAttempt(database, fromNetwork, network, now))) return { refused: "too_many_requests" };
    const registration = await lookUpPlate(config.plateLookup, plate);
    if (registration === "failed") return { refused: "unavailable" };
    for (const [other, { until }] of kept) {
      if (until <= now.getTime() || kept.size >= maxKept) kept.delete(other);
    }
    kept.set(hash, { registration, until: now.getTime() + keptMs });
    return registration;
  }

  return async (typed, network) => {
    const thing = recognizeQuery(typed);
    if (thing?.kind !== "plate") return refuseField("plate", fieldMessages.format);
    const registration = await ask(thing.text.replace(/[ -]/g, ""), network);
    if (registration === null) return { refused: "not_found" };
    if ("refused" in registration) return registration;
    const { makerName, ...papers } = registration;
    const [maker] = await database.rows<{ public_id: string }>({
      name: "maker-by-name",
      text: "select public_id from maker where lower(name) = lower($1::text)",
      values: [makerName],
    });
    return findByPapers(database, { ...papers, ...(maker ? { maker: maker.public_id } : {}) });
  };
}
