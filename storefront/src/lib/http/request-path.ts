import { type Endpoint, type ParamsOf, pathOf } from "@recambia/contract/endpoint";

/** Parameters behind `?`; undefined and empty ones are not sent. */
export type Query<Names extends PropertyKey = string> = {
  readonly [Name in Names]?: string | number | undefined;
};

/** Parameters of a path and of an endpoint's query type. A path without parameters needs none. */
export type PathInput<Path extends string, QueryType> = ([ParamsOf<Path>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamsOf<Path>, string>> }) & { query?: Query<keyof QueryType> };

export type AnyPathInput = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Query | undefined;
};

/** Returns path and query string of a request. Parameters are sorted, so that their order does not matter. */
export function splitPath(
  endpoint: Endpoint,
  { params = {}, query = {} }: AnyPathInput,
): readonly [string, string] {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return [pathOf(endpoint, params), search.toString()];
}

/** Joins what {@link splitPath} returns. */
export function joinPath([path, search]: readonly unknown[]): string {
  return search ? `${path}?${search}` : String(path);
}
