import type { Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import { createContext, use } from "react";
import type { PageHead } from "./head.ts";

/** What stays the same for a whole page: whose shop, in which language, at which address. */
export type PageFrame = {
  shop: PublicShop;
  locale: Locale;
  /** Public origin without trailing slash. */
  origin: string;
  /** Takes a screen's head while the server renders; null in the browser. */
  collectHead: ((head: PageHead) => void) | null;
};

export const PageFrameContext = createContext<PageFrame | null>(null);

/** The page's frame. */
export function usePageFrame(): PageFrame {
  const frame = use(PageFrameContext);
  if (!frame) throw new Error("No page frame above this component");
  return frame;
}

/** The shop's own particulars: name, address, phone, social links. */
export function useShop(): PublicShop {
  return usePageFrame().shop;
}

/** Language of the page. */
export function useLocale(): Locale {
  return usePageFrame().locale;
}
