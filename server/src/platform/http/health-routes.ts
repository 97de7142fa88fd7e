import { pendingMigrations } from "../database/migrate.ts";
import type { App, Context } from "./context.ts";

/**
 * `/healthz`: the process is alive. `/readyz`: it can take requests, i.e. the database is reachable, its schema is current,
 * and the process is not shutting down.
 */
export function addHealthRoutes(app: App, context: Context) {
  const options = { config: { access: "anyone" }, schema: { hide: true } } as const;
  let isMigrated = false;

  async function readiness(): Promise<string> {
    if (app.isDraining) return "draining";
    try {
      if (!isMigrated) isMigrated = (await pendingMigrations(context.database)).length === 0;
      else await context.database.rows({ text: "select 1" });
    } catch {
      return "database unreachable";
    }
    return isMigrated ? "ready" : "migrations pending";
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
