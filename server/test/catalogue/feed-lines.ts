import type { FeedKind, FeedRecordOf } from "@recambia/contract/catalogue/feed";

/** One text in every language, told apart by a suffix. */
export function inEveryLanguage(es: string) {
  return { es, ca: `${es} (ca)`, en: `${es} (en)` };
}

type Builders = { [Kind in FeedKind]: FeedRecordOf<Kind> };

/** A good record of each kind; together, in this order, they are a feed in which all names exist. */
export const goodRecords: Builders = {
  maker: { record: "maker", id: "seat", slug: "seat", name: "SEAT", rank: 1 },
  model: {
    record: "model",
    id: "seat/ibiza",
    maker: "seat",
    name: "Ibiza IV (6J)",
    body_type: "hatchback",
    from: 200803,
    to: 201706,
  },
  variant: {
    record: "variant",
    id: "seat/ibiza/tdi",
    model: "seat/ibiza",
    vehicle_name: "1.6 TDI",
    motor_name: "77 kW (105 CV), 1598 cm³, diésel",
    fuel: "diesel",
    ccm: 1598,
    kw: 77,
    cv: 105,
    from: 200907,
    to: 201505,
  },
  category: {
    record: "category",
    id: "frenos",
    name: inEveryLanguage("Frenos"),
    synonyms: { es: ["sistema de frenos"], ca: ["sistema de frens"], en: ["braking"] },
    description: inEveryLanguage("Todo el freno."),
    picture: "brake-disc",
    position: 1,
  },
  attribute: {
    record: "attribute",
    id: "diametro",
    name: inEveryLanguage("Diámetro"),
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  part_type: {
    record: "part_type",
    id: "discos-de-freno",
    category: "frenos",
    name: inEveryLanguage("Disco de freno"),
    plural: inEveryLanguage("Discos de freno"),
    synonyms: { es: ["disco"], ca: ["disc"], en: ["rotor"] },
    description: inEveryLanguage("Gira con la rueda."),
    warning: inEveryLanguage("Móntalo con cuidado."),
    picture: "brake-disc",
    is_universal: false,
    demand: 95,
    position: 1,
    attributes: [{ attribute: "diametro", is_key: true, is_facet: true, decides_fit: true }],
    companions: ["pastillas-de-freno"],
  },
  brand: {
    record: "brand",
    id: "arboix",
    name: "Arboix",
    country: "ES",
    description: inEveryLanguage("Discos."),
    manufacturer: {
      name: "Arboix, S.A.",
      address: "Calle Industria 1, Manresa",
      email: "hola@arboix.example",
      website: null,
    },
    responsible_person: null,
    tier: "premium",
  },
  fit_set: {
    record: "fit_set",
    id: "discos/1",
    part_type: "discos-de-freno",
    lines: [{ variants: ["seat/ibiza/tdi"], restrictions: [] }],
  },
  product: {
    record: "product",
    id: "arboix/d-288",
    brand: "arboix",
    part_type: "discos-de-freno",
    number: "D-288.25",
    gtin: null,
    fit_set: "discos/1",
    position: "front",
    side: null,
    name: null,
    description: null,
    warning: null,
    pictures: ["brake-disc"],
    price_cents: 3490,
    offer: null,
    core_deposit_cents: null,
    stock: 12,
    sold_as: "piece",
    needed_per_job: 2,
    net_quantity: null,
    attributes: { diametro: 288 },
    dimensions: { depth_mm: 50, height_mm: 290, length_mm: 290, weight_g: 6400 },
    oe_numbers: [{ maker: "SEAT", number: "1K0 615 301" }],
    hazard: null,
    restricted: null,
    approval_number: null,
    guarantee_months: 36,
    released_on: "2024-05-02",
    is_active: true,
  },
  kit: {
    record: "kit",
    id: "kit/frenos",
    name: inEveryLanguage("Frenos completos"),
    description: inEveryLanguage("Dos discos y un tornillo."),
    picture: "brake-kit",
    components: [
      { product: "arboix/d-288", quantity: 2 },
      { product: "arboix/d-300", quantity: 2 },
    ],
    price_cents: 9900,
    is_active: true,
  },
};

/** A good record with some fields changed; what is given need not be good. */
export function changed<Kind extends FeedKind>(kind: Kind, changes: Record<string, unknown> = {}): object {
  return { ...goodRecords[kind], ...changes };
}

/** Everything that a product names, then a product, its sister and their kit. */
export function goodFeed(): object[] {
  const { kit, ...others } = goodRecords;
  const sister = changed("product", { id: "arboix/d-300", number: "D-300.25", price_cents: 3990 });
  return [...Object.values(others), sister, kit];
}

/** Records as the lines of a feed; a text is a line as it stands. */
export async function* feedLines(records: (object | string)[]): AsyncGenerator<string> {
  for (const record of records) yield typeof record === "string" ? record : JSON.stringify(record);
}
