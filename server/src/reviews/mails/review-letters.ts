import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails about what buyers write of products. `{title}` and the like are filled in by `write-letter.ts`. */
export const reviewLetters = {
  review_hidden: {
    es: {
      subject: "Hemos ocultado tu opinión en {shop}",
      preheader: "Te explicamos el motivo y cómo puedes reclamar.",
      heading: "Hemos ocultado tu opinión",
      paragraphs: [
        "Desde hoy nadie ve en {shop} el texto ni las fotos de tu opinión. Las estrellas que diste siguen contando en la media del producto.",
        "La decisión la ha tomado una persona de la tienda, no un programa. Si no estás de acuerdo, responde a este correo o escríbenos a {email}, sin coste: lo revisará de nuevo una persona. También puedes acudir a una junta arbitral de consumo o a los tribunales.",
      ],
      facts: [
        { name: "Tu opinión", value: "{title}" },
        { name: "Norma que incumple", value: "{rule}" },
        { name: "Motivo", value: "{reason}" },
      ],
      button: "Ver mi opinión",
    },
    ca: {
      subject: "Hem ocultat la teva opinió a {shop}",
      preheader: "T'expliquem el motiu i com pots reclamar.",
      heading: "Hem ocultat la teva opinió",
      paragraphs: [
        "Des d'avui ningú veu a {shop} el text ni les fotos de la teva opinió. Les estrelles que vas donar continuen comptant en la mitjana del producte.",
        "La decisió l'ha presa una persona de la botiga, no un programa. Si no hi estàs d'acord, respon a aquest correu o escriu-nos a {email}, sense cost: ho tornarà a revisar una persona. També pots acudir a una junta arbitral de consum o als tribunals.",
      ],
      facts: [
        { name: "La teva opinió", value: "{title}" },
        { name: "Norma que incompleix", value: "{rule}" },
        { name: "Motiu", value: "{reason}" },
      ],
      button: "Mostra la meva opinió",
    },
    en: {
      subject: "We have hidden your review at {shop}",
      preheader: "This is why, and how you can object.",
      heading: "We have hidden your review",
      paragraphs: [
        "From today nobody can see the text or the photos of your review at {shop}. The stars you gave still count in the product's average.",
        "The decision was made by a person at the shop, not by a program. If you disagree, reply to this email or write to us at {email}, free of charge: a person will look at it again. You can also turn to a consumer arbitration board or to the courts.",
      ],
      facts: [
        { name: "Your review", value: "{title}" },
        { name: "Rule that it breaks", value: "{rule}" },
        { name: "Reason", value: "{reason}" },
      ],
      button: "See my review",
    },
  },
  review_shown: {
    es: {
      subject: "Tu opinión vuelve a estar publicada en {shop}",
      preheader: "La hemos revisado y se ve de nuevo.",
      heading: "Tu opinión se ve de nuevo",
      paragraphs: [
        "Hemos revisado tu opinión «{title}» y vuelve a estar publicada, con su texto y sus fotos.",
      ],
      button: "Ver mi opinión",
    },
    ca: {
      subject: "La teva opinió torna a estar publicada a {shop}",
      preheader: "L'hem revisada i es torna a veure.",
      heading: "La teva opinió es torna a veure",
      paragraphs: [
        "Hem revisat la teva opinió «{title}» i torna a estar publicada, amb el seu text i les seves fotos.",
      ],
      button: "Mostra la meva opinió",
    },
    en: {
      subject: "Your review is published again at {shop}",
      preheader: "We have looked at it and it can be seen again.",
      heading: "Your review can be seen again",
      paragraphs: [
        "We have looked at your review “{title}” and it is published again, with its text and its photos.",
      ],
      button: "See my review",
    },
  },
  review_report_received: {
    es: {
      subject: "Hemos recibido tu aviso sobre una opinión",
      preheader: "Lo revisará una persona y te diremos qué decide.",
      heading: "Hemos recibido tu aviso",
      paragraphs: [
        "Gracias por avisarnos de una opinión publicada en {shop}. Lo revisará una persona y te escribiremos a este correo con lo que decida.",
        "Si no has sido tú, no tienes que hacer nada.",
      ],
      button: "Ver el producto",
    },
    ca: {
      subject: "Hem rebut el teu avís sobre una opinió",
      preheader: "El revisarà una persona i et direm què decideix.",
      heading: "Hem rebut el teu avís",
      paragraphs: [
        "Gràcies per avisar-nos d'una opinió publicada a {shop}. El revisarà una persona i t'escriurem a aquest correu amb el que decideixi.",
        "Si no has estat tu, no cal que facis res.",
      ],
      button: "Mostra el producte",
    },
    en: {
      subject: "We have received your report about a review",
      preheader: "A person will look at it and we will tell you what they decide.",
      heading: "We have received your report",
      paragraphs: [
        "Thank you for telling us about a review published at {shop}. A person will look at it, and we will write to this address with what they decide.",
        "If this was not you, there is nothing you need to do.",
      ],
      button: "See the product",
    },
  },
  review_report_upheld: {
    es: {
      subject: "Hemos ocultado la opinión de la que nos avisaste",
      preheader: "Gracias por tu aviso.",
      heading: "La hemos ocultado",
      paragraphs: [
        "Una persona de la tienda ha revisado tu aviso y ha ocultado la opinión. Su autor puede reclamar.",
        "Si quieres comentarnos algo más, escríbenos a {email}.",
      ],
      button: "Ver el producto",
    },
    ca: {
      subject: "Hem ocultat l'opinió de la qual ens vas avisar",
      preheader: "Gràcies pel teu avís.",
      heading: "L'hem ocultada",
      paragraphs: [
        "Una persona de la botiga ha revisat el teu avís i ha ocultat l'opinió. El seu autor pot reclamar.",
        "Si ens vols comentar res més, escriu-nos a {email}.",
      ],
      button: "Mostra el producte",
    },
    en: {
      subject: "We have hidden the review you reported",
      preheader: "Thank you for your report.",
      heading: "We have hidden it",
      paragraphs: [
        "Someone at the shop has looked at your report and has hidden the review. Its author can object.",
        "If there is anything else you want to tell us, write to us at {email}.",
      ],
      button: "See the product",
    },
  },
  review_report_declined: {
    es: {
      subject: "La opinión de la que nos avisaste sigue publicada",
      preheader: "Te contamos por qué y qué puedes hacer.",
      heading: "La opinión sigue publicada",
      paragraphs: [
        "Una persona de la tienda ha revisado tu aviso y no ha encontrado en la opinión nada contrario a la ley ni a nuestras normas. Que sea negativa no es motivo para ocultarla.",
        "Si no estás de acuerdo, escríbenos a {email} y lo veremos de nuevo. También puedes acudir a los tribunales.",
      ],
      button: "Ver el producto",
    },
    ca: {
      subject: "L'opinió de la qual ens vas avisar continua publicada",
      preheader: "T'expliquem per què i què pots fer.",
      heading: "L'opinió continua publicada",
      paragraphs: [
        "Una persona de la botiga ha revisat el teu avís i no ha trobat en l'opinió res contrari a la llei ni a les nostres normes. Que sigui negativa no és motiu per ocultar-la.",
        "Si no hi estàs d'acord, escriu-nos a {email} i ho tornarem a mirar. També pots acudir als tribunals.",
      ],
      button: "Mostra el producte",
    },
    en: {
      subject: "The review you reported is still published",
      preheader: "This is why, and what you can do.",
      heading: "The review is still published",
      paragraphs: [
        "Someone at the shop has looked at your report and found nothing in the review against the law or our rules. A negative opinion is no reason to hide it.",
        "If you disagree, write to us at {email} and we will look at it again. You can also turn to the courts.",
      ],
      button: "See the product",
    },
  },
  review_report_gone: {
    es: {
      subject: "La opinión de la que nos avisaste ya no está publicada",
      preheader: "La ha borrado quien la escribió.",
      heading: "Ya no está publicada",
      paragraphs: [
        "Antes de que revisáramos tu aviso, quien escribió la opinión la ha borrado: ya no la ve nadie.",
        "Si quieres comentarnos algo más, escríbenos a {email}.",
      ],
      button: "Ver el producto",
    },
    ca: {
      subject: "L'opinió de la qual ens vas avisar ja no està publicada",
      preheader: "L'ha esborrada qui la va escriure.",
      heading: "Ja no està publicada",
      paragraphs: [
        "Abans que reviséssim el teu avís, qui va escriure l'opinió l'ha esborrada: ja no la veu ningú.",
        "Si ens vols comentar res més, escriu-nos a {email}.",
      ],
      button: "Mostra el producte",
    },
    en: {
      subject: "The review you reported is no longer published",
      preheader: "Its author has deleted it.",
      heading: "It is no longer published",
      paragraphs: [
        "Its author deleted the review before we had looked at your report: nobody can see it any more.",
        "If there is anything else you want to tell us, write to us at {email}.",
      ],
      button: "See the product",
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
