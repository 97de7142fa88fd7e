import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";
import { shopWords } from "../documents/shop-words.ts";

export const text: DocumentText = {
  title: "Privacy",
  description: "Which of your data we use, what for, for how long, and how you decide about them.",
  lead: () => (
    <p>
      You can look at the whole catalogue without telling us who you are. We only ask for data when something
      that you want to do needs them, and here is what we use them for.
    </p>
  ),
  sections: [
    {
      id: "summary",
      title: "In short",
      body: (shop) => (
        <table>
          <tbody>
            <tr>
              <th scope="row">Controller</th>
              <td>{shopWords(shop, "en").legalName}</td>
            </tr>
            <tr>
              <th scope="row">What for</th>
              <td>To fulfil your orders, keep your account, answer you and obey the law.</td>
            </tr>
            <tr>
              <th scope="row">Why we may</th>
              <td>Because of the contract, a legal duty, or because you have allowed it.</td>
            </tr>
            <tr>
              <th scope="row">Who gets them</th>
              <td>
                Those who deliver, those who collect the payment, and our technical suppliers. We sell no
                data.
              </td>
            </tr>
            <tr>
              <th scope="row">Your rights</th>
              <td>
                See, correct, delete, take away, restrict or object. <a href="#rights">How</a>
              </td>
            </tr>
          </tbody>
        </table>
      ),
    },
    { id: "controller", title: "Who the controller is", body: (_shop, { ShopIdentity }) => <ShopIdentity /> },
    {
      id: "purposes",
      title: "Which data we use and what for",
      body: () => (
        <>
          <h3>Orders</h3>
          <p>
            Name, delivery address, telephone, email, items, the vehicle they are for and amounts: to sell,
            deliver, charge and honour the guarantee (contract), and for accounting and taxes (legal duty).
            Without them we cannot fulfil the order.
          </p>
          <p>
            If you ask for a full invoice, also your tax number and address (legal duty). If you withdraw
            without signing in, the name, order number and email that you write: to process it and send you
            the receipt (legal duty).
          </p>
          <h3>Account</h3>
          <p>
            Name, email, password scrambled so that it cannot be read back, and what you keep there:
            addresses, favourites, lists, files, backups. To give you that service (contract). You can open
            one from the age of 14; to buy you must be of legal age.
          </p>
          <p>
            If you share the account, the other people see your name, your email address and your picture, and
            all of you see the orders and addresses. If you invite someone, we use their email address and the
            name you give them to send the invitation (legitimate interest in your sharing it).
          </p>
          <h3>Your vehicle</h3>
          <p>
            The garage is kept in your browser. The registration plate and the chassis number of a private
            person are personal data: we do not ask for them in order to sell, we use them only if you type
            them in, and we send them to no measuring service.
          </p>
          <h3>Identity number of the recipient</h3>
          <p>
            We ask for it only for parcels to destinations whose customs demand it. We store it encrypted,
            show it masked and delete it when the guarantee period ends. If it is not yours, tell that person
            that you are giving it to us and what for.
          </p>
          <h3>Questions, complaints and reviews</h3>
          <p>
            What you write and the files you attach: to answer you (your request) and, for complaints, because
            of a legal duty. Your review is published under the name you choose; we check that you bought the
            item.
          </p>
          <h3>Commercial email</h3>
          <p>
            Only if you tick the box, which is never ticked beforehand, or about items like those you have
            already bought from us. Every email carries a link to stop them.
          </p>
          <h3>Security</h3>
          <p>
            Technical logs and sign-in attempts, to protect the shop and your account (legitimate interest).
            We build no profiles and take no automated decisions about you.
          </p>
        </>
      ),
    },
    {
      id: "retention",
      title: "How long we keep them",
      body: () => (
        <>
          <ul>
            <li>The cart of a visit: 180 days from the last change.</li>
            <li>The account: until you delete it.</li>
            <li>Unanswered invitations: 30 days after they expire.</li>
            <li>
              Orders, payments, withdrawals and invoices: 6 years under commercial law (taxes ask for 4), and
              up to 8 while a claim under the guarantee is possible; also if you delete the account before.
            </li>
            <li>Questions: 3 years from the last answer.</li>
            <li>Technical logs: 1 year.</li>
          </ul>
          <p>
            When something is deleted, what the law makes us keep is locked away: no one uses it but judges,
            prosecutors and authorities, and it is destroyed when the period ends.
          </p>
        </>
      ),
    },
    {
      id: "recipients",
      title: "Who we give them to",
      body: (shop) => (
        <>
          <ul>
            <li>The carrier, just enough to deliver.</li>
            <li>
              The bank or payment provider: amount, order number and, if we refund something, how much. Card
              and Bizum details go straight to it.
            </li>
            <li>
              Those who give us hosting, mail and maintenance, under contract, on our behalf and unable to use
              them for anything else.
            </li>
            <li>The tax office and other authorities when the law says so.</li>
            {shopWords(shop, "en").isExporting ? (
              <li>
                For parcels to Cuba, the carrier and the customs at the destination. It is a country without
                an adequacy decision of the European Union; the transfer is necessary to fulfil your order.
              </li>
            ) : null}
            {shop.analytics_tag ? (
              <li>
                Google Ireland Ltd., if you accept that we measure visits. It may process them in the United
                States under the EU-US Data Privacy Framework. You decide in the{" "}
                <Link to="/cookies-policy#preferences">cookie policy</Link>.
              </li>
            ) : null}
          </ul>
        </>
      ),
    },
    {
      id: "rights",
      title: "Your rights",
      body: (shop) => (
        <>
          <p>
            You can know which of your data we hold, correct them, delete them, take them away in a useful
            format, ask us to restrict their use, object to it, and withdraw a permission at any time. It is
            free and we answer within one month.
          </p>
          <p>
            Write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or by post. We will only ask you to
            prove who you are if we have reasonable doubts.
          </p>
          <p>
            If you think that we are not doing it right, you can complain to the{" "}
            <a href="https://www.aepd.es" rel="external noopener">
              Spanish Data Protection Agency
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: "device",
      title: "What is kept on your device",
      body: () => (
        <p>
          All of it, with its name, reason and life, is in the <Link to="/cookies-policy">cookie policy</Link>
          .
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: () => (
        <p>
          If we change something important we will tell you beforehand by email or when you sign in. The date
          above is that of this version.
        </p>
      ),
    },
  ],
};
