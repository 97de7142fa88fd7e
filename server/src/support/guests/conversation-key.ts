import type { Context } from "../../platform/http/context.ts";
import { hmacOf } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/is-same-secret.ts";

/** Long enough to be unguessable, short enough for a link. */
const keyBytes = 18;

/**
 * Derives the key of a conversation without an account, which its mails carry in their link, like a guest order's
 * (docs/decisions/041). It never expires.
 */
export function conversationKey(secret: string, conversationId: string): string {
  return hmacOf(secret, "support: key", conversationId).subarray(0, keyBytes).toString("base64url");
}

/** Whether a key belongs to a conversation, made with this or an earlier secret. */
export function isConversationKey(
  { secret, earlierSecrets }: Pick<Context, "secret" | "earlierSecrets">,
  conversationId: string,
  key: string,
): boolean {
  return [secret, ...earlierSecrets].some((each) => isSameSecret(key, conversationKey(each, conversationId)));
}
