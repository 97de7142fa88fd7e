import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails about parcels and pick-ups. */
export const deliveryLetters = {
  order_shipped: {
    es: {
      subject: "Tu pedido {number} está en camino",
      preheader: "Lo lleva {carrier}.",
      heading: "Tu pedido está en camino",
      paragraphs: ["{next} Este paquete es de tu pedido {number}."],
      button: "Ver mi pedido",
      note: "Al recibirlo, mira si está golpeado. Si lo está, o si falta algo, haz una foto y escríbenos a {email}.",
    },
    ca: {
      subject: "La teva comanda {number} és en camí",
      preheader: "La porta {carrier}.",
      heading: "La teva comanda és en camí",
      paragraphs: ["{next} Aquest paquet és de la teva comanda {number}."],
      button: "Mostra la meva comanda",
      note: "En rebre'l, mira si està colpejat. Si ho està, o si hi falta res, fes-ne una foto i escriu-nos a {email}.",
    },
    en: {
      subject: "Your order {number} is on its way",
      preheader: "{carrier} is delivering it.",
      heading: "Your order is on its way",
      paragraphs: ["{next} This parcel belongs to your order {number}."],
      button: "See my order",
      note: "When it arrives, check whether it is damaged. If it is, or if something is missing, take a photo and write to us at {email}.",
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
      button: "Mostra la meva comanda",
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
      paragraphs: ["Tu pedido {number} se entregó el {day}."],
      button: "Ver mi pedido",
      note: "Si no lo has recibido o algo no está bien, escríbenos a {email}.",
    },
    ca: {
      subject: "La teva comanda {number} s'ha lliurat",
      preheader: "Lliurada el dia {day}.",
      heading: "La teva comanda s'ha lliurat",
      paragraphs: ["La teva comanda {number} es va lliurar el dia {day}."],
      button: "Mostra la meva comanda",
      note: "Si no l'has rebuda o alguna cosa no està bé, escriu-nos a {email}.",
    },
    en: {
      subject: "Your order {number} has been delivered",
      preheader: "Delivered on {day}.",
      heading: "Your order has been delivered",
      paragraphs: ["Your order {number} was delivered on {day}."],
      button: "See my order",
      note: "If you have not received it or something is wrong, write to us at {email}.",
    },
  },
  parcel_lost: {
    es: {
      subject: "Se ha perdido un paquete de tu pedido {number}",
      preheader: "Lo arreglamos nosotros.",
      heading: "Se ha perdido un paquete de tu pedido",
      paragraphs: [
        "Lo sentimos: el transportista ha perdido un paquete del pedido {number} con estos artículos.",
      ],
      button: "Ver mi pedido",
    },
    ca: {
      subject: "S'ha perdut un paquet de la teva comanda {number}",
      preheader: "Ho arreglem nosaltres.",
      heading: "S'ha perdut un paquet de la teva comanda",
      paragraphs: [
        "Ho sentim: el transportista ha perdut un paquet de la comanda {number} amb aquests articles.",
      ],
      button: "Mostra la meva comanda",
    },
    en: {
      subject: "A parcel of your order {number} has been lost",
      preheader: "We are putting it right.",
      heading: "A parcel of your order has been lost",
      paragraphs: ["We are sorry: the carrier has lost a parcel of order {number} with these items."],
      button: "See my order",
    },
  },
  parcel_came_back: {
    es: {
      subject: "Un paquete de tu pedido {number} ha vuelto a la tienda",
      preheader: "No se pudo entregar.",
      heading: "Un paquete de tu pedido ha vuelto a la tienda",
      paragraphs: [
        "No se pudo entregar este paquete del pedido {number}. Te lo enviamos otra vez o, si lo prefieres, puedes cancelarlo en la página del pedido.",
      ],
      button: "Ver mi pedido",
      note: "Si tu dirección ha cambiado, escríbenos a {email} antes de que salga.",
    },
    ca: {
      subject: "Un paquet de la teva comanda {number} ha tornat a la botiga",
      preheader: "No es va poder lliurar.",
      heading: "Un paquet de la teva comanda ha tornat a la botiga",
      paragraphs: [
        "No es va poder lliurar aquest paquet de la comanda {number}. Te l'enviem un altre cop o, si ho prefereixes, el pots cancel·lar a la pàgina de la comanda.",
      ],
      button: "Mostra la meva comanda",
      note: "Si la teva adreça ha canviat, escriu-nos a {email} abans que surti.",
    },
    en: {
      subject: "A parcel of your order {number} has come back to the shop",
      preheader: "It could not be delivered.",
      heading: "A parcel of your order has come back to the shop",
      paragraphs: [
        "This parcel of order {number} could not be delivered. We will send it again or, if you prefer, you can cancel it on the order's page.",
      ],
      button: "See my order",
      note: "If your address has changed, write to us at {email} before it leaves.",
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
