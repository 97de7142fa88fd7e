import { expect, test } from "vitest";
import { attributes, brands, categories } from "../taxonomy/index.ts";
import { assortments, brandsOfTiers } from "./assortments.ts";

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

/** The commonest sizes of cars in Spain. */
const tyreSizes =
  "145/80R13 155/80R13 165/70R13 175/70R13 155/65R14 165/65R14 165/70R14 175/65R14 175/70R14 185/55R14 185/60R14 185/65R14 185/70R14 145/65R15 165/65R15 175/65R15 185/55R15 185/60R15 185/65R15 195/50R15 195/55R15 195/60R15 195/65R15 205/60R15 205/65R15 175/60R16 185/50R16 185/55R16 195/45R16 195/50R16 195/55R16 195/60R16 205/45R16 205/50R16 205/55R16 205/60R16 205/65R16 215/45R16 215/55R16 215/60R16 215/65R16 215/70R16 225/50R16 225/55R16 225/60R16 205/40R17 205/45R17 205/50R17 205/55R17 215/40R17 215/45R17 215/50R17 215/55R17 215/60R17 215/65R17 225/45R17 225/50R17 225/55R17 225/60R17 225/65R17 235/45R17 235/55R17 235/65R17 245/45R17 215/50R18 215/55R18 225/40R18 225/45R18 225/50R18 225/55R18 225/60R18 235/40R18 235/45R18 235/50R18 235/55R18 235/60R18 245/40R18 245/45R18 255/35R18 255/55R18 225/45R19 235/35R19 235/50R19 235/55R19 255/50R19 195/55R20 255/45R20".split(
    " ",
  );

test("the commonest tyre sizes are there for every season, and from brands of three price levels except in winter", () => {
  expect(tyreSizes.length).toBeGreaterThanOrEqual(80);
  for (const season of ["verano", "invierno", "cuatro-estaciones"]) {
    const partType = `neumaticos-de-${season}`;
    const onSale = new Set(articlesOf(partType).map(({ size }) => size?.replace(" ", "")));
    expect(
      tyreSizes.filter((size) => !onSale.has(size)),
      season,
    ).toEqual([]);
    const tiers = season === "invierno" ? ["economy", "premium"] : ["economy", "standard", "premium"];
    expect(assortments.get(partType)?.tiers).toEqual(tiers);
  }
});

test("batteries are there from 36 to 105 Ah, as flooded, EFB and AGM, with the positive pole on either side", () => {
  const own = articlesOf("baterias").map(({ values }) => values);
  const capacities = own.map((values) => Number(values["battery-capacity"]));
  expect([Math.min(...capacities), Math.max(...capacities)]).toEqual([36, 105]);
  expect([36, 45, 50, 55, 60, 70, 75, 80, 95, 105].filter((one) => !capacities.includes(one))).toEqual([]);
  const kinds = new Set(own.map((values) => values["battery-technology"]));
  expect(kinds).toEqual(new Set(["flooded", "efb", "agm"]));
  const sideless = own.map(({ "battery-layout": layout, ...values }) => ({
    layout,
    key: JSON.stringify(values),
  }));
  for (const [key, sides] of Map.groupBy(sideless, (one) => one.key)) {
    expect(new Set(sides.map(({ layout }) => layout)).size, key).toBe(2);
  }
});

test("wiper blades are there in every usual length with every connection", () => {
  const lengths = [340, 350, 380, 400, 425, 450, 475, 500, 530, 550, 575, 600, 650, 680, 700, 730, 750, 800];
  const connections = ["hook", "side-pin", "bayonet", "push-button", "top-lock", "pinch-tab"];
  const known = new Set(
    articlesOf("escobillas-limpiaparabrisas").map(
      ({ values }) => `${values["wiper-length-driver"]} ${values["wiper-connection"]}`,
    ),
  );
  const wanted = lengths.flatMap((length) => connections.map((connection) => `${length} ${connection}`));
  expect(wanted.filter((one) => !known.has(one))).toEqual([]);
});

test("auxiliary belts are there with three to eight ribs, in steps of at most a fifth", () => {
  const belts = articlesOf("correas-poli-v").map(({ values }) => values);
  for (const ribs of [3, 4, 5, 6, 7, 8]) {
    const lengths = belts.filter((one) => one.ribs === ribs).map((one) => Number(one.length));
    const steps = lengths.slice(1).map((length, index) => length / (lengths[index] ?? 0));
    expect(lengths.length, String(ribs)).toBeGreaterThan(10);
    expect(Math.max(...steps), String(ribs)).toBeLessThan(1.2);
  }
});
