import {
  Conversation,
  type OpenConversationBody,
  OpenedConversation,
} from "@recambia/contract/support/schemas";
import { Value } from "typebox/value";
import { conversationKey } from "../../src/support/guests/conversation-key.ts";
import { type Answer, readField, type TestShop, type Visitor } from "../shop/test-shop.ts";

let serial = 0;

/** What a form sends; a new key each time. */
export function question(given: Partial<OpenConversationBody> = {}): OpenConversationBody {
  return {
    key: `key-of-the-form-${++serial}`.padEnd(24, "0"),
    kind: "question",
    subject: "¿Le va bien a mi coche?",
    text: "Tengo un Ibiza de 2011.\nMotor 1.6 TDI.",
    sender: null,
    order_id: null,
    product_slug: null,
    vehicle_id: null,
    page: null,
    files: [],
    ...given,
  };
}

/** The same from somebody without an account. */
export function guestQuestion(given: Partial<OpenConversationBody> = {}): OpenConversationBody {
  return question({ sender: { name: "Ana Prueba", email: `guest-${++serial}@example.com` }, ...given });
}

export function openedIn(answer: Answer): OpenedConversation {
  const data = readField(answer.body, "data");
  if (answer.status !== 201 || !Value.Check(OpenedConversation, data)) {
    throw new Error(`Nothing was opened: ${answer.status} ${answer.text}`);
  }
  return data;
}

export function conversationIn(answer: Answer): Conversation {
  const data = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(Conversation, data)) {
    throw new Error(`No conversation: ${answer.status} ${answer.text}`);
  }
  return data;
}

export const conversationPath = (id: string) => `/spa/support/conversations/${id}`;

/** Opens the link of the mails about a conversation in a browser. */
export function openConversationLink(shop: TestShop, visitor: Visitor, id: string): Promise<Answer> {
  return visitor.post(`${conversationPath(id)}/access`, { key: conversationKey(shop.context.secret, id) });
}

type QueuedMail = { template: string; recipient: string; locale: string; content: unknown };

/** Mails to an address that wait in the outbox, the oldest first. */
export function mailsTo(shop: TestShop, email: string): Promise<QueuedMail[]> {
  return shop.database.rows<QueuedMail>({
    text: "select template, recipient, locale, content from mail where recipient = $1 order by id",
    values: [email],
  });
}
