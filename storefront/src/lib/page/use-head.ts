import { useEffect } from "react";
import { useLocation } from "react-router";
import type { HeadContext, PageHead } from "./head.ts";
import { usePageFrame } from "./page-frame.tsx";
import { pageTitle } from "./page-title.ts";

/** The head that the document has now, as far as the browser knows; null: the server's. */
let shown: string | null = null;

/** Says what the page is called and what it is about. Every screen calls it once. */
export function useHead(head: PageHead): void {
  const { shop, locale, origin, collectHead } = usePageFrame();
  const { pathname } = useLocation();
  if (collectHead) collectHead(head);
  const context: HeadContext = {
    origin,
    locale,
    pathname,
    shopName: shop.name,
    tagline: shop.tagline[locale],
  };
  const written = JSON.stringify({ head, context });
  useEffect(() => {
    showHead(written);
  }, [written]);
}

/** The server has written the first page's head; for the others what writes it is fetched. */
async function showHead(written: string) {
  const { head, context }: { head: PageHead; context: HeadContext } = JSON.parse(written);
  const title = pageTitle(head.title, context.shopName);
  const isServers = shown === null && document.title === title;
  shown = written;
  document.title = title;
  if (isServers) return;
  // Without a connection the title alone changes.
  const writer = await import("./head.ts").catch(() => null);
  if (writer && shown === written) writer.applyHead(writer.headElements(head, context));
}
