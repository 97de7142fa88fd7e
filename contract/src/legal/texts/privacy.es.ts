import { facts, list, paragraph, subheading } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Privacidad",
  description: "Qué datos tuyos usamos, para qué, cuánto tiempo, y cómo decides sobre ellos.",
  lead: () =>
    "Puedes mirar todo el catálogo sin decirnos quién eres. Solo te pedimos datos cuando hacen falta para algo que tú quieres hacer, y aquí está para qué los usamos.",
  sections: [
    {
      id: "summary",
      title: "Lo esencial",
      body: (shop) => [
        facts([
          ["Responsable", `${shop.legalName}`],
          ["Para qué", "Servir tus pedidos, mantener tu cuenta, contestarte y cumplir la ley."],
          ["Por qué podemos", "Por el contrato, por obligación legal o porque nos has dado permiso."],
          [
            "A quién llegan",
            "A quien entrega, a quien cobra y a nuestros proveedores técnicos. No vendemos datos.",
          ],
          ["Tus derechos", "Ver, corregir, borrar, llevarte, limitar u oponerte. [Cómo](#rights)"],
        ]),
      ],
    },
    { id: "controller", title: "Quién es el responsable", body: (shop) => [shop.identity] },
    {
      id: "purposes",
      title: "Qué datos usamos y para qué",
      body: () => [
        subheading("Pedidos"),
        paragraph(
          "Nombre, dirección de entrega, teléfono, correo, artículos, vehículo al que van e importes: para venderte, entregarte, cobrarte y atender la garantía (contrato), y para la contabilidad y los impuestos (obligación legal). Sin ellos no podemos servir el pedido.",
        ),
        paragraph(
          "Si pides factura completa, también tu NIF y tu domicilio fiscal (obligación legal). Si desistes sin entrar en tu cuenta, el nombre, el número de pedido y el correo que escribes: para tramitarlo y enviarte el justificante (obligación legal).",
        ),
        paragraph(
          "Si un artículo que compraste se retira por seguridad, tu nombre y tu correo: para avisarte, aunque hayas borrado la cuenta (obligación legal).",
        ),
        subheading("Cuenta"),
        paragraph(
          "Nombre, correo, contraseña cifrada de forma irreversible y lo que guardes en ella: direcciones, favoritos, listas, archivos, copias de seguridad. También las llaves de acceso y la clave de tu aplicación de códigos, si las usas. Para darte ese servicio (contrato). Puedes crearla desde los 14 años; para comprar hay que ser mayor de edad.",
        ),
        paragraph(
          "Si compartes la cuenta, las demás personas ven tu nombre, tu correo y tu foto, y todas veis los pedidos y las direcciones. Si invitas a alguien, usamos su correo y el nombre que le pongas para enviarle la invitación (interés legítimo en que podáis compartirla).",
        ),
        subheading("Tu vehículo"),
        paragraph(
          "El garaje se guarda en tu navegador y, si entras en tu cuenta, también en ella. La matrícula y el número de bastidor de un particular son datos personales: no los pedimos para comprar, solo los usamos si tú los escribes y no los enviamos a ningún servicio de medición.",
        ),
        subheading("Número de identidad de quien recibe"),
        paragraph(
          "Solo lo pedimos en los envíos a destinos cuya aduana lo exige. Lo guardamos cifrado, se muestra tapado y lo borramos cuando termina el plazo de garantía. Si no eres tú, avisa a esa persona de que nos lo das y para qué.",
        ),
        subheading("Consultas, quejas y opiniones"),
        paragraph(
          "Lo que nos escribes y los archivos que adjuntas: para contestarte (tu petición) y, en las quejas, por obligación legal. Tu opinión se publica con el nombre que elijas; comprobamos que compraste el artículo.",
        ),
        subheading("Correos comerciales"),
        paragraph("No los enviamos. Solo te escribimos por tu cuenta, tus pedidos y lo que nos preguntas."),
        subheading("Seguridad"),
        paragraph(
          "Registros técnicos e intentos de acceso, para proteger la tienda y tu cuenta (interés legítimo). No hacemos perfiles ni tomamos decisiones automatizadas sobre ti.",
        ),
      ],
    },
    {
      id: "retention",
      title: "Cuánto tiempo los guardamos",
      body: () => [
        list([
          "El carrito de una visita: 180 días desde el último cambio.",
          "La cuenta: hasta que la borras.",
          "Las invitaciones sin respuesta: 30 días después de caducar.",
          "Pedidos, pagos, desistimientos, reclamaciones de garantía y facturas: 6 años desde el final del año del último pago, factura o reembolso, por la ley mercantil (los impuestos piden 4), y 8 desde la entrega, más lo que una reparación alargue la garantía, mientras pueda reclamarse por ella; también si antes borras la cuenta. Mientras tengas cuenta, los ves en ella.",
          "Los pedidos que no se pagaron: 1 año, si no son de una cuenta.",
          "Consultas: 3 años desde la última respuesta.",
          "Registros técnicos: 1 año.",
        ]),
        paragraph(
          "Si borras la cuenta, de tus pedidos quitamos lo que solo hacía falta para la entrega. El resto queda bloqueado esos años: solo se consulta, y queda apuntado por qué, para la garantía, los impuestos y lo que pidan jueces, fiscales y administraciones. Los pedidos hechos sin cuenta se bloquean cuando termina la garantía. Al llegar su fecha, tu nombre y los demás datos tuyos se borran solos de todos ellos.",
        ),
      ],
    },
    {
      id: "recipients",
      title: "A quién se los damos",
      body: (shop) => [
        list([
          "A la empresa de transporte, lo justo para entregar.",
          "Al banco o la entidad de pago: importe, número de pedido y, si devolvemos algo, cuánto. Los datos de la tarjeta o de Bizum van directos a ella.",
          "A quienes nos dan alojamiento, correo y mantenimiento, con contrato, por encargo nuestro y sin poder usarlos para otra cosa.",
          "A la Agencia Tributaria y a otras autoridades cuando la ley lo manda.",
          ...(shop.isExporting
            ? [
                "En los envíos a Cuba, al transportista y a la aduana de destino. Es un país sin decisión de adecuación de la Unión Europea; la transferencia es necesaria para cumplir tu pedido.",
              ]
            : []),
          ...(shop.analytics_tag
            ? [
                "A Google Ireland Ltd., si aceptas que midamos las visitas. Puede tratarlos en Estados Unidos bajo el Marco de Privacidad de Datos UE-EE. UU. Lo decides en la [política de cookies](/cookies-policy#preferences).",
              ]
            : []),
        ]),
      ],
    },
    {
      id: "rights",
      title: "Tus derechos",
      body: (shop) => [
        paragraph(
          "Puedes saber qué datos tuyos tenemos, corregirlos, borrarlos, llevártelos en un formato útil, pedir que limitemos su uso, oponerte a él y retirar un permiso cuando quieras. Es gratis y contestamos en un mes.",
        ),
        paragraph(
          `Si tienes cuenta, en [Mis datos](/profile/data) puedes descargarlos y borrarla tú. Para lo demás, escríbenos a [${shop.email}](mailto:${shop.email}) o por carta. Solo te pediremos acreditar quién eres si tenemos dudas razonables.`,
        ),
        paragraph(
          "Si crees que no lo hacemos bien, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es).",
        ),
      ],
    },
    {
      id: "device",
      title: "Lo que se guarda en tu dispositivo",
      body: () => [
        paragraph(
          "Está todo, con su nombre, su motivo y su duración, en la [política de cookies](/cookies-policy).",
        ),
      ],
    },
    {
      id: "changes",
      title: "Cambios",
      body: () => [
        paragraph(
          "Si cambiamos este texto, publicamos aquí la versión nueva, con su número y su fecha. La que aceptaste con un pedido no cambia.",
        ),
      ],
    },
  ],
};
