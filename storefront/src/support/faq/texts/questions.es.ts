import type { FaqTexts } from "../questions.ts";
import { afterwards } from "./afterwards.es.ts";
import { buying } from "./buying.es.ts";

export const text: FaqTexts = {
  topics: {
    fit: "Tu coche y las piezas",
    order: "Pedidos",
    payment: "Precio, pago y factura",
    shipping: "Envío y recogida",
    returns: "Devoluciones",
    guarantee: "Garantía",
    account: "Tu cuenta",
    shop: "La tienda",
  },
  questions: { ...buying, ...afterwards },
};
