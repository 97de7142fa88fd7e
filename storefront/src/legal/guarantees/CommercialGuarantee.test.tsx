import type { CommercialGuarantee as Guarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { type Locale, locales } from "@recambia/contract/locale";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { CommercialGuarantee } from "./CommercialGuarantee.tsx";
import type { LabelFiles } from "./durability-label.ts";

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

function drawn(guarantee: Guarantee, locale: Locale = "es", files: LabelFiles = {}): string {
  return renderInPage(
    <CommercialGuarantee guarantee={guarantee} brand="Arboix" model="D&1" files={files} />,
    locale,
  );
}

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
