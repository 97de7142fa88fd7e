import * as endpoints from "@recambia/contract/session/endpoints";
import { csrfRefreshIntervalMs } from "@recambia/contract/session/schemas";
import { type HttpClient, isSuccess } from "../lib/http/http-client.ts";

/** The token kept in the page's `<meta name="csrf-token">`; empty before the first fetch. */
export function readCsrfToken(): string {
  return tokenElement()?.content ?? "";
}

/**
 * Fetches a token into the page's meta element (specification §7).
 *
 * @returns the token; empty, with a console warning, when that failed (specification §8).
 */
export async function renewCsrfToken(http: HttpClient): Promise<string> {
  const answer = await http.call(endpoints.getCsrfToken);
  if (!isSuccess(answer)) {
    console.warn("The CSRF token could not be renewed:", answer.status);
    return "";
  }
  const element = tokenElement();
  if (element) element.content = answer.data.csrf_token;
  return answer.data.csrf_token;
}

/** Fetches a token now and every 30 minutes. */
export function keepCsrfTokenFresh(renew: () => Promise<string>): void {
  renew();
  setInterval(renew, csrfRefreshIntervalMs);
}

function tokenElement(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}
