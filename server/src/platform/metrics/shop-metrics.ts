import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Caches } from "../caches/caches.ts";
import type { Database } from "../database/database.ts";

/** Metrics of one process, for Prometheus. */
export type ShopMetrics = {
  registry: Registry;
  /** Counts a response. The route is its pattern, never its path: a visitor cannot make up new ones. */
  countResponse(response: { method: string; route: string; status: number; seconds: number }): void;
  /** Tells how many reads have been refused before they had a route. */
  watchRefusedReads(count: () => number): void;
};

/** From a cached answer to the longest that a balancer waits. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts of the database are read at most so often, however many scrape. */
const freshMs = 30_000;

type Counts = { name: string; state: string; value: number };

/** Creates the metrics of this process (docs/operations.md, Watching). */
export function createShopMetrics(watched: {
  database: Database;
  caches: Pick<Caches, "byteCounts">;
}): ShopMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Counter({
    name: "recambia_http_responses_total",
    help: "Responses by route and status",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "recambia_http_response_seconds",
    help: "Time from the request's arrival until its response was sent",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  new Gauge({
    name: "recambia_cache_bytes",
    help: "Memory that a cache takes",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const { cache, bytes } of watched.caches.byteCounts()) this.set({ cache }, bytes);
    },
  });
  let countRefusedReads = () => 0;
  new Counter({
    name: "recambia_reads_refused_total",
    help: "Public reads that were refused because too many came at once",
    registers,
    collect() {
      this.reset();
      this.inc(countRefusedReads());
    },
  });
  watchDatabase(watched.database, registers);
  return {
    registry,
    countResponse({ method, route, status, seconds }) {
      responses.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    watchRefusedReads(count) {
      countRefusedReads = count;
    },
  };
}

/** Metrics read from the database, the same in every process: alert on `max`, not on `sum`. */
function watchDatabase(database: Database, registers: Registry[]): void {
  new Gauge({
    name: "recambia_database_connections",
    help: "Connections of the pool: open ones, idle ones of these, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      const { open, idle, waiting } = database.connections();
      this.set({ state: "open" }, open);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  const read = countsReader(database);
  for (const [name, help] of Object.entries(countHelps)) {
    new Gauge({
      name,
      help,
      labelNames: ["state"],
      registers,
      async collect() {
        const counts = await read();
        this.reset();
        for (const count of counts ?? [])
          if (count.name === name) this.set({ state: count.state }, count.value);
      },
    });
  }
  new Gauge({
    name: "recambia_database_up",
    help: "1 while the database answers, else 0",
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}

const countHelps = {
  recambia_orders: "Orders by state",
  recambia_mails: "Mails that wait to be sent, and that could not be sent in the last month",
  recambia_mail_wait_seconds: "How long the oldest mail has been waiting",
  recambia_refunds: "Refunds that are due, sent without an answer, or refused",
};

/** Reads the counts once for all that ask within half a minute; null while the database does not answer. */
function countsReader(database: Database): () => Promise<Counts[] | null> {
  let counts: Promise<Counts[] | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - readAt > freshMs) {
      readAt = performance.now();
      counts = readCounts(database).catch(() => {
        readAt = Number.NEGATIVE_INFINITY;
        return null;
      });
    }
    return counts;
  };
}

function readCounts(database: Database): Promise<Counts[]> {
  return database.rows<Counts>({
    text: `select 'recambia_orders' as name, state, count(*)::float8 as value from customer_order group by state
           union all select 'recambia_mails', 'waiting', count(*) from mail where sent_at is null and failed_at is null
           union all select 'recambia_mails', 'failed', count(*) from mail
             where failed_at is not null and coalesce(sent_at, failed_at) is not null
           union all select 'recambia_mail_wait_seconds', 'waiting',
             coalesce(extract(epoch from clock_timestamp() - min(queued_at)), 0)
             from mail where sent_at is null and failed_at is null
           union all select 'recambia_refunds', states.state, count(refund.id)
             from unnest(array['due', 'sent', 'failed']) as states (state) left join refund using (state)
             group by states.state`,
  });
}
