import type { Locale } from "@recambia/contract/locale";
import type { RecallRemedy } from "@recambia/contract/recalls/schemas";
import type { LetterWords } from "../../platform/mail/index.ts";

/** The recall letter; its heading is the one that Regulation (EU) 2023/988 art. 36 prescribes. */
export const recallLetter: Record<Locale, LetterWords> = {
  es: {
    subject: "Retirada de producto por motivos de seguridad: {product}",
    preheader: "Deja de usarlo y lee qué hacer.",
    heading: "Retirada de producto por motivos de seguridad",
    paragraphs: ["Nos compraste un producto que es peligroso y se retira. Deja de usarlo."],
    button: "Ver la retirada en la tienda",
  },
  ca: {
    subject: "Retirada de producte per motius de seguretat: {product}",
    preheader: "Deixa de fer-lo servir i llegeix què cal fer.",
    heading: "Retirada de producte per motius de seguretat",
    paragraphs: ["Ens vas comprar un producte que és perillós i es retira. Deixa de fer-lo servir."],
    button: "Mostra la retirada a la botiga",
  },
  en: {
    subject: "Product safety recall: {product}",
    preheader: "Stop using it and read what to do.",
    heading: "Product safety recall",
    paragraphs: ["You bought a product from us that is dangerous and is being recalled. Stop using it."],
    button: "See the recall in the shop",
  },
};

type RecallWords = {
  product: string;
  lot: string;
  allLots: string;
  ordered: string;
  from: string;
  to: string;
  order: string;
  recall: string;
  hazard: string;
  instructions: string;
  stop: string;
  choice: string;
  remedies: Record<RecallRemedy, string>;
  free: string;
  contactHeading: string;
  contact: string;
  passOn: string;
};

export const recallWords: Record<Locale, RecallWords> = {
  es: {
    product: "Producto",
    lot: "Lote o números",
    allLots: "Todas las unidades",
    ordered: "Pedido",
    from: "desde el {day}",
    to: "hasta el {day}",
    order: "Tu pedido",
    recall: "Número de la retirada",
    hazard: "El peligro",
    instructions: "Qué hacer",
    stop: "Deja de usarlo ahora mismo.",
    choice: "Qué puedes elegir",
    remedies: {
      repair: "Que te lo reparemos.",
      replacement: "Que te lo cambiemos por uno seguro.",
      refund: "Que te reembolsemos lo que pagaste.",
    },
    free: "Eliges tú y no pagas nada, tampoco el envío ni el desmontaje que haga falta.",
    contactHeading: "Dónde preguntar y elegir",
    contact: "Llámanos al {phone} o escríbenos a {email}. Dinos el número {number}.",
    passOn: "Si ahora lo tiene otra persona, hazle llegar este correo.",
  },
  ca: {
    product: "Producte",
    lot: "Lot o números",
    allLots: "Totes les unitats",
    ordered: "Demanat",
    from: "des del dia {day}",
    to: "fins al dia {day}",
    order: "La teva comanda",
    recall: "Número de la retirada",
    hazard: "El perill",
    instructions: "Què cal fer",
    stop: "Deixa de fer-lo servir ara mateix.",
    choice: "Què pots triar",
    remedies: {
      repair: "Que te'l reparem.",
      replacement: "Que te'l canviem per un de segur.",
      refund: "Que et reemborsem el que vas pagar.",
    },
    free: "Tries tu i no pagues res, tampoc l'enviament ni el desmuntatge que calgui.",
    contactHeading: "On preguntar i triar",
    contact: "Truca'ns al {phone} o escriu-nos a {email}. Digues-nos el número {number}.",
    passOn: "Si ara el té una altra persona, fes-li arribar aquest correu.",
  },
  en: {
    product: "Product",
    lot: "Lot or numbers",
    allLots: "All pieces",
    ordered: "Ordered",
    from: "from {day}",
    to: "until {day}",
    order: "Your order",
    recall: "Number of the recall",
    hazard: "The hazard",
    instructions: "What to do",
    stop: "Stop using it at once.",
    choice: "What you can choose",
    remedies: {
      repair: "We repair it.",
      replacement: "We replace it with a safe one.",
      refund: "We refund what you paid.",
    },
    free: "You choose and pay nothing, neither for delivery nor for taking it off the car.",
    contactHeading: "Where to ask and choose",
    contact: "Call us on {phone} or write to {email}. Tell us the number {number}.",
    passOn: "If somebody else has it now, pass this email on to them.",
  },
};
