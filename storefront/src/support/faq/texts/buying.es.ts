import type { QuestionId, QuestionText } from "../questions.ts";

/** Fit, orders and payment. */
export const buying = {
  "fit-how": {
    question: "¿Cómo sé si una pieza encaja en mi coche?",
    answer: [
      "Elige tu coche en la portada o en el botón de arriba. Desde ese momento cada artículo dice si encaja, si encaja con una condición, si es universal, si no encaja o si no tenemos datos.",
      "Si decimos que encaja en tu coche y no encaja, respondemos nosotros, también del transporte.",
    ],
    words: "compatible compatibilidad vale sirve va bien montar",
  },
  "fit-if": {
    question: "¿Qué significa «Encaja si»?",
    answer: [
      "Que la pieza es para tu coche con una condición: por ejemplo, eje delantero, fabricado desde una fecha, con un motor o con un equipamiento. Compruébala en el coche o en los papeles antes de añadirla al carrito.",
    ],
    words: "condición depende fecha fabricación eje",
  },
  "fit-unknown": {
    question: "Pone «Sin datos» para mi coche, ¿qué hago?",
    answer: [
      "No sabemos si encaja, y no lo suponemos. Compara el número y las medidas con tu pieza vieja o [pregúntanos](/contact-us#write): tu coche va con el mensaje.",
    ],
    words: "desconocido no aparece dudas",
  },
  "fit-universal": {
    question: "¿Qué es un artículo universal?",
    answer: [
      "El que no depende del coche, como herramientas, aceites por su norma o productos de limpieza. El filtro por coche nunca lo esconde. En los aceites y líquidos mira igualmente la norma que pide tu manual.",
    ],
    words: "aceite herramienta accesorio norma",
  },
  "fit-vehicle-missing": {
    question: "Mi coche no está en la lista",
    answer: [
      "Prueba con los datos de la ficha técnica, en «Añadir a mi garaje». Si tampoco sale, [escríbenos](/contact-us#write) con la marca, el modelo, el año y las letras P.1, P.2, P.3 y B: te decimos qué piezas le van.",
    ],
    words: "modelo marca versión no encuentro falta vehículo",
  },
  "fit-papers": {
    question: "¿Dónde están P.1, P.2, P.3 y B en los papeles?",
    answer: [
      "En la ficha técnica y en el permiso de circulación. P.1 es la cilindrada en cm³, P.2 la potencia en kW, P.3 el combustible y B la fecha de la primera matriculación.",
      "Con esos cuatro datos casi siempre queda una sola versión. Escríbelos en «Añadir a mi garaje», por los papeles.",
    ],
    words: "ficha técnica permiso circulación cilindrada potencia kw cv caballos matriculación documentación",
  },
  "fit-vin": {
    question: "¿Puedo buscar por el número de bastidor?",
    answer: [
      "Puedes escribirlo: te decimos si está bien formado y la marca. La versión exacta no se sabe por el bastidor, así que complétala con los datos de la ficha técnica.",
    ],
    words: "vin chasis bastidor número identificación",
  },
  "fit-old-number": {
    question: "¿Puedo buscar por el número de la pieza vieja?",
    answer: [
      "Sí: escríbelo en el buscador, con o sin espacios, puntos y guiones. Encuentra los números de cada marca de recambio y los del fabricante del coche.",
    ],
    words: "referencia código grabado oem",
  },
  "fit-oe": {
    question: "¿Qué son los números OE y los artículos equivalentes?",
    answer: [
      "El número OE es el que da el fabricante del coche a su pieza: sirve para comparar. Los equivalentes son piezas de otras marcas para el mismo sitio; la ficha de cada artículo los muestra con su precio.",
    ],
    words: "original alternativa oem recambio marca",
  },
  "fit-garage": {
    question: "¿Puedo guardar varios coches?",
    answer: [
      "Sí, en tu garaje. Uno está elegido y los precios, listas y fichas son para él; cambias de coche cuando quieras y el carrito no se vacía. Cada artículo del carrito recuerda para qué coche era.",
    ],
    words: "garaje dos coches cambiar vehículo familia taller",
  },
  "fit-sides": {
    question: "¿Cómo sé si es la pieza delantera, trasera, izquierda o derecha?",
    answer: [
      "La ficha lo dice: eje delantero o trasero, lado izquierdo o derecho. El lado se cuenta siempre sentado en el asiento del conductor mirando hacia delante. También dice cuántas unidades hacen falta por trabajo.",
    ],
    words: "lado eje conductor acompañante juego pareja",
  },
  "order-how": {
    question: "¿Cómo hago un pedido?",
    answer: [
      "Añade los artículos al carrito, pulsa «Tramitar pedido» e indica la dirección, el envío y el pago. Revisas el resumen con el total y pulsas «Pedido con obligación de pago». Te lo confirmamos enseguida por correo.",
    ],
    words: "comprar tramitar carrito pasos",
  },
  "order-guest": {
    question: "¿Necesito una cuenta para comprar?",
    answer: [
      "No. Sin cuenta recibes por correo un enlace con el que ves el pedido, lo pagas, lo cancelas o desistes. Si después quieres una cuenta, el pedido se puede pasar a ella desde su página.",
    ],
    words: "invitado registrarse sin registro",
  },
  "order-link-lost": {
    question: "He perdido el correo con el enlace de mi pedido",
    answer: [
      "Pide otro en [iniciar sesión](/sign-in) o en la página del pedido, con el número de pedido y el correo con el que lo hiciste. Te llega en un momento.",
    ],
    words: "enlace perdido invitado correo seguimiento",
  },
  "order-change": {
    question: "¿Puedo cambiar la dirección o los artículos de un pedido?",
    answer: [
      "Un pedido hecho no se cambia solo. Si aún no ha salido, puedes cancelar lo que no quieras y pedirlo de nuevo; para la dirección, [escríbenos](/contact-us#write) cuanto antes con el número de pedido.",
    ],
    words: "modificar corregir equivocado añadir",
  },
  "order-cancel": {
    question: "¿Cómo cancelo un pedido?",
    answer: [
      "En la página del pedido, con «Cancelar el pedido», mientras no haya salido y no sea un artículo personalizado. Puedes cancelarlo entero o en parte, y te lo reembolsamos con la misma forma de pago.",
    ],
    words: "anular cancelación",
  },
  "order-where": {
    question: "¿Por dónde va mi pedido?",
    answer: [
      "En [tus pedidos](/orders) o en el enlace del correo ves el historial y el seguimiento del paquete. Te avisamos por correo cuando sale y cuando llega.",
    ],
    words: "seguimiento estado paquete tracking cuándo llega",
  },
  "order-stock": {
    question: "¿Qué pasa si un artículo se agota?",
    answer: [
      "Las unidades se reservan al hacer el pedido, así que no vendemos lo que no hay. Si aun así no podemos servirte algo, te lo decimos y te reembolsamos sin demora.",
    ],
    words: "agotado sin existencias disponibilidad stock",
  },
  "payment-ways": {
    question: "¿Cómo puedo pagar?",
    answer: ["Con {means}. No cobramos recargo por ninguna forma de pago."],
    words: "tarjeta crédito débito visa mastercard bizum transferencia métodos paypal contra reembolso",
  },
  "payment-transfer": {
    question: "¿Cuánto tiempo tengo para hacer la transferencia?",
    answer: [
      "5 días, o menos hasta tu primer pedido pagado con tu cuenta: el último día está en el pago, antes de pedir, y en el pedido. Hasta entonces te reservamos los artículos; si no la recibimos, el pedido se cancela sin coste. Pon como concepto el número de pedido: el IBAN y el importe están en la página del pedido y en el correo.",
    ],
    words: "iban cuenta concepto plazo banco",
  },
  "payment-card": {
    question: "¿Es seguro pagar con tarjeta?",
    answer: [
      "Pagas en la página del banco, con su doble comprobación: no vemos ni guardamos los datos de tu tarjeta. Te reservamos los artículos 60 minutos para hacerlo.",
    ],
    words: "redsys bizum seguridad visa mastercard",
  },
  "payment-vat": {
    question: "¿Los precios llevan IVA?",
    answer: [
      "Sí, todos los precios llevan el IVA incluido y el carrito lo desglosa. En lo que se vende por litros, kilos o metros ves también el precio por unidad.",
    ],
    words: "impuestos iva incluido",
  },
  "payment-invoice": {
    question: "¿Cómo consigo la factura?",
    answer: [
      "La descargas en la página del pedido en cuanto recibimos el pago. Por defecto es simplificada; si necesitas una completa, con nombre, domicilio y NIF, pídela antes de pagar o después desde el mismo pedido.",
    ],
    words: "factura completa nif cif empresa gasto pdf",
  },
  "payment-company": {
    question: "¿Puedo comprar como empresa o taller?",
    answer: [
      "Sí. En el pedido marca que compras como empresa o profesional y escribe el NIF: la factura sale completa. El desistimiento y la garantía de consumo son para particulares.",
    ],
    words: "autónomo profesional taller nif cif b2b",
  },
  "payment-core": {
    question: "¿Qué es el casco?",
    answer: [
      "Un depósito por tu pieza vieja, que se devuelve. Se cobra con algunas piezas reconstruidas, va aparte del precio y te lo reembolsamos entero cuando recibimos la pieza vieja.",
    ],
    words: "depósito fianza pieza vieja reconstruido alternador",
  },
  "payment-core-return": {
    question: "¿Cómo devuelvo la pieza vieja y recupero el casco?",
    answer: [
      "Mándala o tráela vacía de líquidos, completa y sin desmontar, en la caja de la nueva y con el número de pedido. Traerla a la tienda no cuesta nada; si la envías, ese transporte lo pagas tú. Las condiciones están en [Cambios y devoluciones](/returns-and-exchanges#core).",
    ],
    words: "devolver casco depósito recuperar",
  },
} satisfies Partial<Record<QuestionId, QuestionText>>;
