/**
 * What hashing a password costs: OWASP's parameters for Argon2id, 19 MiB (`memory` in KiB), two passes, one lane.
 * In a file of its own, so that tests, which hash hundreds, can lower it before the first is made.
 */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1 };
