import { useEffect } from "react";
import { useLocation } from "react-router";
import { applyHead, headElements, type PageHead } from "./head.ts";
import { usePageFrame } from "./page-frame.tsx";

/** Says what the page is called and what it is about. Every screen calls it once. */
export function useHead(head: PageHead): void {
  const { shop, locale, origin, collectHead } = usePageFrame();
  const { pathname } = useLocation();
  if (collectHead) collectHead(head);
  const elements = headElements(head, { origin, locale, pathname, shopName: shop.name });
  const written = JSON.stringify(elements);
  useEffect(() => {
    applyHead(JSON.parse(written));
  }, [written]);
}
