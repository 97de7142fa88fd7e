import type { Data, Endpoint, List } from "@recambia/contract/endpoint";
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
import { joinPath, type PathInput, splitPath } from "./request-path.ts";

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
        queryFn: async ({ queryKey, signal }) => unwrap(await readApi(joinPath(queryKey), signal)),
      },
      mutations: { networkMode: "always" },
    },
  });
}

function isWorthRetrying(status: number | null): boolean {
  return status === 0 || (status !== null && status >= 500);
}

/** An endpoint that is read: its path, the type of its query and its reply. */
type Read<Path extends string, Query extends object, Reply> = Endpoint<
  "GET",
  Path,
  { query?: Query; reply: Reply }
>;

type Input<Path extends string, Query extends object> =
  object extends PathInput<Path, Query> ? [input?: PathInput<Path, Query>] : [input: PathInput<Path, Query>];

/** Query for an endpoint whose reply is `{ "data": T }`; its data is T. Undefined parameters are omitted. */
export function apiQuery<T, Path extends string, Query extends object>(
  endpoint: Read<Path, Query, Data<T>>,
  ...[input]: Input<Path, Query>
) {
  const queryKey = splitPath(endpoint, input ?? {});
  return queryOptions<Data<T>, Error, T>({ queryKey, select: payloadOf });
}

/** Query for a paginated list; its data is `{ data: Row[], meta: Meta }`. */
export function apiListQuery<Row, Meta, Path extends string, Query extends object>(
  endpoint: Read<Path, Query, List<Row, Meta>>,
  ...[input]: Input<Path, Query>
) {
  return queryOptions<List<Row, Meta>>({ queryKey: splitPath(endpoint, input ?? {}) });
}

function payloadOf<T>(body: { data: T }): T {
  return body.data;
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
