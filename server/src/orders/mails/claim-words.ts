import type { Locale } from "@recambia/contract/locale";
import type { GuaranteeRemedy } from "@recambia/contract/orders/guarantee-claims";

type Words = {
  claim: string;
  thing: string;
  quantity: string;
  fault: string;
  appeared: string;
  wish: string;
  received: string;
  answer: string;
  handedOver: string;
  ended: string;
  presumed: string;
  sheets: string;
  sendIn: string;
  guaranteeNow: string;
  alreadyPaidBack: string;
  /** What the customer wishes. */
  remedies: Record<GuaranteeRemedy, string>;
  /** What the shop is going to do. */
  decisions: Record<GuaranteeRemedy, string>;
  /** What the shop has done. */
  done: Record<GuaranteeRemedy, string>;
};

/** Labels and sentences of mails about guarantee claims. */
export const claimWords: Record<Locale, Words> = {
  es: {
    claim: "Reclamación",
    thing: "Artículo",
    quantity: "Cantidad",
    fault: "Qué falla",
    appeared: "Desde",
    wish: "Qué prefieres",
    received: "Recibida el",
    answer: "Nuestra respuesta",
    handedOver: "Entregado en la tienda el",
    ended: "Resuelta el",
    presumed:
      "El fallo ha aparecido en los 2 primeros años: se presume que el artículo ya venía así, y no tienes que demostrarlo.",
    sheets:
      "Guarda este correo. En la tienda tienes también hojas de reclamaciones; si quieres una, pídela a {email} y te la mandamos.",
    sendIn:
      "Envíanos el artículo bien protegido, con el número {claim} a la vista, a {address}, o tráelo a la tienda. El transporte lo pagamos nosotros: si prefieres que lo recojamos, escríbenos a {email}.",
    guaranteeNow:
      "La garantía legal de este artículo llega ahora hasta el {until}. Si el mismo fallo vuelve a aparecer durante el próximo año, respondemos de él.",
    alreadyPaidBack: "Ya te habíamos reembolsado todo lo que pagaste por este artículo.",
    remedies: {
      repair: "Que lo reparéis",
      replacement: "Que me lo cambiéis",
      price_reduction: "Quedármelo con una rebaja",
      refund: "El reembolso",
    },
    decisions: {
      repair: "Vamos a reparar tu artículo, sin ningún coste para ti.",
      replacement: "Vamos a cambiarte el artículo por otro, sin ningún coste para ti.",
      price_reduction: "Te quedas el artículo y te reembolsamos parte de lo que pagaste.",
      refund: "Vamos a reembolsarte lo que pagaste por el artículo.",
    },
    done: {
      repair: "Hemos reparado tu artículo y ya es tuyo otra vez.",
      replacement: "Te entregamos otro artículo en su lugar.",
      price_reduction: "Te quedas el artículo y te reembolsamos {amount}, con la misma forma de pago.",
      refund: "Te reembolsamos {amount}, con la misma forma de pago.",
    },
  },
  ca: {
    claim: "Reclamació",
    thing: "Article",
    quantity: "Quantitat",
    fault: "Què falla",
    appeared: "Des de",
    wish: "Què prefereixes",
    received: "Rebuda el",
    answer: "La nostra resposta",
    handedOver: "Lliurat a la botiga el",
    ended: "Resolta el",
    presumed:
      "La fallada ha aparegut en els 2 primers anys: es presumeix que l'article ja venia així, i no ho has de demostrar.",
    sheets:
      "Guarda aquest correu. A la botiga tens també fulls de reclamació; si en vols un, demana'l a {email} i te l'enviem.",
    sendIn:
      "Envia'ns l'article ben protegit, amb el número {claim} a la vista, a {address}, o porta'l a la botiga. El transport el paguem nosaltres: si prefereixes que el recollim, escriu-nos a {email}.",
    guaranteeNow:
      "La garantia legal d'aquest article arriba ara fins al dia {until}. Si la mateixa fallada torna a aparèixer durant l'any vinent, en responem.",
    alreadyPaidBack: "Ja t'havíem reemborsat tot el que vas pagar per aquest article.",
    remedies: {
      repair: "Que el repareu",
      replacement: "Que me'l canvieu",
      price_reduction: "Quedar-me'l amb una rebaixa",
      refund: "El reemborsament",
    },
    decisions: {
      repair: "Reparem el teu article, sense cap cost per a tu.",
      replacement: "Et canviem l'article per un altre, sense cap cost per a tu.",
      price_reduction: "Et quedes l'article i et reemborsem part del que vas pagar.",
      refund: "Et reemborsem el que vas pagar per l'article.",
    },
    done: {
      repair: "Hem reparat el teu article i ja torna a ser teu.",
      replacement: "Et lliurem un altre article al seu lloc.",
      price_reduction: "Et quedes l'article i et reemborsem {amount}, amb la mateixa forma de pagament.",
      refund: "Et reemborsem {amount}, amb la mateixa forma de pagament.",
    },
  },
  en: {
    claim: "Claim",
    thing: "Item",
    quantity: "Quantity",
    fault: "What is wrong",
    appeared: "Since",
    wish: "What you prefer",
    received: "Received on",
    answer: "Our answer",
    handedOver: "Handed over to the shop on",
    ended: "Settled on",
    presumed:
      "The fault has appeared within the first 2 years: the item is presumed to have come like that, and you do not have to prove it.",
    sheets:
      "Keep this email. Official complaint forms (hojas de reclamaciones) are available in the shop too; ask for one at {email} and we will send it to you.",
    sendIn:
      "Send us the item well packed, with the number {claim} clearly visible, to {address}, or bring it to the shop. We pay for the transport: if you would like us to collect it, write to us at {email}.",
    guaranteeNow:
      "The legal guarantee of this item now lasts until {until}. If the same fault appears again within the next year, we answer for it.",
    alreadyPaidBack: "We had already refunded everything that you paid for this item.",
    remedies: {
      repair: "A repair",
      replacement: "A replacement",
      price_reduction: "To keep it at a lower price",
      refund: "A refund",
    },
    decisions: {
      repair: "We are going to repair your item, at no cost to you.",
      replacement: "We are going to replace your item, at no cost to you.",
      price_reduction: "You keep the item and we will refund part of what you paid.",
      refund: "We are going to refund what you paid for the item.",
    },
    done: {
      repair: "We have repaired your item and it is yours again.",
      replacement: "You get another item in its place.",
      price_reduction: "You keep the item and we will refund {amount} to the same payment method.",
      refund: "We will refund {amount} to the same payment method.",
    },
  },
};
