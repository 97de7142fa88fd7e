import { createContext, use } from "react";
import type { HttpClient } from "./http-client.ts";

const noNetwork = async () => ({ status: 0, data: null });

/** HTTP client for server rendering, where no component makes requests. */
export const noopClient: HttpClient = {
  call: noNetwork,
  read: noNetwork,
};

export const HttpContext = createContext<HttpClient>(noopClient);

/** Returns the HTTP client for writes from handlers and effects. Reads go through queries. */
export function useHttp(): HttpClient {
  return use(HttpContext);
}
