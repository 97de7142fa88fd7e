import { hmacOf } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/is-same-secret.ts";

/** Without letters that look alike; mail servers may change case. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
/** 80 bits. */
const signatureLength = 16;
const tokenShape = /^([a-z0-9]{8,32})-([a-z0-9]{16})$/;

/**
 * Address that takes the replies to a conversation by mail: the shop's support address with a signed token behind a plus
 * (RFC 5233), `soporte+TOKEN@shop.example`. Whoever knows it may write in the conversation.
 *
 * @param address the support address; empty: there is none.
 */
export function replyAddressOf(secret: string, address: string, conversationId: string): string | null {
  if (!address) return null;
  const { local, domain } = partsOf(address);
  return `${local}+${conversationId}-${signatureOf(secret, conversationId)}@${domain}`;
}

/**
 * Finds the conversation that a mail replies to by the addresses that it was sent to.
 *
 * @param secrets the shop's present secret and earlier ones.
 * @returns the conversation's public id; null when no address has a token of ours.
 */
export function conversationOf(
  secrets: readonly string[],
  address: string,
  recipients: readonly string[],
): string | null {
  const { local, domain } = partsOf(address.toLowerCase());
  for (const recipient of recipients) {
    const to = partsOf(recipient.toLowerCase());
    if (to.domain !== domain || !to.local.startsWith(`${local}+`)) continue;
    const [, id, signature] = tokenShape.exec(to.local.slice(local.length + 1)) ?? [];
    if (!id || !signature) continue;
    if (secrets.some((secret) => isSameSecret(signature, signatureOf(secret, id)))) return id;
  }
  return null;
}

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

function signatureOf(secret: string, conversationId: string): string {
  const bytes = hmacOf(secret, "support: reply address", conversationId);
  return Array.from(bytes.subarray(0, signatureLength), (byte) => alphabet[byte & 31] ?? "").join("");
}
