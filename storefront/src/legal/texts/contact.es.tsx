import { shopWords } from "@recambia/contract/legal/shop-words";
import { complaintDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";

export const text: DocumentText = {
  title: "Contacto",
  description: "Correo, teléfono, WhatsApp, dirección y horario; y cómo se atiende una reclamación.",
  lead: () => <p>Te contesta una persona de la tienda. Elige lo que te venga mejor.</p>,
  sections: [
    {
      id: "channels",
      title: "Cómo hablar con nosotros",
      body: (_shop, { ContactChannels }) => <ContactChannels />,
    },
    {
      id: "vehicle",
      title: "¿No encuentras tu coche o no sabes si te vale?",
      body: (shop) => (
        <>
          <p>
            Mándanos por correo o por WhatsApp una foto de la ficha técnica (la parte con las letras P.1, P.2,
            P.3 y B) y, si puedes, otra de la pieza vieja con su número. Tapa lo que no haga falta: no
            necesitamos tu nombre ni la matrícula.
          </p>
          <p>
            <a href={`mailto:${shop.email}?subject=${encodeURIComponent("¿Encaja en mi coche?")}`}>
              Escribir con la foto
            </a>
          </p>
        </>
      ),
    },
    {
      id: "orders",
      title: "Sobre un pedido",
      body: () => (
        <p>
          Ten a mano el número: está en <Link to="/orders">tus pedidos</Link>, donde también ves por dónde va.
          Para devolver algo, puedes <Link to="/withdrawal">desistir del contrato aquí</Link>. Para cambiarlo,
          mira antes <Link to="/returns-and-exchanges">Cambios y devoluciones</Link>: quizá no te haga falta
          escribirnos.
        </p>
      ),
    },
    {
      id: "complaints",
      title: "Quejas y reclamaciones",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "es");
        return (
          <>
            <p>
              Puedes reclamar con el formulario de arriba, por correo electrónico a{" "}
              <a href={`mailto:${shop.email}?subject=${encodeURIComponent("Reclamación")}`}>{shop.email}</a>,
              por teléfono al {shop.phone}, por carta a {legalName}, {address}, o en la tienda. Llamar cuesta
              lo que tu operador cobre por un número normal.
            </p>
            <p>
              Cada reclamación recibe una clave y un justificante por escrito con lo que nos has dicho. La
              atiende una persona, y respondemos en {complaintDays} días como máximo.
            </p>
            <p>
              Hay hojas de reclamaciones a tu disposición en la tienda; también puedes pedirnos una por
              correo. Si no quedas conforme, en los{" "}
              <Link to="/terms-and-conditions#complaints">términos y condiciones</Link> está a quién puedes
              acudir.
            </p>
          </>
        );
      },
    },
  ],
};
