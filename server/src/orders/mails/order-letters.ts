import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";
import { claimLetters } from "./claim-letters.ts";
import { deliveryLetters } from "./delivery-letters.ts";
import type { OrderMailKind } from "./order-templates.ts";
import { returnLetters } from "./return-letters.ts";

/** Mails about an order. What stands in tables and lists is added by `write-order-letter.ts`. */
export const orderLetters = {
  order_placed: {
    es: {
      subject: "Tu pedido {number} en {shop}",
      preheader: "{next}",
      heading: "Hemos recibido tu pedido",
      paragraphs: [
        "{next}",
        "Gracias por comprar en {shop}. Este correo es la confirmación de tu contrato: consérvalo.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "La teva comanda {number} a {shop}",
      preheader: "{next}",
      heading: "Hem rebut la teva comanda",
      paragraphs: [
        "{next}",
        "Gràcies per comprar a {shop}. Aquest correu és la confirmació del teu contracte: conserva'l.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Your order {number} at {shop}",
      preheader: "{next}",
      heading: "We have received your order",
      paragraphs: [
        "{next}",
        "Thank you for shopping at {shop}. This email confirms your contract: please keep it.",
      ],
      button: "See my order",
    },
  },
  order_link: {
    es: {
      subject: "El enlace a tu pedido {number}",
      preheader: "Con él ves tu pedido y lo gestionas sin contraseña.",
      heading: "El enlace a tu pedido",
      paragraphs: ["Con este enlace ves tu pedido {number} y haces con él lo que necesites, sin contraseña."],
      button: "Ver mi pedido",
      note: "Quien tenga este enlace puede ver y cancelar el pedido: no se lo des a nadie. Si no lo has pedido tú, no tienes que hacer nada.",
    },
    ca: {
      subject: "L'enllaç a la teva comanda {number}",
      preheader: "Amb ell veus la teva comanda i la gestiones sense contrasenya.",
      heading: "L'enllaç a la teva comanda",
      paragraphs: [
        "Amb aquest enllaç veus la teva comanda {number} i hi fas el que necessitis, sense contrasenya.",
      ],
      button: "Mostra la meva comanda",
      note: "Qui tingui aquest enllaç pot veure i cancel·lar la comanda: no el donis a ningú. Si no l'has demanat tu, no cal que facis res.",
    },
    en: {
      subject: "The link to your order {number}",
      preheader: "It opens your order without a password.",
      heading: "The link to your order",
      paragraphs: ["With this link you can see and manage your order {number} without a password."],
      button: "See my order",
      note: "Anybody who has this link can see and cancel the order, so share it with nobody. If you did not ask for it, there is nothing you need to do.",
    },
  },
  payment_received: {
    es: {
      subject: "Pago recibido: pedido {number}",
      preheader: "{amount}. Ya preparamos tu pedido.",
      heading: "Hemos recibido tu pago",
      paragraphs: [
        "Hemos recibido {amount} por tu pedido {number}. {next}",
        "Tienes la factura en la página del pedido.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Pagament rebut: comanda {number}",
      preheader: "{amount}. Ja preparem la teva comanda.",
      heading: "Hem rebut el teu pagament",
      paragraphs: [
        "Hem rebut {amount} per la teva comanda {number}. {next}",
        "Tens la factura a la pàgina de la comanda.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Payment received: order {number}",
      preheader: "{amount}. We are preparing your order.",
      heading: "We have received your payment",
      paragraphs: [
        "We have received {amount} for your order {number}. {next}",
        "You will find the invoice on the order's page.",
      ],
      button: "See my order",
    },
  },
  payment_late: {
    es: {
      subject: "Te reembolsamos {amount}: pedido {number}",
      preheader: "Este pago llegó tarde o era el segundo.",
      heading: "Te reembolsamos un pago tardío o repetido",
      paragraphs: [
        "Hemos recibido {amount} por el pedido {number}, que ya había terminado o ya estaba pagado. Te lo reembolsamos entero, con la misma forma de pago.",
        "Si el pedido estaba cancelado y todavía quieres los artículos, haz un pedido nuevo.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Et reemborsem {amount}: comanda {number}",
      preheader: "Aquest pagament va arribar tard o era el segon.",
      heading: "Et reemborsem un pagament tardà o repetit",
      paragraphs: [
        "Hem rebut {amount} per la comanda {number}, que ja havia acabat o ja estava pagada. Te'l reemborsem sencer, amb la mateixa forma de pagament.",
        "Si la comanda estava cancel·lada i encara vols els articles, fes una comanda nova.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We are refunding you {amount}: order {number}",
      preheader: "This payment came late, or was the second one.",
      heading: "We are refunding a late or repeated payment",
      paragraphs: [
        "We have received {amount} for order {number}, which had already been closed or paid. We are refunding all of it to the same payment method.",
        "If the order was cancelled and you still want the items, please place a new order.",
      ],
      button: "See my order",
    },
  },
  order_cancelled: {
    es: {
      subject: "Tu pedido {number} se ha cancelado",
      preheader: "No se enviará.",
      heading: "Tu pedido se ha cancelado",
      paragraphs: ["El pedido {number} está cancelado y no se enviará."],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "La teva comanda {number} s'ha cancel·lat",
      preheader: "No s'enviarà.",
      heading: "La teva comanda s'ha cancel·lat",
      paragraphs: ["La comanda {number} està cancel·lada i no s'enviarà."],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Your order {number} has been cancelled",
      preheader: "It will not be sent.",
      heading: "Your order has been cancelled",
      paragraphs: ["Order {number} is cancelled and will not be sent."],
      button: "See my order",
    },
  },
  pieces_cancelled: {
    es: {
      subject: "Cancelada una parte de tu pedido {number}",
      preheader: "El resto del pedido sigue igual.",
      heading: "Una parte de tu pedido se ha cancelado",
      paragraphs: ["Estos artículos del pedido {number} están cancelados y no se enviarán:"],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Cancel·lada una part de la teva comanda {number}",
      preheader: "La resta de la comanda continua igual.",
      heading: "Una part de la teva comanda s'ha cancel·lat",
      paragraphs: ["Aquests articles de la comanda {number} estan cancel·lats i no s'enviaran:"],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "Part of your order {number} has been cancelled",
      preheader: "The rest of the order is unchanged.",
      heading: "Part of your order has been cancelled",
      paragraphs: ["These items of order {number} are cancelled and will not be sent:"],
      button: "See my order",
    },
  },
  order_expired: {
    es: {
      subject: "Hemos cancelado tu pedido {number}: no ha llegado el pago",
      preheader: "Ya no te reservamos los artículos.",
      heading: "Tu pedido se ha cancelado",
      paragraphs: [
        "No hemos recibido a tiempo el pago del pedido {number}: está cancelado y ya no te reservamos los artículos.",
        "Si ya has pagado, no tienes que hacer nada: cuando llegue el dinero, prepararemos el pedido si queda de todo, o te lo reembolsaremos entero.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Hem cancel·lat la teva comanda {number}: no ha arribat el pagament",
      preheader: "Ja no et reservem els articles.",
      heading: "La teva comanda s'ha cancel·lat",
      paragraphs: [
        "No hem rebut a temps el pagament de la comanda {number}: està cancel·lada i ja no et reservem els articles.",
        "Si ja has pagat, no cal que facis res: quan arribin els diners, prepararem la comanda si queda de tot, o te'ls reemborsarem sencers.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "We have cancelled your order {number}: the payment has not arrived",
      preheader: "We no longer reserve the items for you.",
      heading: "Your order has been cancelled",
      paragraphs: [
        "The payment for order {number} has not reached us in time: it is cancelled and we no longer reserve the items for you.",
        "If you have paid already, there is nothing you need to do: when the money arrives, we will prepare the order if everything is still in stock, or refund it all.",
      ],
      button: "See my order",
    },
  },
  ...deliveryLetters,
  ...returnLetters,
  ...claimLetters,
} satisfies Record<OrderMailKind, Record<Locale, LetterWords>>;
