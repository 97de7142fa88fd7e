import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";

/** The recipient's language, and the shop that sends the mail. */
export type MailReader = {
  locale: Locale;
  shop: Shop;
  /** Origin of its pages: `https://shop.example`. */
  origin: string;
  /** Derives the keys in links to guest orders. */
  secret: string;
};
