import { recognizeQuery } from "@recambia/contract/catalogue/recognized-query";
import type { PapersMeta, Vehicle } from "@recambia/contract/vehicles/schemas";
import { LRUCache } from "lru-cache";
import { countAttempt } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { hmacOf } from "../platform/secrets/derive-key.ts";
import { findByPapers } from "./find-by-papers.ts";
import { lookUpPlate, type Registration } from "./look-up-plate.ts";

/** Each look-up costs the shop money. */
const fromNetwork = { name: "plates from", most: 20, windowMinutes: 60 };
/** Answers in memory: 500 of the last ten minutes. Each look reads the clock: the cache would remember the time for a moment. */
const answerLimits = { max: 500, ttl: 10 * 60_000, ttlResolution: 0 };

type Found = { data: Vehicle[]; meta: PapersMeta };

/**
 * Finds the vehicles that a plate leaves open, by the registration data of the shop's service. Answers stay in
 * memory for ten minutes under a keyed hash of the plate.
 *
 * @param network the caller's, for the limit.
 * @returns 404 without a service or for an unknown plate, 422 for what is no plate, 429 beyond the limit, 503 if the
 *   service fails.
 */
export function plateFinder(context: Context): (typed: string, network: string) => Promise<Found | Refusal> {
  const { config, database, clock, secret } = context;
  const answers = new LRUCache<string, { registration: Registration | null }>({
    ...answerLimits,
    perf: { now: () => clock.now().getTime() },
  });

  async function ask(plate: string, network: string): Promise<Registration | null | Refusal> {
    if (!config.plateLookup) return null;
    const hash = hmacOf(secret, "looked-up plates", plate).toString("base64url");
    const known = answers.get(hash);
    if (known) return known.registration;
    if (!(await countAttempt(database, fromNetwork, network, clock.now())))
      return { refused: "too_many_requests" };
    const registration = await lookUpPlate(config.plateLookup, plate);
    if (registration === "failed") return { refused: "unavailable" };
    answers.set(hash, { registration });
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
