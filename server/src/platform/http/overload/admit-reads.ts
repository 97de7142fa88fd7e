import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Locale, locales } from "@recambia/contract/locale";
import type { ShopMetrics } from "../../metrics/index.ts";
import type { Context } from "../context.ts";
import { callersLocale } from "../read-request.ts";
import { refusalBody, retryAfterSeconds } from "../refusals/refusal.ts";
import { responseCacheKey } from "../response-cache.ts";
import { securityHeaders } from "../security-headers.ts";

/**
 * `atWork`: concurrent reads, enough to keep the processor and the database busy; more would only take longer. `waiting`: few
 * enough to fit into V8's space for young objects, because an object that outlives it costs more than a refusal.
 */
const usualLimits = { atWork: 24, waiting: 250 };

/** Reads of the catalogue, and pages: all that visitors without a session or cart can ask for. Files are not counted. */
const publicRead =
  /^\/(?:spa\/(?:catalog|bypass|vehicles)(?:[/?]|$)|(?!(?:spa|sanctum|payments|assets|icons|pictures|vehicles|docs|healthz|readyz)(?:[/?]|$))[^.?]*(?:\?|$))/;

type Needed = {
  config: Pick<Context["config"], "overload" | "shopOrigin">;
  responseCache: Pick<Context["responseCache"], "has">;
  metrics?: Pick<ShopMetrics, "watchRefusedReads">;
};
type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Waiting = { handle: Handle; request: IncomingMessage; response: ServerResponse; since: number };

declare module "fastify" {
  interface FastifyInstance {
    /** Whether a request has waited in vain for its turn, or all are refused: it gets what costs little. */
    isTooBusyFor(request: IncomingMessage): boolean;
  }
}

/** Admission control, which comes before any other work on a request. */
export type Admission = {
  /** Returns a listener that hands requests on in their turn. */
  admit(handle: Handle): Handle;
  /** Whether a page has waited in vain for its turn. */
  isOverdue(request: IncomingMessage): boolean;
  /** Whether as many requests of any kind are unanswered as reads may work at once. */
  isCrowded(): boolean;
};

/**
 * Lets only so many public reads work at once that each is answered quickly; some others wait in order. Those for
 * which there is no room, or that have waited for `OVERLOAD_DELAY_MS`, get 503 with `Retry-After` before the framework has
 * touched them; pages become their shell. Cached responses, writes, and reads of carts, orders and accounts do not wait
 * (decision 119).
 */
export function admitReads(context: Needed, limits = usualLimits): Admission {
  const { delayMs } = context.config.overload;
  const waiting: Waiting[] = [];
  const overdue = new WeakSet<IncomingMessage>();
  const refuse = refuser(context);
  let atWork = 0;
  /** Requests that do not wait for a turn. */
  let passing = 0;
  let isTaking = false;

  function work({ handle, request, response }: Waiting) {
    atWork += 1;
    onceComputed(response, () => {
      atWork -= 1;
      takeNext();
    });
    handle(request, response);
  }

  function pass({ handle, request, response }: Waiting) {
    passing += 1;
    onceComputed(response, () => {
      passing -= 1;
    });
    handle(request, response);
  }

  /** Starts waiting reads in a loop: responses that end synchronously would otherwise recurse. */
  function takeNext() {
    if (isTaking) return;
    isTaking = true;
    while (atWork < limits.atWork) {
      const next = waiting.shift();
      if (!next) break;
      if (!next.response.destroyed) work(next);
    }
    isTaking = false;
  }

  function giveUp(late: Waiting) {
    const { request, response } = late;
    if (response.destroyed) return;
    if (request.url?.startsWith("/spa/")) return refuse(request, response);
    overdue.add(request);
    pass(late);
  }

  function giveUpOverdue() {
    const latest = performance.now() - delayMs;
    const firstInTime = waiting.findIndex(({ since }) => since > latest);
    for (const late of waiting.splice(0, firstInTime < 0 ? waiting.length : firstInTime)) giveUp(late);
    if (waiting.length > 0) setTimeout(giveUpOverdue, delayMs / 4);
  }

  return {
    admit: (handle) => (request, response) => {
      if (delayMs === 0) return handle(request, response);
      const read = { handle, request, response, since: performance.now() };
      if (!isPublicRead(request) || isCached(context, request)) return pass(read);
      if (atWork < limits.atWork) return work(read);
      if (waiting.length >= limits.waiting) return giveUp(read);
      if (waiting.push(read) === 1) setTimeout(giveUpOverdue, delayMs);
    },
    isOverdue: (request) => overdue.has(request),
    isCrowded: () => atWork + passing >= limits.atWork,
  };
}

/** Calls `end` once: when the response is computed, however slowly the client reads it, or the client has disconnected. */
function onceComputed(response: ServerResponse, end: () => void) {
  let isEnded = false;
  function endOnce() {
    if (isEnded) return;
    isEnded = true;
    end();
  }
  response.once("prefinish", endOnce).once("close", endOnce);
}

function isPublicRead({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && publicRead.test(url);
}

function isCached({ responseCache }: Needed, { url = "", headers }: IncomingMessage): boolean {
  return responseCache.has(responseCacheKey(url, callersLocale(headers["accept-language"])));
}

/** Refuses as `refuse` does, at a quarter of its cost. */
function refuser(context: Needed) {
  const headers = Object.entries({
    ...securityHeaders(context),
    "content-type": "application/json; charset=utf-8",
    "retry-after": String(retryAfterSeconds),
    "cache-control": "no-store",
  }).flat();
  // Node sends a text together with the headers, but bytes apart.
  const bodies = new Map(
    locales.map((locale): [Locale, string] => [
      locale,
      JSON.stringify(refusalBody({ refused: "unavailable" }, locale)),
    ]),
  );
  let refusedCount = 0;
  // Counting by labels would take longer than the refusal.
  context.metrics?.watchRefusedReads(() => refusedCount);
  return ({ method = "GET", headers: asked }: IncomingMessage, response: ServerResponse) => {
    const body = bodies.get(callersLocale(asked["accept-language"])) ?? "";
    const own = ["x-request-id", randomUUID(), "content-length", String(Buffer.byteLength(body))];
    response.writeHead(503, [...headers, ...own]).end(method === "HEAD" ? undefined : body);
    refusedCount += 1;
  };
}
