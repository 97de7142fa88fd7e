import type { PageHead } from "../../lib/page/head.ts";
import { isFiltered } from "../list/list-url.ts";
import { breadcrumbData } from "../structured-data.ts";

type Subject = { name: string; description: string };

/** Returns the head of a page with a product list. Search engines do not index it while filters are set. */
export function listHead(
  { name, description }: Subject,
  search: URLSearchParams,
  crumbs: Parameters<typeof breadcrumbData>[0],
): PageHead {
  return {
    title: name,
    description,
    isPrivate: isFiltered(search),
    structured: [breadcrumbData(crumbs)],
  };
}
