import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails about conversations with the shop. */
export const supportLetters = {
  support_received: {
    es: {
      subject: "Hemos recibido tu {matter} {number}",
      preheader: "Te contesta una persona de la tienda.",
      heading: "Hemos recibido tu {matter}",
      paragraphs: ["Te contesta una persona de la tienda. Cita este número si nos llamas: {number}."],
      button: "Ver la conversación",
      note: "Si no nos has escrito tú, no tienes que hacer nada.",
    },
    ca: {
      subject: "Hem rebut la teva {matter} {number}",
      preheader: "Et contesta una persona de la botiga.",
      heading: "Hem rebut la teva {matter}",
      paragraphs: ["Et contesta una persona de la botiga. Cita aquest número si ens truques: {number}."],
      button: "Mostra la conversa",
      note: "Si no ens has escrit tu, no cal que facis res.",
    },
    en: {
      subject: "We have received your {matter} {number}",
      preheader: "A person from the shop will answer you.",
      heading: "We have received your {matter}",
      paragraphs: ["A person from the shop will answer you. Give this number if you call us: {number}."],
      button: "See the conversation",
      note: "If you have not written to us, there is nothing you need to do.",
    },
  },
  support_answer: {
    es: {
      subject: "Respuesta de {shop} ({number})",
      preheader: "Contestamos a «{subject}».",
      heading: "Te hemos contestado",
      paragraphs: ["Esta es nuestra respuesta a «{subject}» ({number}):"],
      button: "Ver la conversación",
    },
    ca: {
      subject: "Resposta de {shop} ({number})",
      preheader: "Contestem a «{subject}».",
      heading: "T'hem contestat",
      paragraphs: ["Aquesta és la nostra resposta a «{subject}» ({number}):"],
      button: "Mostra la conversa",
    },
    en: {
      subject: "Answer from {shop} ({number})",
      preheader: "We answer “{subject}”.",
      heading: "We have answered you",
      paragraphs: ["This is our answer to “{subject}” ({number}):"],
      button: "See the conversation",
    },
  },
  support_closed: {
    es: {
      subject: "Hemos cerrado la conversación {number}",
      preheader: "Se abre de nuevo en cuanto nos escribas.",
      heading: "Conversación cerrada",
      paragraphs: [
        "Damos por resuelto «{subject}» ({number}). Si te falta algo, escríbenos y la conversación se abre de nuevo.",
        "¿Nos dices en un momento qué tal te hemos atendido?",
      ],
      button: "Ver y valorar",
    },
    ca: {
      subject: "Hem tancat la conversa {number}",
      preheader: "S'obre de nou quan ens escriguis.",
      heading: "Conversa tancada",
      paragraphs: [
        "Donem per resolt «{subject}» ({number}). Si et falta res, escriu-nos i la conversa s'obre de nou.",
        "Ens dius en un moment com t'hem atès?",
      ],
      button: "Mostra i valora",
    },
    en: {
      subject: "We have closed the conversation {number}",
      preheader: "It opens again as soon as you write to us.",
      heading: "Conversation closed",
      paragraphs: [
        "We consider “{subject}” ({number}) settled. If anything is missing, write to us and the conversation opens again.",
        "Could you take a moment to tell us how we did?",
      ],
      button: "See and rate",
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
