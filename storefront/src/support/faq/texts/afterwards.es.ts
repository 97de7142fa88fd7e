import type { QuestionId, QuestionText } from "../questions.ts";

/** Delivery, returns, guarantee, account and shop. */
export const afterwards = {
  "shipping-cost": {
    question: "¿Cuánto cuesta el envío?",
    answer: [
      "Depende del peso y del destino: a la Península, desde {standardFrom} el envío estándar.{freeFrom} Lo ves en el carrito antes de pagar; si no te lo hemos dicho, no lo debes.",
    ],
    words: "gastos envío portes gratis precio",
  },
  "shipping-time": {
    question: "¿Cuándo llega mi pedido?",
    answer: [
      "Los pedidos pagados antes de las {cutoff}:00 de un día laborable salen ese mismo día. A la Península el envío estándar tarda {transit}. La ficha y el resumen dicen el día que esperamos entregarlo.",
    ],
    words: "plazo entrega días urgente 24 horas cuándo",
  },
  "shipping-where": {
    question: "¿A dónde enviáis?",
    answer: ["Enviamos a {served}.{unserved}"],
    words: "canarias baleares ceuta melilla península extranjero portugal",
  },
  "shipping-pickup": {
    question: "¿Puedo recogerlo en la tienda?",
    answer: ["Sí, sin coste, en {address}. Te avisamos por correo cuando está listo. Horario: {hours}."],
    words: "recogida tienda mostrador madrid",
  },
  "shipping-cuba": {
    question: "¿Cómo funcionan los envíos a Cuba?",
    answer: [
      "Son una exportación: salen sin IVA, y los derechos e impuestos de la aduana de Cuba los paga quien recibe el paquete. Pedimos el número de identidad de quien lo recibe porque lo exige la aduana. Van en avión: baterías, aerosoles y otros artículos peligrosos no pueden ir.",
    ],
    words: "aduana carnet identidad exportación habana",
  },
  "shipping-damaged": {
    question: "El paquete ha llegado golpeado o falta algo",
    answer: [
      "Haz una foto y [escríbenos](/contact-us#write) con el número de pedido: nos encargamos nosotros. No pierdes ningún derecho por no haberlo anotado al transportista.",
    ],
    words: "roto dañado incompleto golpe transporte",
  },
  "returns-withdraw": {
    question: "¿Cómo devuelvo un artículo?",
    answer: [
      "Tienes {withdrawalDays} días naturales desde la entrega para desistir, sin explicaciones. Hazlo en [Desistir del contrato aquí](/withdrawal): dos pasos, sin entrar en tu cuenta. Te enviamos enseguida el justificante, y tienes {withdrawalDays} días más para mandarlo.",
    ],
    words: "devolución devolver desistimiento cambiar de idea",
  },
  "returns-mounted": {
    question: "¿Puedo devolver una pieza que ya he montado?",
    answer: [
      "Puedes desistir igual dentro del plazo. Si la has usado más de lo necesario para examinarla, podemos descontar lo que haya perdido de valor, con el motivo y la cifra por escrito. Si no encaja aunque dijimos que sí, o está mal, es cosa nuestra.",
    ],
    words: "usada montada abierta caja instalado",
  },
  "returns-cost": {
    question: "¿Quién paga el transporte de una devolución?",
    answer: [
      "Si desistes, la vuelta la pagas tú; traerlo a la tienda no cuesta nada. Si la pieza llegó mal, equivocada o no encaja aunque dijimos que sí, la pagamos nosotros.",
    ],
    words: "gastos devolución portes recogida",
  },
  "returns-refund": {
    question: "¿Cuándo me reembolsáis?",
    answer: [
      "En {withdrawalDays} días desde tu aviso como muy tarde, con la misma forma de pago y con el envío estándar de ida incluido. Podemos esperar a recibir los artículos o la prueba de que los has enviado. Nunca damos un vale en su lugar.",
    ],
    words: "dinero reembolso abono plazo vale",
  },
  "returns-excluded": {
    question: "¿Qué no se puede devolver?",
    answer: [
      "Lo hecho según tus indicaciones, como pintura mezclada por tu código de color o una llave cortada para tu coche, y lo que caduca con rapidez. Su ficha lo dice antes de que lo compres. Una pieza corriente pedida para ti sí se puede devolver.",
    ],
    words: "excepciones personalizado pintura llave",
  },
  "returns-exchange": {
    question: "¿Y si ya han pasado los {withdrawalDays} días?",
    answer: [
      "Por nuestra cuenta aceptamos cambios y devoluciones hasta {voluntaryDays} días desde que lo recibes, si está sin usar, sin daños y en su embalaje. Los transportes los pagas tú. La garantía legal es aparte.",
    ],
    words: "cambio voluntaria plazo tarde",
  },
  "guarantee-years": {
    question: "¿Cuánta garantía tienen las piezas?",
    answer: [
      "{guaranteeYears} años de garantía legal desde la entrega si son nuevas, y al menos 1 si son usadas. Si el defecto aparece en los 2 primeros años, no tienes que demostrar que ya estaba.",
    ],
    words: "años garantía legal duración",
  },
  "guarantee-claim": {
    question: "La pieza ha fallado, ¿cómo uso la garantía?",
    answer: [
      "En la página del pedido, con «Reclamar por garantía». También puedes [escribirnos](/contact-us#write) con el número de pedido y contarnos qué pasa. Eliges entre que la reparemos o la cambiemos, sin coste, tampoco de transporte. Si no se puede o vuelve a fallar, puedes pedir una rebaja o resolver la compra.",
    ],
    words: "defecto rota avería reclamar defectuosa",
  },
  "guarantee-own-work": {
    question: "¿Pierdo la garantía si la monto yo?",
    answer: ["No. Lo que la garantía no cubre es el desgaste normal ni el daño que causa un mal montaje."],
    words: "montaje taller particular casa",
  },
  "guarantee-wrong-part": {
    question: "Me habéis enviado otra pieza, o no encaja",
    answer: [
      "[Escríbenos](/contact-us#write) con el número de pedido: te la cambiamos o te la reembolsamos, con el transporte a nuestro cargo. Compara siempre la pieza nueva con la vieja antes de montarla.",
    ],
    words: "equivocada error no encaja distinta",
  },
  "account-why": {
    question: "¿Para qué sirve la cuenta?",
    answer: [
      "Guarda tus pedidos, direcciones, favoritos y listas, y lo que nos escribes. Puedes comprar también sin ella. [Crear una cuenta](/sign-up)",
    ],
    words: "registro registrarse ventajas",
  },
  "account-password": {
    question: "He olvidado la contraseña o está bloqueada",
    answer: [
      "Pide un enlace en [He olvidado la contraseña](/forgot-password). Tras tres contraseñas equivocadas la cuenta se bloquea 3 horas; el enlace del correo la desbloquea antes.",
    ],
    words: "bloqueada clave entrar acceder",
  },
  "account-people": {
    question: "¿Puede usar mi cuenta otra persona?",
    answer: [
      "Sí: invítala por correo desde [Personas](/users). Cada una entra con su contraseña y veis juntas los pedidos y las direcciones. Puedes quitarla cuando quieras.",
    ],
    words: "familia taller compartir invitar",
  },
  "account-delete": {
    question: "¿Cómo elimino mi cuenta o descargo mis datos?",
    answer: [
      "En [Mis datos](/profile/data): descargas un archivo con todo o eliminas la cuenta. Los pedidos y facturas se conservan bloqueados el tiempo que pide la ley.",
    ],
    words: "borrar baja privacidad rgpd protección datos",
  },
  "shop-contact": {
    question: "¿Cómo hablo con una persona?",
    answer: [
      "[Escríbenos](/contact-us#write), llama al {phone} o ven a {address}. Horario: {hours}. Te contesta una persona de la tienda.",
    ],
    words: "teléfono atención cliente horario correo whatsapp",
  },
  "shop-complaint": {
    question: "¿Cómo pongo una reclamación?",
    answer: [
      "En el [formulario](/contact-us#write), por teléfono, por carta o en la tienda. Te damos un número y un justificante, y respondemos en {complaintDays} días como máximo. Tenemos hojas de reclamaciones.",
    ],
    words: "queja hoja reclamaciones consumo arbitraje",
  },
  "shop-old-battery": {
    question: "¿Dónde dejo la batería, el aceite o la bombilla viejos?",
    answer: [
      "Puedes traer la batería vieja a la tienda sin coste, aunque no compres otra. El aceite usado llévalo a un punto limpio o a un taller: nunca lo tires. Al comprar una bombilla u otro aparato eléctrico recogemos el viejo.",
    ],
    words: "reciclaje residuos punto limpio batería usada",
  },
} satisfies Partial<Record<QuestionId, QuestionText>>;
