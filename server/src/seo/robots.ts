import { ProductQuery } from "@recambia/contract/catalogue/list";

/** Parameters of lists whose pages may be indexed. */
const indexedParameters = ["category", "subcategory", "brand", "page"];

/** All others only narrow or order a list: such pages are not indexed, so crawlers need not fetch them. */
const listParameters = [
  "a.",
  ...Object.keys(ProductQuery.properties)
    .filter((name) => !indexedParameters.includes(name))
    .map((name) => `${name}=`),
];

/**
 * Writes robots.txt (RFC 9309). The catalogue's API stays open, because crawlers that run scripts read it.
 *
 * @param origin the shop's public origin.
 */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /spa/catalog/",
    "Allow: /spa/bypass/",
    "Disallow: /spa/",
    "Disallow: /sanctum/",
    ...listParameters.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
