import type { PageHead } from "../../lib/page/head.ts";
import { useHead } from "../../lib/page/use-head.ts";

/**
 * Sets the title and metadata of a page with a list. To search engines, each page of the list is one of its own, by the number
 * that the list has, not by that in the address, which the list may have refused. Pages beyond the last are not indexed: there
 * is no end of them.
 *
 * @param head null while the screen sets its own.
 * @param meta of the shown list; undefined while there is none.
 */
export function useListHead(head: PageHead | null, meta: { page: number; pages: number } | undefined): void {
  const { page, pages } = meta ?? { page: 1, pages: 1 };
  const canonicalSearch = page > 1 ? `?page=${page}` : "";
  const isBeyond = page > Math.max(pages, 1);
  useHead(head && { ...head, canonicalSearch, ...(isBeyond ? { isPrivate: true } : {}) });
}
