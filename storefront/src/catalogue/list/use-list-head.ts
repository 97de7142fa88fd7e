import type { PageHead } from "../../lib/page/head.ts";
import { useHead } from "../../lib/page/use-head.ts";

/**
 * Sets the title and metadata of a page with a list. Search engines do not index pages beyond the last: there is no end of them.
 *
 * @param head null while the screen sets its own.
 * @param meta of the shown list; undefined while there is none.
 */
export function useListHead(head: PageHead | null, meta: { page: number; pages: number } | undefined): void {
  const isBeyond = meta !== undefined && meta.page > Math.max(meta.pages, 1);
  useHead(head && isBeyond ? { ...head, isPrivate: true } : head);
}
