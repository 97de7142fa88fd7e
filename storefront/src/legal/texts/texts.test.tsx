import { readFileSync } from "node:fs";
import { setupI18n } from "@lingui/core";
import { type Locale, locales } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { PageFrameContext } from "../../lib/page/page-frame.tsx";
import { LanguageContext, languageOf } from "../../lib/texts/language.ts";
import { documentParts } from "../documents/document-parts.ts";
import type { DocumentText } from "../documents/document-text.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../../shop.config.json", import.meta.url), "utf8"));

/** Another shop: delivers everywhere, takes cards, measures visits, takes nothing back of its own will. */
const otherShop: Shop = {
  ...shop,
  delivery_areas: ["peninsula", "balearic", "canary", "ceuta_melilla"],
  payment_means: ["card", "bizum"],
  voluntary_return_days: 0,
  dispute_body: "Confianza Online",
  analytics_tag: "G-1",
};

const modules = import.meta.glob<{ text: DocumentText }>("./*.{es,ca,en}.tsx", { eager: true });
const paths = {
  terms: "/terms-and-conditions",
  returns: "/returns-and-exchanges",
  privacy: "/privacy",
  cookies: "/cookies-policy",
  "who-we-are": "/who-we-are",
  contact: "/contact-us",
} as const;
/** Screens that are no texts: there is no section of them to name. */
const screens = ["/withdrawal", "/orders"];
const pages = Object.keys(paths);
const pageAt = new Map(Object.entries(paths).map(([page, path]) => [String(path), page]));

function textOf(page: string, locale: Locale): DocumentText {
  const found = modules[`./${page}.${locale}.tsx`];
  if (!found) throw new Error(`${page} has no text in ${locale}`);
  return found.text;
}

function drawn(text: DocumentText, locale: Locale, owner: Shop): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: (_locale, id) => id });
  const body = (
    <PageFrameContext value={{ shop: owner, locale, origin: "https://shop.test", collectHead: null }}>
      <LanguageContext value={languageOf(i18n)}>
        {text.lead(owner)}
        {text.sections.map((section) => (
          <Fragment key={section.id}>{section.body(owner, documentParts)}</Fragment>
        ))}
      </LanguageContext>
    </PageFrameContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: body }])} />);
}

describe.each(pages)("the text of %s", (page) => {
  test("has the same sections in every language", () => {
    const sections = locales.map((locale) => textOf(page, locale).sections.map(({ id }) => id));
    expect(sections[1]).toEqual(sections[0]);
    expect(sections[2]).toEqual(sections[0]);
    expect(new Set(sections[0]).size).toBe(sections[0]?.length);
  });

  test.each(locales)("leads nowhere that is not there (%s)", (locale) => {
    for (const owner of [shop, otherShop]) {
      const html = drawn(textOf(page, locale), locale, owner);
      for (const [, path = "", id = ""] of html.matchAll(/href="(\/[a-z-]*)?(?:#([a-z-]+))?"/g)) {
        if (screens.includes(path) && !id) continue;
        const target = path === "" ? page : pageAt.get(path);
        expect(target, `${path}#${id}`).toBeDefined();
        const ids = textOf(target ?? "", locale).sections.map((section) => section.id);
        if (id) expect(ids, `${path}#${id}`).toContain(id);
      }
    }
  });

  test.each(locales)("is filled from the configuration and leaves no hole (%s)", (locale) => {
    for (const owner of [shop, otherShop]) {
      const html = drawn(textOf(page, locale), locale, owner);
      expect(html).not.toMatch(/undefined|\[object|NaN|null/);
      expect(html).not.toContain("<p></p>");
    }
  });
});

test("the voluntary policy, the areas and the means are the shop's own", () => {
  const own = drawn(textOf("returns", "es"), "es", shop);
  expect(own).toContain("30 días");
  expect(own).toContain("Canarias, Ceuta y Melilla");
  expect(drawn(textOf("returns", "es"), "es", otherShop)).toContain("más allá de las que da la ley");
  const terms = drawn(textOf("terms", "en"), "en", otherShop);
  expect(terms).toContain("You can pay by card or Bizum");
  expect(terms).toContain("Confianza Online");
  expect(terms).not.toContain("exports");
});
