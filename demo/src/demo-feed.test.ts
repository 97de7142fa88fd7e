import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type FeedKind,
  type FeedRecord,
  type FeedRecordOf,
  feedRecords,
  normalizePartNumber,
} from "@recambia/contract/catalogue/feed";
import { Compile } from "typebox/compile";
import { beforeAll, expect, test } from "vitest";
import { defaultPlan, demoVehicles } from "../test/default-plan.ts";
import { allowsPart, allowsPartAt } from "./has-part.ts";
import { defaultSeed, demoFeed, demoOf, picturesFolder, planDemo } from "./index.ts";
import { sizesToPack } from "./packed-dimensions.ts";
import { assortments } from "./planning/assortments.ts";
import { defaultProducts, planCatalogue } from "./planning/plan.ts";
import { categories } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

const today = new Date("2026-11-21T00:00:00Z");
const products = defaultProducts;

/** The default feed, read once; tests only look at it. */
const records: FeedRecord[] = [];
let plannedLineCount = 0;
let variants: DemoVariant[] = [];
/** Versions that each product fits. */
const variantsOfProduct = new Map<string, Set<string>>();
let places: ReturnType<typeof brandsByPlace>;

beforeAll(async () => {
  const vehicles = await demoVehicles();
  const { lineCount, lines } = demoOf(vehicles, await defaultPlan(), { products, seed: defaultSeed, today });
  plannedLineCount = lineCount;
  for (const line of lines()) records.push(JSON.parse(line));
  ({ variants } = vehicles);
  places = brandsByPlace();
  const fitSets = new Map(
    ofKind("fit_set").map(({ id, lines }) => [id, new Set(lines.flatMap((line) => line.variants))]),
  );
  for (const { id, fit_set } of ofKind("product")) {
    const own = fit_set === null ? undefined : fitSets.get(fit_set);
    if (own) variantsOfProduct.set(id, own);
  }
});

function ofKind<Kind extends FeedKind>(kind: Kind): FeedRecordOf<Kind>[] {
  return records.filter((record): record is FeedRecordOf<Kind> => record.record === kind);
}

/** Name of a place on the car: part type, axle, side. */
function placeName(partType: string, position: string | null, side: string | null): string {
  return [partType, position, side].filter((part) => part !== null).join(" ");
}

/** Brands on sale by place on the car and version: `brandsAt(place).get(variant)`. */
function brandsByPlace(): Map<string, Map<string, Set<string>>> {
  const variantsOf = new Map(
    ofKind("fit_set").map(({ id, lines }) => [id, lines.flatMap((line) => line.variants)]),
  );
  const places = new Map<string, Map<string, Set<string>>>();
  for (const product of ofKind("product")) {
    if (product.fit_set === null || !product.is_active) continue;
    const name = placeName(product.part_type, product.position, product.side);
    const brandsOf = places.get(name) ?? new Map<string, Set<string>>();
    places.set(name, brandsOf);
    for (const variant of variantsOf.get(product.fit_set) ?? []) {
      brandsOf.set(variant, (brandsOf.get(variant) ?? new Set<string>()).add(product.brand));
    }
  }
  return places;
}

test("no line breaks the feed's schema, and each names only what an earlier line has said", () => {
  const said = new Set<string>();
  const wrong: string[] = [];
  const validators = new Map(Object.entries(feedRecords).map(([kind, schema]) => [kind, Compile(schema)]));
  const need = (kind: FeedKind, id: string, by: string) => {
    if (!said.has(`${kind} ${id}`)) wrong.push(`${by} names ${kind} ${id}`);
  };
  for (const record of records) {
    if (!validators.get(record.record)?.Check(record)) wrong.push(`${record.record} ${record.id}`);
    if (record.record === "fit_set") {
      for (const { variants: own } of record.lines) for (const id of own) need("variant", id, record.id);
    }
    if (record.record === "product") {
      need("brand", record.brand, record.id);
      need("part_type", record.part_type, record.id);
      if (record.fit_set) need("fit_set", record.fit_set, record.id);
    }
    if (record.record === "kit") {
      for (const { product } of record.components) need("product", product, record.id);
    }
    if (said.has(`${record.record} ${record.id}`)) wrong.push(`${record.id} stands twice`);
    said.add(`${record.record} ${record.id}`);
  }
  expect(wrong).toEqual([]);
});

