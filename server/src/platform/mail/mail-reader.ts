import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";

/** For whom a mail is drawn, and which shop writes it from where. */
export type MailReader = {
  locale: Locale;
  shop: Shop;
  /** Where its pages are: `https://shop.example`. */
  origin: string;
  /** Makes the keys in links to orders without an account. */
  secret: string;
};
