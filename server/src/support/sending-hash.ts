import { hash } from "node:crypto";

/**
 * Hash by which a message that is sent twice is known: the same sender, key and content. A changed text is another
 * message, so that nothing is lost when the answer to the first one never arrived.
 *
 * @param sender id of the person, or hash of the visitor, in text.
 */
export function sendingHash(sender: string, key: string, content: unknown): Buffer {
  return hash("sha256", JSON.stringify([sender, key, content]), "buffer");
}
