/** Parameters of lists that only narrow or order them: such pages are not indexed, so crawlers need not fetch them. */
const listParameters = [
  "a.",
  "all=",
  "position=",
  "price_",
  "q=",
  "rating_min=",
  "side=",
  "sort=",
  "stock=",
  "vehicle=",
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
