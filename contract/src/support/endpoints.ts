import { type Data, endpoint, type List } from "../endpoint.ts";
import type {
  Conversation,
  ConversationAccessBody,
  ConversationListMeta,
  ConversationQuery,
  ConversationRow,
  OpenConversationBody,
  OpenedConversation,
  RatingBody,
  WriteMessageBody,
} from "./schemas.ts";

// Endpoints of conversations with the shop.

export const openConversation = endpoint("POST", "/spa/support/conversations").of<{
  body: OpenConversationBody;
  reply: Data<OpenedConversation>;
}>();
export const listConversations = endpoint("GET", "/spa/support/conversations").of<{
  query: ConversationQuery;
  reply: List<ConversationRow, ConversationListMeta>;
}>();
export const getConversation = endpoint("GET", "/spa/support/conversations/:conversationId").of<{
  reply: Data<Conversation>;
}>();
export const accessConversation = endpoint("POST", "/spa/support/conversations/:conversationId/access").of<{
  body: ConversationAccessBody;
  reply: Data<Conversation>;
}>();
export const writeMessage = endpoint("POST", "/spa/support/conversations/:conversationId/messages").of<{
  body: WriteMessageBody;
  reply: Data<Conversation>;
}>();
export const getConversationFile = endpoint(
  "GET",
  "/spa/support/conversations/:conversationId/files/:fileId/:size",
).of<{ reply: Uint8Array }>();
export const closeConversation = endpoint("POST", "/spa/support/conversations/:conversationId/close").of<{
  reply: Data<Conversation>;
}>();
export const rateConversation = endpoint("PUT", "/spa/support/conversations/:conversationId/rating").of<{
  body: RatingBody;
  reply: Data<Conversation>;
}>();
