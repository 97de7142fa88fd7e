import { Reviewable } from "@recambia/contract/reviews/schemas";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Made, makeProduct } from "../../../test/catalogue/factories.ts";
import { guestOrderInState, openLink, placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { ratingOf, reviewOfProduct } from "../../../test/orders/reviews.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import {
  type Answer,
  openTestShop,
  readField,
  type TestShop,
  type Visitor,
} from "../../../test/shop/test-shop.ts";
import { forgetGuests, hideReview, reviewRecords } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A guest who has got a product with an order and opened its link. */
function guestWith(product: Made, email?: string) {
  return guestOrderInState(shop, { state: "delivered", things: [{ product }], ...(email ? { email } : {}) });
}

const write = (visitor: Visitor, orderId: string, product: Made, change = {}) =>
  visitor.post(`/spa/orders/${orderId}/reviews`, reviewOfProduct(product, change));

function reviewablesIn(answer: Answer): Reviewable[] {
  const payload = readField(answer.body, "data");
  if (answer.status >= 300 || !Value.Check(Type.Array(Reviewable), payload)) {
    throw new Error(`No list: ${answer.text}`);
  }
  return payload;
}

test("who has only placed the order here reviews nothing: the email is not proved", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const product = await makeProduct(shop.database);
  expectRefusal(await write(visitor, order.id, product), 403, "forbidden");
  expectRefusal(await visitor.get(`/spa/orders/${order.id}/reviewable`), 403, "forbidden");
});

test("what was not bought, or has not come yet, is not reviewed; nor are pictures sent by a guest", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  await openLink(shop, visitor, order.id);
  const [line] = order.lines;
  const waiting = { product_id: line?.product.id ?? "" };
  const other = await makeProduct(shop.database);
  const refused = [await write(visitor, order.id, other, waiting), await write(visitor, order.id, other)];
  for (const answer of refused) expectRefusal(answer, 422, "validation_failed", ["product_id"]);
  const product = await makeProduct(shop.database);
  const guest = await guestWith(product);
  const withPicture = await write(guest.visitor, guest.order.publicId, product, {
    pictures: ["abcdefgh23456789"],
  });
  expectRefusal(withPicture, 422, "validation_failed", ["pictures"]);
});

test("a guest reviews what has come, once, and it counts", async () => {
  const product = await makeProduct(shop.database);
  const { visitor, order } = await guestWith(product);
  const [before] = reviewablesIn(await visitor.get(`/spa/orders/${order.publicId}/reviewable`));
  expect(before).toMatchObject({ review_id: null, author: "Ana", product: { id: product.publicId } });
  const [after] = reviewablesIn(await write(visitor, order.publicId, product, { rating: 4 }));
  expect(after?.review_id).toMatch(/^[a-z0-9]+$/);
  expect(await ratingOf(shop, product)).toEqual([4, 1]);
  expectRefusal(await write(visitor, order.publicId, product), 422, "validation_failed", ["product_id"]);
});

