import { guaranteeYears, withdrawalDays } from "../../shop/legal.ts";
import { list, paragraph, quote, subheading } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Cambios y devoluciones",
  description: `${withdrawalDays} días para desistir, cambios, cancelaciones, casco y formulario.`,
  lead: () =>
    `Tienes ${withdrawalDays} días naturales para devolver lo que compras, sin explicaciones. Ese derecho lo da la ley. Además te ofrecemos cambios y devoluciones por nuestra cuenta, que van aparte.`,
  sections: [
    { id: "identity", title: "Identificación y contacto", body: (shop) => [shop.identity] },
    {
      id: "information",
      title: "Información",
      body: () => [
        paragraph("Según lo que te haya pasado, te conviene una cosa u otra:"),
        list([
          `[Has cambiado de idea o no te sirve](#withdrawal): desiste en ${withdrawalDays} días.`,
          "[El pedido aún no ha salido](#cancellations): cancélalo.",
          "[Ya ha pasado ese plazo, o prefieres un cambio](#returns): política voluntaria.",
          "Ha llegado rota, equivocada, o no encaja aunque dijimos que sí: es cosa nuestra. Escríbenos y te la cambiamos o te la reembolsamos, con el transporte a nuestro cargo.",
          `Falla más adelante: [${guaranteeYears} años de garantía legal](/terms-and-conditions#guarantee).`,
        ]),
      ],
    },
    {
      id: "shipping",
      title: "Envíos",
      body: (shop) => [
        paragraph(
          `Enviamos a ${shop.served}${shop.unserved ? `; por ahora quedan fuera ${shop.unserved}` : ""}. Los precios son estos; el día de entrega lo ves antes de pagar. Recoger en ${shop.addressLine} no cuesta nada.`,
        ),
        ...shop.deliveryPrices,
        paragraph(
          "Al recibir el paquete, mira si está golpeado. Si lo está, o si falta algo, haz una foto y escríbenos. No pierdes ningún derecho por no haberlo anotado al transportista.",
        ),
      ],
    },
    {
      id: "withdrawal",
      title: "Desistimiento",
      body: (shop) => [
        subheading("El plazo"),
        paragraph(
          `${withdrawalDays} días naturales desde el día en que tú, o la persona que indicaste, recibís el pedido. Si va en varios paquetes, desde el último. Basta con que nos avises dentro del plazo.`,
        ),
        subheading("Cómo se hace"),
        paragraph(
          `Lo más rápido es [desistir del contrato aquí](/withdrawal): dos pasos, sin entrar en tu cuenta. También vale cualquier otra declaración clara: un correo a [${shop.email}](mailto:${shop.email}), una carta a ${shop.legalName}, ${shop.addressLine}, o una llamada. Puedes usar el [formulario de abajo](#form), pero no es obligatorio. Te enviamos enseguida un justificante, con el día y la hora.`,
        ),
        subheading("La vuelta"),
        paragraph(
          `Envíanos los artículos en los ${withdrawalDays} días siguientes a avisarnos, o tráelos a la tienda sin coste. El transporte de vuelta lo pagas tú. Mándalos protegidos y con el número de pedido.`,
        ),
        subheading("El reembolso"),
        paragraph(
          `Te reembolsamos todo lo que pagaste: los artículos, el casco y el envío estándar de ida (si elegiste uno más caro, la diferencia no). Lo hacemos en ${withdrawalDays} días desde tu aviso, con la misma forma de pago y sin gastos. Podemos esperar a recibir los artículos o la prueba de que los has enviado. Nunca te damos un vale en su lugar, ni cobramos por reponer.`,
        ),
        subheading("El estado de la pieza"),
        paragraph(
          "Puedes abrir la caja y examinar la pieza como lo harías en una tienda. Si la has usado más que eso, por ejemplo montándola, la aceptamos igual, pero podemos descontar lo que haya perdido de valor, con el motivo y la cifra por escrito.",
        ),
        subheading("Cuándo no hay desistimiento"),
        list([
          "Artículos hechos según tus indicaciones o claramente personalizados: por ejemplo, pintura mezclada según tu código de color o una llave cortada para tu coche. Una pieza corriente pedida solo para ti no lo es.",
          "Artículos que caducan o se deterioran con rapidez.",
          "Artículos precintados por salud o higiene, si los has abierto.",
          "Artículos que, por su naturaleza, se han mezclado con otros y ya no se pueden separar.",
        ]),
        paragraph("Si un artículo está en uno de estos casos, su ficha lo dice antes de que lo compres."),
      ],
    },
    {
      id: "returns",
      title: "Devoluciones y cambios voluntarios",
      body: (shop) => [
        ...(shop.voluntary_return_days > 0
          ? [
              paragraph(
                `Aparte de lo anterior, y porque queremos, puedes cambiar o devolver un artículo durante ${shop.voluntary_return_days} días desde que lo recibes si está sin usar, sin daños y en su embalaje original. Te reembolsamos su precio o te lo cambiamos por otro; los transportes los pagas tú.`,
              ),
              paragraph(
                "En esta política voluntaria no aceptamos artículos usados o dañados, personalizados ni perecederos.",
              ),
            ]
          : [paragraph("No ofrecemos devoluciones más allá de las que da la ley.")]),
        paragraph(
          "Nada de esto limita tu derecho de desistimiento ni la garantía legal: ahí mandan las reglas de la ley, también para una pieza que ya has abierto o montado.",
        ),
      ],
    },
    {
      id: "cancellations",
      title: "Cancelaciones",
      body: () => [
        paragraph(
          "Puedes cancelar, entero o en parte, lo que aún no haya salido y no sea personalizado: en [tus pedidos](/orders), o desde el enlace del correo si pediste sin cuenta, con «Cancelar el pedido». Te lo reembolsamos con la misma forma de pago. Un pedido sin pagar se cancela entero. De lo que ya ha salido puedes desistir: el plazo y las condiciones son los de arriba.",
        ),
      ],
    },
    {
      id: "core",
      title: "Devolución del casco",
      body: (shop) => [
        paragraph(
          "El casco es un depósito por la pieza vieja, que se reconstruye. Se cobra con la pieza nueva y se te devuelve entero cuando recibimos la vieja, con la misma forma de pago.",
        ),
        list([
          "Tiene que ser la misma clase de pieza, completa y sin desmontar.",
          "Vacíala de líquidos y métela en la caja de la nueva, con el número de pedido.",
          `Puedes traerla a la tienda de ${shop.address.municipality} sin coste o enviarla; ese transporte lo pagas tú.`,
          "Si no la aceptamos, te decimos por qué y puedes pedir que te la devolvamos.",
        ]),
        paragraph("Si desistes de la compra, el casco se te devuelve junto con el precio."),
      ],
    },
    {
      id: "instructions",
      title: "Información sobre el derecho de desistimiento",
      body: (shop) => [
        quote([
          subheading("Derecho de desistimiento"),
          paragraph(
            `Tiene usted derecho a desistir del presente contrato en un plazo de ${withdrawalDays} días naturales sin necesidad de justificación.`,
          ),
          paragraph(
            `El plazo de desistimiento expirará a los ${withdrawalDays} días naturales del día en que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los bienes o, si el pedido se entrega por separado, del último de esos bienes.`,
          ),
          paragraph(
            `Para ejercer el derecho de desistimiento, deberá usted notificarnos (${shop.legalName}, ${shop.addressLine}, ${shop.phone}, ${shop.email}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura más abajo, aunque su uso no es obligatorio. También puede cumplimentar y enviar electrónicamente el desistimiento en [nuestro sitio web](/withdrawal). Si recurre a esa opción, le comunicaremos sin demora en un soporte duradero (por correo electrónico) la recepción de dicho desistimiento.`,
          ),
          paragraph(
            "Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.",
          ),
          subheading("Consecuencias del desistimiento"),
          paragraph(
            `En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar ${withdrawalDays} días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de su devolución, según qué condición se cumpla primero.`,
          ),
          paragraph(
            `Deberá usted devolvernos o entregarnos directamente los bienes, a ${shop.legalName}, ${shop.addressLine}, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de ${withdrawalDays} días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Deberá usted asumir el coste directo de devolución de los bienes.`,
          ),
          paragraph(
            "Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.",
          ),
        ]),
      ],
    },
    {
      id: "form",
      title: "Modelo de formulario de desistimiento",
      body: (shop) => [
        paragraph("Solo tienes que rellenarlo y enviarlo si quieres desistir del contrato."),
        quote([
          paragraph(`A la atención de ${shop.legalName}, ${shop.addressLine}, ${shop.email}:`),
          paragraph(
            "Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien:",
          ),
          paragraph("Pedido el/recibido el (*):"),
          paragraph("Número de pedido:"),
          paragraph("Nombre del consumidor o de los consumidores:"),
          paragraph("Domicilio del consumidor o de los consumidores:"),
          paragraph("Firma del consumidor o de los consumidores (solo si se presenta en papel):"),
          paragraph("Fecha:"),
          paragraph("(*) Táchese lo que no proceda."),
        ]),
      ],
    },
  ],
};
