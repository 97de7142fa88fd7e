/** Appends the shop's name to a page title, once. */
export function pageTitle(title: string, shopName: string): string {
  return title === shopName ? title : `${title} · ${shopName}`;
}
