import { type Locale, locales } from "@recambia/contract/locale";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { GuaranteeNotice } from "./GuaranteeNotice.tsx";
import type { NoticeFiles } from "./guarantee-notices.ts";

const official: NoticeFiles = {
  "./guarantee-notice/guarantee-notice-en.png": "/assets/notice-en.png",
  "./guarantee-notice/guarantee-notice-es.svg": "/assets/notice-es.svg",
};

function drawn(locale: Locale, files: NoticeFiles): string {
  const router = createMemoryRouter([{ path: "/", element: <GuaranteeNotice files={files} /> }]);
  return renderInPage(<RouterProvider router={router} />, locale);
}

test.each(locales)("without an official file nothing imitates it: words and the link (%s)", (locale) => {
  const html = drawn(locale, {});
  expect(html).not.toContain("<img");
  expect(html).toMatch(/<p[^>]*>[^<]+<\/p><p>[^<]+<\/p>/);
  const language = locale === "ca" ? "es" : locale;
  expect(html).toContain(`/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`);
});

test.each([
  ["es", "/assets/notice-es.svg"],
  ["ca", "/assets/notice-es.svg"],
  ["en", "/assets/notice-en.png"],
] as const)("the official file of the page's language is shown as it is (%s)", (locale, file) => {
  const html = drawn(locale, official);
  expect(html).toContain(`src="${file}"`);
  expect(html).not.toMatch(/<p[^>]*>[^<]+<\/p><p>[^<]+<\/p>/);
  expect(html).toContain("europa.eu/youreurope");
});

test("only Catalan, which has no notice of its own, is introduced outside of the picture", () => {
  expect(drawn("ca", official)).toContain("<figcaption>");
  expect(drawn("es", official)).not.toContain("<figcaption>");
  expect(drawn("en", official)).not.toContain("<figcaption>");
});
