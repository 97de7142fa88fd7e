import { readFileSync } from "node:fs";
import { setupI18n } from "@lingui/core";
import type { LineProduct } from "@recambia/contract/cart/schemas";
import { netContentText } from "@recambia/contract/catalogue/card";
import type { CommercialGuarantee as Guarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { type Locale, locales } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageFrameContext } from "../../lib/page/page-frame.tsx";
import { LanguageContext, languageOf } from "../../lib/texts/language.ts";
import { CommercialGuarantee } from "./CommercialGuarantee.tsx";
import type { LabelFiles } from "./durability-label.ts";
import { LineFacts } from "./LineFacts.tsx";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../../shop.config.json", import.meta.url), "utf8"));
const words = (what: string) => ({ es: `${what} es`, ca: `${what} ca`, en: `${what} en` });
const fiveYears: Guarantee = {
  by: "producer",
  name: "Arboix Fricció, S.A.",
  address: "08240 Manresa",
  email: "safety@arboix.example",
  months: 60,
  covers: words("todo"),
  territory: words("Unión"),
  claim: words("escribe"),
  covers_whole: true,
  is_free: true,
};
const official: LabelFiles = {
  "../guarantee-notice/durability-label-es.svg": "<svg>{{brand}} {{model}} {{years}}</svg>",
};

function inPage(content: ReactNode, locale: Locale): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: (_locale, id) => id });
  return renderToStaticMarkup(
    <PageFrameContext value={{ shop, locale, origin: "https://shop.test", collectHead: null }}>
      <LanguageContext value={languageOf(i18n)}>{content}</LanguageContext>
    </PageFrameContext>,
  );
}

function drawn(guarantee: Guarantee, locale: Locale = "es", files: LabelFiles = {}): string {
  return inPage(
    <CommercialGuarantee guarantee={guarantee} brand="Arboix" model="D&1" files={files} />,
    locale,
  );
}

const bare: LineProduct = {
  ...{ id: "p", kind: "product", slug: "p", name: "Pastillas", brand: null, part_number: "D1" },
  ...{ picture: "pads", parts: [] },
};

test("a line tells content, hazards with their sheet, and who gives a commercial guarantee for how long", () => {
  const product = {
    ...bare,
    hazards: [{ signal: "danger" as const, wording: ["H222: Arde.", "H229: Revienta."] }],
    data_sheets: ["limpiador"],
    guarantees: [fiveYears],
    net_content: { amount: 0.5, unit: "l" as const },
  };
  const html = inPage(<LineFacts product={product} />, "es");
  for (const part of [
    "H222: Arde. H229: Revienta.",
    "/data-sheets/limpiador.pdf",
    ", Arboix Fricció, S.A.</summary>",
    "todo es",
    "Unión es",
    "escribe es",
  ]) {
    expect(html).toContain(part);
  }
  expect(netContentText(product.net_content)).toBe("0,5 l");
  const content = inPage(<LineFacts product={{ ...bare, net_content: product.net_content }} />, "es");
  expect(content).toMatch(/<p>.+<\/p>/);
  expect(inPage(<LineFacts product={bare} />, "es")).toBe("");
});

test.each(locales)("the statement is told whole, in the page's language (%s)", (locale) => {
  const html = drawn(fiveYears, locale);
  for (const part of [
    "Arboix Fricció, S.A., 08240 Manresa",
    `todo ${locale}`,
    `Unión ${locale}`,
    `escribe ${locale}`,
  ]) {
    expect(html).toContain(part);
  }
});

test("a producer's free guarantee of more than two years for the whole product has the label, no other one", () => {
  const isLabelled = (change: Partial<Guarantee>) => drawn({ ...fiveYears, ...change }).includes("europa.eu");
  expect(isLabelled({})).toBe(true);
  for (const change of [
    { by: "shop" },
    { months: 24 },
    { covers_whole: false },
    { is_free: false },
  ] as const) {
    expect(isLabelled(change)).toBe(false);
  }
});

test("the official label is filled in and shown as it is; without one nothing imitates it", () => {
  expect(drawn(fiveYears)).not.toContain("<img");
  for (const locale of ["es", "ca"] as const) {
    const html = drawn(fiveYears, locale, official);
    expect(html).toContain(encodeURIComponent("<svg>Arboix D&amp;1 5</svg>"));
    expect(html.includes("<figcaption>")).toBe(locale === "ca");
  }
  expect(drawn(fiveYears, "en", official)).not.toContain("<img");
});
