import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { OrderNumber } from "../orders/order-number.ts";
import { pageParameters, pagingProperties } from "../paging.ts";
import { filledLine, filledLines, lines, shortMailbox } from "../text-patterns.ts";
import { AttachedFile, AttachedIds } from "../uploads/schemas.ts";

const Time = Type.String({ format: "date-time" });
/** Calendar day as `yyyy-mm-dd`, in Madrid's calendar. */
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

export const supportKinds = ["question", "complaint", "return", "data_protection"] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Most characters of a subject, of a message and of a rating's comment. */
export const supportLimits = {
  subject: 120,
  text: 8000,
  comment: 1000,
  page: 500,
  name: 100,
} as const;

/** Reference number of a conversation (consumer code art. 21.2). */
export const SupportNumber = Type.String({ pattern: "^SO-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$" });

const Text = Type.String({ minLength: 1, maxLength: supportLimits.text, pattern: filledLines });
/** Random idempotency key: a message sent again with it counts once. */
const SendingKey = Type.String({ pattern: "^[A-Za-z0-9_-]{16,64}$" });

/** `POST /spa/support/conversations`. */
export const OpenConversationBody = Type.Object(
  {
    key: SendingKey,
    kind: Type.Enum(supportKinds),
    subject: Type.String({ minLength: 1, maxLength: supportLimits.subject, pattern: filledLine }),
    text: Text,
    /** Name and email of a sender without an account; ignored for a signed-in person. */
    sender: Nullable(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: supportLimits.name, pattern: filledLine }),
          email: Type.String({ format: "email", pattern: shortMailbox, maxLength: 254 }),
        },
        closed,
      ),
    ),
    /** An order that the sender may see. */
    order_id: Nullable(PublicId),
    product_slug: Nullable(Slug),
    /** Public id of a variant; an unknown one is omitted. */
    vehicle_id: Nullable(PublicId),
    /** Path and query of the page with the form. */
    page: Nullable(
      Type.String({ maxLength: supportLimits.page, pattern: "^/(?!/)[^\\p{Cc}\\p{Cs}\\s\\\\]*$" }),
    ),
    /** Only with an account. */
    files: AttachedIds,
  },
  closed,
);
export type OpenConversationBody = Static<typeof OpenConversationBody>;

/** Immediate reply to the sender; the mailed receipt repeats all of it. */
export const OpenedConversation = Type.Object(
  {
    id: PublicId,
    number: SupportNumber,
    /** Last day for the shop's answer (consumer code art. 21.3). */
    answer_by: Day,
    email: Type.String(),
    /** The sender reads it in their account; otherwise by the mail's link. */
    is_in_account: Type.Boolean(),
  },
  closed,
);
export type OpenedConversation = Static<typeof OpenedConversation>;

export const supportParties = ["customer", "shop"] as const;
export type SupportParty = (typeof supportParties)[number];

const SupportMessage = Type.Object(
  {
    id: PublicId,
    from: Type.Enum(supportParties),
    /** Name of the sender, or of the shop's employee. */
    name: Type.String(),
    text: Type.String(),
    /** It came as a mail. */
    is_mail: Type.Boolean(),
    sent_at: Time,
  },
  closed,
);
export type SupportMessage = Static<typeof SupportMessage>;

const Rating = Type.Object(
  { stars: Type.Integer({ minimum: 1, maximum: 5 }), comment: Type.String() },
  closed,
);

const head = {
  id: PublicId,
  number: SupportNumber,
  kind: Type.Enum(supportKinds),
  subject: Type.String(),
  created_at: Time,
  /** Last day for the shop's answer; null: nothing waits for one. */
  answer_by: Nullable(Day),
  /** Null: it is open. */
  closed: Nullable(Type.Object({ at: Time, by: Type.Enum(supportParties) }, closed)),
};

/** A conversation in the list. */
export const ConversationRow = Type.Object({ ...head, last_message_at: Time }, closed);
export type ConversationRow = Static<typeof ConversationRow>;

/** A conversation with the shop. */
export const Conversation = Type.Object(
  {
    ...head,
    /** Where the shop's answers are mailed to. */
    email: Type.String(),
    is_in_account: Type.Boolean(),
    order: Nullable(Type.Object({ id: PublicId, number: OrderNumber }, closed)),
    product: Nullable(Type.Object({ slug: Slug, name: Type.String() }, closed)),
    /** Vehicle that it is about, in one line. */
    vehicle: Nullable(Type.String()),
    page: Nullable(Type.String()),
    rating: Nullable(Rating),
    messages: Type.Array(SupportMessage),
    files: Type.Array(AttachedFile),
  },
  closed,
);
export type Conversation = Static<typeof Conversation>;

/** Query of `GET /spa/support/conversations`. */
export const ConversationQuery = Type.Object(
  {
    ...pageParameters,
  },
  closed,
);
export type ConversationQuery = Static<typeof ConversationQuery>;

export const ConversationListMeta = Type.Object(
  {
    ...pagingProperties,
  },
  closed,
);
export type ConversationListMeta = Static<typeof ConversationListMeta>;

/** `POST /spa/support/conversations/{conversationId}/messages`: also opens a closed conversation again. */
export const WriteMessageBody = Type.Object({ key: SendingKey, text: Text, files: AttachedIds }, closed);
export type WriteMessageBody = Static<typeof WriteMessageBody>;

/** `PUT /spa/support/conversations/{conversationId}/rating`: of a closed conversation. */
export const RatingBody = Type.Object(
  {
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.String({
      maxLength: supportLimits.comment,
      pattern: lines,
    }),
  },
  closed,
);
export type RatingBody = Static<typeof RatingBody>;

/**
 * `POST /spa/support/conversations/{conversationId}/access`: opens a conversation without an account in this browser
 * with the key that its mails carry behind `#key=`. A wrong key is answered 404.
 */
export const ConversationAccessBody = Type.Object(
  { key: Type.String({ minLength: 1, maxLength: 100 }) },
  closed,
);
export type ConversationAccessBody = Static<typeof ConversationAccessBody>;
