import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails to the shop itself about conversations that wait for its answer. */
export const noticeLetters = {
  support_waiting: {
    es: {
      subject: "{number} espera respuesta: {subject}",
      preheader: "Responde como muy tarde el {day}.",
      heading: "Una conversación espera tu respuesta",
      paragraphs: [
        "Para leerla entera: npm run shop -- support show {number}",
        "Para responder: npm run shop -- support answer {number} --text «…». Si respondes a este correo, el cliente no lo recibe.",
      ],
    },
    ca: {
      subject: "{number} espera resposta: {subject}",
      preheader: "Respon com a molt tard el dia {day}.",
      heading: "Una conversa espera la teva resposta",
      paragraphs: [
        "Per llegir-la sencera: npm run shop -- support show {number}",
        "Per respondre: npm run shop -- support answer {number} --text «…». Si respons a aquest correu, el client no el rep.",
      ],
    },
    en: {
      subject: "{number} is waiting for an answer: {subject}",
      preheader: "Answer by {day}.",
      heading: "A conversation is waiting for your answer",
      paragraphs: [
        "To read all of it: npm run shop -- support show {number}",
        "To answer: npm run shop -- support answer {number} --text “…”. A reply to this email does not reach the customer.",
      ],
    },
  },
  support_many_waiting: {
    es: {
      subject: "Llegan muchas conversaciones",
      preheader: "Durante una hora no te avisamos de más.",
      heading: "Llegan muchas conversaciones",
      paragraphs: [
        "Más de {count} en una hora. De las siguientes no te avisamos una a una: míralas con npm run shop -- support list",
      ],
    },
    ca: {
      subject: "Arriben moltes converses",
      preheader: "Durant una hora no t'avisem de més.",
      heading: "Arriben moltes converses",
      paragraphs: [
        "Més de {count} en una hora. De les següents no t'avisem una a una: mira-les amb npm run shop -- support list",
      ],
    },
    en: {
      subject: "Many conversations are coming in",
      preheader: "We will not tell you about more for an hour.",
      heading: "Many conversations are coming in",
      paragraphs: [
        "More than {count} in an hour. We do not tell you of the next ones one by one: see them with npm run shop -- support list",
      ],
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
