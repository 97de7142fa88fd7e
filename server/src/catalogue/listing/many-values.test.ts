import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { expect, test } from "vitest";
import {
  makeAttribute,
  makeBrand,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { openCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { listProducts } from "./list-products.ts";

test("of a text with very many values a list offers those of the most products and the chosen ones", async () => {
  const database = await databaseForThisTest();
  const { id: variantId, publicId: vehicle } = await makeVariant(database);
  const { id: partTypeId } = await makePartType(database, { slug: "pastillas" });
  const { id: attributeId } = await makeAttribute(database, { partTypeId, slug: "numero-wva", kind: "text" });
  const { id: fitSetId } = await makeFitSet(database, { partTypeId, lines: [{ variantId }] });
  const { id: brandId } = await makeBrand(database);
  const codes = Array.from({ length: 80 }, (_none, place) => String(20_000 + place));
  for (const code of [...codes, "20079"]) {
    await makeProduct(database, { partTypeId, fitSetId, brandId, attributes: [{ attributeId, code }] });
  }
  const catalogue = await openCatalogue(database);
  const offered = async (query: ProductQuery) => {
    const list = await listProducts(catalogue, { subcategory: "pastillas", ...query });
    if (isRefusal(list)) throw new Error(`Refused: ${list.refused}`);
    const facet = list.meta.facets.find(({ key }) => key === "a.numero-wva");
    return facet?.kind === "options" ? facet.options.map(({ value }) => value) : [];
  };
  const most = [...codes.slice(0, 59), "20079"];
  expect(await offered({})).toEqual(most);
  expect(await offered({ vehicle })).toEqual(most);
  expect(await offered({ "a.numero-wva": "20070" })).toEqual([...codes.slice(0, 59), "20070", "20079"]);
});
