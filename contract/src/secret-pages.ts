/**
 * Pages whose address carries a secret, such as the token of a mail's link, after an optional language. No third-party
 * script runs on them, and no `Referer` leaves them.
 */
const secretPages =
  /^\/(?:(?:ca|en)\/)?(?:password-reset\/|verify-email(?:\/|$)|users\/invitation(?:\/|$)|lists\/|orders\/)/;

/** Whether the address of a page carries a secret. */
export function carriesSecret(pathname: string): boolean {
  return secretPages.test(pathname);
}
