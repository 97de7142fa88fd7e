import { readFileSync } from "node:fs";
import { type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageFrameContext } from "../src/lib/page/page-frame.tsx";
import { LanguageContext, languageOf } from "../src/lib/texts/language.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../shop.config.json", import.meta.url), "utf8"));

/** Renders content as a page of the shop does, in a language; texts that `messages` lacks show their ids. */
export function renderInPage(content: ReactNode, locale: Locale = "es", messages: Messages = {}): string {
  const i18n = setupI18n({ locale, messages: { [locale]: messages }, missing: (_locale, id) => id });
  return renderToStaticMarkup(
    <PageFrameContext value={{ shop, locale, origin: "https://shop.test", collectHead: null }}>
      <LanguageContext value={languageOf(i18n)}>{content}</LanguageContext>
    </PageFrameContext>,
  );
}
