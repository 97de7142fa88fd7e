import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { expect, test } from "vitest";
import { makeFitSet, makePartType, makeProduct, makeVariant } from "../../../test/catalogue/factories.ts";
import { openCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { listOffers } from "./list-products.ts";

/** Part type, popularity and stock of each reduction. */
const drawn = [
  ["pastillas", 90, 5],
  ["pastillas", 80, 5],
  ["pastillas", 70, 5],
  ["pastillas", 60, 5],
  ["pastillas", 99, 0],
  ["filtros", 85, 5],
  ["filtros", 65, 5],
  ["filtros", 95, 0],
  ["bujias", 10, 5],
] as const;

test("part types take turns among reductions, for a vehicle and without one, on all pages; a chosen order stays", async () => {
  const database = await databaseForThisTest();
  const { id: variantId, publicId: vehicle } = await makeVariant(database);
  for (const slug of ["pastillas", "filtros", "bujias"]) {
    const { id: partTypeId } = await makePartType(database, { slug });
    const { id: fitSetId } = await makeFitSet(database, { partTypeId, lines: [{ variantId }] });
    const ofPartType = drawn.filter(([of]) => of === slug);
    for (const [, relevance, available] of ofPartType) {
      const offer = { offerPreviousCents: 9900, offerEndsAt: new Date("2026-12-01T00:00:00Z") };
      const name = `${slug}-${relevance}`;
      const priceCents = 1000 + relevance;
      await makeProduct(database, {
        slug: name,
        partTypeId,
        fitSetId,
        relevance,
        available,
        priceCents,
        ...offer,
      });
    }
  }
  const catalogue = await openCatalogue(database);
  const page = async (query: ProductQuery) => {
    const list = await listOffers(catalogue, query);
    if (isRefusal(list)) throw new Error(`Refused: ${list.refused}`);
    return list.data.map(({ slug }) => slug);
  };
  const byTurns = ["pastillas-90", "filtros-85", "bujias-10", "pastillas-80", "filtros-65", "pastillas-70"];
  const whole = [...byTurns, "pastillas-60", "pastillas-99", "filtros-95"];
  for (const asked of [{}, { vehicle }]) {
    expect(await page(asked)).toEqual(whole);
    const pages = [1, 2, 3].map((number) => page({ ...asked, page: number, per_page: 4 }));
    expect((await Promise.all(pages)).flat()).toEqual(whole);
    const cheapest = await page({ ...asked, sort: "price_asc", per_page: 3 });
    expect(cheapest).toEqual(["bujias-10", "pastillas-60", "filtros-65"]);
  }
});
