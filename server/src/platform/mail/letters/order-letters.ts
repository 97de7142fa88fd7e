import type { Locale } from "@recambia/contract/locale";
import type { OrderMailKind } from "../order-templates.ts";
import { deliveryLetters } from "./delivery-letters.ts";
import type { LetterWords } from "./letter-words.ts";
import { returnLetters } from "./return-letters.ts";

/** Mails about an order. What stands in tables and lists is added by `write-order-letter.ts`. */
export const orderLetters = {
  order_placed: {
    es: {
      subject: "Tu pedido {number} en {shop}",
      preheader: "Confirmación del contrato: {total}.",
      heading: "Hemos recibido tu pedido",
      paragraphs: [
        "Gracias por comprar en {shop}. Este correo es la confirmación de tu contrato: consérvalo.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "La teva comanda {number} a {shop}",
      preheader: "Confirmació del contracte: {total}.",
      heading: "Hem rebut la teva comanda",
      paragraphs: [
        "Gràcies per comprar a {shop}. Aquest correu és la confirmació del teu contracte: conserva'l.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "Your order {number} at {shop}",
      preheader: "Confirmation of your contract: {total}.",
      heading: "We have received your order",
      paragraphs: ["Thank you for shopping at {shop}. This e-mail confirms your contract: please keep it."],
      button: "See my order",
    },
  },
  payment_received: {
    es: {
      subject: "Pago recibido: pedido {number}",
      preheader: "{amount}. Ya preparamos tu pedido.",
      heading: "Hemos recibido tu pago",
      paragraphs: [
        "Hemos recibido {amount} por tu pedido {number}. Ya lo preparamos, y te escribiremos cuando salga.",
        "Tienes la factura en la página del pedido.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Pagament rebut: comanda {number}",
      preheader: "{amount}. Ja preparem la teva comanda.",
      heading: "Hem rebut el teu pagament",
      paragraphs: [
        "Hem rebut {amount} per la teva comanda {number}. Ja la preparem, i t'escriurem quan surti.",
        "Tens la factura a la pàgina de la comanda.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "Payment received: order {number}",
      preheader: "{amount}. We are preparing your order.",
      heading: "We have received your payment",
      paragraphs: [
        "We have received {amount} for your order {number}. We are preparing it now and will write to you when it leaves.",
        "You will find the invoice on the page of the order.",
      ],
      button: "See my order",
    },
  },
  payment_late: {
    es: {
      subject: "Te devolvemos {amount}: pedido {number}",
      preheader: "Tu pago llegó cuando ya no lo esperábamos.",
      heading: "Tu pago llegó tarde: te lo devolvemos",
      paragraphs: [
        "Hemos recibido {amount} por el pedido {number}, que ya había terminado o ya estaba pagado. Te devolvemos ese dinero entero con el mismo medio de pago.",
        "Si todavía quieres las piezas, haz un pedido nuevo.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Et tornem {amount}: comanda {number}",
      preheader: "El teu pagament va arribar quan ja no l'esperàvem.",
      heading: "El teu pagament va arribar tard: te'l tornem",
      paragraphs: [
        "Hem rebut {amount} per la comanda {number}, que ja havia acabat o ja estava pagada. Et tornem aquests diners sencers amb el mateix mitjà de pagament.",
        "Si encara vols les peces, fes una comanda nova.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "We are paying you back {amount}: order {number}",
      preheader: "Your payment arrived when we no longer expected it.",
      heading: "Your payment arrived too late: we are paying it back",
      paragraphs: [
        "We have received {amount} for order {number}, which had ended or was paid already. We are paying back all of it by the same means of payment.",
        "If you still want the parts, please place a new order.",
      ],
      button: "See my order",
    },
  },
  order_cancelled: {
    es: {
      subject: "Tu pedido {number} se ha cancelado",
      preheader: "No se enviará.",
      heading: "Tu pedido se ha cancelado",
      paragraphs: ["El pedido {number} queda cancelado y no se enviará."],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "La teva comanda {number} s'ha cancel·lat",
      preheader: "No s'enviarà.",
      heading: "La teva comanda s'ha cancel·lat",
      paragraphs: ["La comanda {number} queda cancel·lada i no s'enviarà."],
      button: "Veure la meva comanda",
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
      preheader: "El resto sigue adelante.",
      heading: "Una parte de tu pedido se ha cancelado",
      paragraphs: ["Estos artículos del pedido {number} quedan cancelados y no se enviarán:"],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Cancel·lada una part de la teva comanda {number}",
      preheader: "La resta continua endavant.",
      heading: "Una part de la teva comanda s'ha cancel·lat",
      paragraphs: ["Aquests articles de la comanda {number} queden cancel·lats i no s'enviaran:"],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "Part of your order {number} has been cancelled",
      preheader: "The rest goes ahead.",
      heading: "Part of your order has been cancelled",
      paragraphs: ["These items of order {number} are cancelled and will not be sent:"],
      button: "See my order",
    },
  },
  order_expired: {
    es: {
      subject: "Tu pedido {number} ha caducado",
      preheader: "No hemos recibido el pago a tiempo.",
      heading: "Tu pedido ha caducado",
      paragraphs: [
        "No hemos recibido a tiempo el pago del pedido {number}, así que ya no guardamos sus artículos.",
        "Si ya has pagado, no tienes que hacer nada: cuando llegue el dinero, prepararemos el pedido si queda de todo, o te lo devolveremos entero.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "La teva comanda {number} ha caducat",
      preheader: "No hem rebut el pagament a temps.",
      heading: "La teva comanda ha caducat",
      paragraphs: [
        "No hem rebut a temps el pagament de la comanda {number}, així que ja no en guardem els articles.",
        "Si ja has pagat, no cal que facis res: quan arribin els diners, prepararem la comanda si queda de tot, o te'ls tornarem sencers.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "Your order {number} has expired",
      preheader: "The payment has not reached us in time.",
      heading: "Your order has expired",
      paragraphs: [
        "The payment for order {number} has not reached us in time, so we no longer keep its items for you.",
        "If you have paid already, there is nothing you need to do: when the money arrives, we will prepare the order if everything is still in stock, or pay it all back.",
      ],
      button: "See my order",
    },
  },
  ...deliveryLetters,
  ...returnLetters,
} satisfies Record<OrderMailKind, Record<Locale, LetterWords>>;
