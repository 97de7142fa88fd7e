import { deriveKey } from "../../platform/derive-key.ts";

/** Each request with a session needs its secret, which takes twice as long to derive as to use. */
const derived = new Map<string, string>();

/** Derives the secret of better-auth, which signs cookies and seals keys of second factors. */
export function authSecret(secret: string): string {
  const known = derived.get(secret);
  if (known !== undefined) return known;
  const value = deriveKey(secret, "better-auth").toString("base64url");
  derived.set(secret, value);
  return value;
}

/**
 * Secrets in better-auth's form: the first seals, all open. Versions are derived from the secrets, so that they stay the
 * same when the list changes.
 */
export function authSecrets(secret: string, earlierSecrets: readonly string[]) {
  return [...new Set([secret, ...earlierSecrets])].map((each) => ({
    version: deriveKey(each, "better-auth: version").readUInt32BE() >>> 1,
    value: authSecret(each),
  }));
}
