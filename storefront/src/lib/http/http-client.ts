import type { BodyOf, Endpoint, HttpMethod, QueryOf, ReplyOf } from "@recambia/contract/endpoint";
import type { ErrorBody } from "@recambia/contract/http";
import { repeatWhileUnavailable } from "./repeat-while-unavailable.ts";
import { type AnyPathInput, joinPath, type PathInput, splitPath } from "./request-path.ts";

/**
 * Response of the customers API. `status` 0: no response (no network). Refusals are values like any other
 * response; nothing throws (specification §7).
 */
export type ApiAnswer<T> = { status: number; data: T | ErrorBody | null };

/** A response that the endpoint promises. */
export type Success<T> = { status: 200 | 201 | 204; data: T };

/** Parameters, query and body that an endpoint takes, and what every request may have. */
export type CallInput<E extends Endpoint> = PathInput<E["path"], QueryOf<E>> &
  BodyInput<BodyOf<E>> &
  RequestOptions;

type BodyInput<Body> = undefined extends Body
  ? { body?: Body }
  : null extends Body
    ? { body?: Body }
    : { body: Body };

type AnyInput = AnyPathInput & { body?: unknown } & RequestOptions;

export type HttpClient = {
  /** Calls an endpoint of the contract. */
  call<E extends Endpoint>(
    endpoint: E,
    ...input: object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
  ): Promise<ApiAnswer<ReplyOf<E>>>;
  /** Reads a path that was made from an endpoint before, such as a query's key. */
  read(path: string, options?: RequestOptions): Promise<ApiAnswer<unknown>>;
};

export type RequestOptions = { signal?: AbortSignal; headers?: Record<string, string> };

export type HttpClientOptions = {
  /** Origin of the API without trailing slash; empty for the page's own origin. */
  origin: string;
  /** `Accept-Language` of every request: the shop's server locale. */
  serverLocale: string;
  /** Called before each request (specification §7: resets the session store). */
  beforeRequest(): void;
  /** Whether a request may be made; one that may not has no response, as without a network. */
  mayRequest?(path: string): Promise<boolean>;
  /** Called when no user, or no user with a verified email, is signed in (specification §4, §8). */
  onUnauthenticated(): void;
  /** Asks the person to confirm that they are the owner of the account; false if they do not. Rejects if they cannot be asked. */
  confirmIdentity(): Promise<boolean>;
  /** CSRF token stored in the page; empty before the first fetch. */
  readCsrfToken(): string;
  /** Fetches and stores a fresh CSRF token; empty on failure. */
  renewCsrfToken(): Promise<string>;
  /** Called with the `Date` header of each answer; null where the browser does not tell. */
  noteShopTime?(date: string | null): void;
  /** Pauses before a read is repeated that the shop could not serve, in milliseconds. */
  repeatAfterMs?: readonly number[];
  /** Time after which a request counts as lost, in milliseconds. */
  patienceMs?: number;
};

/** Longer than the shop takes for anything; a browser would wait for five minutes, and the form that was sent with it. */
const patienceMs = 60_000;

const csrfMismatch = 419;

/**
 * Creates the storefront's HTTP client: credentials, JSON, language and CSRF token on every request. Retries
 * a 419 once with a fresh token (product decisions §2), and a change that needs a confirmation once it is given.
 * A called endpoint that only reads is called again while the shop cannot serve it: an overload or a restart
 * of some seconds must not sign anybody out, nor empty a cart. `read` leaves that to the queries.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  async function request<T>(method: HttpMethod, path: string, body: unknown, extra: RequestOptions) {
    options.beforeRequest();
    if (options.mayRequest && !(await options.mayRequest(path))) return { status: 0, data: null };
    const token = options.readCsrfToken() || (method === "GET" ? "" : await options.renewCsrfToken());
    let answer = await send<T>(options, { method, path, body, token, extra });
    if (answer.status === csrfMismatch) {
      const fresh = await options.renewCsrfToken();
      if (fresh) answer = await send<T>(options, { method, path, body, token: fresh, extra });
    }
    const { code } = refusalOf(answer) ?? {};
    if (code === "confirmation_required" && (await options.confirmIdentity().catch(() => false))) {
      return send<T>(options, { method, path, body, token: options.readCsrfToken(), extra });
    }
    if (answer.status === 401 || code === "email_unverified") options.onUnauthenticated();
    return answer;
  }
  return {
    call: async <E extends Endpoint>(endpoint: E, ...[input]: [input?: AnyInput]) => {
      const { params, query, body, ...extra } = input ?? {};
      const path = joinPath(splitPath(endpoint, { params, query }));
      const attempt = () => request<ReplyOf<E>>(endpoint.method, path, body, extra);
      return endpoint.method === "GET" ? repeatWhileUnavailable(attempt, options.repeatAfterMs) : attempt();
    },
    read: (path, extra = {}) => request("GET", path, undefined, extra),
  };
}

type Call = { method: HttpMethod; path: string; body: unknown; token: string; extra: RequestOptions };

async function send<T>(options: HttpClientOptions, call: Call): Promise<ApiAnswer<T>> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": options.serverLocale,
    ...call.extra.headers,
  };
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  if (body) headers["Content-Type"] = "application/json";
  if (call.token) headers["X-CSRF-TOKEN"] = call.token;
  // Larger ones, such as a backup, may be on their way for longer.
  const isSmall = (body?.length ?? 0) < 30_000;
  const signals = isSmall ? [AbortSignal.timeout(options.patienceMs ?? patienceMs)] : [];
  if (call.extra.signal) signals.push(call.extra.signal);
  try {
    const response = await fetch(`${options.origin}${call.path}`, {
      method: call.method,
      headers,
      credentials: "include",
      // `keepalive` lets a write outlive the page; browsers allow it up to 64 KB.
      keepalive: call.method !== "GET" && isSmall,
      body,
      signal: AbortSignal.any(signals),
    });
    options.noteShopTime?.(response.headers.get("date"));
    return readAnswer(response.status, response.headers.get("content-type"), await response.text());
  } catch {
    return { status: 0, data: null };
  }
}

/** Failures that a proxy tells without JSON: too large, too often. */
const toldByProxies = [413, 429];

/**
 * Reads a response. What is not the shop's, such as the page of a network that wants a sign-in first, is no response: nothing has
 * arrived, whatever its status says. Failures (5xx) stay what they are. What the body holds is not checked: the server validates
 * its responses by the schemas that the endpoint's types are inferred from.
 *
 * @throws SyntaxError when the body was cut.
 */
export function readAnswer<T>(status: number, contentType: string | null, body: string): ApiAnswer<T> {
  if (status === 204) return { status, data: null };
  if (contentType?.includes("json")) return { status, data: JSON.parse(body) };
  return { status: status >= 500 || toldByProxies.includes(status) ? status : 0, data: null };
}

/** True for 2xx: the data is the endpoint's reply. */
export function isSuccess<T>(answer: ApiAnswer<T>): answer is Success<T> {
  return answer.status >= 200 && answer.status < 300;
}

/** Returns the refusal in an unsuccessful response; null when the body is not the API's. */
export function refusalOf(answer: ApiAnswer<unknown>): ErrorBody | null {
  const body: Partial<ErrorBody> | null = typeof answer.data === "object" ? answer.data : null;
  if (!body || typeof body.message !== "string" || typeof body.code !== "string") return null;
  const { message, code, errors, available } = body;
  return { message, code, ...(errors ? { errors } : {}), ...(available === undefined ? {} : { available }) };
}
