import { shopWords } from "@recambia/contract/legal/shop-words";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";

export const text: DocumentText = {
  title: "Qui som",
  description: "Una botiga de recanvis de Madrid que respon primer una pregunta: encaixa al meu cotxe?",
  lead: (shop) => (
    <p>
      {shop.name} és una botiga de recanvis de {shop.address.municipality}. Venem peces per a turismes i
      furgonetes a qui repara el seu cotxe a casa i a qui ho fa d'ofici, al taulell i per correu.
    </p>
  ),
  sections: [
    {
      id: "fit",
      title: "Primer, que encaixi",
      body: () => (
        <>
          <p>
            Comprar un recanvi surt malament gairebé sempre pel mateix: la peça era per a un altre cotxe. Per
            això tota la botiga gira al voltant del teu vehicle. El tries una vegada, i cada llista, cada
            fitxa i cada línia de la cistella diuen si la peça encaixa, amb quina condició, o que no ho sabem.
          </p>
          <p>
            Quan no ho sabem, ho diem. Pots{" "}
            <Link to="/contact-us#vehicle">enviar-nos una foto de la fitxa tècnica</Link> i ho mirem amb tu.
          </p>
        </>
      ),
    },
    {
      id: "selling",
      title: "Com venem",
      body: () => (
        <ul>
          <li>Preus amb IVA, iguals per a tothom, i el casc sempre a la vista.</li>
          <li>Existències i dia de lliurament abans de pagar, no després.</li>
          <li>Rebaixes mesurades contra el preu més baix de l'últim mes.</li>

          <li>Sense publicitat i sense rastrejar la teva visita d'amagat.</li>
        </ul>
      ),
    },
    {
      id: "shop",
      title: "On som",
      body: (shop) => (
        <p>
          A {shopWords(shop, "ca").address}. {shop.opening_hours.ca}. Pots venir a recollir una comanda,
          portar un casc o una bateria vella, o ensenyar-nos la peça que busques.
        </p>
      ),
    },
    {
      id: "legal-notice",
      title: "Avís legal",
      body: (shop, { ShopIdentity }) => (
        <>
          <ShopIdentity />
          <p>
            Els textos, dibuixos i fotografies d'aquest web són de {shop.name} o es fan servir amb permís. Les
            marques de vehicles i els seus números de peça pertanyen als seus propietaris i hi surten només
            per indicar a quin vehicle serveix un recanvi.
          </p>
          <p>
            Les compres es regeixen pels <Link to="/terms-and-conditions">termes i condicions</Link>; les
            teves dades, per la pàgina de <Link to="/privacy">privacitat</Link>.
          </p>
        </>
      ),
    },
  ],
};
