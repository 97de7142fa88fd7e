import type { FastifyReply, FastifyRequest } from "fastify";
import {
  readGrantCookie,
  supportCookie,
  writeGrantCookie,
} from "../../platform/http/access/access-grants.ts";
import type { ReadCorrespondence } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";

const purpose = "support: cookie";

/** Lets this browser read and write in one more conversation for 30 days: the link of a mail was opened in it. */
export function grantConversation(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  conversationId: string,
): void {
  const before = readGrantCookie(request.cookies[supportCookie], purpose, context);
  const granted = { id: conversationId, isProved: true };
  const { value, attributes } = writeGrantCookie(before, granted, purpose, context);
  reply.setCookie(supportCookie, value, attributes);
}

/** Reads by the cookie alone whether a request may read and write in a conversation without an account. */
export function correspondenceReader(context: Pick<Context, "secret" | "clock">): ReadCorrespondence {
  return (request, conversationId) =>
    readGrantCookie(request.cookies[supportCookie], purpose, context).some(({ id }) => id === conversationId);
}