test("the feed has as many products as asked for, and as many lines as planned", async () => {
  expect(ofKind("product")).toHaveLength(products);
  expect(records).toHaveLength(plannedLineCount);
  const { lines } = await planDemo({ products: 10, seed: defaultSeed, today });
  expect([...lines()].filter((line) => line.startsWith('{"record":"product"'))).toHaveLength(10);
});

test("every version finds two brands in each place of each part type that it can have", () => {
  const poor: string[] = [];
  for (const { partTypes } of categories) {
    for (const partType of partTypes) {
      const { slug, fit, appliesTo, positions, sides, madeFor } = partType;
      if (fit === "universal") continue;
      const spots = (positions ?? [null]).flatMap((position) =>
        (sides ?? [null]).map((side) => ({ position, name: placeName(slug, position, side) })),
      );
      for (const { position, name } of spots) {
        const brandsOf = places.get(name) ?? new Map<string, Set<string>>();
        for (const variant of variants) {
          const count = brandsOf.get(variant.id)?.size ?? 0;
          const isRare = madeFor === "model" && variant.model.commonness === null;
          const isOptional = (appliesTo?.share !== undefined || isRare) && count === 0;
          const isWanted = allowsPartAt(variant, partType, position) && !isOptional;
          if (isWanted ? count < 2 : count > 0) poor.push(`${name}: ${count} brands for ${variant.id}`);
        }
      }
    }
  }
  expect(poor).toEqual([]);
});

test("what only a share of the vehicles has is had by about that share of models", () => {
  for (const { partTypes } of categories) {
    for (const { slug, fit, appliesTo, positions, sides } of partTypes) {
      if (fit === "universal" || appliesTo?.share === undefined) continue;
      const allowed = new Set(
        variants.filter((one) => allowsPart(one, appliesTo)).map(({ model }) => model.id),
      );
      const brandsOf = places.get(placeName(slug, positions?.[0] ?? null, sides?.[0] ?? null));
      const having = new Set(variants.filter(({ id }) => brandsOf?.has(id)).map(({ model }) => model.id));
      expect(Math.abs(having.size / allowed.size - appliesTo.share), slug).toBeLessThan(0.12);
    }
  }
});

test("two brands make a universal part before others make another kind of it", () => {
  const products = Map.groupBy(ofKind("product"), ({ part_type }) => part_type);
  for (const { slug, fit, attributes } of categories.flatMap(({ partTypes }) => partTypes)) {
    const lists = attributes.flatMap(({ values }) => ("from" in values ? [] : [values.length]));
    if (fit !== "universal" || assortments.has(slug) || lists.length === 0) continue;
    const own = products.get(slug) ?? [];
    const kinds = new Set(own.map((product) => JSON.stringify(product.attributes)));
    expect(kinds.size, slug).toBeGreaterThanOrEqual(Math.min(Math.ceil(own.length / 2), ...lists));
  }
});

test("no spark for a diesel, no exhaust for an electric car, no glow plug for a petrol engine", () => {
  const having = (place: string) => variants.filter(({ id }) => places.get(place)?.has(id));
  expect(having("bujias").filter(({ ignition }) => ignition !== "spark")).toEqual([]);
  expect(having("bujias-de-precalentamiento").filter(({ ignition }) => ignition !== "diesel")).toEqual([]);
  for (const place of ["silenciadores front", "filtros-de-aceite", "kits-de-embrague", "catalizadores"]) {
    expect(having(place).filter(({ ignition }) => ignition === null)).toEqual([]);
  }
  expect(having("bujias").length).toBeGreaterThan(1000);
});

