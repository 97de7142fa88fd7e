import { type Locale, localePrefixes } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";

/**
 * Finds the page that replaces a page of a product that is no longer sold: the most relevant product made for the same
 * numbers and place, otherwise the list of its part type.
 *
 * @param pathname path of the page, with its language.
 * @returns a path with language; null for other pages, and for a product that is sold or was never known.
 */
export async function findReplacement(
  database: Queryable,
  pathname: string,
  locale: Locale,
): Promise<string | null> {
  const prefix = localePrefixes[locale];
  const slug = /^\/(?:products|tools)\/([a-z0-9-]{1,120})$/.exec(pathname.slice(prefix.length))?.[1];
  if (slug === undefined) return null;
  const [row] = await database.rows<{ part_type: string; product: string | null }>({
    name: "find-replacement",
    text: `
      select t.slug as part_type, (
        select p.slug from product p
        where p.is_active and p.fit_set_id = gone.fit_set_id and p.part_type_id = gone.part_type_id
          and p.position is not distinct from gone.position and p.side is not distinct from gone.side
        order by (p.available > 0) desc, p.relevance desc, p.id limit 1
      ) as product
      from product gone join part_type t on t.id = gone.part_type_id
      where gone.slug = $1 and not gone.is_active`,
    values: [slug],
  });
  if (!row) return null;
  return row.product === null
    ? `${prefix}/subcategories/${row.part_type}`
    : `${prefix}/products/${row.product}`;
}
