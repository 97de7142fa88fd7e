import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import styles from "./Pagination.module.css";

type Props = {
  page: number;
  pages: number;
  /** Search of the list's URL, whose parameter `page` selects the page. */
  search: URLSearchParams;
};

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pages, search }: Props) {
  const { t } = useLingui();
  const toPage = (number: number) => ({ search: pageSearch(search, number) });
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Páginas`} className={styles.pages}>
      {page > 1 ? (
        <Link to={toPage(page - 1)} rel="prev" className={styles.step} aria-label={t`Página anterior`}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      ) : (
        <span className={styles.step} />
      )}
      <ol className={styles.numbers}>
        {shownPages(page, pages).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index < 3 ? "before" : "after"}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={toPage(shown)}
                className={styles.number}
                aria-label={t`Página ${shown}`}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link to={toPage(page + 1)} rel="next" className={styles.step} aria-label={t`Página siguiente`}>
          <ChevronRight aria-hidden="true" />
        </Link>
      ) : (
        <span className={styles.step} />
      )}
    </nav>
  );
}

/** Returns the search of a list's URL for a page; the first page has no parameter. */
export function pageSearch(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  if (page > 1) changed.set("page", String(page));
  else changed.delete("page");
  return changed.toString();
}

/** Returns first, last, current and adjacent pages, with null for gaps. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown: (number | null)[] = [];
  let last = 0;
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    if (number - last === 2) shown.push(number - 1);
    else if (number - last > 2) shown.push(null);
    shown.push(number);
    last = number;
  }
  return shown;
}
