import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKit, makeProduct } from "../../test/catalogue/factories.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { buyer, deliver, ratingOf, reviewIn, reviewOfProduct } from "../../test/orders/reviews.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("what was never bought, or is another customer's, or has not arrived, can't be reviewed", async () => {
  const product = await makeProduct(shop.database);
  await buyer(shop, { product });
  const ana = await signedInCustomer(shop);
  const refused = async () =>
    expectRefusal(await ana.post("/spa/reviews", reviewOfProduct(product)), 422, "validation_failed", [
      "product_id",
    ]);
  await refused();
  for (const state of ["pending_payment", "paid", "preparing", "shipped", "cancelled"] as const) {
    await makeOrder(shop, ana, { things: [{ product }], state });
    await refused();
  }
  expect((await ana.get(`/spa/reviews/reviewable/${product.publicId}`)).status).toBe(404);
  expect(await ratingOf(shop, product)).toEqual([null, 0]);
});

test("31 days after the purchase the declaration of recent use is wanted, on the 30th not yet", async () => {
  const late = await buyer(shop, { boughtDaysAgo: 31 });
  const body = reviewOfProduct(late.product);
  expectRefusal(await late.post("/spa/reviews", body), 422, "validation_failed", ["used_recently"]);
  const declared = reviewIn(await late.post("/spa/reviews", { ...body, used_recently: true }));
  expect([declared.used_recently, declared.needs_use_declaration]).toEqual([true, true]);
  const [row] = await shop.database.rows<{ used_recently_at: Date }>({
    text: "select used_recently_at from review where public_id = $1",
    values: [declared.id],
  });
  expect(row?.used_recently_at).toEqual(shop.clock.now());

  const inTime = await buyer(shop, { boughtDaysAgo: 30 });
  expect(reviewIn(await inTime.post("/spa/reviews", reviewOfProduct(inTime.product))).used_recently).toBe(
    false,
  );
});

test("the days are counted in Madrid's calendar", async () => {
  const ana = await buyer(shop, { boughtDaysAgo: 300 });
  // 22 October in Madrid, still the 21st in Greenwich: 30 days before 21 November.
  await makeOrder(shop, ana, {
    things: [{ product: ana.product }],
    state: "delivered",
    placedAt: new Date("2026-10-21T22:30:00Z"),
  });
  const review = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
  expect(review.bought_on).toBe("2026-10-22");
});

test("a product is reviewed once by a person, and by each person of the customer", async () => {
  const ana = await buyer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
  expectRefusal(
    await ana.post("/spa/reviews", reviewOfProduct(ana.product, { rating: 1 })),
    422,
    "validation_failed",
    ["product_id"],
  );
  reviewIn(await luis.post("/spa/reviews", reviewOfProduct(ana.product, { rating: 2 })));
  expect(await ratingOf(shop, ana.product)).toEqual([3.5, 2]);
});

test("who buys a kit may review its parts", async () => {
  const part = await makeProduct(shop.database);
  const kit = await makeKit(shop.database, { components: [{ productId: part.id }] });
  const ana = await buyer(shop);
  await shop.database.rows({
    text: `with kits as (
             update order_line set product_id = null, kit_id = $2 where product_id = $1 returning id
           )
           update order_line_piece set product_id = $3 from kits where order_line_id = kits.id`,
    values: [ana.product.id, kit.id, part.id],
  });
  reviewIn(await ana.post("/spa/reviews", reviewOfProduct(part)));
  expectRefusal(await ana.post("/spa/reviews", reviewOfProduct(ana.product)), 422, "validation_failed");
});

test("a line counts as delivered with its own parcel, the rest of the order with theirs", async () => {
  const ana = await signedInCustomer(shop);
  const [here, underway] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  const order = await makeOrder(shop, ana, {
    things: [{ product: here }, { product: underway }],
    state: "shipped",
  });
  await shop.database.rows({
    text: "update parcel set delivered_at = $2 where order_id = $1",
    values: [order.id, shop.clock.now()],
  });
  await shop.database.rows({
    text: "delete from parcel_line where order_line_id = $1",
    values: [order.lines[1]?.id],
  });
  reviewIn(await ana.post("/spa/reviews", reviewOfProduct(here)));
  expectRefusal(await ana.post("/spa/reviews", reviewOfProduct(underway)), 422, "validation_failed", [
    "product_id",
  ]);
});

