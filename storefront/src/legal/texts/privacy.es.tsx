import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";
import { shopWords } from "../documents/shop-words.ts";

export const text: DocumentText = {
  title: "Privacidad",
  description: "Qué datos tuyos usamos, para qué, cuánto tiempo, y cómo decides sobre ellos.",
  lead: () => (
    <p>
      Puedes mirar todo el catálogo sin decirnos quién eres. Solo te pedimos datos cuando hacen falta para
      algo que tú quieres hacer, y aquí está para qué los usamos.
    </p>
  ),
  sections: [
    {
      id: "summary",
      title: "Lo esencial",
      body: (shop) => (
        <table>
          <tbody>
            <tr>
              <th scope="row">Responsable</th>
              <td>{shopWords(shop, "es").legalName}</td>
            </tr>
            <tr>
              <th scope="row">Para qué</th>
              <td>Servir tus pedidos, mantener tu cuenta, contestarte y cumplir la ley.</td>
            </tr>
            <tr>
              <th scope="row">Por qué podemos</th>
              <td>Por el contrato, por obligación legal o porque nos has dado permiso.</td>
            </tr>
            <tr>
              <th scope="row">A quién llegan</th>
              <td>A quien entrega, a quien cobra y a nuestros proveedores técnicos. No vendemos datos.</td>
            </tr>
            <tr>
              <th scope="row">Tus derechos</th>
              <td>
                Ver, corregir, borrar, llevarte, limitar u oponerte. <a href="#rights">Cómo</a>
              </td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: "controller",
      title: "Quién es el responsable",
      body: (_shop, { ShopIdentity }) => <ShopIdentity />,
    },
    {
      id: "purposes",
      title: "Qué datos usamos y para qué",
      body: () => (
        <>
          <h3>Pedidos</h3>
          <p>
            Nombre, dirección de entrega, teléfono, correo, artículos, vehículo al que van e importes: para
            venderte, entregarte, cobrarte y atender la garantía (contrato), y para la contabilidad y los
            impuestos (obligación legal). Sin ellos no podemos servir el pedido.
          </p>
          <p>
            Si pides factura completa, también tu NIF y tu domicilio fiscal (obligación legal). Si desistes
            sin entrar en tu cuenta, el nombre, el número de pedido y el correo que escribes: para tramitarlo
            y enviarte el justificante (obligación legal).
          </p>
          <h3>Cuenta</h3>
          <p>
            Nombre, correo, contraseña cifrada de forma irreversible y lo que guardes en ella: direcciones,
            favoritos, listas, archivos, copias de seguridad. Para darte ese servicio (contrato). Puedes
            crearla desde los 14 años; para comprar hay que ser mayor de edad.
          </p>
          <p>
            Si compartes la cuenta, las demás personas ven tu nombre, tu correo y tu foto, y todas veis los
            pedidos y las direcciones. Si invitas a alguien, usamos su correo y el nombre que le pongas para
            enviarle la invitación (interés legítimo en que podáis compartirla).
          </p>
          <h3>Tu vehículo</h3>
          <p>
            El garaje se guarda en tu navegador. La matrícula y el número de bastidor de un particular son
            datos personales: no los pedimos para comprar, solo los usamos si tú los escribes y no los
            enviamos a ningún servicio de medición.
          </p>
          <h3>Número de identidad de quien recibe</h3>
          <p>
            Solo lo pedimos en los envíos a destinos cuya aduana lo exige. Lo guardamos cifrado, se muestra
            tapado y lo borramos cuando termina el plazo de garantía. Si no eres tú, avisa a esa persona de
            que nos lo das y para qué.
          </p>
          <h3>Consultas, quejas y opiniones</h3>
          <p>
            Lo que nos escribes y los archivos que adjuntas: para contestarte (tu petición) y, en las quejas,
            por obligación legal. Tu opinión se publica con el nombre que elijas; comprobamos que compraste el
            artículo.
          </p>
          <h3>Correos comerciales</h3>
          <p>
            Solo si marcas la casilla, que nunca viene marcada, o sobre artículos parecidos a los que ya nos
            compraste. Cada correo lleva un enlace para no recibir más.
          </p>
          <h3>Seguridad</h3>
          <p>
            Registros técnicos e intentos de acceso, para proteger la tienda y tu cuenta (interés legítimo).
            No hacemos perfiles ni tomamos decisiones automatizadas sobre ti.
          </p>
        </>
      ),
    },
    {
      id: "retention",
      title: "Cuánto tiempo los guardamos",
      body: () => (
        <>
          <ul>
            <li>El carrito de una visita: 180 días desde el último cambio.</li>
            <li>La cuenta: hasta que la borras.</li>
            <li>Las invitaciones sin respuesta: 30 días después de caducar.</li>
            <li>
              Pedidos, pagos, desistimientos y facturas: 6 años por la ley mercantil (los impuestos piden 4),
              y hasta 8 mientras pueda reclamarse por la garantía; también si antes borras la cuenta.
            </li>
            <li>Consultas: 3 años desde la última respuesta.</li>
            <li>Registros técnicos: 1 año.</li>
          </ul>
          <p>
            Al borrar, lo que la ley nos obliga a conservar queda bloqueado: nadie lo usa salvo jueces,
            fiscales y administraciones, y se destruye al acabar el plazo.
          </p>
        </>
      ),
    },
    {
      id: "recipients",
      title: "A quién se los damos",
      body: (shop) => (
        <>
          <ul>
            <li>A la empresa de transporte, lo justo para entregar.</li>
            <li>
              Al banco o la entidad de pago: importe, número de pedido y, si devolvemos algo, cuánto. Los
              datos de la tarjeta o de Bizum van directos a ella.
            </li>
            <li>
              A quienes nos dan alojamiento, correo y mantenimiento, con contrato, por encargo nuestro y sin
              poder usarlos para otra cosa.
            </li>
            <li>A la Agencia Tributaria y a otras autoridades cuando la ley lo manda.</li>
            {shopWords(shop, "es").isExporting ? (
              <li>
                En los envíos a Cuba, al transportista y a la aduana de destino. Es un país sin decisión de
                adecuación de la Unión Europea; la transferencia es necesaria para cumplir tu pedido.
              </li>
            ) : null}
            {shop.analytics_tag ? (
              <li>
                A Google Ireland Ltd., si aceptas que midamos las visitas. Puede tratarlos en Estados Unidos
                bajo el Marco de Privacidad de Datos UE-EE. UU. Lo decides en la{" "}
                <Link to="/cookies-policy#preferences">política de cookies</Link>.
              </li>
            ) : null}
          </ul>
        </>
      ),
    },
    {
      id: "rights",
      title: "Tus derechos",
      body: (shop) => (
        <>
          <p>
            Puedes saber qué datos tuyos tenemos, corregirlos, borrarlos, llevártelos en un formato útil,
            pedir que limitemos su uso, oponerte a él y retirar un permiso cuando quieras. Es gratis y
            contestamos en un mes.
          </p>
          <p>
            Escríbenos a <a href={`mailto:${shop.email}`}>{shop.email}</a> o por carta. Solo te pediremos
            acreditar quién eres si tenemos dudas razonables.
          </p>
          <p>
            Si crees que no lo hacemos bien, puedes reclamar ante la{" "}
            <a href="https://www.aepd.es" rel="external noopener">
              Agencia Española de Protección de Datos
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: "device",
      title: "Lo que se guarda en tu dispositivo",
      body: () => (
        <p>
          Está todo, con su nombre, su motivo y su duración, en la{" "}
          <Link to="/cookies-policy">política de cookies</Link>.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Cambios",
      body: () => (
        <p>
          Si cambiamos algo importante te lo diremos antes por correo o al entrar. La fecha de arriba es la de
          esta versión.
        </p>
      ),
    },
  ],
};
