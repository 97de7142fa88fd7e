import { withoutPrefix } from "./locale.ts";

/**
 * Pages whose address carries a secret, such as the token of a mail's link. No third-party script runs on them, and no
 * `Referer` leaves them.
 */
const secretPages = /^\/(?:password-reset\/|verify-email(?:\/|$)|users\/invitation(?:\/|$)|lists\/|orders\/)/;

/** Whether the address of a page carries a secret. */
export function carriesSecret(pathname: string): boolean {
  return secretPages.test(withoutPrefix(pathname));
}
