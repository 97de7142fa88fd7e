import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setupI18n } from "@lingui/core";
import { type Locale, locales } from "@recambia/contract/locale";
import { legalNumbers } from "@recambia/contract/shop/legal";
import type { Shop } from "@recambia/contract/shop/schemas";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { PageFrameContext } from "../../lib/page/page-frame.tsx";
import { LanguageContext, languageOf } from "../../lib/texts/language.ts";
import { documentParts } from "../documents/document-parts.ts";
import type { DocumentText } from "../documents/document-text.ts";
import { numberedText } from "../documents/numbered-text.tsx";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../../shop.config.json", import.meta.url), "utf8"));

/** Another shop: delivers everywhere, takes cards, measures visits, takes nothing back of its own will. */
const otherShop: Shop = {
  ...shop,
  delivery_areas: ["peninsula", "balearic", "canary", "ceuta_melilla"],
  payment_means: ["card", "bizum"],
  voluntary_return_days: 0,
  dispute_body: "Confianza Online",
  dispute_website: "https://www.confianzaonline.es/",
  analytics_tag: "G-1",
};

const paths = {
  terms: "/terms-and-conditions",
  returns: "/returns-and-exchanges",
  privacy: "/privacy",
  cookies: "/cookies-policy",
  "who-we-are": "/who-we-are",
  contact: "/contact-us",
} as const;
/** Texts of the contract, which mails and orders carry too. */
const shared = ["terms", "returns", "privacy"];
/** Screens that are no texts: there is no section of them to name. */
const screens = ["/withdrawal", "/orders"];
const pages = Object.keys(paths);
const pageAt = new Map(Object.entries(paths).map(([page, path]) => [String(path), page]));

const ownModules = import.meta.glob<{ text: DocumentText }>(["./*.*.tsx", "!./*.test.tsx"], { eager: true });
const texts = new Map<string, DocumentText>();

beforeAll(async () => {
  for (const page of pages) {
    for (const locale of locales) {
      const module = shared.includes(page)
        ? await numberedText(locale, import(`../../../../contract/src/legal/texts/${page}.${locale}.ts`))
        : ownModules[`./${page}.${locale}.tsx`];
      if (module) texts.set(`${page} ${locale}`, module.text);
    }
  }
});

function textOf(page: string, locale: Locale): DocumentText {
  const found = texts.get(`${page} ${locale}`);
  if (!found) throw new Error(`${page} has no text in ${locale}`);
  return found;
}

type Section = { id: string; html: string };

function drawnSections(page: string, locale: Locale, owner: Shop): Section[] {
  const text = textOf(page, locale);
  const i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: (_locale, id) => id });
  return [{ id: "lead", body: text.lead }, ...text.sections].map(({ id, body }) => {
    const element = (
      <PageFrameContext
        key={id}
        value={{ shop: owner, locale, origin: "https://shop.test", collectHead: null }}
      >
        <LanguageContext value={languageOf(i18n)}>{body(owner, documentParts)}</LanguageContext>
      </PageFrameContext>
    );
    const router = createMemoryRouter([{ path: "/", element }]);
    return { id, html: renderToStaticMarkup(<RouterProvider router={router} />) };
  });
}

function drawn(page: string, locale: Locale, owner: Shop): string {
  return drawnSections(page, locale, owner)
    .map(({ html }) => html)
    .join("\n");
}

/** The clauses of a section: its elements in order, with the targets of its links. */
function clausesOf({ id, html }: Section): string {
  const elements = [...html.matchAll(/<([a-z]+[0-9]?)(?:\s[^>]*?href="([^"?]*)[^"]*")?[^>]*>/g)];
  return `${id}: ${elements.map(([, name, target]) => (target ? `${name}(${target})` : name)).join(" ")}`;
}

/**
 * Fingerprints of the numbered texts in all languages for the demo shop. A changed text gets the next number and its first
 * day in `contract/src/shop/legal.ts`, and its fingerprint here.
 */
const fingerprints: Record<keyof typeof legalNumbers, string> = {
  terms: "8 U7UExBdvaIAd",
  returns: "4 9oJk_OfvXwQD",
  privacy: "7 4PeqRR8pUHst",
  cookies: "5 1s293EoMTgBT",
};

describe.each(pages)("the text of %s", (page) => {
  test("has the same clauses in every language, section by section", () => {
    for (const owner of [shop, otherShop]) {
      const [spanish, ...others] = locales.map((locale) => drawnSections(page, locale, owner).map(clausesOf));
      for (const clauses of others) expect(clauses).toEqual(spanish);
      expect(new Set(spanish).size).toBe(spanish?.length);
    }
  });

  test.each(locales)("leads nowhere that is not there (%s)", (locale) => {
    for (const owner of [shop, otherShop]) {
      const html = drawn(page, locale, owner);
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
      const html = drawn(page, locale, owner);
      expect(html).not.toMatch(/undefined|\[object|NaN|null|\]\(/);
      expect(html).not.toContain("<p></p>");
    }
  });
});

test.each(["terms", "returns", "privacy", "cookies"] as const)(
  "a change of %s comes with a new number",
  (page) => {
    const all = locales.map((locale) => drawn(page, locale, shop) + drawn(page, locale, otherShop));
    const hash = createHash("sha256")
      .update(all.join("\n").replace(/ class="[^"]*"/g, ""))
      .digest("base64url")
      .slice(0, 12);
    expect(`${legalNumbers[page]} ${hash}`).toBe(fingerprints[page]);
  },
);

test("the voluntary policy, the areas and the means are the shop's own", () => {
  const own = drawn("returns", "es", shop);
  expect(own).toContain("30 días");
  expect(own).toContain("Canarias, Ceuta y Melilla");
  expect(drawn("returns", "es", otherShop)).toContain("más allá de las que da la ley");
  const terms = drawn("terms", "en", otherShop);
  expect(terms).toContain("You can pay by card or Bizum");
  expect(terms).toContain('href="https://www.confianzaonline.es/"');
  expect(drawn("terms", "en", shop)).toContain("We do not belong to any body");
  expect(terms).not.toContain("exports");
});
