import type { Queryable } from "../../../platform/database/database.ts";

/** Slugs have at most 120 characters; this leaves room for a suffix. */
const maxBaseLength = 108;

/** Converts a text to lower-case letters and digits with single hyphens; accents are folded. */
export function slugOf(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, maxBaseLength).replace(/^-+|-+$/g, "") || "x";
}

/**
 * Assigns each new record its preferred slug or, if taken, that slug with the start of its public id: a suffix independent
 * of the rest of the feed.
 */
export async function assignSlugs(
  transaction: Queryable,
  table: "product" | "kit",
  wishes: { publicId: string; base: string }[],
): Promise<Map<string, string>> {
  const found = await transaction.rows<{ slug: string }>({
    name: `import_slugs_of_${table}`,
    text: `select slug from ${table} where slug = any($1::text[])`,
    values: [wishes.map(({ base }) => base)],
  });
  const taken = new Set(found.map(({ slug }) => slug));
  const slugs = new Map<string, string>();
  for (const { publicId, base } of wishes) {
    const slug = taken.has(base) ? `${base}-${publicId.slice(0, 8)}` : base;
    taken.add(slug);
    slugs.set(publicId, slug);
  }
  return slugs;
}
