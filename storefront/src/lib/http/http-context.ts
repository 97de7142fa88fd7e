import { createContext, use } from "react";
import type { HttpClient } from "./http-client.ts";

const noNetwork = async () => ({ status: 0, data: JSON.parse("null") });

/** Stands where nothing is ever called: while the server renders. */
export const noopClient: HttpClient = {
  get: noNetwork,
  post: noNetwork,
  put: noNetwork,
  delete: noNetwork,
};

export const HttpContext = createContext<HttpClient>(noopClient);

/** The HTTP client, for writes from handlers and effects; reads go through queries. */
export function useHttp(): HttpClient {
  return use(HttpContext);
}
