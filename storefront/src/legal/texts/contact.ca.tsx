import { shopWords } from "@recambia/contract/legal/shop-words";
import { complaintDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";

export const text: DocumentText = {
  title: "Contacte",
  description: "Correu, telèfon, WhatsApp, adreça i horari; i com s'atén una reclamació.",
  lead: () => <p>Et contesta una persona de la botiga. Tria el que et vagi millor.</p>,
  sections: [
    {
      id: "channels",
      title: "Com parlar amb nosaltres",
      body: (_shop, { ContactChannels }) => <ContactChannels />,
    },
    {
      id: "vehicle",
      title: "No trobes el teu cotxe o no saps si et va bé?",
      body: (shop) => (
        <>
          <p>
            Envia'ns per correu o per WhatsApp una foto de la fitxa tècnica (la part amb les lletres P.1, P.2,
            P.3 i B) i, si pots, una altra de la peça vella amb el seu número. Tapa el que no calgui: no
            necessitem el teu nom ni la matrícula.
          </p>
          <p>
            <a href={`mailto:${shop.email}?subject=${encodeURIComponent("Encaixa al meu cotxe?")}`}>
              Escriure amb la foto
            </a>
          </p>
        </>
      ),
    },
    {
      id: "orders",
      title: "Sobre una comanda",
      body: () => (
        <p>
          Tingues-ne el número a mà: és a <Link to="/orders">les teves comandes</Link>, on també veus per on
          va. Per tornar alguna cosa, pots <Link to="/withdrawal">desistir del contracte aquí</Link>. Per
          canviar-la, mira abans <Link to="/returns-and-exchanges">Canvis i devolucions</Link>: potser no
          caldrà que ens escriguis.
        </p>
      ),
    },
    {
      id: "complaints",
      title: "Queixes i reclamacions",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "ca");
        return (
          <>
            <p>
              Pots reclamar amb el formulari de dalt, per correu electrònic a{" "}
              <a href={`mailto:${shop.email}?subject=${encodeURIComponent("Reclamació")}`}>{shop.email}</a>,
              per telèfon al {shop.phone}, per carta a {legalName}, {address}, o a la botiga. Trucar costa el
              que el teu operador cobri per un número normal.
            </p>
            <p>
              Cada reclamació rep una clau i un justificant per escrit amb el que ens has dit. L'atén una
              persona, i responem en {complaintDays} dies com a màxim.
            </p>
            <p>
              Hi ha fulls de reclamacions a la teva disposició a la botiga; també ens en pots demanar un per
              correu. Si no en quedes conforme, als{" "}
              <Link to="/terms-and-conditions#complaints">termes i condicions</Link> hi ha a qui pots acudir.
            </p>
          </>
        );
      },
    },
  ],
};
