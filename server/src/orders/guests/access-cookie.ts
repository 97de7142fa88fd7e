import type { FastifyReply, FastifyRequest } from "fastify";
import { ordersCookie, readGrantCookie, writeGrantCookie } from "../../platform/http/access/access-grants.ts";
import type { Context } from "../../platform/http/context.ts";

const purpose = "guest order: cookie";

/** An order that this browser may see and act on. */
export type Grant = {
  /** Public id. */
  orderId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** A link of a mail was opened in this browser, so its user has access to the order's mailbox. */
  isProved: boolean;
};

/** The orders that a call's cookie opens now; none when its signature is not ours. */
export function readGrants(request: FastifyRequest, context: Pick<Context, "secret" | "clock">): Grant[] {
  const grants = readGrantCookie(request.cookies[ordersCookie], purpose, context);
  return grants.map(({ id, ...grant }) => ({ orderId: id, ...grant }));
}

/**
 * Lets this browser see and act on one more order: for a day where it was placed, for 30 days where
 * the link of a mail was opened. What was granted before stays.
 */
export function grantOrder(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { orderId, isProved }: Pick<Grant, "orderId" | "isProved">,
): void {
  const before = readGrantCookie(request.cookies[ordersCookie], purpose, context);
  const { value, attributes } = writeGrantCookie(before, { id: orderId, isProved }, purpose, context);
  reply.setCookie(ordersCookie, value, attributes);
}
