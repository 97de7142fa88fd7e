/** Paths of the public pages that do not depend on the catalogue, as sitemaps list them. */
export const indexedPaths: readonly string[] = [
  "/",
  "/categories",
  "/brands",
  "/offer-list",
  "/kit-list",
  "/tools",
  "/products",
  "/who-we-are",
  "/contact-us",
  "/returns-and-exchanges",
  "/terms-and-conditions",
  "/privacy",
  "/help",
  "/cookies-policy",
  "/recalls",
];
