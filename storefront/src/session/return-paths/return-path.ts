/** Query parameter of the sign-in page with the page that was asked for. */
export const returnParameter = "next";

/**
 * The page to go to after sign-in; only ever a path of this shop. Browsers read `\` as `/` and skip tabs and line ends, which
 * would lead elsewhere.
 */
export function returnPath(search: URLSearchParams): string {
  const path = search.get(returnParameter) ?? "/";
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : "/";
}
