import { closed } from "@recambia/contract/http";
import { recallRemedies } from "@recambia/contract/recalls/schemas";
import { type Static, Type } from "typebox";
import {
  type Block,
  defineMails,
  facts,
  fillIn,
  formatDay,
  type MailReader,
  pageLink,
  writeLetter,
} from "../../platform/mail/index.ts";
import { recallLetter, recallWords } from "./recall-letter.ts";

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const RecallMail = Type.Object(
  {
    kind: Type.Literal("recall"),
    name: Type.String(),
    number: Type.String(),
    order_number: Type.String(),
    product: Type.String(),
    lot: orNull(Type.String()),
    sold_from: orNull(Type.String()),
    sold_to: orNull(Type.String()),
    hazard: Type.String(),
    instructions: Type.String(),
    remedies: Type.Array(Type.Enum(recallRemedies)),
  },
  closed,
);
type RecallMail = Static<typeof RecallMail>;

/** The letter to a buyer of a dangerous product, as Regulation (EU) 2023/988 art. 36 wants it. */
export const recallMails = defineMails(RecallMail, (mail, reader) =>
  writeLetter(recallLetter, reader, {
    name: mail.name,
    values: { product: mail.product, number: mail.number },
    blocks: recallBlocks(mail, reader),
    link: pageLink(reader, `/recalls#${mail.number}`),
  }),
);

function recallBlocks(mail: RecallMail, { locale, shop }: MailReader): Block[] {
  const words = recallWords[locale];
  const days = [
    mail.sold_from && fillIn(words.from, { day: formatDay(locale, mail.sold_from) }),
    mail.sold_to && fillIn(words.to, { day: formatDay(locale, mail.sold_to) }),
  ].filter(Boolean);
  const contact = { phone: shop.phone, email: shop.email, number: mail.number };
  return [
    facts(
      [
        { name: words.product, value: mail.product },
        { name: words.lot, value: mail.lot ?? words.allLots },
        { name: words.ordered, value: days.join(" ") },
        { name: words.order, value: mail.order_number },
        { name: words.recall, value: mail.number },
      ].filter(({ value }) => value !== ""),
    ),
    { block: "section", text: words.hazard },
    { block: "paragraph", text: mail.hazard },
    { block: "section", text: words.instructions },
    { block: "paragraph", text: words.stop },
    { block: "paragraph", text: mail.instructions },
    { block: "section", text: words.choice },
    { block: "list", isOrdered: false, items: mail.remedies.map((remedy) => words.remedies[remedy]) },
    { block: "paragraph", text: words.free },
    { block: "section", text: words.contactHeading },
    { block: "paragraph", text: fillIn(words.contact, contact) },
    { block: "paragraph", text: words.passOn },
  ];
}
