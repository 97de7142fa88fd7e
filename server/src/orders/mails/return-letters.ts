import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails about what goes back: goods, money, deposits. */
export const returnLetters = {
  withdrawal_received: {
    es: {
      subject: "Hemos recibido tu desistimiento: pedido {number}",
      preheader: "Justificante con fecha y hora.",
      heading: "Hemos recibido tu desistimiento",
      paragraphs: [
        "Este correo es el justificante de tu desistimiento del contrato: qué nos comunicaste y cuándo nos llegó.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Hem rebut el teu desistiment: comanda {number}",
      preheader: "Justificant amb data i hora.",
      heading: "Hem rebut el teu desistiment",
      paragraphs: [
        "Aquest correu és el justificant del teu desistiment del contracte: què ens vas comunicar i quan ens va arribar.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We have received your withdrawal: order {number}",
      preheader: "Receipt with date and time.",
      heading: "We have received your withdrawal",
      paragraphs: [
        "This email is the receipt of your withdrawal from the contract: what you told us and when it reached us.",
      ],
      button: "See my order",
    },
  },
  withdrawal_voided: {
    es: {
      subject: "Tu desistimiento queda sin efecto: pedido {number}",
      preheader: "No nos han llegado los artículos.",
      heading: "Tu desistimiento queda sin efecto",
      paragraphs: [
        "No hemos recibido los artículos que ibas a devolver del pedido {number}, así que te los quedas y no te reembolsamos su precio.",
      ],
      button: "Ver mi pedido",
      note: "Si los has enviado, envíanos la prueba a {email} y lo arreglamos.",
    },
    ca: {
      subject: "El teu desistiment queda sense efecte: comanda {number}",
      preheader: "No ens han arribat els articles.",
      heading: "El teu desistiment queda sense efecte",
      paragraphs: [
        "No hem rebut els articles que havies de tornar de la comanda {number}, així que te'ls quedes i no te'n reemborsem el preu.",
      ],
      button: "Mostra la meva comanda",
      note: "Si els has enviat, fes-nos arribar la prova de l'enviament a {email} i ho arreglem.",
    },
    en: {
      subject: "Your withdrawal has no effect: order {number}",
      preheader: "The items have not reached us.",
      heading: "Your withdrawal has no effect",
      paragraphs: [
        "We have not received the items that you were going to return from order {number}, so you keep them and we do not refund their price.",
      ],
      button: "See my order",
      note: "If you have sent them, send us the proof of posting to {email} and we will put it right.",
    },
  },
  withdrawal_settled: {
    es: {
      subject: "Devolución cerrada: pedido {number}",
      preheader: "No queda nada por reembolsar.",
      heading: "Tu devolución está cerrada",
      paragraphs: [
        "Hemos revisado tu devolución del pedido {number}. No queda ningún importe por reembolsarte.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Devolució tancada: comanda {number}",
      preheader: "No queda res per reemborsar.",
      heading: "La teva devolució està tancada",
      paragraphs: [
        "Hem revisat la teva devolució de la comanda {number}. No queda cap import per reemborsar-te.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Return closed: order {number}",
      preheader: "Nothing is left to refund.",
      heading: "Your return is closed",
      paragraphs: ["We have checked your return from order {number}. Nothing is left to refund."],
      button: "See my order",
    },
  },
  goods_returned: {
    es: {
      subject: "Ha llegado tu devolución: pedido {number}",
      preheader: "La revisamos y te reembolsamos.",
      heading: "Ha llegado tu devolución",
      paragraphs: [
        "Hemos recibido los artículos que nos has devuelto del pedido {number}. Los revisamos y te reembolsamos con la misma forma de pago.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Ha arribat la teva devolució: comanda {number}",
      preheader: "La revisem i et reemborsem.",
      heading: "Ha arribat la teva devolució",
      paragraphs: [
        "Hem rebut els articles que ens has tornat de la comanda {number}. Els revisem i et reemborsem amb la mateixa forma de pagament.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Your return has arrived: order {number}",
      preheader: "We will check it and refund you.",
      heading: "Your return has arrived",
      paragraphs: [
        "We have received the items that you returned from order {number}. We will check them and refund you to the same payment method.",
      ],
      button: "See my order",
    },
  },
  refund_due: {
    es: {
      subject: "Te vamos a reembolsar {amount}: pedido {number}",
      preheader: "Con la misma forma de pago.",
      heading: "Te vamos a reembolsar {amount}",
      paragraphs: ["Te reembolsamos {amount} de tu pedido {number} {way}. Te avisamos cuando esté hecho."],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Et reemborsarem {amount}: comanda {number}",
      preheader: "Amb la mateixa forma de pagament.",
      heading: "Et reemborsarem {amount}",
      paragraphs: ["Et reemborsem {amount} de la teva comanda {number} {way}. T'avisem quan estigui fet."],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We are going to refund you {amount}: order {number}",
      preheader: "To the same payment method.",
      heading: "We are going to refund you {amount}",
      paragraphs: [
        "We are refunding {amount} of your order {number} {way}. We will let you know when it is done.",
      ],
      button: "See my order",
    },
  },
  refund_made: {
    es: {
      subject: "Te hemos reembolsado {amount}: pedido {number}",
      preheader: "Tu banco puede tardar unos días.",
      heading: "Te hemos reembolsado {amount}",
      paragraphs: [
        "Hemos reembolsado {amount} de tu pedido {number} {way}. Tu banco puede tardar unos días.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "T'hem reemborsat {amount}: comanda {number}",
      preheader: "El teu banc pot trigar uns dies.",
      heading: "T'hem reemborsat {amount}",
      paragraphs: [
        "Hem reemborsat {amount} de la teva comanda {number} {way}. El teu banc pot trigar uns dies.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We have refunded you {amount}: order {number}",
      preheader: "Your bank may take a few days.",
      heading: "We have refunded you {amount}",
      paragraphs: ["We have refunded {amount} of your order {number} {way}. Your bank may take a few days."],
      button: "See my order",
    },
  },
  refund_failed: {
    es: {
      subject: "Un reembolso no ha llegado: pedido {number}",
      preheader: "Lo enviamos de otra manera.",
      heading: "Tu banco no ha aceptado el reembolso",
      paragraphs: [
        "No hemos podido reembolsarte {amount} de tu pedido {number} con la misma forma de pago. Sigue siendo tuyo: te lo enviamos de otra manera.",
      ],
      button: "Ver mi pedido",
      note: "Para que llegue antes, escríbenos a {email} con el IBAN en el que lo quieres.",
    },
    ca: {
      subject: "Un reemborsament no ha arribat: comanda {number}",
      preheader: "L'enviem d'una altra manera.",
      heading: "El teu banc no ha acceptat el reemborsament",
      paragraphs: [
        "No hem pogut reemborsar-te {amount} de la teva comanda {number} amb la mateixa forma de pagament. Continuen sent teus: te'ls enviem d'una altra manera.",
      ],
      button: "Mostra la meva comanda",
      note: "Perquè arribi abans, escriu-nos a {email} amb l'IBAN on el vols.",
    },
    en: {
      subject: "A refund has not reached you: order {number}",
      preheader: "We are sending it another way.",
      heading: "Your bank has not accepted the refund",
      paragraphs: [
        "We could not refund {amount} of your order {number} to the same payment method. It is still yours: we are sending it another way.",
      ],
      button: "See my order",
      note: "To get it sooner, write to us at {email} with the IBAN that it should go to.",
    },
  },
  core_received: {
    es: {
      subject: "Ha llegado tu pieza vieja: pedido {number}",
      preheader: "La revisamos.",
      heading: "Ha llegado tu pieza vieja",
      paragraphs: [
        "Hemos recibido la pieza vieja de «{thing}». La revisamos y te decimos si te devolvemos el casco.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Ha arribat la teva peça vella: comanda {number}",
      preheader: "La revisem.",
      heading: "Ha arribat la teva peça vella",
      paragraphs: ["Hem rebut la peça vella de «{thing}». La revisem i et diem si et tornem el casc."],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Your old part has arrived: order {number}",
      preheader: "We are checking it.",
      heading: "Your old part has arrived",
      paragraphs: [
        "We have received the old part for “{thing}”. We will check it and tell you whether we refund the deposit.",
      ],
      button: "See my order",
    },
  },
  core_accepted: {
    es: {
      subject: "Te devolvemos el casco: pedido {number}",
      preheader: "{amount}.",
      heading: "Te devolvemos el casco",
      paragraphs: [
        "Hemos aceptado la pieza vieja de «{thing}»: te devolvemos su casco, {amount}, con la misma forma de pago.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Et tornem el casc: comanda {number}",
      preheader: "{amount}.",
      heading: "Et tornem el casc",
      paragraphs: [
        "Hem acceptat la peça vella de «{thing}»: et tornem el casc, {amount}, amb la mateixa forma de pagament.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We are refunding your core deposit: order {number}",
      preheader: "{amount}.",
      heading: "We are refunding your core deposit",
      paragraphs: [
        "We have accepted the old part for “{thing}”: we are refunding its deposit, {amount}, to the same payment method.",
      ],
      button: "See my order",
    },
  },
  core_refused: {
    es: {
      subject: "No podemos devolverte el casco: pedido {number}",
      preheader: "La pieza vieja no se puede aprovechar.",
      heading: "No podemos devolverte el casco",
      paragraphs: [
        "Hemos revisado la pieza vieja de «{thing}» y no podemos aceptarla, así que no te devolvemos su casco.",
      ],
      button: "Ver mi pedido",
      note: "Si no estás de acuerdo, escríbenos a {email}.",
    },
    ca: {
      subject: "No podem tornar-te el casc: comanda {number}",
      preheader: "La peça vella no es pot aprofitar.",
      heading: "No podem tornar-te el casc",
      paragraphs: [
        "Hem revisat la peça vella de «{thing}» i no la podem acceptar, així que no et tornem el casc.",
      ],
      button: "Mostra la meva comanda",
      note: "Si no hi estàs d'acord, escriu-nos a {email}.",
    },
    en: {
      subject: "We cannot refund your core deposit: order {number}",
      preheader: "The old part cannot be used.",
      heading: "We cannot refund your core deposit",
      paragraphs: [
        "We have checked the old part for “{thing}” and cannot accept it, so its deposit is not refunded.",
      ],
      button: "See my order",
      note: "If you do not agree, write to us at {email}.",
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
