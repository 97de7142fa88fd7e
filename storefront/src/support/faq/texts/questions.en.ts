import type { FaqTexts } from "../questions.ts";
import { afterwards } from "./afterwards.en.ts";
import { buying } from "./buying.en.ts";

export const text: FaqTexts = {
  topics: {
    fit: "Your car and the parts",
    order: "Orders",
    payment: "Price, payment and invoice",
    shipping: "Delivery and collection",
    returns: "Returns",
    guarantee: "Guarantee",
    account: "Your account",
    shop: "The shop",
  },
  questions: { ...buying, ...afterwards },
};
