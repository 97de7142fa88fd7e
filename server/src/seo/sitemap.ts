import { type Locale, localePrefixes, locales } from "@recambia/contract/locale";
import { indexedPaths } from "@recambia/contract/shop/indexed-paths";
import type { Queryable } from "../platform/database/database.ts";
import { element } from "./xml.ts";

/** Product keys per file. With fewer than 50,000 addresses each file is within the protocol's limits (sitemaps.org). */
const keysPerFile = 40_000;
/** Products per statement. */
const rowsPerRead = 5000;

type Row = { slug: string; changed_at: Date | null };
type Address = { path: string; changedAt: Date | null };

const partTypesText = `
  select t.slug, max(p.changed_at) as changed_at
  from product p join part_type t on t.id = p.part_type_id where p.is_active group by t.slug order by t.slug`;
const categoriesText = `
  select c.slug, max(p.changed_at) as changed_at
  from product p join part_type t on t.id = p.part_type_id join category c on c.id = t.category_id
  where p.is_active group by c.slug order by c.slug`;
const brandsText = `
  select b.slug, max(p.changed_at) as changed_at
  from product p join brand b on b.id = p.brand_id where p.is_active group by b.slug order by b.slug`;
const kitsText = `
  select k.slug, max(p.changed_at) as changed_at
  from kit k join kit_component c on c.kit_id = k.id join product p on p.id = c.product_id
  where k.is_active group by k.slug having bool_and(p.is_active and p.restricted is null) order by k.slug`;

/** Files with all addresses of their kind, besides the one of pages and the numbered ones of products. */
const kinds: Record<string, { folder: string; text: string }[]> = {
  categories: [
    { folder: "/categories", text: categoriesText },
    { folder: "/subcategories", text: partTypesText },
  ],
  brands: [{ folder: "/brands", text: brandsText }],
  kits: [{ folder: "/kit-list", text: kitsText }],
};

/**
 * Writes the index of all sitemaps (sitemaps.org): files by language and kind, with the time of their newest change. A file
 * has at least one address, or it is not there.
 *
 * @param origin the shop's public origin.
 */
export async function sitemapIndex(database: Queryable, origin: string): Promise<string> {
  const productFiles = await database.rows<{ file: number; changed_at: Date }>({
    text: `select (id - 1) / ${keysPerFile} + 1 as file, max(changed_at) as changed_at
           from product where is_active group by 1 order by 1`,
  });
  const files = [
    { name: "pages", changedAt: null },
    ...(await filledKinds(database)).map((name) => ({ name, changedAt: null })),
    ...productFiles.map(({ file, changed_at }) => ({ name: `products-${file}`, changedAt: changed_at })),
  ];
  const entries = locales.flatMap((locale) =>
    files.map(
      ({ name, changedAt }) =>
        `<sitemap>${element("loc", `${origin}/sitemaps/${locale}/${name}.xml`)}${lastmod(changedAt)}</sitemap>\n`,
    ),
  );
  return `${xmlHeader}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
}

async function filledKinds(database: Queryable): Promise<string[]> {
  const tests = Object.entries(kinds).map(
    ([name, lists]) =>
      `select '${name}' as name where ${lists.map(({ text }) => `exists (${text})`).join(" or ")}`,
  );
  const filled = await database.rows<{ name: string }>({ text: tests.join(" union all ") });
  return filled.map(({ name }) => name);
}

/**
 * Streams a sitemap in one language, with the time of each page's last visible change.
 *
 * @param name file name without its ending, as in the index.
 * @returns null for an unknown file, and for one without addresses.
 */
export async function sitemapFile(
  database: Queryable,
  origin: string,
  locale: Locale,
  name: string,
): Promise<AsyncIterable<string> | null> {
  const parts = partsOf(database, name);
  const first = await parts.next();
  if (first.done || first.value.length === 0) return null;
  return writeFile(first.value, parts, (address) => urlElement(origin, locale, address));
}

/** The addresses of a file, in parts; none for an unknown file. */
async function* partsOf(database: Queryable, name: string): AsyncGenerator<Address[]> {
  const productFile = /^products-([1-9]\d{0,4})$/.exec(name)?.[1];
  if (productFile !== undefined) yield* walkProducts(database, Number(productFile));
  else if (name === "pages") yield indexedPaths.map((path) => ({ path, changedAt: null }));
  else {
    for (const [kind, lists] of Object.entries(kinds)) {
      if (kind === name) yield (await Promise.all(lists.map((list) => readAddresses(database, list)))).flat();
    }
  }
}

async function readAddresses(
  database: Queryable,
  { folder, text }: { folder: string; text: string },
): Promise<Address[]> {
  const rows = await database.rows<Row>({ text });
  return rows.map(({ slug, changed_at }) => ({ path: `${folder}/${slug}`, changedAt: changed_at }));
}

async function* writeFile(
  first: Address[],
  others: AsyncIterable<Address[]>,
  write: (address: Address) => string,
) {
  yield `${xmlHeader}<urlset xmlns="${namespace}">\n`;
  yield first.map(write).join("");
  for await (const addresses of others) yield addresses.map(write).join("");
  yield "</urlset>\n";
}

/** Reads the products of a file by their keys, so that each statement is short and later ones see later changes. */
async function* walkProducts(database: Queryable, file: number): AsyncGenerator<Address[]> {
  const last = file * keysPerFile;
  let after = last - keysPerFile;
  for (;;) {
    const rows = await database.rows<Row & { id: number }>({
      name: "sitemap-products",
      text: `select id, slug, changed_at from product
             where is_active and id > $1 and id <= $2 order by id limit ${rowsPerRead}`,
      values: [after, last],
    });
    yield rows.map(({ slug, changed_at }) => ({ path: `/products/${slug}`, changedAt: changed_at }));
    const end = rows.at(-1);
    if (!end || rows.length < rowsPerRead) return;
    after = end.id;
  }
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';

function urlElement(origin: string, locale: Locale, { path, changedAt }: Address): string {
  const prefix = localePrefixes[locale];
  const address = path === "/" ? `${origin}${prefix || "/"}` : `${origin}${prefix}${path}`;
  return `<url>${element("loc", address)}${lastmod(changedAt)}</url>\n`;
}

function lastmod(changedAt: Date | null): string {
  return element("lastmod", changedAt?.toISOString() ?? null);
}
