import { Type } from "typebox";
import { defineMails, writeLetter } from "../../platform/mail/index.ts";
import { attachContract, recordConfirmation } from "../contract/attach-contract.ts";
import { orderBlocks, orderValues } from "./order-blocks.ts";
import { orderLetters } from "./order-letters.ts";
import { orderLink } from "./order-link.ts";
import { orderTemplates } from "./order-templates.ts";

/** Mails about an order. */
export const orderMails = defineMails(
  Type.Union([...orderTemplates]),
  (mail, reader) =>
    writeLetter(orderLetters[mail.kind], reader, {
      name: mail.name,
      values: orderValues(mail, reader),
      blocks: orderBlocks(mail, reader),
      link: orderLink(reader, mail),
    }),
  { attach: attachContract, record: recordConfirmation },
);
