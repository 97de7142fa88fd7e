import { guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";
import { shopWords } from "../documents/shop-words.ts";

export const text: DocumentText = {
  title: "Cambios y devoluciones",
  description: `${withdrawalDays} días para desistir, cambios, cancelaciones, casco y formulario.`,
  lead: () => (
    <p>
      Tienes {withdrawalDays} días naturales para devolver lo que compras, sin explicaciones. Ese derecho lo
      da la ley. Además te ofrecemos cambios y devoluciones por nuestra cuenta, que van aparte.
    </p>
  ),
  sections: [
    {
      id: "identity",
      title: "Identificación y contacto",
      body: (_shop, { ShopIdentity }) => <ShopIdentity />,
    },
    {
      id: "information",
      title: "Información",
      body: () => (
        <>
          <p>Según lo que te haya pasado, te conviene una cosa u otra:</p>
          <ul>
            <li>
              <a href="#withdrawal">Has cambiado de idea o no te sirve</a>: desiste en {withdrawalDays} días.
            </li>
            <li>
              <a href="#cancellations">El pedido aún no ha salido</a>: cancélalo.
            </li>
            <li>
              <a href="#returns">Ya ha pasado ese plazo, o prefieres un cambio</a>: política voluntaria.
            </li>
            <li>
              Ha llegado rota, equivocada, o no encaja aunque dijimos que sí: es cosa nuestra. Escríbenos y te
              la cambiamos o te la reembolsamos, con el transporte a nuestro cargo.
            </li>
            <li>
              Falla más adelante:{" "}
              <Link to="/terms-and-conditions#guarantee">{guaranteeYears} años de garantía legal</Link>.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "shipping",
      title: "Envíos",
      body: (shop, { DeliveryPrices }) => {
        const { served, unserved, address } = shopWords(shop, "es");
        return (
          <>
            <p>
              Enviamos a {served}
              {unserved ? `; por ahora quedan fuera ${unserved}` : ""}. Los precios son estos; el día de
              entrega lo ves antes de pagar. Recoger en {address} no cuesta nada.
            </p>
            <DeliveryPrices />
            <p>
              Al recibir el paquete, mira si está golpeado. Si lo está, o si falta algo, haz una foto y
              escríbenos. No pierdes ningún derecho por no haberlo anotado al transportista.
            </p>
          </>
        );
      },
    },
    {
      id: "withdrawal",
      title: "Desistimiento",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "es");
        return (
          <>
            <h3>El plazo</h3>
            <p>
              {withdrawalDays} días naturales desde el día en que tú, o la persona que indicaste, recibís el
              pedido. Si va en varios paquetes, desde el último. Basta con que nos avises dentro del plazo.
            </p>
            <h3>Cómo se hace</h3>
            <p>
              Lo más rápido es <Link to="/withdrawal">desistir del contrato aquí</Link>: dos pasos, sin entrar
              en tu cuenta. También vale cualquier otra declaración clara: un correo a{" "}
              <a href={`mailto:${shop.email}`}>{shop.email}</a>, una carta a {legalName}, {address}, o una
              llamada. Puedes usar el <a href="#form">formulario de abajo</a>, pero no es obligatorio. Te
              enviamos enseguida un justificante, con el día y la hora.
            </p>
            <h3>La vuelta</h3>
            <p>
              Envíanos los artículos en los {withdrawalDays} días siguientes a avisarnos, o tráelos a la
              tienda sin coste. El transporte de vuelta lo pagas tú. Mándalos protegidos y con el número de
              pedido.
            </p>
            <h3>El reembolso</h3>
            <p>
              Te reembolsamos todo lo que pagaste: los artículos, el casco y el envío estándar de ida (si
              elegiste uno más caro, la diferencia no). Lo hacemos en {withdrawalDays} días desde tu aviso,
              con la misma forma de pago y sin gastos. Podemos esperar a recibir los artículos o la prueba de
              que los has enviado. Nunca te damos un vale en su lugar, ni cobramos por reponer.
            </p>
            <h3>El estado de la pieza</h3>
            <p>
              Puedes abrir la caja y examinar la pieza como lo harías en una tienda. Si la has usado más que
              eso, por ejemplo montándola, la aceptamos igual, pero podemos descontar lo que haya perdido de
              valor, con el motivo y la cifra por escrito.
            </p>
            <h3>Cuándo no hay desistimiento</h3>
            <ul>
              <li>
                Artículos hechos según tus indicaciones o claramente personalizados: por ejemplo, pintura
                mezclada según tu código de color o una llave cortada para tu coche. Una pieza corriente
                pedida solo para ti no lo es.
              </li>
              <li>Artículos que caducan o se deterioran con rapidez.</li>
            </ul>
            <p>Si un artículo está en uno de estos casos, su ficha lo dice antes de que lo compres.</p>
          </>
        );
      },
    },
    {
      id: "returns",
      title: "Devoluciones y cambios voluntarios",
      body: (shop) => (
        <>
          {shop.voluntary_return_days > 0 ? (
            <>
              <p>
                Aparte de lo anterior, y porque queremos, puedes cambiar o devolver un artículo durante{" "}
                {shop.voluntary_return_days} días desde que lo recibes si está sin usar, sin daños y en su
                embalaje original. Te reembolsamos su precio o te lo cambiamos por otro; los transportes los
                pagas tú.
              </p>
              <p>
                En esta política voluntaria no aceptamos artículos usados o dañados, personalizados ni
                perecederos.
              </p>
            </>
          ) : (
            <p>No ofrecemos devoluciones más allá de las que da la ley.</p>
          )}
          <p>
            Nada de esto limita tu derecho de desistimiento ni la garantía legal: ahí mandan las reglas de la
            ley, también para una pieza que ya has abierto o montado.
          </p>
        </>
      ),
    },
    {
      id: "cancellations",
      title: "Cancelaciones",
      body: () => (
        <p>
          Puedes cancelar, entero o en parte, lo que aún no haya salido y no sea personalizado: en{" "}
          <Link to="/orders">tus pedidos</Link>, o desde el enlace del correo si pediste sin cuenta, con
          «Cancelar el pedido». Te lo reembolsamos con la misma forma de pago. Un pedido sin pagar se cancela
          entero. De lo que ya ha salido puedes desistir: el plazo y las condiciones son los de arriba.
        </p>
      ),
    },
    {
      id: "core",
      title: "Devolución del casco",
      body: (shop) => (
        <>
          <p>
            El casco es un depósito por la pieza vieja, que se reconstruye. Se cobra con la pieza nueva y se
            te devuelve entero cuando recibimos la vieja, con la misma forma de pago.
          </p>
          <ul>
            <li>Tiene que ser la misma clase de pieza, completa y sin desmontar.</li>
            <li>Vacíala de líquidos y métela en la caja de la nueva, con el número de pedido.</li>
            <li>
              Puedes traerla a la tienda de {shop.address.municipality} sin coste o enviarla; ese transporte
              lo pagas tú.
            </li>
            <li>Si no la aceptamos, te decimos por qué, con fotos, y puedes pedir que te la devolvamos.</li>
          </ul>
          <p>Si desistes de la compra, el casco se te devuelve junto con el precio.</p>
        </>
      ),
    },
    {
      id: "instructions",
      title: "Información sobre el derecho de desistimiento",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "es");
        return (
          <blockquote>
            <h3>Derecho de desistimiento</h3>
            <p>
              Tiene usted derecho a desistir del presente contrato en un plazo de {withdrawalDays} días
              naturales sin necesidad de justificación.
            </p>
            <p>
              El plazo de desistimiento expirará a los {withdrawalDays} días naturales del día en que usted o
              un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los
              bienes o, si el pedido se entrega por separado, del último de esos bienes.
            </p>
            <p>
              Para ejercer el derecho de desistimiento, deberá usted notificarnos ({legalName}, {address},{" "}
              {shop.phone}, {shop.email}) su decisión de desistir del contrato a través de una declaración
              inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Podrá
              utilizar el modelo de formulario de desistimiento que figura más abajo, aunque su uso no es
              obligatorio. También puede cumplimentar y enviar electrónicamente el desistimiento en{" "}
              <Link to="/withdrawal">nuestro sitio web</Link>. Si recurre a esa opción, le comunicaremos sin
              demora en un soporte duradero (por correo electrónico) la recepción de dicho desistimiento.
            </p>
            <p>
              Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por
              su parte de este derecho sea enviada antes de que venza el plazo correspondiente.
            </p>
            <h3>Consecuencias del desistimiento</h3>
            <p>
              En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted,
              incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la
              elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de
              entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar{" "}
              {withdrawalDays} días naturales a partir de la fecha en la que se nos informe de su decisión de
              desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo
              medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto
              expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del
              reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya
              presentado una prueba de su devolución, según qué condición se cumpla primero.
            </p>
            <p>
              Deberá usted devolvernos o entregarnos directamente los bienes, a {legalName}, {address}, sin
              ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de {withdrawalDays} días
              naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato.
              Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya
              concluido dicho plazo. Deberá usted asumir el coste directo de devolución de los bienes.
            </p>
            <p>
              Solo será usted responsable de la disminución de valor de los bienes resultante de una
              manipulación distinta a la necesaria para establecer la naturaleza, las características y el
              funcionamiento de los bienes.
            </p>
          </blockquote>
        );
      },
    },
    {
      id: "form",
      title: "Modelo de formulario de desistimiento",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "es");
        return (
          <>
            <p>Solo tienes que rellenarlo y enviarlo si quieres desistir del contrato.</p>
            <blockquote>
              <p>
                A la atención de {legalName}, {address}, {shop.email}:
              </p>
              <p>
                Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*)
                contrato de venta del siguiente bien:
              </p>
              <p>Pedido el/recibido el (*):</p>
              <p>Número de pedido:</p>
              <p>Nombre del consumidor o de los consumidores:</p>
              <p>Domicilio del consumidor o de los consumidores:</p>
              <p>Firma del consumidor o de los consumidores (solo si se presenta en papel):</p>
              <p>Fecha:</p>
              <p>(*) Táchese lo que no proceda.</p>
            </blockquote>
          </>
        );
      },
    },
  ],
};
