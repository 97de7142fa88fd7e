import { facts, list, paragraph, subheading } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Privacy",
  description: "Which of your data we use, what for, for how long, and how you decide about them.",
  lead: () =>
    "You can look at the whole catalogue without telling us who you are. We only ask for data when something that you want to do needs them, and here is what we use them for.",
  sections: [
    {
      id: "summary",
      title: "In short",
      body: (shop) => [
        facts([
          ["Controller", `${shop.legalName}`],
          ["What for", "To fulfil your orders, keep your account, answer you and obey the law."],
          ["Why we may", "Because of the contract, a legal duty, or because you have allowed it."],
          [
            "Who gets them",
            "Those who deliver, those who collect the payment, and our technical suppliers. We sell no data.",
          ],
          ["Your rights", "See, correct, delete, take away, restrict or object. [How](#rights)"],
        ]),
      ],
    },
    { id: "controller", title: "Who the controller is", body: (shop) => [shop.identity] },
    {
      id: "purposes",
      title: "Which data we use and what for",
      body: () => [
        subheading("Orders"),
        paragraph(
          "Name, delivery address, telephone, email, items, the vehicle they are for and amounts: to sell, deliver, charge and honour the guarantee (contract), and for accounting and taxes (legal duty). Without them we cannot fulfil the order.",
        ),
        paragraph(
          "If you ask for a full invoice, also your tax number and address (legal duty). If you withdraw without signing in, the name, order number and email that you write: to process it and send you the receipt (legal duty).",
        ),
        paragraph(
          "If an item that you bought is recalled for safety, your name and email: to warn you, even if you have deleted your account (legal duty).",
        ),
        subheading("Account"),
        paragraph(
          "Name, email, password scrambled so that it cannot be read back, and what you keep there: addresses, favourites, lists, files, backups. Also your passkeys and the key of your authenticator app, if you use them. To give you that service (contract). You can open one from the age of 14; to buy you must be of legal age.",
        ),
        paragraph(
          "If you share the account, the other people see your name, your email address and your picture, and all of you see the orders and addresses. If you invite someone, we use their email address and the name you give them to send the invitation (legitimate interest in your sharing it).",
        ),
        subheading("Your vehicle"),
        paragraph(
          "The garage is kept in your browser and, when you sign in, in your account as well. The registration plate and the chassis number of a private person are personal data: we do not ask for them in order to sell, we use them only if you type them in, and we send them to no measuring service.",
        ),
        subheading("Identity number of the recipient"),
        paragraph(
          "We ask for it only for parcels to destinations whose customs demand it. We store it encrypted, show it masked and delete it when the guarantee period ends. If it is not yours, tell that person that you are giving it to us and what for.",
        ),
        subheading("Questions, complaints and reviews"),
        paragraph(
          "What you write and the files you attach: to answer you (your request) and, for complaints, because of a legal duty. Your review is published under the name you choose; we check that you bought the item.",
        ),
        subheading("Commercial email"),
        paragraph("We send none. We only write about your account, your orders and what you ask us."),
        subheading("Security"),
        paragraph(
          "Technical logs and sign-in attempts, to protect the shop and your account (legitimate interest). We build no profiles and take no automated decisions about you.",
        ),
      ],
    },
    {
      id: "retention",
      title: "How long we keep them",
      body: () => [
        list([
          "The cart of a visit: 180 days from the last change.",
          "The account: until you delete it.",
          "Unanswered invitations: 30 days after they expire.",
          "Orders, payments, withdrawals, guarantee claims and invoices: 6 years from the end of the year of the last payment, invoice or refund, under commercial law (taxes ask for 4), and 8 from delivery, plus what a repair adds to the guarantee, while a claim under it is possible; also if you delete the account before. As long as you have an account, you see them there.",
          "Orders that were not paid: 1 year, unless they belong to an account.",
          "Questions: 3 years from the last answer.",
          "Technical logs: 1 year.",
        ]),
        paragraph(
          "If you delete the account, we remove from your orders what only the delivery needed. The rest is blocked for those years: it is only looked at, and why is noted, for the guarantee, taxes, and what judges, prosecutors and authorities ask for. Orders placed without an account are blocked when the guarantee ends. When their day comes, your name and your other data are erased from all of them automatically.",
        ),
      ],
    },
    {
      id: "recipients",
      title: "Who we give them to",
      body: (shop) => [
        list([
          "The carrier, just enough to deliver.",
          "The bank or payment provider: amount, order number and, if we refund something, how much. Card and Bizum details go straight to it.",
          "Those who give us hosting, mail and maintenance, under contract, on our behalf and unable to use them for anything else.",
          "The tax office and other authorities when the law says so.",
          ...(shop.isExporting
            ? [
                "For parcels to Cuba, the carrier and the customs at the destination. It is a country without an adequacy decision of the European Union; the transfer is necessary to fulfil your order.",
              ]
            : []),
          ...(shop.analytics_tag
            ? [
                "Google Ireland Ltd., if you accept that we measure visits. It may process them in the United States under the EU-US Data Privacy Framework. You decide in the [cookie policy](/cookies-policy#preferences).",
              ]
            : []),
        ]),
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      body: (shop) => [
        paragraph(
          "You can know which of your data we hold, correct them, delete them, take them away in a useful format, ask us to restrict their use, object to it, and withdraw a permission at any time. It is free and we answer within one month.",
        ),
        paragraph(
          `If you have an account, under [My data](/profile/data) you can download them and delete it yourself. For anything else, write to [${shop.email}](mailto:${shop.email}) or by post. We will only ask you to prove who you are if we have reasonable doubts.`,
        ),
        paragraph(
          "If you think that we are not doing it right, you can complain to the [Spanish Data Protection Agency](https://www.aepd.es).",
        ),
      ],
    },
    {
      id: "device",
      title: "What is kept on your device",
      body: () => [
        paragraph("All of it, with its name, reason and life, is in the [cookie policy](/cookies-policy)."),
      ],
    },
    {
      id: "changes",
      title: "Changes",
      body: () => [
        paragraph(
          "If we change this text, we publish the new version here, with its number and date. The one you accepted with an order does not change.",
        ),
      ],
    },
  ],
};
