import createClient from "openapi-fetch";
import type { components, paths } from "./api.d.ts";
import { language, text } from "./texts.ts";

export type Cart = components["schemas"]["Cart"];

let csrfToken = "";

/** Sends a request with the CSRF token if it is a write; renews a token that is no longer valid once. */
async function fetchWithToken(request: Request): Promise<Response> {
  if (request.method === "GET") return fetch(request);
  csrfToken ||= await readToken();
  const again = request.clone();
  request.headers.set("X-CSRF-TOKEN", csrfToken);
  const response = await fetch(request);
  if (response.status !== 419) return response;
  csrfToken = await readToken();
  again.headers.set("X-CSRF-TOKEN", csrfToken);
  return fetch(again);
}

async function readToken(): Promise<string> {
  const { data } = await shop.GET("/sanctum/csrf-cookie");
  return data?.csrf_token ?? "";
}

/** The API. Refusals are values with a message in the caller's language, and so is a lost connection. */
export const shop = createClient<paths>({
  // Calls go to the page's own origin, whose server passes them on, so cookies need no permission.
  baseUrl: location.origin,
  headers: { "Accept-Language": language },
  fetch: (request) =>
    fetchWithToken(request).catch(() => Response.json({ message: text("offline") }, { status: 503 })),
});
