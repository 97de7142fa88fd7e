import type { FaqTexts } from "../questions.ts";
import { afterwards } from "./afterwards.ca.ts";
import { buying } from "./buying.ca.ts";

export const text: FaqTexts = {
  topics: {
    fit: "El teu cotxe i les peces",
    order: "Comandes",
    payment: "Preu, pagament i factura",
    shipping: "Enviament i recollida",
    returns: "Devolucions",
    guarantee: "Garantia",
    account: "El teu compte",
    shop: "La botiga",
  },
  questions: { ...buying, ...afterwards },
};
