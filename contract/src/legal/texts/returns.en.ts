import { guaranteeYears, withdrawalDays } from "../../shop/legal.ts";
import { list, paragraph, quote, subheading } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Returns and exchanges",
  description: `${withdrawalDays} days to withdraw, exchanges, cancellations, core deposits and the form.`,
  lead: () =>
    `You have ${withdrawalDays} calendar days to return what you buy, without giving a reason. The law gives you that right. On top of it we offer returns and exchanges of our own accord, which are a separate thing.`,
  sections: [
    { id: "identity", title: "Identification and contact", body: (shop) => [shop.identity] },
    {
      id: "information",
      title: "Information",
      body: () => [
        paragraph("Depending on what has happened, one thing or another suits you best:"),
        list([
          `[You have changed your mind or it is no use to you](#withdrawal): withdraw within ${withdrawalDays} days.`,
          "[The order has not left yet](#cancellations): cancel it.",
          "[That time is over, or you would rather exchange it](#returns): our voluntary policy.",
          "It arrived broken, it is the wrong one, or it does not fit although we said so: that is on us. Write to us and we replace it or refund you, transport included.",
          `It fails later on: [${guaranteeYears} years of legal guarantee](/terms-and-conditions#guarantee).`,
        ]),
      ],
    },
    {
      id: "shipping",
      title: "Delivery",
      body: (shop) => [
        paragraph(
          `We deliver to ${shop.served}${shop.unserved ? `, but not to ${shop.unserved}` : ""}. These are the prices; you see the day of delivery before you pay. Collecting from ${shop.addressLine} costs nothing.`,
        ),
        ...shop.deliveryPrices,
        paragraph(
          "When the parcel arrives, check whether it is damaged. If it is, or if something is missing, take a picture and write to us. You lose no right by not having noted it with the carrier.",
        ),
      ],
    },
    {
      id: "withdrawal",
      title: "Withdrawal",
      body: (shop) => [
        subheading("The period"),
        paragraph(
          `${withdrawalDays} calendar days from the day on which you, or the person you named, receive the order. If it comes in several parcels, from the last one. It is enough to let us know within that period.`,
        ),
        subheading("How it is done"),
        paragraph(
          `The quickest way is to [withdraw from contract here](/withdrawal): two steps, without signing in. Any other clear statement will do as well: an email to [${shop.email}](mailto:${shop.email}), a letter to ${shop.legalName}, ${shop.addressLine}, or a call. You can use the [form below](#form), but you do not have to. We send you a receipt straight away, with the day and time.`,
        ),
        subheading("The way back"),
        paragraph(
          `Send us the items within ${withdrawalDays} days of letting us know, or bring them to the shop at no cost. You pay for the transport back. Send them well packed and with the order number.`,
        ),
        subheading("The refund"),
        paragraph(
          `We refund everything you paid: the items, the core deposit and standard delivery (if you chose a more expensive one, not the difference). We do so within ${withdrawalDays} days of your notice, to the same payment method and free of charge. We may wait until we have received the items or proof that you have sent them. We never give you a voucher instead, nor do we charge for restocking.`,
        ),
        subheading("The state of the part"),
        paragraph(
          "You may open the box and examine the part as you would in a shop. If you have used it beyond that, for example by fitting it, we take it back all the same, but may deduct the value it has lost, with the reason and the figure in writing.",
        ),
        subheading("When there is no withdrawal"),
        list([
          "Items made to your specifications or clearly personalised: for example, paint mixed to your colour code or a key cut for your car. An ordinary part ordered only for you is not one of them.",
          "Items that expire or deteriorate quickly.",
          "Items sealed for health or hygiene, if you have opened them.",
          "Items that, by their nature, have been mixed with others and can no longer be separated.",
        ]),
        paragraph("If an item is one of these cases, its page says so before you buy it."),
      ],
    },
    {
      id: "returns",
      title: "Voluntary returns and exchanges",
      body: (shop) => [
        ...(shop.voluntary_return_days > 0
          ? [
              paragraph(
                `Apart from the above, and because we want to, you can exchange or return an item for ${shop.voluntary_return_days} days after you receive it if it is unused, undamaged and in its original packaging. We refund its price or exchange it for another; you pay for the transport.`,
              ),
              paragraph(
                "Under this voluntary policy we do not accept used or damaged, personalised or perishable items.",
              ),
            ]
          : [paragraph("We offer no returns beyond those that the law gives.")]),
        paragraph(
          "None of this limits your right of withdrawal or the legal guarantee: there the rules of the law apply, also to a part that you have already opened or fitted.",
        ),
      ],
    },
    {
      id: "cancellations",
      title: "Cancellations",
      body: () => [
        paragraph(
          "You can cancel, in whole or in part, what has not left yet and is not personalised: under [your orders](/orders), or from the link in the email if you ordered without an account, with “Cancel the order”. We refund it to the same payment method. An unpaid order is cancelled as a whole. You can withdraw from what has left already: the period and the conditions are those above.",
        ),
      ],
    },
    {
      id: "core",
      title: "Return of the core",
      body: (shop) => [
        paragraph(
          "The core deposit stands for the old part, which is remanufactured. It is charged with the new part and refunded in full when we receive the old one, to the same payment method.",
        ),
        list([
          "It must be the same kind of part, complete and not taken apart.",
          "Drain its fluids and put it into the box of the new one, with the order number.",
          `You can bring it to the shop in ${shop.address.municipality} at no cost or send it; that transport is yours to pay.`,
          "If we do not accept it, we tell you why, and you can ask to have it back.",
        ]),
        paragraph("If you withdraw from the purchase, the deposit is refunded together with the price."),
      ],
    },
    {
      id: "instructions",
      title: "Instructions on withdrawal",
      body: (shop) => [
        quote([
          subheading("Right of withdrawal"),
          paragraph(
            `You have the right to withdraw from this contract within ${withdrawalDays} days without giving any reason.`,
          ),
          paragraph(
            `The withdrawal period will expire after ${withdrawalDays} days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods or, if the order is delivered separately, of the last of them.`,
          ),
          paragraph(
            `To exercise the right of withdrawal, you must inform us (${shop.legalName}, ${shop.addressLine}, ${shop.phone}, ${shop.email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the model withdrawal form below, but it is not obligatory. You can also electronically fill in and submit your withdrawal on [our website](/withdrawal). If you use this option, we will communicate to you an acknowledgement of receipt of such a withdrawal on a durable medium (by email) without delay.`,
          ),
          paragraph(
            "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.",
          ),
          subheading("Effects of withdrawal"),
          paragraph(
            `If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than ${withdrawalDays} days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.`,
          ),
          paragraph(
            `You shall send back the goods or hand them over to us, ${shop.legalName}, ${shop.addressLine}, without undue delay and in any event not later than ${withdrawalDays} days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period has expired. You will have to bear the direct cost of returning the goods.`,
          ),
          paragraph(
            "You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.",
          ),
        ]),
      ],
    },
    {
      id: "form",
      title: "Model withdrawal form",
      body: (shop) => [
        paragraph("Complete and return this form only if you wish to withdraw from the contract."),
        quote([
          paragraph(`To ${shop.legalName}, ${shop.addressLine}, ${shop.email}:`),
          paragraph(
            "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods:",
          ),
          paragraph("Ordered on/received on (*):"),
          paragraph("Order number:"),
          paragraph("Name of consumer(s):"),
          paragraph("Address of consumer(s):"),
          paragraph("Signature of consumer(s) (only if this form is notified on paper):"),
          paragraph("Date:"),
          paragraph("(*) Delete as appropriate."),
        ]),
      ],
    },
  ],
};
