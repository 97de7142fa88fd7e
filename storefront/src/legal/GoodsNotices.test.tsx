import { readFileSync } from "node:fs";
import { goodsNoticeWords } from "@recambia/contract/legal/goods-notice-words";
import { goodsNotices } from "@recambia/contract/legal/goods-notices";
import { locales } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageFrameContext } from "../lib/page/page-frame.tsx";
import { GoodsNotices } from "./GoodsNotices.tsx";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../shop.config.json", import.meta.url), "utf8"));

test.each(locales)("each notice is told once, in words that name the shop's place (%s)", (locale) => {
  const drawn = (notices: Parameters<typeof GoodsNotices>[0]["notices"]) =>
    renderToStaticMarkup(
      <PageFrameContext value={{ shop, locale, origin: "https://shop.test", collectHead: null }}>
        <GoodsNotices notices={notices} />
      </PageFrameContext>,
    );
  const html = drawn([...goodsNotices, "battery"]);
  for (const notice of goodsNotices) {
    expect(
      html.split(`<strong>${goodsNoticeWords[locale][notice].title.replaceAll("'", "&#x27;")}.`),
    ).toHaveLength(2);
  }
  expect(html).toContain(shop.address.municipality);
  expect(html).not.toContain("{");
  expect(drawn([])).toBe("");
  expect(drawn(undefined)).toBe("");
});
