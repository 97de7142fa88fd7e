import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  notifyManager,
  QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { statusOf, unwrap } from "./api-error.ts";
import type { ApiAnswer } from "./http-client.ts";

/** Reads one path of the API: through the HTTP client in the browser, in process on the server. */
export type ReadApi = (path: string, signal?: AbortSignal) => Promise<ApiAnswer<unknown>>;

const freshForMs = 60_000;
const maxRetries = 2;

/**
 * Creates the query client of one page (server) or the whole visit (browser). The default query function
 * reads the key as an API path; see {@link apiQuery}.
 *
 * @param retries whether to retry lost and failed (5xx) requests; 4xx are never retried.
 */
export function createQueryClient(readApi: ReadApi, retries: boolean): QueryClient {
  // Notifies subscribers synchronously, before the code that awaits the response continues. In a task of its
  // own, as is the default, the update would come after input in between and after updates of other stores.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        networkMode: "always",
        // Requests that fail without a network resume automatically when it returns.
        refetchOnReconnect: ({ state }) => isWorthRetrying(statusOf(state.error)),
        retry: (failures, error) => retries && failures < maxRetries && isWorthRetrying(statusOf(error)),
        queryFn: async ({ queryKey, signal }) => unwrap(await readApi(pathOf(queryKey), signal)),
      },
      mutations: { networkMode: "always" },
    },
  });
}

function isWorthRetrying(status: number | null): boolean {
  return status === 0 || (status !== null && status >= 500);
}

type Parameters = Record<string, string | number | undefined>;

/**
 * Query for `GET path?parameters` with a payload of `{ "data": T }`; its data is T. Undefined parameters are
 * omitted, and their order does not matter.
 */
export function apiQuery<T>(path: string, parameters: Parameters = {}) {
  return queryOptions<{ data: T }, Error, T>({ queryKey: keyOf(path, parameters), select: payloadOf });
}

/** Query for a paginated list; its data is `{ data: Row[], meta: Meta }`. */
export function apiListQuery<Row, Meta>(path: string, parameters: Parameters = {}) {
  return queryOptions<{ data: Row[]; meta: Meta }>({ queryKey: keyOf(path, parameters) });
}

function payloadOf<T>(body: { data: T }): T {
  return body.data;
}

function keyOf(path: string, parameters: Parameters): readonly [string, string] {
  const search = new URLSearchParams();
  for (const name of Object.keys(parameters).sort()) {
    const value = parameters[name];
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return [path, search.toString()];
}

function pathOf(queryKey: readonly unknown[]): string {
  const [path, search] = queryKey;
  return search ? `${path}?${search}` : String(path);
}

/** Dehydrates what the server hands to the browser: responses, and refusals that will not change (4xx). */
export function dehydratePage(queryClient: QueryClient): DehydratedState {
  return dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => {
      const status = statusOf(query.state.error);
      return defaultShouldDehydrateQuery(query) || (status !== null && status >= 400 && status < 500);
    },
  });
}

/**
 * Hydrates the query client from the server's page. Its data counts as fetched now: a cached page may be old,
 * but is served only while the catalogue is unchanged. The data stays for the whole visit, because lazily
 * loaded parts start from the server's markup.
 */
export function hydratePage(queryClient: QueryClient, page: DehydratedState, now: number): void {
  const cache = queryClient.getQueryCache();
  for (const { queryKey, state } of page.queries) {
    const dataUpdatedAt = state.data === undefined ? 0 : now;
    cache.build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY }, { ...state, dataUpdatedAt });
  }
}
