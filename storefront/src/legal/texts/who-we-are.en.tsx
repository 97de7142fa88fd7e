import { shopWords } from "@recambia/contract/legal/shop-words";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";

export const text: DocumentText = {
  title: "Who we are",
  description: "A spare-parts shop in Madrid that answers one question first: does it fit my car?",
  lead: (shop) => (
    <p>
      {shop.name} is a spare-parts shop in {shop.address.municipality}. We sell parts for cars and vans to
      those who repair at home and those who do it for a living, over the counter and by parcel.
    </p>
  ),
  sections: [
    {
      id: "fit",
      title: "First of all, it must fit",
      body: () => (
        <>
          <p>
            Buying a part nearly always goes wrong for the same reason: it was made for another car. That is
            why the whole shop turns around your vehicle. You choose it once, and every list, every product
            page and every line of the cart says whether the part fits, on which condition, or that we do not
            know.
          </p>
          <p>
            When we do not know, we say so. You can{" "}
            <Link to="/contact-us#vehicle">send us a picture of the registration papers</Link> and we look at
            it with you.
          </p>
        </>
      ),
    },
    {
      id: "selling",
      title: "How we sell",
      body: () => (
        <ul>
          <li>Prices with VAT, the same for everyone, and the core deposit always in sight.</li>
          <li>Stock and delivery day before you pay, not after.</li>
          <li>Reductions measured against the lowest price of the last month.</li>

          <li>No advertising, and no tracking of your visit behind your back.</li>
        </ul>
      ),
    },
    {
      id: "shop",
      title: "Where we are",
      body: (shop) => (
        <p>
          At {shopWords(shop, "en").address}. {shop.opening_hours.en}. Come to collect an order, to bring a
          core or an old battery, or to show us the part you are looking for.
        </p>
      ),
    },
    {
      id: "legal-notice",
      title: "Legal notice",
      body: (shop, { ShopIdentity }) => (
        <>
          <ShopIdentity />
          <p>
            The texts, drawings and photographs of this site belong to {shop.name} or are used with
            permission. Vehicle brands and their part numbers belong to their owners and appear only to tell
            which vehicle a part is for.
          </p>
          <p>
            Purchases are governed by the <Link to="/terms-and-conditions">terms and conditions</Link>, your
            data by the <Link to="/privacy">privacy</Link> page.
          </p>
        </>
      ),
    },
  ],
};
