import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Caches } from "../caches/caches.ts";
import type { RevisionWatch } from "../catalogue-revision.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ShopMetrics } from "../metrics/index.ts";
import type { Tracing } from "../tracing/index.ts";
import type { ResponseCache } from "./response-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Language of the response, from `Accept-Language`. */
    locale: Locale;
  }
  interface FastifyContextConfig {
    /** Required access; the server does not start with a route that lacks it. */
    access?: Access;
    /**
     * Of a route for customers: the change lasts longer than the session, so that the person must have signed in, or
     * confirmed that they are the owner, within `confirmationMinutes` (docs/decisions/068).
     */
    needsConfirmation?: boolean;
    /** The body is signed by its sender, so no CSRF token is required (decision 024). */
    isSigned?: boolean;
    /** Headers of the answer to OPTIONS on the route's path, where a protocol wants more than the allowed methods. */
    optionsHeaders?: Record<string, string>;
  }
}

/**
 * `anyone`: public. `visitor`: acts on the caller's own visitor cookie. `customer`: signed in, email verified. `orderer`:
 * the same, or a proof for the order in `params.orderId` (docs/decisions/041). `correspondent`: the same, or a proof for the
 * conversation in `params.conversationId`.
 */
export type Access = "anyone" | "visitor" | "customer" | "orderer" | "correspondent";

export type { App } from "./app.ts";

/** Dependencies of every feature's routes. */
export type Context = {
  config: Config;
  database: Database;
  files: FileStore;
  clock: Clock;
  revision: RevisionWatch;
  caches: Caches;
  responseCache: ResponseCache;
  /** Counts responses; missing without `METRICS_PORT`. */
  metrics?: ShopMetrics;
  /** Traces requests; missing without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  tracing?: Tracing;
  shop: Shop;
  /** Secret from which all keys are derived. */
  secret: string;
  /** Secrets that have been the shop's before, the latest first. */
  earlierSecrets: readonly string[];
};
