import type { Context } from "../../platform/http/context.ts";
import { hmacOf } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/is-same-secret.ts";

/** Long enough to be unguessable, short enough for a link. */
const keyBytes = 18;

/**
 * Derives the key of a guest order, which mails about it carry in their link (docs/decisions/041). It never expires;
 * another secret gives another key.
 *
 * @param orderId public id of the order.
 */
export function orderKey(secret: string, orderId: string): string {
  return hmacOf(secret, "guest order: key", orderId).subarray(0, keyBytes).toString("base64url");
}

/** Whether a key belongs to an order; those of earlier secrets do, so that links in mails keep working. */
export function isOrderKey(
  { secret, earlierSecrets }: Pick<Context, "secret" | "earlierSecrets">,
  orderId: string,
  key: string,
): boolean {
  return [secret, ...earlierSecrets].some((each) => isSameSecret(key, orderKey(each, orderId)));
}
