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

/** Files with all addresses of their kind; products are split into numbered files. */
const kinds = {
  pages: async () => indexedPaths.map((path) => ({ path, changedAt: null })),
  categories: async (database: Queryable) => [
    ...(await readAddresses(database, "/categories", categoriesText)),
    ...(await readAddresses(database, "/subcategories", partTypesText)),
  ],
  brands: (database: Queryable) => readAddresses(database, "/brands", brandsText),
  kits: (database: Queryable) => readAddresses(database, "/kit-list", kitsText),
} satisfies Record<string, (database: Queryable) => Promise<Address[]>>;

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

async function readAddresses(database: Queryable, folder: string, text: string): Promise<Address[]> {
  const rows = await database.rows<Row>({ text });
  return rows.map(({ slug, changed_at }) => ({ path: `${folder}/${slug}`, changedAt: changed_at }));
}

/**
 * Writes the index of all sitemaps (sitemaps.org): files by language and kind, with the time of their newest change.
 *
 * @param origin the shop's public origin.
 */
export async function sitemapIndex(database: Queryable, origin: string): Promise<string> {
  const productFiles = await database.rows<{ file: number; changed_at: Date }>({
    text: `select (id - 1) / ${keysPerFile} + 1 as file, max(changed_at) as changed_at
           from product where is_active group by 1 order by 1`,
  });
  const files = [
    ...Object.keys(kinds).map((name) => ({ name, changedAt: null })),
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

/**
 * Streams a sitemap in one language, with the time of each page's last visible change.
 *
 * @param name file name without its ending, as in the index.
 * @returns null for an unknown file.
 */
export function sitemapFile(
  database: Queryable,
  origin: string,
  locale: Locale,
  name: string,
): AsyncIterable<string> | null {
  const write = (addresses: Address[]) =>
    addresses.map((address) => urlElement(origin, locale, address)).join("");
  const productFile = /^products-([1-9]\d{0,4})$/.exec(name)?.[1];
  if (productFile !== undefined) return wrap(walkProducts(database, Number(productFile)), write);
  const read = Object.entries(kinds).find(([kind]) => kind === name)?.[1];
  return read ? wrap(once(read(database)), write) : null;
}

async function* wrap(parts: AsyncIterable<Address[]>, write: (addresses: Address[]) => string) {
  yield `${xmlHeader}<urlset xmlns="${namespace}">\n`;
  for await (const addresses of parts) yield write(addresses);
  yield "</urlset>\n";
}

async function* once(addresses: Promise<Address[]>) {
  yield await addresses;
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
