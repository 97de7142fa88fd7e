import type { PublicShop } from "@recambia/contract/shop/schemas";

export const topics = [
  "fit",
  "order",
  "payment",
  "shipping",
  "returns",
  "guarantee",
  "account",
  "shop",
] as const;
export type Topic = (typeof topics)[number];

type Question = {
  id: string;
  topic: Topic;
  /** Whether it concerns a shop with this configuration; always without one. */
  isFor?: (shop: PublicShop) => boolean;
};

/** The frequent questions in the order of the page; their words are in `texts/`. */
export const questions = [
  { id: "fit-how", topic: "fit" },
  { id: "fit-if", topic: "fit" },
  { id: "fit-unknown", topic: "fit" },
  { id: "fit-universal", topic: "fit" },
  { id: "fit-vehicle-missing", topic: "fit" },
  { id: "fit-papers", topic: "fit" },
  { id: "fit-vin", topic: "fit" },
  { id: "fit-old-number", topic: "fit" },
  { id: "fit-oe", topic: "fit" },
  { id: "fit-garage", topic: "fit" },
  { id: "fit-sides", topic: "fit" },
  { id: "order-how", topic: "order" },
  { id: "order-guest", topic: "order" },
  { id: "order-link-lost", topic: "order" },
  { id: "order-change", topic: "order" },
  { id: "order-cancel", topic: "order" },
  { id: "order-where", topic: "order" },
  { id: "order-stock", topic: "order" },
  { id: "payment-ways", topic: "payment" },
  { id: "payment-transfer", topic: "payment", isFor: (shop) => shop.payment_means.includes("transfer") },
  { id: "payment-card", topic: "payment", isFor: (shop) => shop.payment_means.includes("card") },
  { id: "payment-vat", topic: "payment" },
  { id: "payment-invoice", topic: "payment" },
  { id: "payment-company", topic: "payment" },
  { id: "payment-core", topic: "payment" },
  { id: "payment-core-return", topic: "payment" },
  { id: "shipping-cost", topic: "shipping" },
  { id: "shipping-time", topic: "shipping" },
  { id: "shipping-where", topic: "shipping" },
  { id: "shipping-pickup", topic: "shipping" },
  { id: "shipping-cuba", topic: "shipping", isFor: (shop) => shop.delivery_areas.includes("cuba") },
  { id: "shipping-damaged", topic: "shipping" },
  { id: "returns-withdraw", topic: "returns" },
  { id: "returns-mounted", topic: "returns" },
  { id: "returns-cost", topic: "returns" },
  { id: "returns-refund", topic: "returns" },
  { id: "returns-excluded", topic: "returns" },
  { id: "returns-exchange", topic: "returns", isFor: (shop) => shop.voluntary_return_days > 0 },
  { id: "guarantee-years", topic: "guarantee" },
  { id: "guarantee-claim", topic: "guarantee" },
  { id: "guarantee-own-work", topic: "guarantee" },
  { id: "guarantee-wrong-part", topic: "guarantee" },
  { id: "account-why", topic: "account" },
  { id: "account-password", topic: "account" },
  { id: "account-people", topic: "account" },
  { id: "account-delete", topic: "account" },
  { id: "shop-contact", topic: "shop" },
  { id: "shop-complaint", topic: "shop" },
  { id: "shop-old-battery", topic: "shop" },
] as const satisfies readonly Question[];

export type QuestionId = (typeof questions)[number]["id"];

/** Words of a question; `{placeholders}` are the shop's (`shop-facts.ts`), `[label](/path)` is a link. */
export type QuestionText = {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Other words that people use for it, for the search. */
  words?: string;
};

export type FaqTexts = {
  topics: Record<Topic, string>;
  questions: Record<QuestionId, QuestionText>;
};

/** The questions that concern a shop, in the order of the page. */
export function questionsOf(shop: PublicShop): readonly { id: QuestionId; topic: Topic }[] {
  return questions.filter((question) => !("isFor" in question) || question.isFor(shop));
}
