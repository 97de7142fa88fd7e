import { shopWords } from "@recambia/contract/legal/shop-words";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";

export const text: DocumentText = {
  title: "Quiénes somos",
  description: "Una tienda de recambios de Madrid que responde primero a una pregunta: ¿encaja en mi coche?",
  lead: (shop) => (
    <p>
      {shop.name} es una tienda de recambios de {shop.address.municipality}. Vendemos piezas para turismos y
      furgonetas a quien repara su coche en casa y a quien lo hace por oficio, en el mostrador y por correo.
    </p>
  ),
  sections: [
    {
      id: "fit",
      title: "Primero, que encaje",
      body: () => (
        <>
          <p>
            Comprar un recambio sale mal casi siempre por lo mismo: la pieza era para otro coche. Por eso toda
            la tienda gira alrededor de tu vehículo. Lo eliges una vez, y cada lista, cada ficha y cada línea
            del carrito dicen si la pieza encaja, con qué condición, o que no lo sabemos.
          </p>
          <p>
            Cuando no lo sabemos, lo decimos. Puedes{" "}
            <Link to="/contact-us#vehicle">mandarnos una foto de la ficha técnica</Link> y lo miramos contigo.
          </p>
        </>
      ),
    },
    {
      id: "selling",
      title: "Cómo vendemos",
      body: () => (
        <ul>
          <li>Precios con IVA, iguales para todos, y el casco siempre a la vista.</li>
          <li>Existencias y día de entrega antes de pagar, no después.</li>
          <li>Rebajas medidas contra el precio más bajo del último mes.</li>

          <li>Sin publicidad y sin rastrear tu visita a escondidas.</li>
        </ul>
      ),
    },
    {
      id: "shop",
      title: "Dónde estamos",
      body: (shop) => (
        <p>
          En {shopWords(shop, "es").address}. {shop.opening_hours.es}. Puedes venir a recoger un pedido, traer
          un casco o una batería vieja, o enseñarnos la pieza que buscas.
        </p>
      ),
    },
    {
      id: "legal-notice",
      title: "Aviso legal",
      body: (shop, { ShopIdentity }) => (
        <>
          <ShopIdentity />
          <p>
            Los textos, dibujos y fotografías de esta web son de {shop.name} o se usan con permiso. Las marcas
            de vehículos y sus números de pieza pertenecen a sus dueños y aparecen solo para indicar a qué
            vehículo sirve un recambio.
          </p>
          <p>
            Las compras se rigen por los <Link to="/terms-and-conditions">términos y condiciones</Link>; tus
            datos, por la página de <Link to="/privacy">privacidad</Link>.
          </p>
        </>
      ),
    },
  ],
};