test("parts of one fit set agree in what decides the fit, and bigger cars get bigger discs", () => {
  const decisive = new Map(
    categories.flatMap(({ partTypes }) =>
      partTypes.map(({ slug, attributes }) => [
        slug,
        attributes.filter((use) => use.decidesFit).map((use) => use.attribute),
      ]),
    ),
  );
  const agreed = new Map<string, string>();
  for (const { fit_set, part_type, attributes } of ofKind("product")) {
    if (fit_set === null) continue;
    const values = JSON.stringify(decisive.get(part_type)?.map((slug) => attributes[slug]));
    expect(agreed.get(fit_set) ?? values, fit_set).toBe(values);
    agreed.set(fit_set, values);
  }
  const discOf = (model: string) => {
    const sets = ofKind("fit_set").filter(
      ({ id, lines }) =>
        id.startsWith("discos-de-freno/front") &&
        lines.some((line) => line.variants.some((variant) => variant.startsWith(`${model}/`))),
    );
    const discs = ofKind("product").filter(({ fit_set }) => sets.some(({ id }) => id === fit_set));
    return Math.max(...discs.map(({ attributes }) => Number(attributes["outer-diameter"])));
  };
  expect(discOf("seat/arosa-6h")).toBeLessThan(discOf("seat/leon-ii-1p"));
  expect(discOf("seat/leon-ii-1p")).toBeLessThan(discOf("audi/q7-4m"));
});

test("discs, drums and hubs have a hole for each bolt of their vehicles' wheels", () => {
  const boltsOf = new Map(variants.map(({ id, wheels }) => [id, Number(wheels.boltPattern.charAt(0))]));
  const fitSets = new Map(
    ofKind("fit_set").map(({ id, lines }) => [
      id,
      new Set(lines.flatMap((line) => line.variants.map((variant) => boltsOf.get(variant)))),
    ]),
  );
  const wrong: string[] = [];
  let compared = 0;
  for (const { id, fit_set, part_type, attributes } of ofKind("product")) {
    if (!["discos-de-freno", "tambores-de-freno", "bujes-de-rueda"].includes(part_type)) continue;
    const [bolts, ...others] = fitSets.get(fit_set ?? "") ?? [];
    if (others.length > 0 || (bolts !== 4 && bolts !== 5)) continue;
    compared += 1;
    if (attributes["hole-count"] !== bolts) wrong.push(id);
  }
  expect(compared).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test("conditions are of each kind, and a change in production leaves no month without a part", () => {
  const kinds = new Set<string>();
  const windows = new Map<string, { from: number | null; to: number | null }[]>();
  for (const { id, lines } of ofKind("fit_set")) {
    const place = id.slice(0, id.lastIndexOf("/"));
    for (const { variants: own, restrictions } of lines) {
      for (const restriction of restrictions) {
        kinds.add(restriction.kind);
        if (restriction.kind !== "built") continue;
        for (const variant of own) {
          const known = windows.get(`${place} ${variant}`) ?? [];
          windows.set(`${place} ${variant}`, [...known, restriction]);
        }
      }
    }
  }
  expect([...kinds].sort()).toEqual(["built", "engine_code", "equipment", "position"]);
  const broken = [...windows].filter(([, halves]) => {
    const [older, newer] = halves.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
    const last = Number(older?.to);
    const next = last % 100 === 12 ? last + 89 : last + 1;
    return halves.length !== 2 || older?.from !== null || newer?.from !== next || newer.to !== null;
  });
  expect(broken).toEqual([]);
});

test("numbers can be told from real ones, and a brand has none twice", () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { id, brand, number, gtin, oe_numbers, approval_number } of ofKind("product")) {
    const key = `${brand} ${normalizePartNumber(number)}`;
    const isTold =
      (gtin === null || /^2\d{12}$/.test(gtin)) &&
      oe_numbers.every((oe) => oe.number.includes("DEMO")) &&
      (approval_number === null || approval_number.startsWith("DEMO-"));
    if (seen.has(key) || !isTold) wrong.push(id);
    seen.add(key);
  }
  expect(wrong).toEqual([]);
});

