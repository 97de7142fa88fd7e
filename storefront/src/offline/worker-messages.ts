import { isLocale, type Locale } from "@recambia/contract/locale";

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Let the new release take over. */
  | { type: "take-over" }
  /** Keep files that a page has loaded before the worker was there, and those of the cart in the page's language. */
  | { type: "keep-loaded"; paths: string[]; locale: Locale | null }
  /** Keep all screens in a language; answered through the port with whether it worked. */
  | { type: "keep-language"; locale: Locale };

/** Reads a message, which may come from any version of the shop. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "take-over") return { type: "take-over" };
  if (data.type === "keep-loaded" && "paths" in data && Array.isArray(data.paths)) {
    const locale = "locale" in data && isLocale(data.locale) ? data.locale : null;
    return { type: "keep-loaded", paths: data.paths.map(String), locale };
  }
  if (data.type === "keep-language" && "locale" in data && isLocale(data.locale)) {
    return { type: "keep-language", locale: data.locale };
  }
  return null;
}
