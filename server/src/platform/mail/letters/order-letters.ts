import type { Locale } from "@recambia/contract/locale";
import type { OrderMailKind } from "../order-templates.ts";
import type { LetterWords } from "./letter-words.ts";

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
  order_shipped: {
    es: {
      subject: "Tu pedido {number} está en camino",
      preheader: "Lo lleva {carrier}.",
      heading: "Tu pedido está en camino",
      paragraphs: ["Este paquete de tu pedido {number} ha salido de la tienda."],
      button: "Ver mi pedido",
      note: "Al recibirlo, mira si está golpeado. Si lo está, o si falta algo, haz una foto y escríbenos a {email}.",
    },
    ca: {
      subject: "La teva comanda {number} és en camí",
      preheader: "La porta {carrier}.",
      heading: "La teva comanda és en camí",
      paragraphs: ["Aquest paquet de la teva comanda {number} ha sortit de la botiga."],
      button: "Veure la meva comanda",
      note: "En rebre'l, mira si està colpejat. Si ho està, o si hi falta res, fes-ne una foto i escriu-nos a {email}.",
    },
    en: {
      subject: "Your order {number} is on its way",
      preheader: "{carrier} is carrying it.",
      heading: "Your order is on its way",
      paragraphs: ["This parcel of your order {number} has left the shop."],
      button: "See my order",
      note: "When it arrives, check whether it is damaged. If it is, or if something is missing, take a picture and write to us at {email}.",
    },
  },
  order_ready: {
    es: {
      subject: "Ya puedes recoger tu pedido {number}",
      preheader: "Te espera en {address}.",
      heading: "Tu pedido te espera en la tienda",
      paragraphs: [
        "Puedes recoger tu pedido {number} en {address}. Trae el número del pedido.",
        "Horario: {hours}.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Ja pots recollir la teva comanda {number}",
      preheader: "T'espera a {address}.",
      heading: "La teva comanda t'espera a la botiga",
      paragraphs: [
        "Pots recollir la teva comanda {number} a {address}. Porta el número de la comanda.",
        "Horari: {hours}.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "Your order {number} is ready to collect",
      preheader: "It is waiting at {address}.",
      heading: "Your order is waiting at the shop",
      paragraphs: [
        "You can collect your order {number} at {address}. Bring the number of the order.",
        "Opening hours: {hours}.",
      ],
      button: "See my order",
    },
  },
  order_delivered: {
    es: {
      subject: "Tu pedido {number} se ha entregado",
      preheader: "Entregado el {day}.",
      heading: "Tu pedido se ha entregado",
      paragraphs: ["Tu pedido {number} se entregó el {day}. Que encaje a la primera."],
      button: "Ver mi pedido",
      note: "Si no lo has recibido o algo no está bien, escríbenos a {email}.",
    },
    ca: {
      subject: "La teva comanda {number} s'ha lliurat",
      preheader: "Lliurada el dia {day}.",
      heading: "La teva comanda s'ha lliurat",
      paragraphs: ["La teva comanda {number} es va lliurar el dia {day}. Que encaixi a la primera."],
      button: "Veure la meva comanda",
      note: "Si no l'has rebuda o alguna cosa no està bé, escriu-nos a {email}.",
    },
    en: {
      subject: "Your order {number} has been delivered",
      preheader: "Delivered on {day}.",
      heading: "Your order has been delivered",
      paragraphs: ["Your order {number} was delivered on {day}. May it fit the first time."],
      button: "See my order",
      note: "If you have not received it or something is wrong, write to us at {email}.",
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
  withdrawal_received: {
    es: {
      subject: "Hemos recibido tu desistimiento: pedido {number}",
      preheader: "Acuse de recibo con fecha y hora.",
      heading: "Hemos recibido tu desistimiento",
      paragraphs: [
        "Este correo es el acuse de recibo de tu desistimiento del contrato, con su contenido y el momento en que nos llegó.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Hem rebut el teu desistiment: comanda {number}",
      preheader: "Justificant de recepció amb data i hora.",
      heading: "Hem rebut el teu desistiment",
      paragraphs: [
        "Aquest correu és el justificant de recepció del teu desistiment del contracte, amb el contingut i el moment en què ens va arribar.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "We have received your withdrawal: order {number}",
      preheader: "Acknowledgement with date and time.",
      heading: "We have received your withdrawal",
      paragraphs: [
        "This e-mail acknowledges your withdrawal from the contract, with its content and the moment at which it reached us.",
      ],
      button: "See my order",
    },
  },
  goods_returned: {
    es: {
      subject: "Ha llegado tu devolución: pedido {number}",
      preheader: "La revisamos y te devolvemos el dinero.",
      heading: "Ha llegado tu devolución",
      paragraphs: [
        "Hemos recibido lo que nos has devuelto del pedido {number}. Lo revisamos y te devolvemos el dinero con el mismo medio de pago.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "Ha arribat la teva devolució: comanda {number}",
      preheader: "La revisem i et tornem els diners.",
      heading: "Ha arribat la teva devolució",
      paragraphs: [
        "Hem rebut el que ens has tornat de la comanda {number}. Ho revisem i et tornem els diners amb el mateix mitjà de pagament.",
      ],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "Your return has arrived: order {number}",
      preheader: "We check it and pay you back.",
      heading: "Your return has arrived",
      paragraphs: [
        "We have received what you sent back from order {number}. We check it and pay you back by the same means of payment.",
      ],
      button: "See my order",
    },
  },
  refund_made: {
    es: {
      subject: "Te hemos devuelto {amount}: pedido {number}",
      preheader: "Con el mismo medio de pago.",
      heading: "Te hemos devuelto {amount}",
      paragraphs: ["Hemos devuelto {amount} de tu pedido {number} {way}. Tu banco puede tardar unos días."],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "T'hem tornat {amount}: comanda {number}",
      preheader: "Amb el mateix mitjà de pagament.",
      heading: "T'hem tornat {amount}",
      paragraphs: ["Hem tornat {amount} de la teva comanda {number} {way}. El teu banc pot trigar uns dies."],
      button: "Veure la meva comanda",
    },
    en: {
      subject: "We have paid you back {amount}: order {number}",
      preheader: "By the same means of payment.",
      heading: "We have paid you back {amount}",
      paragraphs: ["We have paid back {amount} of your order {number} {way}. Your bank may take a few days."],
      button: "See my order",
    },
  },
} satisfies Record<OrderMailKind, Record<Locale, LetterWords>>;
