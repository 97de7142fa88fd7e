/**
 * Cost of password hashes: OWASP's parameters for Argon2id, 19 MiB (`memory` in KiB), two passes, one lane. In a separate
 * file, so that tests can lower it before the first hash.
 */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1 };
