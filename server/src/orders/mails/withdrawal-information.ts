import type { Locale } from "@recambia/contract/locale";

/** Information on the right of withdrawal and the model form (consumer code annex I, A and B). */
export type WithdrawalInformation = {
  heading: string;
  paragraphs: readonly string[];
  formHeading: string;
  form: readonly string[];
};

export const withdrawalInformation: Record<Locale, WithdrawalInformation> = {
  es: {
    heading: "Derecho de desistimiento",
    paragraphs: [
      "Tienes derecho a desistir de este contrato en un plazo de {days} días naturales sin dar ningún motivo. El plazo termina a los {days} días naturales del día en que tú, o la persona que indicaste, que no sea el transportista, recibís los artículos; si van en varios paquetes, el último.",
      "Para desistir, comunícanoslo con una declaración clara: en {withdrawalLink}, por correo a {email}, por carta a {legalName}, {address}, o por teléfono en el {phone}. Puedes usar el modelo de formulario de abajo, pero no es obligatorio. Te enviaremos enseguida un justificante. Basta con que nos lo comuniques antes de que termine el plazo.",
      "Si desistes, te reembolsamos todo lo que pagaste, incluido el envío (salvo lo que costara de más uno distinto del estándar), sin demora y como máximo {days} días después de que nos lo comuniques, con la misma forma de pago y sin gastos. Podemos esperar a recibir los artículos o la prueba de que los has enviado.",
      "Envíanos los artículos a {address}, o entrégalos en la tienda, sin demora y como máximo {days} días después de comunicarnos que desistes. El coste directo de la devolución corre de tu cuenta. Solo respondes de la pérdida de valor que venga de una manipulación distinta de la necesaria para comprobar su naturaleza, sus características y su funcionamiento.",
      "No hay desistimiento en los artículos hechos según tus indicaciones o claramente personalizados, ni en los que se deterioran o caducan con rapidez.",
    ],
    formHeading: "Modelo de formulario de desistimiento",
    form: [
      "(Rellénalo y envíalo solo si quieres desistir del contrato.)",
      "A la atención de {legalName}, {address}, {email}:",
      "Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien:",
      "Pedido el/recibido el (*):",
      "Número de pedido: {number}",
      "Nombre del consumidor o de los consumidores:",
      "Domicilio del consumidor o de los consumidores:",
      "Firma del consumidor o de los consumidores (solo si se presenta en papel):",
      "Fecha:",
      "(*) Táchese lo que no proceda.",
    ],
  },
  ca: {
    heading: "Dret de desistiment",
    paragraphs: [
      "Tens dret a desistir d'aquest contracte en un termini de {days} dies naturals sense donar cap motiu. El termini s'acaba al cap de {days} dies naturals del dia que tu, o la persona que vas indicar, que no sigui el transportista, rebeu els articles; si van en més d'un paquet, l'últim.",
      "Per desistir, comunica'ns-ho amb una declaració clara: a {withdrawalLink}, per correu a {email}, per carta a {legalName}, {address}, o per telèfon al {phone}. Pots fer servir el model de formulari de sota, però no és obligatori. T'enviarem de seguida un justificant. N'hi ha prou que ens ho comuniquis abans que s'acabi el termini.",
      "Si desisteixes, et reemborsem tot el que vas pagar, inclòs l'enviament (tret del que costés de més un de diferent de l'estàndard), sense demora i com a màxim {days} dies després que ens ho comuniquis, amb la mateixa forma de pagament i sense despeses. Podem esperar a rebre els articles o la prova que els has enviat.",
      "Envia'ns els articles a {address}, o lliura'ls a la botiga, sense demora i com a màxim {days} dies després de comunicar-nos que desisteixes. El cost directe de la devolució va a càrrec teu. Només respons de la pèrdua de valor que vingui d'una manipulació diferent de la necessària per comprovar-ne la naturalesa, les característiques i el funcionament.",
      "No hi ha desistiment en els articles fets segons les teves indicacions o clarament personalitzats, ni en els que es deterioren o caduquen amb rapidesa.",
    ],
    formHeading: "Model de formulari de desistiment",
    form: [
      "(Emplena'l i envia'l només si vols desistir del contracte.)",
      "A l'atenció de {legalName}, {address}, {email}:",
      "Per la present li comunico/comuniquem (*) que desisteixo/desistim (*) del meu/nostre (*) contracte de venda del bé següent:",
      "Demanat el/rebut el (*):",
      "Número de comanda: {number}",
      "Nom del consumidor o dels consumidors:",
      "Domicili del consumidor o dels consumidors:",
      "Signatura del consumidor o dels consumidors (només si es presenta en paper):",
      "Data:",
      "(*) Ratlleu el que no correspongui.",
    ],
  },
  en: {
    heading: "Right of withdrawal",
    paragraphs: [
      "You have the right to withdraw from this contract within {days} calendar days without giving any reason. The period ends {days} calendar days after the day on which you, or the person you named, other than the carrier, receive the items; if they come in several parcels, the last one.",
      "To withdraw, let us know by a clear statement: at {withdrawalLink}, by email to {email}, by letter to {legalName}, {address}, or by telephone on {phone}. You may use the model form below, but you do not have to. We will send you a receipt straight away. It is enough to let us know before the period has ended.",
      "If you withdraw, we refund everything you paid, including delivery (except what a method other than standard cost on top), without delay and within {days} days of your notice at most, to the same payment method and free of charge. We may wait until we have received the items or proof that you have sent them.",
      "Send the items to {address}, or hand them over at the shop, without delay and within {days} days of telling us that you withdraw at most. You bear the direct cost of returning them. You are only liable for loss of value that comes from handling them beyond what is needed to establish their nature, characteristics and functioning.",
      "There is no withdrawal from items made to your specifications or clearly personalised, nor from those that deteriorate or expire rapidly.",
    ],
    formHeading: "Model withdrawal form",
    form: [
      "(Complete and return this form only if you wish to withdraw from the contract.)",
      "To {legalName}, {address}, {email}:",
      "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods:",
      "Ordered on/received on (*):",
      "Order number: {number}",
      "Name of consumer(s):",
      "Address of consumer(s):",
      "Signature of consumer(s) (only if this form is notified on paper):",
      "Date:",
      "(*) Delete as appropriate.",
    ],
  },
};
