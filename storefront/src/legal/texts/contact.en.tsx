import { shopWords } from "@recambia/contract/legal/shop-words";
import { complaintDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";

export const text: DocumentText = {
  title: "Contact",
  description: "Email, telephone, WhatsApp, address and hours; and how a complaint is handled.",
  lead: () => <p>A person from the shop answers you. Choose what suits you best.</p>,
  sections: [
    { id: "channels", title: "How to reach us", body: (_shop, { ContactChannels }) => <ContactChannels /> },
    {
      id: "vehicle",
      title: "Can't find your car, or not sure that it fits?",
      body: (shop) => (
        <>
          <p>
            Send us by email or WhatsApp a picture of the registration papers (the part with the letters P.1,
            P.2, P.3 and B) and, if you can, another of the old part with its number. Cover what is not
            needed: we need neither your name nor the plate.
          </p>
          <p>
            <a href={`mailto:${shop.email}?subject=${encodeURIComponent("Does it fit my car?")}`}>
              Write with the picture
            </a>
          </p>
        </>
      ),
    },
    {
      id: "orders",
      title: "About an order",
      body: () => (
        <p>
          Have the number at hand: it is under <Link to="/orders">your orders</Link>, where you also see how
          far it is. To return something, you can <Link to="/withdrawal">withdraw from contract here</Link>.
          To exchange it, look first at <Link to="/returns-and-exchanges">Returns and exchanges</Link>: you
          may not need to write at all.
        </p>
      ),
    },
    {
      id: "complaints",
      title: "Complaints",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "en");
        return (
          <>
            <p>
              You can complain with the form above, by email to{" "}
              <a href={`mailto:${shop.email}?subject=${encodeURIComponent("Complaint")}`}>{shop.email}</a>, by
              telephone on {shop.phone}, by letter to {legalName}, {address}, or in the shop. A call costs
              what your operator charges for an ordinary number.
            </p>
            <p>
              Every complaint gets a reference and a written receipt of what you told us. It is handled by a
              person, and we answer within {complaintDays} days at most.
            </p>
            <p>
              Official complaint forms (hojas de reclamaciones) are at your disposal in the shop; you can also
              ask us for one by email. If you are not satisfied, the{" "}
              <Link to="/terms-and-conditions#complaints">terms and conditions</Link> say where you can turn.
            </p>
          </>
        );
      },
    },
  ],
};
