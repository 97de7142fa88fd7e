import { closed, Envelope, ErrorBody, ListEnvelope, NoPayload, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/support/endpoints";
import {
  Conversation,
  ConversationAccessBody,
  ConversationListMeta,
  ConversationQuery,
  ConversationRow,
  OpenConversationBody,
  OpenedConversation,
  RatingBody,
  WriteMessageBody,
} from "@recambia/contract/support/schemas";
import { AttachedFileSize } from "@recambia/contract/uploads/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import {
  correspondentOf,
  type ReadGuestOrderer,
  signedInOf,
} from "../platform/http/access/guard-customers.ts";
import { callersNetwork } from "../platform/http/access/limit-attempts.ts";
import { ensureVisitor } from "../platform/http/access/visitor.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal, refuse, refuseField } from "../platform/http/refusals/refusal.ts";
import { sessionReader } from "../session/index.ts";
import { sendDownload } from "../uploads/index.ts";
import { closeConversation } from "./close-conversation.ts";
import { findConversation, type Reader } from "./conversation-rows.ts";
import { readConversationFile } from "./files/read-conversation-file.ts";
import { openByKey } from "./guests/open-by-key.ts";
import { grantConversation } from "./guests/support-cookie.ts";
import { countConversation, countMessage } from "./limits.ts";
import { listConversations } from "./list-conversations.ts";
import { supportMessages } from "./messages.ts";
import { findSent, openConversation, type Sender } from "./open-conversation.ts";
import { rateConversation } from "./rate-conversation.ts";
import { writeMessage } from "./write-message.ts";

const tags = ["support"];
const params = Type.Object({ conversationId: PublicId }, closed);
const correspondent = { access: "correspondent" } as const;
const tooMany: Refusal = { refused: "too_many_requests" };

/**
 * Routes of conversations with the shop.
 *
 * @param readGuest reads the guest customer whose order a cookie opens, for questions about it.
 */
export function supportRoutes(app: App, context: Context, readGuest: ReadGuestOrderer) {
  addOpening(app, context, readGuest);
  addReads(app, context);
  addFile(app, context);
  addAccess(app, context);
  addWriting(app, context);
  addEnding(app, context);
}

function addOpening(app: App, context: Context, readGuest: ReadGuestOrderer) {
  const readSession = sessionReader(context);
  app.route({
    ...bindEndpoint(endpoints.openConversation, {
      summary: "Writes to the shop: opens a conversation and mails its receipt",
      tags,
      body: OpenConversationBody,
      response: { 201: Envelope(OpenedConversation), 401: ErrorBody, 422: ErrorBody, 429: ErrorBody },
    }),
    config: { access: "visitor" },
    handler: async (request, reply) => {
      const { body, locale } = request;
      const signedIn = await readSession(request);
      const sender = signedIn
        ? { personId: signedIn.personId }
        : body.sender && {
            visitor: ensureVisitor(context, request, reply).toString("base64url"),
            ...body.sender,
          };
      if (!sender) {
        return refuse(request, reply, refuseField("sender", supportMessages.sender_missing));
      }
      // Sent again because its answer was lost: it counts once.
      const sent = await findSent(context.database, { sender, body });
      if (sent) return reply.code(201).send({ data: sent });
      if (!(await countConversation(context, request, sender))) return refuse(request, reply, tooMany);
      const guest = body.order_id && (await readGuest(request, body.order_id));
      const opened = await open(sender, guest ? guest.customerId : (signedIn?.customerId ?? null));
      if (isRefusal(opened)) return refuse(request, reply, opened);
      return reply.code(201).send({ data: opened });

      function open(from: Sender, ordersOf: string | null) {
        return openConversation(context.database, {
          sender: from,
          ordersOf,
          body,
          locale,
          replyAddress: context.config.supportAddress,
          shopEmail: context.shop.email,
          now: context.clock.now(),
        });
      }
    },
  });
}

function addReads(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.listConversations, {
      summary: "My conversations with the shop, the last written in first",
      tags,
      querystring: ConversationQuery,
      response: { 200: ListEnvelope(ConversationRow, ConversationListMeta) },
    }),
    config: { access: "customer" },
    handler: (request) => listConversations(context.database, signedInOf(request).personId, request.query),
  });

  app.route({
    ...bindEndpoint(endpoints.getConversation, {
      summary: "A conversation with the shop",
      tags,
      params,
      response: { 200: Envelope(Conversation) },
    }),
    config: correspondent,
    handler: async (request, reply) => sendNow(context, request, reply, request.params.conversationId),
  });
}

