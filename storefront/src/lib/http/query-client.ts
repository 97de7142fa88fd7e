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

/** Reads one path of the API: the browser's HTTP client, or the page server's call in process. */
export type ReadApi = (path: string, signal?: AbortSignal) => Promise<ApiAnswer<unknown>>;

const freshForMs = 60_000;
const maxRetries = 2;

/**
 * Query client of one page (server) or of the whole visit (browser). Its default query function
 * reads the key as a path of the API; see {@link apiQuery}.
 *
 * @param retries whether a lost or failed (5xx) answer is asked for again; 4xx never is.
 */
export function createQueryClient(readApi: ReadApi, retries: boolean): QueryClient {
  // Whoever shows an answer hears of it before whoever took it in goes on: in a task of its own, as is usual, it
  // would come after a key that was pressed meanwhile, and after what other stores say of the same thing.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        networkMode: "always",
        // What a lost network has taken comes when it is back, without being asked for.
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
 * Query for `GET path?parameters` whose payload is `{ "data": T }`; the screen gets T. Parameters
 * that are undefined are left out; their order does not matter.
 */
export function apiQuery<T>(path: string, parameters: Parameters = {}) {
  return queryOptions<{ data: T }, Error, T>({ queryKey: keyOf(path, parameters), select: payloadOf });
}

/** Query for a list with its paging: the screen gets `{ data: Row[], meta: Meta }`. */
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

/** What the server's page hands to the browser: answers, and refusals that will not change (4xx). */
export function dehydratePage(queryClient: QueryClient): DehydratedState {
  return dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => {
      const status = statusOf(query.state.error);
      return defaultShouldDehydrateQuery(query) || (status !== null && status >= 400 && status < 500);
    },
  });
}

/**
 * Takes over what the server's page brought. A page may have been kept for long, but is served only
 * while the catalogue is the one it was made from: its answers count as fetched now. They stay for the
 * whole visit, because a part of the page that waits for its code starts from what the server drew.
 */
export function hydratePage(queryClient: QueryClient, page: DehydratedState, now: number): void {
  const cache = queryClient.getQueryCache();
  for (const { queryKey, state } of page.queries) {
    const dataUpdatedAt = state.data === undefined ? 0 : now;
    cache.build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY }, { ...state, dataUpdatedAt });
  }
}