test("offers, empty shelves, few left, deposits, unknown fits and pieces off sale all occur", () => {
  const all = ofKind("product");
  const share = (isSo: (product: FeedRecordOf<"product">) => boolean) => all.filter(isSo).length / all.length;
  expect(share(({ offer }) => offer !== null)).toBeCloseTo(0.04, 1);
  expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.02);
  expect(share(({ stock }) => stock > 0 && stock < 5)).toBeGreaterThan(0.05);
  expect(share(({ core_deposit_cents }) => core_deposit_cents !== null)).toBeGreaterThan(0.02);
  expect(share(({ is_active }) => !is_active)).toBeGreaterThan(0.001);
  const universal = new Set(
    ofKind("part_type").flatMap(({ id, is_universal }) => (is_universal ? [id] : [])),
  );
  const unknown = all.filter(({ fit_set, part_type }) => fit_set === null && !universal.has(part_type));
  const unlisted = unknown.filter(({ id }) => id.includes("/unlisted/"));
  expect(unlisted.length).toBeGreaterThan(20);
  expect(unknown.length / all.length).toBeLessThan(0.04);
  for (const { offer, price_cents, released_on } of all) {
    expect(price_cents % 100 === 90 || price_cents % 100 === 95 || price_cents % 100 === 49).toBe(true);
    expect(released_on < "2026-11-21").toBe(true);
    if (!offer) continue;
    expect(offer.previous_cents).toBeGreaterThan(price_cents);
    const days = (Date.parse(offer.ends_at) - today.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(5);
    expect(days).toBeLessThan(41);
  }
});

