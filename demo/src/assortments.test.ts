import { expect, test } from "vitest";
import { assortments, brandsOfTiers } from "./assortments.ts";
import { attributes, brands, categories } from "./taxonomy/index.ts";

const partTypes = new Map(
  categories.flatMap(({ partTypes }) => partTypes.map((partType) => [partType.slug, partType])),
);
const attributeBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));

const articlesOf = (partType: string) => assortments.get(partType)?.articles ?? [];
const valuesOf = (partType: string, attribute: string) =>
  new Set(articlesOf(partType).map(({ values }) => values[attribute]));

test("articles have attributes of their part type, options that exist, a title and a price", () => {
  const wrong = [...assortments].flatMap(([slug, { articles }]) => {
    const own = new Set(partTypes.get(slug)?.attributes.map(({ attribute }) => attribute));
    return articles
      .filter(({ title, values, priceCents }) => {
        const isKnown = Object.entries(values).every(([name, value]) => {
          const attribute = attributeBySlug.get(name);
          const isOption = attribute?.kind !== "option" || Object.hasOwn(attribute.options, String(value));
          return own.has(name) && isOption && !Number.isNaN(value);
        });
        return !isKnown || title === "" || !(priceCents > 0);
      })
      .map(({ title }) => `${slug}: ${title}`);
  });
  expect(wrong).toEqual([]);
});

test("no article stands twice, and goods with contents say which", () => {
  for (const [slug, { articles }] of assortments) {
    const values = articles.map((article) => JSON.stringify([article.values, article.amounts]));
    expect(new Set(values).size, slug).toBe(values.length);
    const hasContents = partTypes.get(slug)?.netQuantity !== undefined;
    expect(
      articles.every(({ amounts }) => amounts.length > 0 === hasContents),
      slug,
    ).toBe(true);
  }
});

test("the brands of an assortment are of different price levels", () => {
  for (const [slug, { tiers }] of assortments) {
    const category = categories.find(({ partTypes: own }) => own.some((partType) => partType.slug === slug));
    const own = brands.filter(
      ({ specialities }) => specialities.length === 0 || specialities.includes(category?.slug ?? ""),
    );
    expect(
      brandsOfTiers(own, tiers).map(({ tier }) => tier),
      slug,
    ).toEqual(tiers);
  }
});

/** SAE J300 grades of engine oils for road vehicles. */
const engineGrades =
  "0W-8 0W-12 0W-16 0W-20 0W-30 0W-40 5W-20 5W-30 5W-40 5W-50 10W-30 10W-40 10W-60 15W-40 15W-50 20W-50";
/** SAE J306 grades. */
const gearGrades = "75W 75W-80 75W-85 75W-90 75W-140 80W 80W-90 85W-90 85W-140";
const approvals =
  "VW 504.00/507.00|VW 508.00/509.00|VW 502.00/505.00|VW 505.01|MB 229.5|MB 229.51|MB 229.52|BMW LL-01|BMW LL-04|dexos1|dexos2|RN0700|RN0710|RN0720|RN17|PSA B71 2290|PSA B71 2312|WSS-M2C913-D|WSS-M2C948-B|Fiat 9.55535 S1|Fiat 9.55535 S2|Porsche A40|Porsche C30";

test("engine and gear oils are there in every grade, and engine oils with the makers' approvals", () => {
  const grades = (partType: string) => valuesOf(partType, "oil-viscosity");
  expect(engineGrades.split(" ").filter((one) => !grades("aceites-de-motor").has(one))).toEqual([]);
  expect(gearGrades.split(" ").filter((one) => !grades("aceites-de-cambio-manual").has(one))).toEqual([]);
  const known = valuesOf("aceites-de-motor", "oil-approval");
  expect(approvals.split("|").filter((one) => !known.has(one))).toEqual([]);
});

test("engine oils come in bottles, canisters and drums", () => {
  const common = articlesOf("aceites-de-motor").filter(({ title }) =>
    /^(0W-[234]|5W|10W-4|15W-4)/.test(title),
  );
  expect(common.length).toBeGreaterThan(70);
  for (const { title, amounts } of common) {
    expect(
      [1, 20, 60].filter((amount) => !amounts.includes(amount)),
      title,
    ).toEqual([]);
    expect(amounts.includes(4) || amounts.includes(5), title).toBe(true);
  }
});

test("coolants are there in every type, ready and concentrated", () => {
  const types = "G11 G12 G12+ G12++ G13 G12evo G30 G40 G48 G05".split(" ");
  for (const type of types) {
    const own = articlesOf("anticongelantes").filter(({ values }) => values["fluid-standard"] === type);
    expect(new Set(own.map(({ values }) => values["fluid-dilution"])), type).toEqual(
      new Set(["ready", "concentrate"]),
    );
  }
});

test("bulbs are there with every usual socket of UN regulations 37 and 99, and as LED", () => {
  const halogen = "H1 H3 H4 H7 H8 H9 H10 H11 H15 H16 H18 H19 HB3 HB4 HIR2 HS1 R2".split(" ");
  const signal =
    "W2.3W W3W W5W WY5W W16W W21W WY21W W21/5W P13W P21W PY21W P21/5W P21/4W PS19W PSY24W R5W R10W T4W H6W C5W C10W".split(
      " ",
    );
  const xenon = "D1S D1R D2S D2R D3S D3R D4S D4R D5S D8S".split(" ");
  const led = "H1 H3 H4 H7 H8 H11 H15 HB3 HB4 W5W W16W W21W P21W PY21W P21/5W R5W T4W C5W".split(" ");
  const missing = (wanted: string[], partType: string) =>
    wanted.filter((one) => !valuesOf(partType, "bulb-type").has(one));
  expect(missing(halogen, "bombillas-de-faro")).toEqual([]);
  expect(missing(signal, "bombillas-de-senalizacion")).toEqual([]);
  expect(missing(xenon, "lamparas-de-xenon")).toEqual([]);
  expect(missing(led, "bombillas-led-de-sustitucion")).toEqual([]);
});
