import { useEffect } from "react";
import { useLocation } from "react-router";
import type { HeadContext, PageHead } from "./head.ts";
import { usePageFrame } from "./page-frame.tsx";
import { pageTitle } from "./page-title.ts";

/** Serialized head that the document has now; null for the server's. */
let shown: string | null = null;

/**
 * Sets the page's title and metadata. Every page does it once.
 *
 * @param head null where a part of the page sets its own: React runs the effects of a part before those of what it is in.
 */
export function useHead(head: PageHead | null): void {
  const { shop, locale, origin, collectHead } = usePageFrame();
  const { pathname } = useLocation();
  if (collectHead && head) collectHead(head);
  const context: HeadContext = {
    origin,
    locale,
    pathname,
    shopName: shop.name,
    tagline: shop.tagline[locale],
  };
  const written = head && JSON.stringify({ head, context });
  useEffect(() => {
    if (written !== null) showHead(written);
  }, [written]);
}

/** The server wrote the first page's head; the code that writes later ones is loaded on demand. */
async function showHead(written: string) {
  const { head, context }: { head: PageHead; context: HeadContext } = JSON.parse(written);
  const title = pageTitle(head.title, context.shopName);
  const isServers = shown === null && document.title === title;
  shown = written;
  document.title = title;
  if (isServers) return;
  // Offline, only the title changes.
  const writer = await import("./head.ts").catch(() => null);
  if (writer && shown === written) writer.applyHead(writer.headElements(head, context));
}