test("the contents of oils and fluids can be filtered by", () => {
  const wrong = ofKind("product").filter(
    ({ attributes, net_quantity: quantity }) =>
      attributes.content !== undefined && attributes.content !== quantity?.amount,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const oils = ofKind("product").filter(({ part_type }) => part_type === "aceites-de-motor");
  expect(new Set(oils.map(({ attributes }) => attributes.content))).toEqual(new Set([1, 4, 5, 20, 60]));
});

test("a reduction is announced against the lowest price of the 30 days before it", () => {
  const dayOf = (text: string) => Date.parse(text) / 86_400_000;
  const all = ofKind("product");
  for (const { id, price_cents, offer, earlier_prices: earlier = [], released_on } of all) {
    const days = earlier.map(({ from }) => from);
    expect(days, id).toEqual([...new Set(days)].sort());
    for (const day of days) expect(day >= released_on && day < "2026-11-21", id).toBe(true);
    if (!offer) continue;
    const begun = earlier.at(-1);
    expect(begun?.price_cents, id).toBe(price_cents);
    const since = dayOf(begun?.from ?? "") - 30;
    const inForce = earlier
      .slice(0, -1)
      .filter((_price, index) => dayOf(earlier[index + 1]?.from ?? "") > since);
    expect(dayOf(earlier[0]?.from ?? ""), id).toBeLessThanOrEqual(since);
    expect(Math.min(...inForce.map((price) => price.price_cents)), id).toBe(offer.previous_cents);
  }
  const share = all.filter(({ earlier_prices }) => earlier_prices).length / all.length;
  expect(share).toBeGreaterThan(0.4);
  expect(ofKind("kit").every(({ earlier_prices }) => earlier_prices?.length === 1)).toBe(true);
});

test("every tyre carries a label that says of itself that it is the demo's, and nothing else does", () => {
  const tyreTypes = ofKind("part_type").flatMap(({ id, is_tyre }) => (is_tyre ? [id] : []));
  expect(tyreTypes).toHaveLength(4);
  const labelled = ofKind("product").filter(({ tyre_label }) => tyre_label);
  expect(labelled.every(({ part_type }) => tyreTypes.includes(part_type))).toBe(true);
  expect(labelled).toHaveLength(
    ofKind("product").filter(({ part_type }) => tyreTypes.includes(part_type)).length,
  );
  for (const { id, tyre_label, attributes, eco_fee_cents, producer_register_number } of labelled) {
    expect(tyre_label?.eprel_number, id).toMatch(/^999\d{6}$/);
    expect(tyre_label?.size, id).toMatch(/^\d{3}\/\d{2} R\d{2}C? \d/);
    expect(tyre_label?.fuel_class.toLowerCase(), id).toBe(attributes["tyre-rolling-class"]);
    expect(eco_fee_cents, id).toBeGreaterThan(100);
    expect(producer_register_number, id).toMatch(/^DEMO-NEU-/);
  }
});

test("lamps without an approval for the road are not among the lighting, and say so wherever they are (Regulation (EU) 2018/858)", () => {
  const partTypes = new Map(ofKind("part_type").map((partType) => [partType.id, partType]));
  const lamps = ofKind("product").flatMap((product) => {
    const isUnapproved = product.attributes["lamp-road-use"] === "not-approved";
    const partType = partTypes.get(product.part_type);
    return partType ? [{ product, partType, isUnapproved }] : [];
  });
  const unapproved = lamps.filter(({ isUnapproved }) => isUnapproved);
  expect(unapproved.length).toBeGreaterThan(0);
  for (const { partType } of unapproved) {
    expect(partType.category).not.toBe("iluminacion");
    expect(partType.notices).toContain("off_road");
  }
  const lighting = lamps.filter(({ partType }) => partType.category === "iluminacion");
  expect(lighting.length).toBeGreaterThan(0);
  for (const { partType } of lighting) expect(partType.notices ?? []).not.toContain("off_road");
  const bulbs = lighting.filter(({ partType }) => partType.needs_approval);
  expect(bulbs.length).toBeGreaterThan(0);
  for (const { product } of bulbs) expect(product.approval_number).toBeTruthy();
});

test("what warns of a modification of the vehicle has its notice in cart and order, too (RD 866/2010)", () => {
  const isWarned = ({ warning }: { warning: { es: string } }) =>
    /reforma/.test(warning.es) && !/no la sustituyas/.test(warning.es);
  const warned = ofKind("part_type").filter(isWarned);
  expect(warned.map(({ id }) => id)).toContain("enganches-de-remolque");
  for (const { id, notices } of warned)
    expect([id, notices]).toEqual([id, expect.arrayContaining(["reform"])]);
});

/** Versions that take all parts of a kit. */
function carsOfKit({ components }: FeedRecordOf<"kit">): Set<string> {
  return components
    .map(({ product }) => variantsOfProduct.get(product) ?? new Set<string>())
    .reduce((all, own) => all.intersection(own));
}

test("each of the hundred commonest models has at least six kits for its jobs", () => {
  const modelOf = new Map(variants.map(({ id, model }) => [id, model.id]));
  const jobsOf = new Map<string, Set<string>>();
  for (const kit of ofKind("kit")) {
    for (const variant of carsOfKit(kit)) {
      const model = modelOf.get(variant) ?? "";
      jobsOf.set(model, (jobsOf.get(model) ?? new Set()).add(kit.id.split("/")[1] ?? ""));
    }
  }
  const common = new Set(variants.flatMap(({ model }) => (model.commonness === null ? [] : model.id)));
  expect(common.size).toBe(100);
  expect([...common].filter((model) => (jobsOf.get(model)?.size ?? 0) < 6)).toEqual([]);
});

test("no two kits are of the same parts, and each is named after cars that take it", () => {
  const partsOf = ({ components }: FeedRecordOf<"kit">) =>
    components
      .map(({ product, quantity }) => `${quantity} ${product}`)
      .sort()
      .join();
  const kits = ofKind("kit");
  expect(new Set(kits.map(partsOf)).size).toBe(kits.length);
  const carNames = new Map(
    variants.map(({ id, model, vehicleName }) => [id, `${model.maker.name} ${model.name} ${vehicleName}`]),
  );
  const wrong = kits.filter((kit) => {
    const names = new Set([...carsOfKit(kit)].map((id) => carNames.get(id) ?? id));
    const hasMore = kit.name.es.endsWith(" y otros");
    const isNamed = [...names].some((name) => kit.name.es.includes(` para ${name}`));
    return !isNamed || (names.size === 1 && hasMore) || (names.size > 2 && !hasMore);
  });
  expect(wrong.map(({ name }) => name.es)).toEqual([]);
});

test("a kit costs 5 to 12 % less than its parts, which some version can all take", () => {
  const productById = new Map(ofKind("product").map((product) => [product.id, product]));
  for (const kit of ofKind("kit")) {
    const { id, price_cents, components } = kit;
    let sumCents = 0;
    for (const { product, quantity } of components) {
      const part = productById.get(product);
      sumCents += (part?.price_cents ?? 0) * quantity;
      expect(part?.is_active, id).toBe(true);
    }
    expect(carsOfKit(kit).size, id).toBeGreaterThan(0);
    expect(price_cents / sumCents, id).toBeGreaterThan(0.86);
    expect(price_cents / sumCents, id).toBeLessThan(0.96);
  }
});

test("no product is bigger than its box", () => {
  const wrong = ofKind("product").filter(({ part_type, attributes, dimensions }) => {
    const { length_mm, depth_mm, height_mm } = dimensions;
    const sides = [length_mm, depth_mm, height_mm].toSorted((a, b) => b - a);
    return sizesToPack(part_type, attributes).some((size, index) => size > (sides[index] ?? 0));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const longest = (partType: string) =>
    ofKind("product")
      .filter(({ part_type }) => part_type === partType)
      .flatMap(({ attributes, dimensions }) =>
        Number(attributes.length ?? 0) > dimensions.length_mm ? [dimensions.length_mm] : [],
      );
  // Packed as it is; a belt is coiled.
  expect(longest("baterias")).toEqual([]);
  expect(longest("correas-poli-v").length).toBeGreaterThan(0);
});

test("the same seed, size and day give the same feed; another seed another", async () => {
  const options = { products: 300, today };
  const first: string[] = [];
  for await (const line of demoFeed({ ...options, seed: "a" })) first.push(line);
  expect(first.filter((line) => line.startsWith('{"record":"product"'))).toHaveLength(300);
  const vehicles = await demoVehicles();
  const again = (seed: string) => {
    const plan = planCatalogue(seed, vehicles.variants, options.products);
    return [...demoOf(vehicles, plan, { ...options, seed }).lines()];
  };
  expect(again("a").join("\n")).toBe(first.join("\n"));
  const other = again("b");
  expect(other.filter((line) => line.startsWith('{"record":"product"'))).toHaveLength(300);
  expect(other.join("\n")).not.toBe(first.join("\n"));
});

test("pictures agree with attributes and contents", () => {
  const wrong: string[] = [];
  const expectIn = (picture: string, word: unknown, id: string) => {
    if (!picture.includes(`-${String(word).toLowerCase()}`)) wrong.push(`${id}: ${picture}`);
  };
  for (const { id, part_type, attributes, pictures } of ofKind("product")) {
    const [picture = ""] = pictures;
    if (!existsSync(join(picturesFolder, `${picture}.webp`))) wrong.push(`${id}: no ${picture}`);
    if (part_type === "aceites-de-motor" || part_type === "aceites-de-cambio-manual") {
      expectIn(picture, attributes["oil-viscosity"], id);
    }
    if (part_type === "anticongelantes") expectIn(picture, attributes["fluid-colour"], id);
    if (part_type === "llantas-de-aleacion" || part_type === "llantas-de-chapa") {
      const bolts = Number(/-(\d)$/.exec(picture)?.[1] ?? 5);
      if (String(attributes["wheel-bolt-pattern"]).charAt(0) !== String(bolts))
        wrong.push(`${id}: ${picture}`);
    }
    if (part_type === "separadores-de-rueda") {
      const holes = Number(/-(\d)$/.exec(picture)?.[1] ?? 5);
      if (String(attributes["spacer-bolt-circle"]).charAt(0) !== String(holes))
        wrong.push(`${id}: ${picture}`);
    }
    if (part_type === "tambores-de-freno") expectIn(picture, attributes["hole-count"], id);
    if (part_type === "discos-de-freno" && picture !== "brake-disc") {
      expectIn(picture, `${attributes["disc-type"]}-${attributes["hole-count"]}`, id);
    }
    if (part_type === "discos-de-freno" && picture === "brake-disc") {
      const drawn = attributes["disc-type"] === "vented" && attributes["hole-count"] === 5;
      if (!drawn) wrong.push(`${id}: ${picture}`);
    }
  }
  expect(wrong).toEqual([]);
});