function addFile(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.getConversationFile, {
      summary: "A file of a conversation: its picture in a size, or the file as a download",
      tags,
      params: Type.Object({ conversationId: PublicId, fileId: PublicId, size: AttachedFileSize }, closed),
      produces: ["image/webp", "application/pdf", "image/jpeg", "image/png", "image/heic"],
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config: correspondent,
    handler: async (request, reply) => {
      const { conversationId, fileId, size } = request.params;
      const asked = { conversationId, reader: readerOf(request), locale: request.locale };
      const conversation = await findConversation(context.database, asked);
      if (isRefusal(conversation)) return refuse(request, reply, conversation);
      const file = await readConversationFile(context, { number: conversation.number, fileId, size });
      if (!file) return refuse(request, reply, { refused: "not_found" });
      return sendDownload(reply, file);
    },
  });
}

function readerOf(request: FastifyRequest): Reader {
  const { signedIn, isProved } = correspondentOf(request);
  return { personId: signedIn?.personId ?? null, isProved };
}

/** Sends the conversation as it is now. */
async function sendNow(
  { database }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  conversationId: string,
) {
  const asked = { conversationId, reader: readerOf(request), locale: request.locale };
  const conversation = await findConversation(database, asked);
  return isRefusal(conversation) ? refuse(request, reply, conversation) : { data: conversation };
}

function addAccess(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.accessConversation, {
      summary: "Opens a conversation without an account, by the key in the link of its mails",
      tags,
      params,
      body: ConversationAccessBody,
      response: { 200: Envelope(Conversation), 429: ErrorBody },
    }),
    config: { access: "visitor" },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { conversationId } = request.params;
      const conversation = await openByKey(context, {
        conversationId,
        key: request.body.key,
        network: callersNetwork(request),
        locale: request.locale,
      });
      if (isRefusal(conversation)) return refuse(request, reply, conversation);
      grantConversation(context, request, reply, conversationId);
      return { data: conversation };
    },
  });
}

function addWriting(app: App, context: Context) {
  const { database, clock, shop } = context;
  app.route({
    ...bindEndpoint(endpoints.writeMessage, {
      summary: "Writes in a conversation, which opens it again",
      tags,
      params,
      body: WriteMessageBody,
      response: { 200: Envelope(Conversation), 429: ErrorBody },
    }),
    config: correspondent,
    handler: async (request, reply) => {
      const { conversationId } = request.params;
      if (!(await countMessage(context, conversationId, readerOf(request))))
        return refuse(request, reply, tooMany);
      const refusal = await writeMessage(database, {
        conversationId,
        reader: readerOf(request),
        body: request.body,
        shopEmail: shop.email,
        now: clock.now(),
      });
      return refusal ? refuse(request, reply, refusal) : sendNow(context, request, reply, conversationId);
    },
  });
}

function addEnding(app: App, context: Context) {
  const { database, clock } = context;
  app.route({
    ...bindEndpoint(endpoints.closeConversation, {
      summary: "Closes a conversation",
      tags,
      params,
      body: NoPayload,
      response: { 200: Envelope(Conversation) },
    }),
    config: correspondent,
    handler: async (request, reply) => {
      const { conversationId } = request.params;
      const asked = { conversationId, reader: readerOf(request), now: clock.now() };
      const refusal = await closeConversation(database, asked);
      return refusal ? refuse(request, reply, refusal) : sendNow(context, request, reply, conversationId);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.rateConversation, {
      summary: "Rates a closed conversation",
      tags,
      params,
      body: RatingBody,
      response: { 200: Envelope(Conversation) },
    }),
    config: correspondent,
    handler: async (request, reply) => {
      const { conversationId } = request.params;
      const asked = { conversationId, reader: readerOf(request), body: request.body, now: clock.now() };
      const refusal = await rateConversation(database, asked);
      return refusal ? refuse(request, reply, refusal) : sendNow(context, request, reply, conversationId);
    },
  });
}
