import { decodePart } from "../../lib/page/decode-part.ts";

/**
 * Replaces the parameters of a page's path by their names, so that measuring learns which kind of page was seen: never a
 * token, a number of an order or a product.
 *
 * @param params of the route that matched, decoded.
 */
export function routePattern(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  if (params["*"] !== undefined) return "/*";
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  return pathname
    .split("/")
    .map((segment) => names.get(decodePart(segment)) ?? segment)
    .join("/");
}
