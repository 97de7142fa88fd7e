import type { Locale } from "@recambia/contract/locale";
import type { SupportKind } from "@recambia/contract/support/schemas";

type SupportWords = {
  /** Name of a conversation of each kind. */
  matters: Record<SupportKind, string>;
  number: string;
  kind: string;
  /** Last day for the answer, told to the shop. */
  answerDay: string;
  received: string;
  answerBy: string;
  subject: string;
  text: string;
  reply: string;
  replyOnPage: string;
  complaintSheets: string;
  dataProtection: string;
  disputeBody: string;
  noDisputeBody: string;
};

/** Words of the mails about conversations. */
export const supportWords: Record<Locale, SupportWords> = {
  es: {
    matters: {
      question: "consulta",
      complaint: "reclamación",
      return: "consulta sobre una devolución",
      data_protection: "solicitud sobre tus datos",
    },
    number: "Número",
    kind: "Tipo",
    answerDay: "Responder como muy tarde el",
    received: "Recibida",
    answerBy: "Te contestamos como muy tarde el",
    subject: "Asunto",
    text: "Lo que nos has escrito",
    reply: "Para seguir la conversación, responde a este correo o ábrela con el botón.",
    replyOnPage: "Para seguir la conversación, ábrela con el botón.",
    complaintSheets:
      "Este correo es el justificante de tu reclamación: guárdalo. En la tienda tienes también hojas de reclamaciones; si quieres una, pídela a {email} y te la mandamos.",
    dataProtection:
      "Si crees que no tratamos bien tus datos, puedes reclamar también ante la Agencia Española de Protección de Datos (aepd.es).",
    disputeBody:
      "Si no quedas conforme con la respuesta, puedes acudir gratis a {body}, la entidad de resolución alternativa de litigios a la que estamos adheridos.",
    noDisputeBody:
      "Si no quedas conforme con la respuesta, puedes acudir a la Junta Arbitral de Consumo de Madrid o a la de tu comunidad. No estamos adheridos a ninguna entidad de resolución alternativa de litigios: si nos propones una, te diremos por escrito si aceptamos.",
  },
  ca: {
    matters: {
      question: "consulta",
      complaint: "reclamació",
      return: "consulta sobre una devolució",
      data_protection: "sol·licitud sobre les teves dades",
    },
    number: "Número",
    kind: "Tipus",
    answerDay: "Respondre com a molt tard el",
    received: "Rebuda",
    answerBy: "Et contestem com a molt tard el",
    subject: "Assumpte",
    text: "El que ens has escrit",
    reply: "Per continuar la conversa, respon a aquest correu o obre-la amb el botó.",
    replyOnPage: "Per continuar la conversa, obre-la amb el botó.",
    complaintSheets:
      "Aquest correu és el justificant de la teva reclamació: conserva'l. A la botiga hi tens també fulls de reclamacions; si en vols un, demana'l a {email} i te l'enviem.",
    dataProtection:
      "Si creus que no tractem bé les teves dades, pots reclamar també davant l'Agència Espanyola de Protecció de Dades (aepd.es).",
    disputeBody:
      "Si no quedes conforme amb la resposta, pots acudir gratis a {body}, l'entitat de resolució alternativa de litigis a la qual estem adherits.",
    noDisputeBody:
      "Si no quedes conforme amb la resposta, pots acudir a la Junta Arbitral de Consum de Madrid o a la de la teva comunitat. No estem adherits a cap entitat de resolució alternativa de litigis: si ens en proposes una, et direm per escrit si acceptem.",
  },
  en: {
    matters: {
      question: "question",
      complaint: "complaint",
      return: "question about a return",
      data_protection: "request about your data",
    },
    number: "Number",
    kind: "Type",
    answerDay: "Answer by",
    received: "Received",
    answerBy: "We will answer by",
    subject: "Subject",
    text: "What you wrote to us",
    reply: "To go on, reply to this email or open the conversation with the button.",
    replyOnPage: "To go on, open the conversation with the button.",
    complaintSheets:
      "This email is the receipt of your complaint: keep it. The shop also has official complaint forms (hojas de reclamaciones); if you want one, ask {email} for it and we will send it to you.",
    dataProtection:
      "If you think that we do not handle your data properly, you can also complain to the Spanish data protection agency (aepd.es).",
    disputeBody:
      "If you are not satisfied with the answer, you can turn free of charge to {body}, the alternative dispute resolution body that we belong to.",
    noDisputeBody:
      "If you are not satisfied with the answer, you can turn to the consumer arbitration board of Madrid or of your region. We do not belong to any alternative dispute resolution body: if you propose one, we will tell you in writing whether we accept.",
  },
};
