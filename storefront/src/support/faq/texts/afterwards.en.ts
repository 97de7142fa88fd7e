import type { QuestionId, QuestionText } from "../questions.ts";

/** Delivery, returns, guarantee, account and shop. */
export const afterwards = {
  "shipping-cost": {
    question: "How much is delivery?",
    answer: [
      "It depends on weight and destination: to mainland Spain standard delivery starts at {standardFrom}.{freeFrom} You see it in the cart before you pay, and you never owe a cost that we have not told you about.",
    ],
    words: "shipping costs postage free price",
  },
  "shipping-time": {
    question: "When does my order arrive?",
    answer: [
      "Orders paid before {cutoff}:00 on a working day leave the same day. Standard delivery to mainland Spain takes {transit}. The item's page and the summary say on which day we expect to deliver it.",
    ],
    words: "delivery time days express 24 hours when",
  },
  "shipping-where": {
    question: "Where do you deliver to?",
    answer: ["We deliver to {served}.{unserved}"],
    words: "canary balearic islands ceuta melilla mainland abroad portugal",
  },
  "shipping-pickup": {
    question: "Can I collect it from the shop?",
    answer: ["Yes, free of charge, at {address}. We email you when it is ready. Opening hours: {hours}."],
    words: "collection pick up shop counter madrid",
  },
  "shipping-cuba": {
    question: "How does delivery to Cuba work?",
    answer: [
      "It is an export: it leaves without VAT, and whoever receives the parcel pays the duties and taxes of the Cuban customs. We ask for the recipient's identity number because customs require it. Parcels go by air, so we can't send batteries, aerosols and other dangerous items.",
    ],
    words: "customs identity card export havana",
  },
  "shipping-damaged": {
    question: "The parcel arrived damaged, or something is missing",
    answer: [
      "Take a picture and [write to us](/contact-us#write) with the order number: we will put it right. You lose no right by not having told the carrier.",
    ],
    words: "broken damaged incomplete transport",
  },
  "returns-withdraw": {
    question: "How do I return an item?",
    answer: [
      "You have {withdrawalDays} calendar days from delivery to withdraw, without giving reasons. Do it under [Withdraw from contract here](/withdrawal): two steps, without signing in. We send you the receipt at once, and you have {withdrawalDays} more days to send the item.",
    ],
    words: "return withdrawal change of mind send back",
  },
  "returns-mounted": {
    question: "Can I return a part that I have already fitted?",
    answer: [
      "You can still withdraw within the period. If you have used it more than it takes to examine it, we may deduct the value that it has lost, and give you the reason and the figure in writing. If it does not fit although we said so, or is faulty, that is on us.",
    ],
    words: "used mounted opened box installed",
  },
  "returns-cost": {
    question: "Who pays for sending something back?",
    answer: [
      "If you withdraw, you pay for sending it back; bringing it to the shop costs nothing. If the part came faulty or wrong, or does not fit although we said so, we pay.",
    ],
    words: "return costs postage pickup",
  },
  "returns-refund": {
    question: "When do I get my refund?",
    answer: [
      "Within {withdrawalDays} days of your notice, to the same payment method, including the standard delivery that you paid. We may wait for the items or for the proof that you have sent them. We never give a voucher instead.",
    ],
    words: "money refund credit term voucher",
  },
  "returns-excluded": {
    question: "What can't be returned?",
    answer: [
      "What is made to your instructions, such as paint mixed to your colour code or a key cut for your car, and what perishes quickly. Its page says so before you buy it. An ordinary part ordered for you can be returned.",
    ],
    words: "exceptions personalised paint key",
  },
  "returns-exchange": {
    question: "And after those {withdrawalDays} days?",
    answer: [
      "Of our own accord we accept exchanges and returns until {voluntaryDays} days after you receive it, if it is unused, undamaged and in its packaging. You pay for transport. The legal guarantee is separate.",
    ],
    words: "exchange voluntary term late",
  },
  "guarantee-years": {
    question: "How long is the guarantee?",
    answer: [
      "{guaranteeYears} years of legal guarantee from delivery for new parts, and at least 1 for used ones. If the defect appears in the first 2 years, you need not prove that it was there.",
    ],
    words: "years legal guarantee warranty duration",
  },
  "guarantee-claim": {
    question: "The part has failed. How do I use the guarantee?",
    answer: [
      "On the order’s page, with “Claim under the guarantee”. You can also [write to us](/contact-us#write) with the order number and tell us what is wrong. You choose between repair and replacement, free of charge, transport included. If that is not possible or it fails again, you can ask for a lower price or end the purchase.",
    ],
    words: "defect broken fault warranty claim faulty",
  },
  "guarantee-own-work": {
    question: "Do I lose the guarantee if I fit it myself?",
    answer: ["No. What the guarantee does not cover is normal wear and damage caused by wrong fitting."],
    words: "fitting workshop own home",
  },
  "guarantee-wrong-part": {
    question: "You sent me the wrong part, or it does not fit",
    answer: [
      "[Write to us](/contact-us#write) with the order number: we will replace or refund it and pay for the transport. Always compare the new part with the old one before fitting it.",
    ],
    words: "wrong mistake does not fit different",
  },
  "account-why": {
    question: "What is the account good for?",
    answer: [
      "It keeps your orders, addresses, favourites and lists, and what you write to us. You can also buy without it. [Create an account](/sign-up)",
    ],
    words: "register sign up benefits",
  },
  "account-password": {
    question: "I forgot my password, or it is locked",
    answer: [
      "Ask for a link under [I forgot my password](/forgot-password). After three wrong passwords the account is locked for 3 hours; the link in the email unlocks it sooner.",
    ],
    words: "locked key sign in access",
  },
  "account-people": {
    question: "Can somebody else use my account?",
    answer: [
      "Yes: invite them by email from [People](/users). Everybody signs in with a password of their own, and all see the orders and addresses. You can remove them whenever you like.",
    ],
    words: "family workshop share invite",
  },
  "account-delete": {
    question: "How do I delete my account or download my data?",
    answer: [
      "Under [My data](/profile/data): download one file with everything, or delete the account. Orders and invoices stay blocked for as long as the law requires.",
    ],
    words: "erase close privacy gdpr data protection",
  },
  "shop-contact": {
    question: "How do I talk to a person?",
    answer: [
      "[Write to us](/contact-us#write), call {phone} or come to {address}. Opening hours: {hours}. A person from the shop answers you.",
    ],
    words: "telephone customer service hours email whatsapp",
  },
  "shop-complaint": {
    question: "How do I make a complaint?",
    answer: [
      "With the [form](/contact-us#write), by telephone, by letter or in the shop. You get a number and a receipt, and we answer within {complaintDays} days. We have official complaint forms (hojas de reclamaciones).",
    ],
    words: "complaint form consumer arbitration",
  },
  "shop-old-battery": {
    question: "Where do I leave the old battery, oil or bulb?",
    answer: [
      "You can bring the old battery to the shop free of charge, even if you do not buy another. Take used oil to a recycling point or a workshop: never pour it away. When you buy a bulb or another electrical device we take the old one back.",
    ],
    words: "recycling waste collection point used battery",
  },
} satisfies Partial<Record<QuestionId, QuestionText>>;
