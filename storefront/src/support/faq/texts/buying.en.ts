import type { QuestionId, QuestionText } from "../questions.ts";

/** Fit, orders and payment. */
export const buying = {
  "fit-how": {
    question: "How do I know whether a part fits my car?",
    answer: [
      "Choose your car on the home page or with the button at the top. From then on every item says whether it fits, fits on a condition, is universal, does not fit, or whether we have no data.",
      "If we say that it fits your car and it does not, that is on us, delivery included.",
    ],
    words: "compatible compatibility suitable right part mount",
  },
  "fit-if": {
    question: "What does “Fits if” mean?",
    answer: [
      "That the part is for your car on a condition: for example the front axle, built from a date, with an engine or with some equipment. Check it on the car or in its papers before adding the part to your cart.",
    ],
    words: "condition depends build date axle",
  },
  "fit-unknown": {
    question: "It says “No data” for my car. What do I do?",
    answer: [
      "We do not know whether it fits, and we do not guess. Compare number and measurements with your old part or [ask us](/contact-us#write): your car goes with the message.",
    ],
    words: "unknown not listed unsure",
  },
  "fit-universal": {
    question: "What is a universal item?",
    answer: [
      "One that does not depend on the car, such as tools, care products, or oils, which are chosen by their standard. It is shown whichever car you have chosen. For oils and fluids, still check the standard that your manual asks for.",
    ],
    words: "oil tool accessory standard",
  },
  "fit-vehicle-missing": {
    question: "My car is not in the list",
    answer: [
      "Try the details on its registration papers, under “Add to my garage”. If it is not there either, [write to us](/contact-us#write) with make, model, year and the letters P.1, P.2, P.3 and B: we will tell you what fits.",
    ],
    words: "model make version can't find missing vehicle",
  },
  "fit-papers": {
    question: "Where are P.1, P.2, P.3 and B in the papers?",
    answer: [
      "On the ITV card and in the registration papers. P.1 is the engine size in cm³, P.2 the power in kW, P.3 the fuel and B the day of first registration.",
      "These four nearly always leave one version. Enter them under “Add to my garage”, by papers.",
    ],
    words: "registration papers itv card technical sheet engine size power kw hp documents logbook",
  },
  "fit-vin": {
    question: "Can I search by chassis number?",
    answer: [
      "You can enter it: we will tell you whether it is well formed, and the make. It does not identify the exact version, so add the details on the registration papers.",
    ],
    words: "vin chassis frame number identification",
  },
  "fit-old-number": {
    question: "Can I search by the number of the old part?",
    answer: [
      "Yes: type it into the search, with or without spaces, dots and dashes. It finds the numbers of every part brand and those of the car's manufacturer.",
    ],
    words: "reference code engraved oem",
  },
  "fit-oe": {
    question: "What are OE numbers and equivalent items?",
    answer: [
      "The OE number is the one that the car's manufacturer gives to its part: use it for comparison. Equivalents are parts from other brands that take its place; the page of each item shows them with their price.",
    ],
    words: "original alternative oem spare brand",
  },
  "fit-garage": {
    question: "Can I keep several cars?",
    answer: [
      "Yes, in your garage. One is selected, and lists and pages show what fits it. Change the car whenever you like: your cart stays. Each item in the cart remembers which car it was for.",
    ],
    words: "garage two cars change vehicle family workshop",
  },
  "fit-sides": {
    question: "How do I know whether a part is front, rear, left or right?",
    answer: [
      "The page says so: front or rear axle, left or right side. The side always counts as seen from the driver's seat, looking ahead. It also says how many pieces a job needs.",
    ],
    words: "side axle driver passenger set pair",
  },
  "order-how": {
    question: "How do I place an order?",
    answer: [
      "Add the items to the cart, go on to checkout and enter address, delivery and payment. You check the summary with the total and press “Order with obligation to pay”. We confirm it by email at once.",
    ],
    words: "buy checkout cart steps",
  },
  "order-guest": {
    question: "Do I need an account to buy?",
    answer: [
      "No. Without an account you get a link by email that lets you see the order, pay for it, cancel it or withdraw from it. If you want an account later, the order can be moved to it from its page.",
    ],
    words: "guest register without registration",
  },
  "order-link-lost": {
    question: "I have lost the email with the link to my order",
    answer: [
      "Ask for another one under [sign in](/sign-in) or on the order's page, with the order number and the email address that you ordered with. It arrives in a moment.",
    ],
    words: "link lost guest email tracking",
  },
  "order-change": {
    question: "Can I change the address or the items of an order?",
    answer: [
      "Once placed, an order can't be edited. As long as it has not left, you can cancel what you do not want and order it again; for the address, [write to us](/contact-us#write) as soon as you can with the order number.",
    ],
    words: "modify correct wrong add",
  },
  "order-cancel": {
    question: "How do I cancel an order?",
    answer: [
      "On the order's page, with “Cancel the order”, as long as it has not left and the item is not made to order. You can cancel all of it or a part, and we will refund it to the same payment method.",
    ],
    words: "cancellation undo",
  },
  "order-where": {
    question: "Where is my order?",
    answer: [
      "Under [your orders](/orders), or through the link in the email, you can see the history and track the parcel. We email you when it leaves and when it arrives.",
    ],
    words: "tracking state parcel when arrives",
  },
  "order-stock": {
    question: "What happens when an item sells out?",
    answer: [
      "Pieces are reserved when you place the order, so we do not sell what is not there. If we still can't supply something, we tell you and refund it without delay.",
    ],
    words: "sold out stock availability",
  },
  "payment-ways": {
    question: "How can I pay?",
    answer: ["By {means}. No payment method costs extra."],
    words:
      "pay by credit card or debit card visa mastercard bizum bank transfer methods paypal cash on delivery",
  },
  "payment-transfer": {
    question: "How long do I have for the bank transfer?",
    answer: [
      "5 days, or fewer until an order of your account has been paid: you see the last day in the payment step, before you order, and on the order. We reserve the items until then; if it does not arrive, the order is cancelled at no cost. Give the order number as the reference: IBAN and amount are on the order's page and in the email.",
    ],
    words: "iban account reference term bank",
  },
  "payment-card": {
    question: "Is it safe to pay by card?",
    answer: [
      "You pay on the bank's page, with its two-step check: we neither see nor keep your card's details. Meanwhile, we reserve the items for 60 minutes.",
    ],
    words: "redsys bizum security visa mastercard",
  },
  "payment-vat": {
    question: "Do the prices include VAT?",
    answer: [
      "Yes, all prices include VAT, and the cart shows it. For what is sold by the litre, kilo or metre you also see the price per unit.",
    ],
    words: "tax vat included",
  },
  "payment-invoice": {
    question: "How do I get the invoice?",
    answer: [
      "Download it on the order's page once we have your payment. It is a simplified one; if you need a full one, with name, address and tax number, ask for it before paying or afterwards on the same page.",
    ],
    words: "full invoice tax number nif cif company expense pdf receipt",
  },
  "payment-company": {
    question: "Can I buy as a company or workshop?",
    answer: [
      "Yes. In the order, say that you buy as a company or professional and enter the tax number: the invoice is a full one. The right of withdrawal and the consumer guarantee are for private buyers.",
    ],
    words: "self-employed professional garage tax number nif cif b2b",
  },
  "payment-core": {
    question: "What is the core deposit?",
    answer: [
      "A deposit for your old part, which is refundable. It is charged with some rebuilt parts, apart from the price, and refunded in full when we receive the old part.",
    ],
    words: "deposit old part rebuilt remanufactured alternator",
  },
  "payment-core-return": {
    question: "How do I return the old part and get the core deposit back?",
    answer: [
      "Send or bring it empty of liquids, complete and not taken apart, in the box of the new one and with the order number. Bringing it to the shop costs nothing; if you send it, you pay for that. The conditions are under [Returns and exchanges](/returns-and-exchanges#core).",
    ],
    words: "return core deposit recover",
  },
} satisfies Partial<Record<QuestionId, QuestionText>>;
