import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCategory,
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

/** A well-formed vehicle id that the catalogue does not have. */
const unknownId = "zzzzzzzzzzzzzzzz";

let shop: TestShop;
let golfId: string;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  const golf = await makeVariant(database);
  golfId = golf.publicId;
  const tools = await makeCategory(database, { slug: "herramientas" });
  const brakes = await makeCategory(database, { slug: "frenos" });
  const discs = await makePartType(database, { slug: "discos", categoryId: brakes.id });
  const jacks = await makePartType(database, { slug: "gatos", categoryId: tools.id });
  const fitSet = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: golf.id }] });
  const made = { partTypeId: discs.id, fitSetId: fitSet.id, priceCents: 4000 };
  const disc = await makeProduct(database, { ...made, slug: "disco" });
  await makeProduct(database, { ...made, slug: "disco-igual" });
  await makeProduct(database, { slug: "gato", partTypeId: jacks.id, isUniversal: true });
  await makeKit(database, { slug: "frenos-completos", components: [{ productId: disc.id, quantity: 2 }] });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

/** Returns the response and its statement about the vehicle: from a list's meta, or from the resource itself. */
async function ask(path: string, vehicleId?: string) {
  const joint = path.includes("?") ? "&" : "?";
  const asked = vehicleId ? `${path}${joint}vehicle=${vehicleId}` : path;
  const { status, body } = await shop.visitor().get(`/spa/catalog/${asked}`);
  const about = readField(body, "meta") ?? readField(body, "data");
  return {
    status,
    body,
    vehicleId: readField(readField(about, "vehicle"), "id"),
    isUnknown: readField(about, "is_vehicle_unknown"),
  };
}

test.each([
  "categories",
  "categories/frenos",
  "subcategories/discos",
  "brands",
  "products",
  "products?subcategory=discos&stock=1&sort=price_asc",
  "products?q=disco",
  "offers",
  "tools",
  "kits",
  "products/disco",
  "products/disco/alternatives",
  "products/disco/companions",
  "cards?products=disco,gato",
  "tools/gato",
  "kits/frenos-completos",
  "compare?products=disco,disco-igual",
])("%s answers for an unknown vehicle as for none, and says so", async (path) => {
  const [forUnknown, forNone, forGolf] = [
    await ask(path, unknownId),
    await ask(path),
    await ask(path, golfId),
  ];
  expect([forUnknown.status, forUnknown.vehicleId, forUnknown.isUnknown]).toEqual([200, undefined, true]);
  expect([forNone.status, forNone.vehicleId, forNone.isUnknown]).toEqual([200, undefined, false]);
  expect([forGolf.status, forGolf.vehicleId, forGolf.isUnknown]).toEqual([200, golfId, false]);
  const said = JSON.stringify(forUnknown.body).replace(
    '"is_vehicle_unknown":true',
    '"is_vehicle_unknown":false',
  );
  expect(JSON.parse(said)).toEqual(forNone.body);
});

test("a vehicle is found as soon as the catalogue has it", async () => {
  expect((await ask("products", unknownId)).isUnknown).toBe(true);
  await shop.database.rows({ text: "update variant set public_id = $1", values: [unknownId] });
  await publishCatalogue(shop);
  expect(await ask("products", unknownId)).toMatchObject({ isUnknown: false, vehicleId: unknownId });
  expect((await ask("products", golfId)).isUnknown).toBe(true);
});
