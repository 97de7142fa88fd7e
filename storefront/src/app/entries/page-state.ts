import type { Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import type { DehydratedState } from "@tanstack/react-query";

/** State that the server hands to the browser in the `#state` element. */
export type PageState = {
  shop: PublicShop;
  locale: Locale;
  /**
   * Name of the route whose screen the server rendered; null when `#root` holds a personal screen's frame or the loading
   * screen, and there is nothing to hydrate.
   */
  screen: string | null;
  queries: DehydratedState | null;
};

/** Reads the page's state from the document. */
export function readPageState(): PageState {
  const written = document.getElementById("state")?.textContent;
  if (!written) throw new Error("The page came without its state");
  return JSON.parse(written);
}
