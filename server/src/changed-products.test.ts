import { expect, test, vi } from "vitest";
import {
  type Made,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../test/catalogue/factories.ts";
import { publishCatalogue } from "../test/catalogue/publish-catalogue.ts";
import { makeOrder } from "../test/orders/orders.ts";
import { signedInCustomer } from "../test/people/customers.ts";
import { openTestShop, type TestShop } from "../test/shop/test-shop.ts";
import { changePrice, changeStock, endOffer, endOffers, startOffer } from "./catalogue/index.ts";
import { listProducts } from "./catalogue/listing/list-products.ts";
import { readCatalogue } from "./catalogue/model/read-catalogue.ts";
import { takeStock } from "./checkout/placing/take-stock.ts";
import { cancelForShop } from "./orders/index.ts";
import { bumpRevision } from "./platform/catalogue-revision.ts";
import { isRefusal } from "./platform/http/refusals/refusal.ts";
import { refreshRating } from "./reviews/refresh-rating.ts";

const dayMs = 86_400_000;
const inDays = ({ clock }: TestShop, days: number) => new Date(clock.now().getTime() + days * dayMs);

/** A product of which one piece is left, for a vehicle; and the list of what fits it. */
async function sellToVehicle(shop: TestShop) {
  const { database, context } = shop;
  const { id: variantId, publicId: vehicle } = await makeVariant(database);
  const { id: partTypeId } = await makePartType(database);
  const { id: fitSetId } = await makeFitSet(database, { partTypeId, lines: [{ variantId }] });
  const product = await makeProduct(database, { partTypeId, fitSetId, priceCents: 5000, available: 1 });
  await database.rows({
    text: "update product set rating_average = 4, rating_count = 1 where id = $1",
    values: [product.id],
  });
  await database.rows({
    text: "insert into price_history (product_id, price_cents, valid_from) values ($1, 5000, $2)",
    values: [product.id, inDays(shop, -60)],
  });
  const read = async (deps: Pick<TestShop["context"], "database" | "revision" | "caches" | "clock">) => {
    const list = await readCatalogue(deps, "es", (catalogue) => listProducts(catalogue, { vehicle }));
    if (isRefusal(list)) throw new Error(`Refused: ${list.refused}`);
    return list;
  };
  return {
    product,
    readKept: () => read(context),
    /** As a process does that has kept nothing. */
    readFresh: () => read({ ...context, database: { ...database } }),
  };
}

const asProduct = ({ id }: Made) => ({ kind: "product", id }) as const;

const beginOffer = (shop: TestShop, product: Made) =>
  startOffer(shop.database, asProduct(product), { cents: 2000, endsAt: inDays(shop, 1) }, shop.clock.now());

/** Every change of products names them, so that caches drop them (decision 040). */
test.each<{
  what: string;
  prepare?(shop: TestShop, product: Made): Promise<unknown>;
  change(shop: TestShop, product: Made): Promise<unknown>;
}>([
  { what: "a stock", change: ({ database }, { id }) => changeStock(database, id, { to: 2 }) },
  {
    what: "a price",
    change: ({ database, clock }, product) => changePrice(database, asProduct(product), 4321, clock.now()),
  },
  { what: "an offer", change: beginOffer },
  {
    what: "the end of an offer",
    prepare: beginOffer,
    change: ({ database, clock }, product) => endOffer(database, asProduct(product), clock.now()),
  },
  {
    what: "an offer that is over",
    prepare: beginOffer,
    change: (shop) => endOffers(shop.database, inDays(shop, 2)),
  },
  {
    what: "a rating",
    change: ({ database }, { id }) => database.transaction((transaction) => refreshRating(transaction, id)),
  },
  {
    what: "an order of the last piece",
    change: ({ database }, { id }) =>
      database.transaction(async (transaction) => {
        const shown = await takeStock(transaction, [{ pieces: [{ productKey: id, pieces: 1 }] }]);
        await bumpRevision(transaction, shown ?? []);
      }),
  },
  {
    what: "an order that the shop cancels",
    prepare: async (shop, product) =>
      makeOrder(shop, await signedInCustomer(shop), { things: [{ product }] }),
    async change({ database, context }) {
      const [order] = await database.rows<{ number: string }>({ text: "select number from customer_order" });
      await cancelForShop(context, order?.number ?? "", { reason: "Broken", lines: null });
    },
  },
])("a list that is kept tells $what", async ({ prepare, change }) => {
  const shop = await openTestShop();
  const { product, readKept, readFresh } = await sellToVehicle(shop);
  await prepare?.(shop, product);
  await publishCatalogue(shop);
  const before = await readKept();
  const revision = shop.context.revision.current();
  await change(shop, product);
  await vi.waitUntil(() => shop.context.revision.current() > revision, { timeout: 60_000 });
  const after = await readKept();
  expect(after).not.toEqual(before);
  expect(after).toEqual(await readFresh());
  await shop.close();
});
