import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { Suggestions } from "@recambia/contract/catalogue/search";
import type { Locale } from "@recambia/contract/locale";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { judgeSearches, type Share } from "../../../test/catalogue/judge-searches.ts";
import { readJudgedQueries } from "../../../test/catalogue/judged-queries.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { listProducts } from "../../catalogue/listing/list-products.ts";
import { readCatalogue } from "../../catalogue/model/read-catalogue.ts";
import { systemClock } from "../../platform/clock.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { loadDemo } from "./load-demo.ts";

/** Reading does not depend on the engine, and a catalogue takes its time to load. */
const isOther = !inject("isForAllEngines");

let shop: TestShop;
beforeAll(async () => {
  if (isOther) return;
  shop = await openTestShop();
  const { finishedRevision } = await loadDemo(shop.database, { products: 12_000, clock: systemClock });
  await vi.waitUntil(() => shop.context.revision.current() >= finishedRevision, { timeout: 60_000 });
});
afterAll(() => shop?.close());

/** Least share of each kind of thing that must be read as a clerk would. */
const leastOfKind: Record<string, number> = {
  "part type": 0.985,
  category: 0.97,
  brand: 0.95,
  vehicle: 0.98,
  attribute: 0.9,
  position: 0.95,
  side: 0.97,
  symptom: 0.97,
};
const least = { read: 0.975, first: 0.98 };
const maxFalse = 0.025;

const shareOf = ({ right, all }: Share) => right / all;

test.skipIf(isOther)(
  "queries are read as a clerk would read them, those that nothing was adjusted to as well",
  async () => {
    // Without HTTP, which takes longer than the reading.
    const ask = async (q: string, locale: Locale) => {
      const found = await readCatalogue(shop.context, locale, (catalogue) =>
        listProducts(catalogue, { q, per_page: 1 }),
      );
      if (isRefusal(found)) throw new Error(`${q} is refused: ${found.refused}`);
      return found;
    };
    // A third of the adjusted half tells its shares as well; `npm run bench:search` asks all.
    const asked = readJudgedQueries().filter(({ isHeldOut }, place) => isHeldOut || place % 3 === 0);
    const { adjusted, heldOut } = await judgeSearches(ask, asked);
    for (const { byKind, byLocale, mistakes } of [adjusted, heldOut]) {
      const shown = mistakes.join("\n");
      for (const [kind, wanted] of Object.entries(leastOfKind)) {
        const share = shareOf(byKind.get(kind) ?? { right: 0, all: 0 });
        expect(share, `${kind}\n${shown}`).toBeGreaterThanOrEqual(wanted);
      }
      for (const [locale, { read, first, isFalse }] of byLocale) {
        expect(shareOf(read), `read in ${locale}\n${shown}`).toBeGreaterThanOrEqual(least.read);
        expect(shareOf(first), `first in ${locale}\n${shown}`).toBeGreaterThanOrEqual(least.first);
        expect(shareOf(isFalse), `false in ${locale}\n${shown}`).toBeLessThanOrEqual(maxFalse);
      }
    }
  },
);

test.skipIf(isOther)("every part type's name has suggestions from its beginning to its end", async () => {
  const names = await shop.database.rows<{ name: string }>({
    text: "select name ->> 'es' as name from part_type order by id",
  });
  const refused: string[] = [];
  for (const { name } of names) {
    for (const length of [4, Math.ceil(name.length / 2), name.length - 1]) {
      const path = `/spa/catalog/suggest?q=${encodeURIComponent(name.toLowerCase().slice(0, length))}`;
      const { status } = await shop.visitor().get(path);
      if (status !== 200) refused.push(`${status} ${name.slice(0, length)}`);
    }
  }
  expect(refused).toEqual([]);
});

test.skipIf(isOther)("letters that a word begins with are no word yet", async () => {
  const { text } = await shop.visitor().get("/spa/catalog/suggest?q=filtro%20ac");
  const { data }: { data: Suggestions } = JSON.parse(text);
  expect(data.part_types[0]).toMatchObject({ slug: "filtros-de-aceite" });
  expect(data.products[0]).toMatchObject({ name: expect.stringMatching(/aceite/) });
});

/** A product of each part type and the equivalents that are listed for it. */
async function listEquivalents(): Promise<{ asked: string; listed: string }[]> {
  const chosen = await shop.database.rows<{ slug: string }>({
    text: `select distinct on (part_type_id) slug from product p where is_active
           order by part_type_id, (select count(*) from product_attribute a where a.product_id = p.id) desc, id`,
  });
  const pairs: { asked: string; listed: string }[] = [];
  for (const { slug } of chosen) {
    const { text } = await shop.visitor().get(`/spa/catalog/products/${slug}/alternatives`);
    const { data }: { data: ProductCard[] } = JSON.parse(text);
    pairs.push(...data.map((card) => ({ asked: slug, listed: card.slug })));
  }
  return pairs;
}

test.skipIf(isOther)("equivalents of every part type have the same size, grade and norm", async () => {
  const pairs = await listEquivalents();
  const differing = await shop.database.rows<{ asked: string; listed: string; attribute: string }>({
    text: `select asked.slug as asked, listed.slug as listed, attribute.slug as attribute
           from unnest($1::text[], $2::text[]) pair (asked, listed)
             join product asked on asked.slug = pair.asked join product listed on listed.slug = pair.listed
             join part_type_attribute u on u.part_type_id = asked.part_type_id and u.decides_fit
             join attribute on attribute.id = u.attribute_id
             join product_attribute own on own.product_id = asked.id and own.attribute_id = u.attribute_id
             left join product_attribute other on other.product_id = listed.id and other.attribute_id = u.attribute_id
           where (own.number, own.code) is distinct from (other.number, other.code)`,
    values: [pairs.map(({ asked }) => asked), pairs.map(({ listed }) => listed)],
  });
  expect(differing).toEqual([]);
  const answered = new Set(pairs.map(({ asked }) => asked));
  const [count] = await shop.database.rows<{ part_types: number }>({
    text: "select count(distinct part_type_id)::integer as part_types from product where is_active",
  });
  expect(answered.size / (count?.part_types ?? 0)).toBeGreaterThan(0.8);
});
