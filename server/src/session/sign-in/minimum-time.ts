/**
 * Least duration, in milliseconds, of responses that must not reveal whether an address has an account. In a separate file,
 * so that tests can lower it.
 */
export const minimumTime = { ms: 120 };
