import type { Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import { createContext, use } from "react";
import type { PageHead } from "./head.ts";

/** Constants of a page: shop, language and origin. */
export type PageFrame = {
  shop: PublicShop;
  locale: Locale;
  /** Public origin without trailing slash. */
  origin: string;
  /** Collects a screen's head during server rendering; null in the browser. */
  collectHead: ((head: PageHead) => void) | null;
};

export const PageFrameContext = createContext<PageFrame | null>(null);

/** The page's frame. */
export function usePageFrame(): PageFrame {
  const frame = use(PageFrameContext);
  if (!frame) throw new Error("No page frame above this component");
  return frame;
}

/** Returns the shop's public details: name, address, phone, social links. */
export function useShop(): PublicShop {
  return usePageFrame().shop;
}

/** Language of the page. */
export function useLocale(): Locale {
  return usePageFrame().locale;
}
