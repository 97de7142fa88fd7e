import { localeOfPath, localePrefixes } from "@recambia/contract/locale";

/** Paths of the API and of files, never pages. */
export const notPages =
  /^\/(?:spa|sanctum|payments|docs|healthz|readyz|assets|icons|pictures|data-sheets|vehicles)(?:\/|$)|\.[a-z0-9]{2,11}$/i;

/**
 * The path of a request's target. Clients may name a whole address (RFC 9112 §3.2.2); what it says of scheme and host must
 * not reach redirects, pages or the keys of cached answers.
 */
export function pathOf(target: string): string {
  if (target.startsWith("/")) return target;
  const [, rest] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * The path to answer. An address that holds a NUL, or that cannot be decoded, names no page: people get the page that says
 * so, in their language, while clients of the API get a refusal.
 */
export function answeredPath(target: string): string {
  const url = pathOf(target);
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  if (!url.startsWith("/") || notPages.test(path) || isReadable(url, path)) return url;
  return `${localePrefixes[localeOfPath(path)]}/404`;
}

function isReadable(url: string, path: string): boolean {
  if (url.includes("%00")) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
