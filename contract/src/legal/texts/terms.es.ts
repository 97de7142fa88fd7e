import { complaintDays, guaranteeYears, withdrawalDays } from "../../shop/legal.ts";
import { list, paragraph, steps } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Términos y condiciones",
  description: "Cómo se compra, se paga, se entrega y se garantiza un recambio en esta tienda.",
  lead: (shop) =>
    `Estas son las reglas de las compras en ${shop.name}. Están escritas para leerse: si algo no queda claro, [pregúntanos](/contact-us) antes de comprar. Nada de lo que dicen quita los derechos que la ley da a los consumidores.`,
  sections: [
    { id: "seller", title: "Quién te vende", body: (shop) => [shop.identity] },
    {
      id: "scope",
      title: "A qué compras se aplican",
      body: (shop) => [
        paragraph(
          "A todos los pedidos que haces en esta web. Para comprar tienes que ser mayor de edad. Se aplica la versión que estaba publicada el día de tu pedido; la guardamos con él y la puedes descargar en la página del pedido.",
        ),
        paragraph(
          "Puedes leer estas condiciones y contratar en español, catalán o inglés. Los mensajes y documentos de tu pedido van en el idioma en que lo hiciste; el contrato y las facturas se pueden descargar también en español.",
        ),
        paragraph(
          `Si compras para tu empresa o tu taller no eres consumidor: no tienes el derecho de desistimiento ni la garantía legal de ${guaranteeYears} años de los consumidores, sino lo que las leyes mercantiles establecen. ${shop.name} no trata distinto a nadie por su país de residencia: puedes comprar desde cualquier sitio si la entrega es en una zona en la que servimos.`,
        ),
      ],
    },
    {
      id: "ordering",
      title: "Cómo se hace un pedido",
      body: () => [
        steps([
          "Añades los artículos al carrito. Ahí ves el precio con IVA y, si lo hay, el casco.",
          "Con tu cuenta o sin ella, indicas tus datos, la dirección, la forma de envío y la forma de pago.",
          "Revisas el resumen: artículos, vehículo al que van, envío, impuestos y total. Cada parte tiene un enlace para corregirla.",
          "Pulsas «Pedido con obligación de pago». En ese momento haces el pedido y te comprometes a pagarlo.",
          "Te confirmamos enseguida por correo electrónico que lo hemos recibido, y en todo caso antes de 24 horas. Ese correo lleva el contrato entero: tu pedido, estas condiciones, la información sobre el desistimiento y su formulario. Si lo hiciste en otro idioma, lleva también su copia en español.",
        ]),
        paragraph(
          "Antes de pulsar el botón puedes cambiar o borrar cualquier dato. Si ves un error después, escríbenos cuanto antes: mientras el paquete no haya salido, casi siempre tiene arreglo.",
        ),
        paragraph(
          "Guardamos el contrato con tu pedido. Puedes descargarlo e imprimirlo en [tus pedidos](/orders) cuando quieras.",
        ),
      ],
    },
    {
      id: "fit",
      title: "Si la pieza encaja",
      body: () => [
        paragraph(
          "Cuando eliges tu vehículo, cada artículo dice si encaja, si encaja con una condición (por ejemplo, «eje delantero» o «fabricado desde 05/2012»), si es universal, si no encaja o si no lo sabemos. Esa información forma parte de lo que te vendemos: si decimos que encaja en tu vehículo y no encaja, la pieza no es conforme y respondemos nosotros, también del transporte.",
        ),
        paragraph(
          "Cuando ponemos una condición, te pedimos que la compruebes antes de añadir la pieza. Cuando no sabemos si encaja, lo decimos: compara el número y las medidas con tu pieza vieja, o pregúntanos.",
        ),
        paragraph(
          "Compara siempre la pieza nueva con la vieja antes de montarla. Los números y nombres de los fabricantes de vehículos sirven para comparar; las piezas no son suyas salvo que se diga.",
        ),
      ],
    },
    {
      id: "restricted",
      title: "Artículos con venta limitada",
      body: () => [
        list([
          "Los gases refrigerantes fluorados solo se venden a empresas habilitadas.",
          "Los ácidos y otros precursores de explosivos por encima del límite legal no se venden al público.",
          "Algunas piezas de tuning son una reforma del vehículo y necesitan proyecto o ITV. Antes de montarlas, pregunta en tu ITV.",
          "Las piezas usadas, si las hay, vienen solo de centros autorizados de tratamiento y llevan su certificado.",
        ]),
      ],
    },
    {
      id: "prices",
      title: "Precios e impuestos",
      body: (shop) => [
        paragraph(
          `Los precios están en euros y llevan el IVA incluido (${shop.vatRate} %, tipo general). El coste del envío se muestra antes de pagar; si no te lo hemos dicho, no lo debes. En los artículos que se venden por volumen, peso o longitud verás también el precio por litro, kilo o metro.`,
        ),
        paragraph(
          "En una rebaja, el precio anterior es el más bajo que ha tenido ese mismo artículo en los 30 días anteriores, y se dice hasta cuándo dura. Los combos cuestan menos que sus piezas por separado, pero esa suma no es un precio anterior.",
        ),
        paragraph(
          "No personalizamos precios: todo el mundo ve los mismos. No cobramos recargo por ninguna forma de pago ni añadimos extras que no hayas pedido.",
        ),
        ...(shop.unserved ? [paragraph(`Por ahora quedan fuera del reparto ${shop.unserved}.`)] : []),
        ...(shop.isOutsideVat
          ? [
              paragraph(
                "Canarias, Ceuta y Melilla están fuera del territorio del IVA: los envíos van sin IVA, y los impuestos y trámites de la entrada los paga quien recibe el paquete. No están incluidos en el precio.",
              ),
            ]
          : []),
        ...(shop.isExporting
          ? [
              paragraph(
                "Los envíos a Cuba son una exportación: salen sin IVA, y los derechos e impuestos de la aduana de destino los paga quien recibe el paquete. No están incluidos en el precio.",
              ),
            ]
          : []),
      ],
    },
    {
      id: "core",
      title: "El casco",
      body: () => [
        paragraph(
          "Algunas piezas reconstruidas llevan casco: un depósito que se te devuelve entero cuando nos entregas la pieza vieja. Va aparte del precio y en su propia línea en la ficha, el carrito, el pedido y la factura. Las condiciones están en [Cambios y devoluciones](/returns-and-exchanges#core).",
        ),
      ],
    },
    {
      id: "payment",
      title: "Pago",
      body: (shop) => [
        paragraph(`Puedes pagar con ${shop.means}.`),
        ...(shop.payment_means.includes("transfer")
          ? [
              paragraph(
                "Si pagas por transferencia, te reservamos los artículos 5 días, o menos hasta tu primer pedido pagado con tu cuenta: el último día está en el pago, antes de pedir, y en el correo del pedido. Si en ese plazo no la hemos recibido, el pedido se cancela sin coste y te avisamos.",
              ),
            ]
          : []),
        ...(shop.payment_means.some((means) => means !== "transfer")
          ? [
              paragraph(
                "Con tarjeta o Bizum pagas en la página del banco, con su doble comprobación; nosotros no vemos ni guardamos sus datos. Te reservamos los artículos 60 minutos para hacerlo. Si tu pago llega cuando el pedido ya está cancelado y no podemos recuperarlo, te lo reembolsamos entero.",
              ),
            ]
          : []),
      ],
    },
    {
      id: "invoices",
      title: "Facturas",
      body: () => [
        paragraph(
          "Al recibir tu pago emitimos la factura y la tienes para descargar en [tu pedido](/orders). Por defecto es simplificada; si necesitas una completa, con nombre, domicilio y NIF, la pides antes de pagar o después, desde el mismo pedido. Cada reembolso lleva su factura rectificativa.",
        ),
      ],
    },
    {
      id: "delivery",
      title: "Entrega",
      body: (shop) => [
        paragraph(
          `Enviamos a ${shop.served}. También puedes recoger tu pedido sin coste en ${shop.addressLine}. La ficha y el resumen dicen qué día esperamos entregarlo: los pedidos pagados antes de las ${shop.dispatch_cutoff_hour}:00 de un día laborable salen ese mismo día.`,
        ),
        paragraph(
          "Como muy tarde entregamos en 30 días. Si no podemos servir un artículo, te lo decimos y te reembolsamos lo pagado sin demora. Si nos retrasamos, puedes darnos un plazo razonable más y, si tampoco llega, resolver el contrato. Entonces te reembolsamos sin demora todo lo que pagaste.",
        ),
        paragraph(
          "El riesgo es nuestro hasta que tú, o la persona que indiques, tenéis el paquete en la mano. Si llega golpeado, haz una foto y escríbenos: nos encargamos nosotros.",
        ),
      ],
    },
    {
      id: "withdrawal",
      title: "Desistimiento, devoluciones y cancelaciones",
      body: () => [
        paragraph(
          `Tienes ${withdrawalDays} días naturales para desistir sin dar explicaciones. Los plazos, los casos en que no se aplica, quién paga la vuelta y el formulario están en [Cambios y devoluciones](/returns-and-exchanges), que forma parte de estas condiciones. Puedes hacerlo en línea, sin entrar en tu cuenta: [desistir del contrato aquí](/withdrawal).`,
        ),
      ],
    },
    {
      id: "guarantee",
      title: "Garantía legal",
      body: () => [
        paragraph(
          `Los artículos nuevos tienen ${guaranteeYears} años de garantía legal desde la entrega; los usados, al menos 1. Si un artículo no es conforme con lo que te vendimos, eliges entre que lo reparemos o lo cambiemos, salvo que una de las dos cosas sea imposible o desproporcionada. Si no se puede, no lo hacemos en un plazo razonable o vuelve a fallar, puedes pedir una rebaja del precio o, si el defecto no es leve, resolver la compra. No te cuesta nada: tampoco el transporte.`,
        ),
        paragraph(
          "Si el defecto aparece en los 2 primeros años, se presume que ya estaba ahí; no tienes que demostrarlo. Mientras reparamos o cambiamos, el plazo de garantía se detiene; si eliges reparar, se alarga además 12 meses, una vez. La acción para reclamar prescribe a los 5 años de que el defecto se manifieste.",
        ),
        paragraph(
          "Montar la pieza tú mismo no quita la garantía. Lo que no cubre es el desgaste normal ni el daño que causa un mal montaje.",
        ),
        paragraph(
          "Para reclamar, abre tu pedido y pulsa «Reclamar por garantía» en el artículo: cuéntanos qué falla, desde cuándo y qué prefieres. Recibes un justificante con número, día y hora, y ahí ves nuestra respuesta. También puedes reclamar por carta, teléfono o correo. Si hay además una garantía comercial, del fabricante o nuestra, su texto está en la ficha, en el carrito y en el contrato. Se suma a la legal y no la limita.",
        ),
      ],
    },
    {
      id: "waste",
      title: "Baterías, aceite y aparatos viejos",
      body: (shop) => [
        list([
          `Recogemos gratis tu batería de arranque vieja en la tienda de ${shop.address.municipality}, compres o no una nueva. El cubo tachado significa que no va a la basura: contiene plomo y ácido.`,
          "El aceite usado no se tira nunca por el desagüe ni al suelo. Llévalo en un envase cerrado a un punto limpio o a un taller.",
          "Si compras un aparato eléctrico o una lámpara, nos quedamos gratis con el viejo equivalente. Tráelo a la tienda o [escríbenos](/contact-us) y te decimos cómo enviarlo.",
        ]),
      ],
    },
    {
      id: "reviews",
      title: "Opiniones y orden de los resultados",
      body: () => [
        paragraph(
          "Solo puede opinar quien ha comprado el artículo en esta tienda, solo o en un combo, y ya lo ha recibido: lo comprobamos con su pedido. La opinión es de lo comprado o usado en los 30 días anteriores; si la compra es más antigua, pedimos a quien opina que declare ese uso. Junto a cada opinión decimos cuándo se compró y cuándo se escribió.",
        ),
        paragraph(
          "Publicamos las opiniones buenas y las malas sin revisarlas antes, todas cuentan en la media, y no pagamos por ellas. Quien la escribe puede cambiarla o borrarla cuando quiera. La tienda puede responderla, no borrarla.",
        ),
        paragraph(
          "Con «Avisar» puedes decirnos que una opinión incumple la ley o estas normas: cuenta algo que no es verdad, insulta o amenaza, muestra datos personales o no habla del producto. La mira una persona y, si dejas tu correo, te decimos qué decidimos. Si hay que ocultarla, se quitan el texto y las fotos; sus estrellas siguen contando y la lista dice cuántas están ocultas. A quien la escribió le damos el motivo, y puede oponerse: lo volvemos a mirar.",
        ),
        paragraph(
          "Los listados se ordenan por lo que mejor responde a tu búsqueda y a tu vehículo, y después por lo que más se suele necesitar; lo agotado va al final. Si eliges otro orden, solo por ese. Nadie paga por salir antes.",
        ),
      ],
    },
    {
      id: "complaints",
      title: "Quejas y reclamaciones",
      body: (shop) => [
        paragraph(
          `Por correo postal, por teléfono o por correo electrónico: los tienes en [Contacto](/contact-us#complaints). Te damos una clave y un justificante por escrito, y respondemos en ${complaintDays} días como máximo. Tenemos hojas de reclamaciones en la tienda.`,
        ),
        paragraph(
          `${
            shop.dispute_body
              ? `Estamos adheridos a ${shop.disputeBody}, a la que puedes acudir si no quedas conforme.`
              : "No estamos adheridos a ninguna entidad de resolución alternativa de litigios. Si no resolvemos tu reclamación, te diremos por escrito si aceptamos acudir a una; en Madrid puedes dirigirte a la Junta Arbitral de Consumo."
          }`,
        ),
        paragraph(
          "Estas condiciones se rigen por la ley española. Si eres consumidor puedes demandar, y solo se te puede demandar, en los juzgados de tu domicilio. Si vives en otro país, conservas además la protección que su ley hace obligatoria.",
        ),
      ],
    },
    {
      id: "accessibility",
      title: "Accesibilidad",
      body: (shop) => [
        paragraph(
          "Queremos que cualquiera pueda comprar aquí. La tienda se construye según las pautas WCAG 2.2, nivel AA, que incluyen las que pide la norma EN 301 549: se maneja entera con el teclado, los textos tienen contraste suficiente en el tema claro y en el oscuro, se puede ampliar, respeta a quien prefiere menos movimiento y cada control tiene nombre para los lectores de pantalla. Lo comprobamos con una herramienta automática en cada página pública y a mano en los pasos de compra.",
        ),
        paragraph(
          `Lo que sabemos que falta: las fichas de seguridad y otros documentos de fabricantes pueden no ser accesibles. Si te topas con una barrera o necesitas algo en otro formato, escríbenos a [${shop.email}](mailto:${shop.email}) o llámanos: te atendemos y lo corregimos.`,
        ),
      ],
    },
    {
      id: "validity",
      title: "Si cambian o falla una parte",
      body: () => [
        paragraph(
          "Si cambiamos estas condiciones, las nuevas valen para los pedidos que hagas a partir de su fecha, nunca para los anteriores. Si una cláusula resulta no ser válida, las demás se mantienen.",
        ),
      ],
    },
  ],
};
