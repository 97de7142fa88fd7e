/** A page's title with the shop's name after it, once. */
export function pageTitle(title: string, shopName: string): string {
  return title === shopName ? title : `${title} · ${shopName}`;
}
