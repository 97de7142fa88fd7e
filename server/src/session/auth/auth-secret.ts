import { deriveKey } from "../../platform/secrets/derive-key.ts";

/** Derives the secret of better-auth, which signs cookies and seals keys of second factors. */
export function authSecret(secret: string): string {
  return deriveKey(secret, "better-auth").toString("base64url");
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
