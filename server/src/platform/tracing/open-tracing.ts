import type { TracingConfig } from "../config-parts.ts";
import type { Database } from "../database/database.ts";
import type { App } from "../http/app.ts";

/** Reports to a collector what each request did and how long it took. */
export type Tracing = {
  /** Traces all requests of a server; before any other hook. */
  traceRequests(app: App): void;
  /** Returns a database whose statements are traced within the request that runs them. */
  traceDatabase(database: Database): Database;
  /** Sends what has not been sent. */
  close(): Promise<void>;
};

/** Opens traces for the OpenTelemetry collector that the owner names; without one its packages are not even loaded. */
export async function openTracing(config: TracingConfig): Promise<Tracing | null> {
  if (config.endpoint === "") return null;
  const { startTracing } = await import("./start-tracing.ts");
  return startTracing(config);
}
