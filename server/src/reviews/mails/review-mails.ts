import { closed } from "@recambia/contract/http";
import { reportReasons } from "@recambia/contract/reviews/schemas";
import { Type } from "typebox";
import { defineMails, Link, Name, writeLetter } from "../../platform/mail/index.ts";
import { reviewLetters } from "./review-letters.ts";
import { ruleWords } from "./rule-words.ts";

const ReviewMail = Type.Union([
  /** To the author: the reason, and how to object (Regulation (EU) 2022/2065 art. 17). */
  Type.Object(
    {
      kind: Type.Literal("review_hidden"),
      name: Name,
      title: Type.String(),
      /** Missing in mails that were queued by an older release. */
      rule: Type.Optional(Type.Enum(reportReasons)),
      reason: Type.String(),
      link: Link,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("review_shown"), name: Name, title: Type.String(), link: Link }, closed),
  /** To the reporter of a review: receipt and decision (the same Regulation, art. 16.4, 16.5). */
  Type.Object({ kind: Type.Literal("review_report_received"), link: Link }, closed),
  Type.Object({ kind: Type.Literal("review_report_upheld"), link: Link }, closed),
  Type.Object({ kind: Type.Literal("review_report_declined"), link: Link }, closed),
  /** Its author has deleted the review before there was a decision. */
  Type.Object({ kind: Type.Literal("review_report_gone"), link: Link }, closed),
]);

/** Mails about the moderation of reviews. */
export const reviewMails = defineMails(ReviewMail, (mail, reader) =>
  writeLetter(reviewLetters[mail.kind], reader, {
    ...("name" in mail ? { name: mail.name } : {}),
    values: {
      ...("title" in mail ? { title: mail.title } : {}),
      ...("reason" in mail
        ? { reason: mail.reason, rule: ruleWords[reader.locale][mail.rule ?? "any"] }
        : {}),
    },
    link: mail.link,
  }),
);
