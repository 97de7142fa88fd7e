import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails about guarantee claims. */
export const claimLetters = {
  claim_opened: {
    es: {
      subject: "Hemos recibido tu reclamación de garantía {claim}: pedido {number}",
      preheader: "Justificante con fecha y hora.",
      heading: "Hemos recibido tu reclamación de garantía",
      paragraphs: [
        "Este correo es el justificante de tu reclamación: qué nos has contado y cuándo nos ha llegado. Te contestamos como muy tarde el {answerBy}.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Hem rebut la teva reclamació de garantia {claim}: comanda {number}",
      preheader: "Justificant amb data i hora.",
      heading: "Hem rebut la teva reclamació de garantia",
      paragraphs: [
        "Aquest correu és el justificant de la teva reclamació: què ens has explicat i quan ens ha arribat. Et contestem com a molt tard el dia {answerBy}.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We have received your guarantee claim {claim}: order {number}",
      preheader: "Receipt with date and time.",
      heading: "We have received your guarantee claim",
      paragraphs: [
        "This email is the receipt of your claim: what you told us and when it reached us. We will answer by {answerBy}.",
      ],
      button: "See my order",
    },
  },
  claim_accepted: {
    es: {
      subject: "Aceptamos tu reclamación {claim}: pedido {number}",
      preheader: "{decision}",
      heading: "Aceptamos tu reclamación de garantía",
      paragraphs: ["{decision}"],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Acceptem la teva reclamació {claim}: comanda {number}",
      preheader: "{decision}",
      heading: "Acceptem la teva reclamació de garantia",
      paragraphs: ["{decision}"],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We accept your claim {claim}: order {number}",
      preheader: "{decision}",
      heading: "We accept your guarantee claim",
      paragraphs: ["{decision}"],
      button: "See my order",
    },
  },
  claim_received: {
    es: {
      subject: "Tenemos el artículo de tu reclamación {claim}: pedido {number}",
      preheader: "Guarda este correo: es el justificante.",
      heading: "Nos has entregado el artículo",
      paragraphs: [
        "Este correo es el justificante de que nos has entregado el artículo, de cuándo y de por qué fallo. Desde hoy y hasta que lo tengas otra vez, el plazo de la garantía no corre.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Tenim l'article de la teva reclamació {claim}: comanda {number}",
      preheader: "Conserva aquest correu: és el justificant.",
      heading: "Ens has lliurat l'article",
      paragraphs: [
        "Aquest correu és el justificant que ens has lliurat l'article, de quan i de per quina fallada. Des d'avui i fins que el tornis a tenir, el termini de la garantia no corre.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We have the item of your claim {claim}: order {number}",
      preheader: "Keep this email: it is the receipt.",
      heading: "You have handed the item over",
      paragraphs: [
        "This email is the receipt for the item: that you handed it over, when, and for which fault. From today until you have it back, the guarantee period is suspended.",
      ],
      button: "See my order",
    },
  },
  claim_finished: {
    es: {
      subject: "Tu reclamación {claim} está resuelta: pedido {number}",
      preheader: "{done}",
      heading: "Tu reclamación de garantía está resuelta",
      paragraphs: ["{done}", "Guarda este correo: es el justificante de lo que se ha hecho y de cuándo."],
      button: "Ver mi pedido",
      note: "Si algo no está bien, escríbenos a {email}.",
    },
    ca: {
      subject: "La teva reclamació {claim} està resolta: comanda {number}",
      preheader: "{done}",
      heading: "La teva reclamació de garantia està resolta",
      paragraphs: ["{done}", "Conserva aquest correu: és el justificant del que s'ha fet i de quan."],
      button: "Mostra la meva comanda",
      note: "Si alguna cosa no està bé, escriu-nos a {email}.",
    },
    en: {
      subject: "Your claim {claim} is settled: order {number}",
      preheader: "{done}",
      heading: "Your guarantee claim is settled",
      paragraphs: ["{done}", "Keep this email: it is the receipt of what was done and when."],
      button: "See my order",
      note: "If something is not right, write to us at {email}.",
    },
  },
  claim_refused: {
    es: {
      subject: "No podemos aceptar tu reclamación {claim}: pedido {number}",
      preheader: "Te decimos por qué y adónde puedes acudir.",
      heading: "No podemos aceptar tu reclamación de garantía",
      paragraphs: ["Hemos estudiado tu reclamación de garantía {claim} y no podemos aceptarla."],
      button: "Ver mi pedido",
      note: "Si no estás de acuerdo, escríbenos a {email}.",
    },
    ca: {
      subject: "No podem acceptar la teva reclamació {claim}: comanda {number}",
      preheader: "Et diem per què i on pots acudir.",
      heading: "No podem acceptar la teva reclamació de garantia",
      paragraphs: ["Hem estudiat la teva reclamació de garantia {claim} i no la podem acceptar."],
      button: "Mostra la meva comanda",
      note: "Si no hi estàs d'acord, escriu-nos a {email}.",
    },
    en: {
      subject: "We cannot accept your claim {claim}: order {number}",
      preheader: "We tell you why, and where you can turn.",
      heading: "We cannot accept your guarantee claim",
      paragraphs: ["We have looked into your guarantee claim {claim} and cannot accept it."],
      button: "See my order",
      note: "If you do not agree, write to us at {email}.",
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
