import { closed } from "@recambia/contract/http";
import { defaultLocale, type Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import { Type } from "typebox";
import type { Queryable } from "../../platform/database/database.ts";
import {
  defineMails,
  formatDay,
  type LetterWords,
  queueMail,
  writeLetter,
} from "../../platform/mail/index.ts";
import { answerDay } from "../guarantee/to-claim.ts";

const letter: Record<Locale, LetterWords> = {
  es: {
    subject: "{claim} espera respuesta: garantía del pedido {number}",
    preheader: "Responde como muy tarde el {day}.",
    heading: "Una reclamación de garantía espera tu respuesta",
    paragraphs: [
      "Responde como muy tarde el {day}. Para leerla: npm run shop -- claims show {claim}",
      "Para aceptarla: npm run shop -- claims accept {claim} --remedy repair. Si respondes a este correo, el cliente no lo recibe.",
    ],
  },
  ca: {
    subject: "{claim} espera resposta: garantia de la comanda {number}",
    preheader: "Respon com a molt tard el dia {day}.",
    heading: "Una reclamació de garantia espera la teva resposta",
    paragraphs: [
      "Respon com a molt tard el dia {day}. Per llegir-la: npm run shop -- claims show {claim}",
      "Per acceptar-la: npm run shop -- claims accept {claim} --remedy repair. Si respons a aquest correu, el client no el rep.",
    ],
  },
  en: {
    subject: "{claim} waits for an answer: guarantee of order {number}",
    preheader: "Answer by {day}.",
    heading: "A guarantee claim waits for your answer",
    paragraphs: [
      "Answer by {day}. To read it: npm run shop -- claims show {claim}",
      "To accept it: npm run shop -- claims accept {claim} --remedy repair. A reply to this email does not reach the customer.",
    ],
  },
};

/** The mail to the shop about a new guarantee claim; it has neither the customer's name nor their text (decision 060). */
export const claimNoticeMails = defineMails(
  Type.Object(
    {
      kind: Type.Literal("claim_waiting"),
      claim: Type.String(),
      order_number: Type.String(),
      answer_by: Type.String(),
    },
    closed,
  ),
  ({ claim, order_number: number, answer_by }, reader) =>
    writeLetter(letter, reader, { values: { claim, number, day: formatDay(reader.locale, answer_by) } }),
);

/** Queues the mail to the shop about a new guarantee claim. */
export async function queueClaimNotice(
  transaction: Queryable,
  { email }: Pick<Shop, "email">,
  { number, order, openedAt }: { number: string; order: string; openedAt: Date },
): Promise<void> {
  const template = {
    kind: "claim_waiting" as const,
    claim: number,
    order_number: order,
    answer_by: answerDay(openedAt),
  };
  await queueMail(transaction, claimNoticeMails, { to: email, locale: defaultLocale, template });
}
