import { complaintDays, guaranteeYears, withdrawalDays } from "../../shop/legal.ts";
import { list, paragraph, steps } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Terms and conditions",
  description: "How a part is bought, paid for, delivered and guaranteed in this shop.",
  lead: (shop) =>
    `These are the rules for buying at ${shop.name}. They are written to be read: if something is not clear, [ask us](/contact-us) before you buy. Nothing in them takes away the rights that the law gives to consumers.`,
  sections: [
    { id: "seller", title: "Who sells to you", body: (shop) => [shop.identity] },
    {
      id: "scope",
      title: "Which purchases they apply to",
      body: (shop) => [
        paragraph(
          "To every order you place on this site. You must be of legal age to buy. The version published on the day of your order applies; we keep it with the order and you can download it on the order's page.",
        ),
        paragraph(
          "You can read these terms and place orders in Spanish, Catalan or English. The messages and documents of your order come in the language you placed it in; the contract and the invoices can also be downloaded in Spanish.",
        ),
        paragraph(
          `If you buy for your company or workshop you are not a consumer: the right of withdrawal and the ${guaranteeYears}-year legal guarantee of consumers do not apply, but what commercial law lays down. ${shop.name} treats no one differently because of where they live: you can buy from anywhere as long as the delivery is in an area we serve.`,
        ),
      ],
    },
    {
      id: "ordering",
      title: "How an order is placed",
      body: () => [
        steps([
          "You add items to the cart. There you see the price with VAT and the core deposit, if any.",
          "With or without an account, you give your details, the address, the delivery method and the payment method.",
          "You check the summary: items, the vehicle they are for, delivery, taxes and total. Each part has a link to correct it.",
          "You press “Order with obligation to pay”. That places the order and commits you to pay for it.",
          "We confirm by email straight away, and in any case within 24 hours, that we have received it. That email carries the whole contract: your order, these terms, the information on withdrawal and its form. If you placed the order in another language, it also carries the Spanish copy.",
        ]),
        paragraph(
          "Before you press the button you can change or delete anything. If you notice a mistake afterwards, write to us as soon as you can: as long as the parcel has not left, it can nearly always be put right.",
        ),
        paragraph(
          "We file the contract with your order. You can download and print it under [your orders](/orders) at any time.",
        ),
      ],
    },
    {
      id: "fit",
      title: "Whether the part fits",
      body: () => [
        paragraph(
          "Once you have chosen your vehicle, every item says whether it fits, fits on a condition (for example “front axle” or “built from 05/2012”), is universal, does not fit, or whether we do not know. That information is part of what we sell you: if we say it fits your vehicle and it does not, the part is not in conformity and we answer for it, transport included.",
        ),
        paragraph(
          "Where we state a condition, we ask you to check it before you add the part. Where we do not know whether it fits, we say so: compare the number and the measures with your old part, or ask us.",
        ),
        paragraph(
          "Always compare the new part with the old one before fitting it. Vehicle makers' names and numbers are there for comparison; the parts are not theirs unless we say so.",
        ),
      ],
    },
    {
      id: "restricted",
      title: "Goods with restricted sale",
      body: () => [
        list([
          "Fluorinated refrigerant gases are sold to certified companies only.",
          "Acids and other explosives precursors above the legal limit are not sold to the public.",
          "Some tuning parts are a modification of the vehicle and need a project or a roadworthiness inspection (ITV). Ask at your inspection station before you fit them.",
          "Used parts, if any, come from authorised treatment centres only and carry their certificate.",
        ]),
      ],
    },
    {
      id: "prices",
      title: "Prices and taxes",
      body: (shop) => [
        paragraph(
          `Prices are in euros and include Spanish VAT (${shop.vatRate} %, general rate). The cost of delivery is shown before you pay; if we have not told you, you do not owe it. Items sold by volume, weight or length also show their price per litre, kilo or metre.`,
        ),
        paragraph(
          "In a reduction, the previous price is the lowest that the same item has had in the 30 days before, and we say until when it lasts. Combos cost less than their parts one by one, but that sum is not a previous price.",
        ),
        paragraph(
          "We do not personalise prices: everyone sees the same ones. We charge nothing extra for any payment method and add nothing that you have not asked for.",
        ),
        ...(shop.unserved ? [paragraph(`For now we do not deliver to ${shop.unserved}.`)] : []),
        ...(shop.isOutsideVat
          ? [
              paragraph(
                "The Canary Islands, Ceuta and Melilla are outside the VAT territory: parcels leave without VAT, and the taxes and formalities of their import are paid by whoever receives the parcel. They are not included in the price.",
              ),
            ]
          : []),
        ...(shop.isExporting
          ? [
              paragraph(
                "Parcels to Cuba are exports: they leave without VAT, and the duties and taxes of the customs at the destination are paid by whoever receives the parcel. They are not included in the price.",
              ),
            ]
          : []),
      ],
    },
    {
      id: "core",
      title: "The core deposit",
      body: () => [
        paragraph(
          "Some remanufactured parts carry a core deposit, which is refunded in full when you hand us the old part. It stands apart from the price, on a line of its own on the product page, in the cart, the order and the invoice. Its conditions are in [Returns and exchanges](/returns-and-exchanges#core).",
        ),
      ],
    },
    {
      id: "payment",
      title: "Payment",
      body: (shop) => [
        paragraph(`You can pay by ${shop.means}.`),
        ...(shop.payment_means.includes("transfer")
          ? [
              paragraph(
                "If you pay by bank transfer, we reserve the items for you for 5 days, or fewer until an order of your account has been paid: you see the last day in the payment step, before you order, and in the email about the order. If the transfer has not reached us by then, the order is cancelled at no cost and we let you know.",
              ),
            ]
          : []),
        ...(shop.payment_means.some((means) => means !== "transfer")
          ? [
              paragraph(
                "With a card or Bizum you pay on the bank's page, with its two-step check; we neither see nor keep those details. We reserve the items for you for 60 minutes to do so. If your payment arrives when the order has been cancelled and we cannot take it up again, we refund all of it.",
              ),
            ]
          : []),
      ],
    },
    {
      id: "invoices",
      title: "Invoices",
      body: () => [
        paragraph(
          "When we receive your payment we issue the invoice, and you can download it from [your order](/orders). By default it is a simplified one; if you need a full invoice, with name, address and tax number, ask for it before paying or later, from the same order. Every refund comes with its corrective invoice.",
        ),
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      body: (shop) => [
        paragraph(
          `We deliver to ${shop.served}. You can also collect your order at no cost from ${shop.addressLine}. The product page and the summary say on which day we expect to deliver: orders paid before ${shop.dispatch_cutoff_hour}:00 on a working day leave that same day.`,
        ),
        paragraph(
          "We deliver within 30 days at the latest. If we cannot supply an item, we tell you and refund what you paid without delay. If we are late, you can give us a reasonable further period and, if that passes too, end the contract. We then refund everything you paid without delay.",
        ),
        paragraph(
          "The risk is ours until you, or the person you name, hold the parcel. If it arrives damaged, take a picture and write to us: we take care of it.",
        ),
      ],
    },
    {
      id: "withdrawal",
      title: "Withdrawal, returns and cancellations",
      body: () => [
        paragraph(
          `You have ${withdrawalDays} calendar days to withdraw without giving a reason. The periods, the cases in which it does not apply, who pays for the way back and the form are in [Returns and exchanges](/returns-and-exchanges), which is part of these terms. You can do it online, without signing in: [withdraw from contract here](/withdrawal).`,
        ),
      ],
    },
    {
      id: "guarantee",
      title: "Legal guarantee",
      body: () => [
        paragraph(
          `New items have a legal guarantee of ${guaranteeYears} years from delivery; used ones at least 1. If an item is not in conformity with what we sold you, you choose between repair and replacement, unless one of the two is impossible or out of proportion. If it cannot be done, is not done within a reasonable time, or fails again, you can ask for a reduction of the price or, if the defect is not minor, end the purchase. It costs you nothing, transport included.`,
        ),
        paragraph(
          "A defect that shows within the first 2 years is presumed to have been there from the start; you need not prove it. While we repair or replace, the guarantee period stands still; if you choose repair, it also grows by 12 months, once. Claims lapse 5 years after the defect shows.",
        ),
        paragraph(
          "Fitting the part yourself does not void the guarantee. What it does not cover is normal wear and damage caused by wrong fitting.",
        ),
        paragraph(
          "To make a claim, open your order and press “Claim under the guarantee” at the item: tell us what is wrong, since when, and what you prefer. You get a receipt with number, day and hour, and see our answer there. You can also claim by letter, telephone or email. If there is a commercial guarantee as well, the manufacturer's or ours, its text is on the product page, in the cart and in the contract. It comes on top of the legal one and does not limit it.",
        ),
      ],
    },
    {
      id: "waste",
      title: "Old batteries, oil and appliances",
      body: (shop) => [
        list([
          `We take back your old starter battery free of charge at the shop in ${shop.address.municipality}, whether or not you buy a new one. The crossed-out bin means that it must not go into the rubbish: it contains lead and acid.`,
          "Never pour used oil down a drain or on the ground. Take it in a closed container to a recycling point (punto limpio) or a workshop.",
          "If you buy an electrical appliance or a lamp, we take the equivalent old one free of charge. Bring it to the shop or [write to us](/contact-us) and we tell you how to send it.",
        ]),
      ],
    },
    {
      id: "reviews",
      title: "Reviews and the order of results",
      body: () => [
        paragraph(
          "Only people who have bought the item in this shop, on its own or in a combo, and have received it can review it: we check that against their order. A review is about something bought or used within the last 30 days; if the purchase is older, we ask the reviewer to declare that use. Next to each review we say when it was bought and when the review was written.",
        ),
        paragraph(
          "We publish good and bad reviews alike without checking them first, all of them count in the average, and we pay for none. Authors can change or delete theirs at any time. The shop may answer a review, not delete it.",
        ),
        paragraph(
          "Use “Report” to tell us that a review breaks the law or these rules: it says something untrue, insults or threatens, shows personal data or is not about the product. A person looks at it and, if you leave your email, we tell you what we decided. If it has to be hidden, its text and photos are taken away; its stars still count, and the list says how many are hidden. The author is given the reason and can object: we then look again.",
        ),
        paragraph(
          "Lists are sorted by what best answers your search and your vehicle, then by what is needed most often; what is sold out comes last. If you choose another order, by that alone. No one pays to come first.",
        ),
      ],
    },
    {
      id: "complaints",
      title: "Complaints and disputes",
      body: (shop) => [
        paragraph(
          `By post, telephone or email: you find them under [Contact](/contact-us#complaints). We give you a reference and a written receipt, and answer within ${complaintDays} days at most. Official complaint forms (hojas de reclamaciones) are available in the shop.`,
        ),
        paragraph(
          `${
            shop.dispute_body
              ? `We belong to ${shop.disputeBody}, which you can turn to if you are not satisfied.`
              : "We do not belong to any body for alternative dispute resolution. If we do not settle your complaint, we will tell you in writing whether we agree to take part in such a procedure; in Madrid you can turn to the consumer arbitration board (Junta Arbitral de Consumo)."
          }`,
        ),
        paragraph(
          "These terms are governed by Spanish law. If you are a consumer you can sue, and can only be sued, in the courts of the place where you live. If you live in another country, you also keep the protection that its law makes mandatory.",
        ),
      ],
    },
    {
      id: "accessibility",
      title: "Accessibility",
      body: (shop) => [
        paragraph(
          "We want everyone to be able to buy here. The shop is built to the WCAG 2.2 guidelines, level AA, which include those that the standard EN 301 549 asks for: all of it works with the keyboard, texts have enough contrast in the light and the dark theme, it can be enlarged, it respects those who prefer less motion, and every control has a name for screen readers. We check this with an automatic tool on every public page and by hand on the way to an order.",
        ),
        paragraph(
          `What we know to be missing: safety data sheets and other documents of manufacturers may not be accessible. If you come across a barrier or need something in another format, write to [${shop.email}](mailto:${shop.email}) or call us: we will help you and put it right.`,
        ),
      ],
    },
    {
      id: "validity",
      title: "If they change or a part of them fails",
      body: () => [
        paragraph(
          "If we change these terms, the new ones apply to orders placed from their date on, never to earlier ones. If one clause turns out not to be valid, the others stand.",
        ),
      ],
    },
  ],
};
