import { returnParameter } from "./return-path.ts";

/** One of the sign-in screens' paths, remembering the page that was asked for. */
export function withReturnPath(path: string, search: URLSearchParams): string {
  const asked = search.get(returnParameter);
  return asked === null ? path : `${path}?${new URLSearchParams({ [returnParameter]: asked })}`;
}
