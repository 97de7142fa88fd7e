/**
 * The email addresses that the API accepts: those of the JSON Schema format `email` as `ajv-formats` checks it, with at most
 * 64 octets before the at sign (RFC 5321 §4.5.3.1).
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/**
 * Returns an address without what comes along when it is copied or typed in a hurry: spaces, invisible characters, `mailto:`,
 * angle brackets, and a full stop or comma at the end. A domain like `españa.es` becomes what mail servers know it by.
 */
export function tidyEmail(written: string): string {
  const plain = written
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^(?:mailto:|<)+/i, "")
    .replace(/[>.,;:\s]+$/, "")
    .trim();
  const [, mailbox = "", domain = ""] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(plain) ?? [];
  return /\P{ASCII}/u.test(domain) ? mailbox + toAscii(domain) : plain;
}

/** Some browsers do the same in a field of type `email`, others leave it to the page. */
function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