test("once per email: neither with another order nor beside an account's review", async () => {
  const product = await makeProduct(shop.database);
  const first = await guestWith(product);
  const second = await guestWith(product, first.email);
  const answers = await Promise.all(
    [first, second].map(({ visitor, order }) => write(visitor, order.publicId, product)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const owner = await signedInCustomer(shop);
  const other = await makeProduct(shop.database);
  await makeOrder(shop, owner, { state: "delivered", things: [{ product: other }] });
  expect((await owner.post("/spa/reviews", reviewOfProduct(other))).status).toBe(201);
  const guest = await guestWith(other, owner.email);
  expectRefusal(await write(guest.visitor, guest.order.publicId, other), 422, "validation_failed", [
    "product_id",
  ]);
});

test("with the order a review becomes the account's, who can change and delete it", async () => {
  const product = await makeProduct(shop.database);
  const { visitor, order } = await guestWith(product);
  const [written] = reviewablesIn(await write(visitor, order.publicId, product));
  expect((await visitor.post(`/spa/orders/${order.publicId}/account`)).status).toBe(200);
  const changed = await visitor.put(`/spa/reviews/${written?.review_id}`, {
    rating: 2,
    title: "Otra vez",
    text: "",
    pictures: [],
    used_recently: false,
  });
  expect(changed.status).toBe(200);
  expect(await ratingOf(shop, product)).toEqual([2, 1]);
});

test("an account's own review stays its only one when a reviewed order moves to it", async () => {
  const product = await makeProduct(shop.database);
  const guest = await guestWith(product);
  reviewablesIn(await write(guest.visitor, guest.order.publicId, product, { rating: 1 }));
  const owner = await signedInCustomer(shop, { email: guest.email });
  await makeOrder(shop, owner, { state: "delivered", things: [{ product }] });
  expect((await owner.post("/spa/reviews", reviewOfProduct(product))).status).toBe(201);
  expect((await guest.visitor.post(`/spa/orders/${guest.order.publicId}/account`)).status).toBe(200);
  const mine = await owner.get("/spa/reviews");
  expect(readField(readField(mine.body, "meta"), "total")).toBe(1);
});

test("a guest whose review is hidden is told so by mail", async () => {
  const product = await makeProduct(shop.database);
  const { visitor, order, email } = await guestWith(product);
  const [written] = reviewablesIn(await write(visitor, order.publicId, product));
  const hidden = await hideReview(shop.database, {
    reviewId: written?.review_id ?? "",
    rule: "offensive",
    reason: "Insulta a otra persona",
    origin: "http://shop.test",
    now: shop.clock.now(),
  });
  expect(hidden).toBe(null);
  const [mail] = await shop.database.rows<{ template: string; content: unknown }>({
    text: "select template, content from mail where recipient = $1 order by id desc limit 1",
    values: [email],
  });
  expect(mail?.template).toBe("review_hidden");
  expect(readField(mail?.content, "link")).toBe(`http://shop.test/products/${product.slug}`);
});

/** A guest's review of a product, and how everybody reads it. */
async function writtenByGuest() {
  const product = await makeProduct(shop.database);
  const guest = await guestWith(product);
  const [written] = reviewablesIn(await write(guest.visitor, guest.order.publicId, product));
  const reviewId = written?.review_id ?? "";
  const read = async () => {
    const [review] = await shop.database.rows<{ author: string; title: string; isHidden: boolean }>({
      text: `select author, title, hidden_at is not null as "isHidden" from review where public_id = $1`,
      values: [reviewId],
    });
    return review;
  };
  return { ...guest, product, reviewId, read };
}

test("a review outlives its guest's data without a name, and can still be hidden", async () => {
  const { order, reviewId, read } = await writtenByGuest();
  const { title, author } = (await read()) ?? {};
  expect(author).not.toBe("");
  await shop.database.rows({
    text: "update customer_order set name = '', email = '', destroyed_at = $2 where id = $1",
    values: [order.id, shop.clock.now()],
  });
  const asked = { reviewId, rule: "offensive", reason: "Insulta", origin: "http://shop.test" } as const;
  expect(await hideReview(shop.database, { ...asked, now: shop.clock.now() })).toBeNull();
  await forgetGuests(shop.database);
  expect(await read()).toEqual({ title, author: "", isHidden: true });
});

test("leaving takes the name off a review that was written as a guest beside the account's own", async () => {
  const { visitor, order, email, product, read } = await writtenByGuest();
  const owner = await signedInCustomer(shop, { email });
  await makeOrder(shop, owner, { state: "delivered", things: [{ product }] });
  expect((await owner.post("/spa/reviews", reviewOfProduct(product))).status).toBe(201);
  expect((await visitor.post(`/spa/orders/${order.publicId}/account`)).status).toBe(200);
  expect((await reviewRecords.exportPersonalData(shop.database, owner)).reviews).toHaveLength(2);
  await shop.database.transaction((transaction) => reviewRecords.forgetPerson(transaction, owner));
  expect(await read()).toMatchObject({ author: "" });
});
