import { returnParameter } from "./return-path.ts";

/** One of the sign-in screens' paths, remembering the page that was asked for. */
export function withReturnPath(path: string, search: URLSearchParams): string {
  const asked = search.get(returnParameter);
  return asked === null ? path : withReturnTo(path, asked);
}

/** Path of the sign-in, which leads to a page of the shop afterwards. */
export function signInPath(next: string): string {
  return withReturnTo("/sign-in", next);
}

function withReturnTo(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ [returnParameter]: next })}`;
}