test("what has been got waits to be reviewed, the latest purchase of each thing, and leaves once it is", async () => {
  const ana = await buyer(shop, { boughtDaysAgo: 60 });
  const older = await makeProduct(shop.database);
  await deliver(shop, ana, older, 90);
  const again = await deliver(shop, ana, ana.product, 3);
  const list = await ana.get("/spa/reviews/reviewable?per_page=1");
  expect(readField(list.body, "meta")).toEqual({ total: 2, page: 1, per_page: 1, pages: 2 });
  expect(readField(list.body, "data")).toMatchObject([
    {
      product: { id: ana.product.publicId, is_sold: true },
      order: { id: again.publicId, number: again.number },
      bought_on: "2026-11-18",
      needs_use_declaration: false,
      review_id: null,
      author: "Ana",
    },
  ]);
  const review = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
  const one = await ana.get(`/spa/reviews/reviewable/${ana.product.publicId}`);
  expect(readField(readField(one.body, "data"), "review_id")).toBe(review.id);
  const left = await ana.get("/spa/reviews/reviewable");
  expect(readField(left.body, "data")).toMatchObject([
    { product: { id: older.publicId }, needs_use_declaration: true },
  ]);
});

test("a review is signed with what its author calls themselves, never with the surname", async () => {
  const ana = await buyer(shop);
  const signedAs = async (first: string | null, nickname: string | null) => {
    await shop.database.rows({
      text: "update person set first_name = $2, nickname = $3 where id = $1",
      values: [ana.personId, first, nickname],
    });
    const one = await ana.get(`/spa/reviews/reviewable/${ana.product.publicId}`);
    return readField(readField(one.body, "data"), "author");
  };
  expect(await signedAs(null, null)).toBe("Ana");
  expect(await signedAs("Ana María", " ")).toBe("Ana María");
  expect(await signedAs("Ana María", "anamotor")).toBe("anamotor");
  const review = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
  expect(review.author).toBe("anamotor");
});

test("texts are tidied and any script is kept", async () => {
  const ana = await buyer(shop);
  const body = reviewOfProduct(ana.product, {
    title: "  Va de fábula 🚗 ",
    text: "مصباح  \r\n\r\n\r\n\r\n<b>bien</b>\n",
  });
  const review = reviewIn(await ana.post("/spa/reviews", body));
  expect([review.title, review.text]).toEqual(["Va de fábula 🚗", "مصباح\n\n<b>bien</b>"]);
});

test.each([
  ["no stars", { rating: 0 }, "rating"],
  ["six stars", { rating: 6 }, "rating"],
  ["half a star", { rating: 4.5 }, "rating"],
  ["stars as text", { rating: "5" }, "rating"],
  ["no title", { title: "" }, "title"],
  ["a title of spaces", { title: "   " }, "title"],
  ["a title of two lines", { title: "uno\ndos" }, "title"],
  ["a title that rings a bell", { title: "a\u0007b" }, "title"],
  ["half a character", { title: "\ud83d" }, "title"],
  ["a long title", { title: "a".repeat(101) }, "title"],
  ["a long text", { text: "a".repeat(4001) }, "text"],
  ["a text that rings a bell", { text: "a\u0007b" }, "text"],
  ["five pictures", { pictures: [1, 2, 3, 4, 5].map((n) => `abcdefgh2345678${n}`) }, "pictures"],
  ["a picture twice", { pictures: ["abcdefgh23456789", "abcdefgh23456789"] }, "pictures"],
  ["a picture that nobody sent", { pictures: ["abcdefgh23456789"] }, "pictures"],
  ["an author of one's own", { author: "La tienda" }, "author"],
  ["no product", { product_id: undefined }, "product_id"],
])("a review with %s is refused", async (_name, wrong, field) => {
  const ana = await buyer(shop);
  const answer = await ana.post("/spa/reviews", { ...reviewOfProduct(ana.product), ...wrong });
  expectRefusal(answer, 422, "validation_failed", [field]);
});
