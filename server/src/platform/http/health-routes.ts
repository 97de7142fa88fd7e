import { setTimeout as pause } from "node:timers/promises";
import { pendingMigrations } from "../database/migrate.ts";
import { singleFlight } from "../single-flight.ts";
import type { App, Context } from "./context.ts";

/** Balancers give up on a check after a few seconds. */
const patienceMs = 1_500;

/**
 * `/healthz`: the process is alive. `/readyz`: it can take requests, i.e. the database is reachable, its schema is current,
 * and the process is not shutting down.
 */
export function addHealthRoutes(app: App, context: Context) {
  const options = { config: { access: "anyone" }, schema: { hide: true } } as const;
  const checkOnce = singleFlight<string>();
  let isMigrated = false;

  async function checkDatabase(): Promise<string> {
    try {
      if (!isMigrated) isMigrated = (await pendingMigrations(context.database)).length === 0;
      // A lookup does not wait for a free connection of the pool.
      else await context.database.rows({ text: "select 1", isLookup: true });
    } catch {
      return "database unreachable";
    }
    return isMigrated ? "ready" : "migrations pending";
  }

  /** Later calls wait for the same check of a database that does not answer, instead of adding to its work. */
  function readiness(): Promise<string> | string {
    if (app.isDraining) return "draining";
    const late = pause(patienceMs, "database unreachable", { ref: false });
    return Promise.race([checkOnce("database", checkDatabase), late]);
  }

  app.get("/healthz", options, async () => ({ status: "alive" }));
  app.get("/readyz", options, async (_request, reply) => {
    const status = await readiness();
    return reply
      .code(status === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status });
  });
}
