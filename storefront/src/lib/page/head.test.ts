import { expect, test } from "vitest";
import { type HeadContext, headElements, headHtml, safeJson } from "./head.ts";
import { pathIn } from "./paths.ts";

const context: HeadContext = {
  origin: "https://shop.example",
  locale: "ca",
  pathname: "/brands",
  shopName: "Taller",
  tagline: "Botiga de recanvis",
};

test("texts cannot break out of their element", () => {
  const html = headHtml(
    headElements(
      {
        title: "</title><script>",
        description: '"><img>',
        structured: [{ name: "</script><script>alert(1)" }],
      },
      context,
    ),
  );
  expect(html).not.toContain("<img>");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain("&lt;/title&gt;&lt;script&gt; · Taller");
  expect(safeJson("</script>\u2028")).toBe('"\\u003c/script\\u003e\\u2028"');
});

test("a public page has a canonical link and links to its other languages", () => {
  const html = headHtml(headElements({ title: "Marques", canonicalSearch: "?page=2" }, context));
  expect(html).toContain('property="og:locale" content="ca_ES"');
  expect(html).toContain('rel="canonical" href="https://shop.example/ca/brands?page=2"');
  expect(html).toContain('hreflang="es" href="https://shop.example/brands?page=2"');
  expect(html).toContain('hreflang="en" href="https://shop.example/en/brands?page=2"');
  expect(html).toContain('hreflang="x-default" href="https://shop.example/brands?page=2"');
});

test("a private page has no canonical link and is not indexed", () => {
  const html = headHtml(headElements({ title: "El meu compte", isPrivate: true }, context));
  expect(html).toContain("noindex");
  expect(html).not.toContain("canonical");
});

test("the home page is the bare prefix", () => {
  expect(
    ["es", "ca", "en"].map((locale) => pathIn(locale === "ca" ? "ca" : locale === "en" ? "en" : "es", "/")),
  ).toEqual(["/", "/ca", "/en"]);
});
