import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** A sealed identification, as stored. */
export type Sealed = { bytes: Uint8Array; keyId: string };

/** Associated data: a seal does not open in another context. */
export type SealContext = { customerId: string; addressId: string };

/** The shop's secret, and those that it has had before. */
export type SealSecrets = { secret: string; earlierSecrets: readonly string[] };

export type IdentificationSeal = {
  /** Id of the key that seals. */
  keyId: string;
  /** Null for an empty text. */
  seal(identification: string, place: SealContext): Sealed | null;
  /** Null if it was sealed with a key of no known secret, or has been tampered with. */
  open(sealed: Sealed, place: SealContext): string | null;
};

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const purpose = "recambia address identification";

/**
 * Encrypts identity numbers at rest (product decisions §7, law 6.5). Key and key id are derived from the shop's secret
 * (HKDF-SHA256), each for its own purpose: the id identifies the secret after a change, and reveals nothing about the key.
 * Earlier secrets open what they have sealed.
 */
export function identificationSeal({ secret, earlierSecrets }: SealSecrets): IdentificationSeal {
  const current = keyOf(secret);
  const keys = new Map([...earlierSecrets.map(keyOf), current].map(({ id, key }) => [id, key]));
  const { id: keyId } = current;

  return {
    keyId,
    seal(identification, place) {
      if (identification === "") return null;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(nameOf(place));
      const text = Buffer.concat([cipher.update(identification, "utf8"), cipher.final()]);
      return { bytes: Buffer.concat([nonce, cipher.getAuthTag(), text]), keyId };
    },
    open(sealed, place) {
      const key = keys.get(sealed.keyId);
      if (!key) return null;
      const bytes = Buffer.from(sealed.bytes);
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(nameOf(place));
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

function keyOf(secret: string): { id: string; key: Buffer } {
  const id = derive(secret, `${purpose}: key id`, 6).toString("base64url");
  return { id, key: derive(secret, `${purpose}: key`, 32) };
}

function derive(secret: string, info: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", info, bytes));
}

function nameOf({ customerId, addressId }: SealContext): Buffer {
  return Buffer.from(`${customerId}/${addressId}`);
}
