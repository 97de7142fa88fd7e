import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { ratingOf, writtenReview } from "../../../test/orders/reviews.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";
import {
  hideReview,
  listForModeration,
  readForModeration,
  replyToReview,
  reviewRecords,
  showReview,
} from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const origin = "http://shop.test";
const notice = { reason: "offensive", explanation: "Insulta a otra persona.", email: null };
const report = (visitor: Visitor, id: string, given: object = {}) =>
  visitor.post(`/spa/reviews/${id}/report`, { ...notice, ...given });

/** Kinds and contents of the mails to an address, oldest first. */
async function mailsTo(email: string) {
  return shop.database.rows<{ template: string; content: Record<string, string> }>({
    text: "select template, content from mail where recipient = $1 order by id",
    values: [email],
  });
}

test("what is not shown can't be reported, and a report says why", async () => {
  const visitor = shop.visitor();
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  expectRefusal(await report(visitor, "abcdefgh23456789"), 404, "not_found");
  expectRefusal(await report(visitor, id, { reason: "boring" }), 422, "validation_failed", ["reason"]);
  expectRefusal(await report(visitor, id, { email: "nobody" }), 422, "validation_failed", ["email"]);
  expectRefusal(await report(visitor, id, { explanation: "x".repeat(2001) }), 422, "validation_failed", [
    "explanation",
  ]);
  await hideReview(shop.database, {
    reviewId: id,
    rule: "false",
    reason: "x",
    origin,
    now: shop.clock.now(),
  });
  expectRefusal(await report(visitor, id), 404, "not_found");
});

test("one visitor reports a review once, and gets one receipt", async () => {
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  const visitor = shop.visitor("ca");
  const email = "lector@example.com";
  expect((await report(visitor, id, { email })).status).toBe(204);
  expect((await report(visitor, id, { email })).status).toBe(204);
  expect((await report(shop.visitor(), id)).status).toBe(204);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["review_report_received"]);
  const [listed] = await listForModeration(shop.database, "reported", 5);
  expect([listed?.id, listed?.openReports]).toEqual([id, 2]);
});

test("who has reported a review may report it again once that is decided", async () => {
  const review = await writtenReview(shop, await makeProduct(shop.database));
  const visitor = shop.visitor();
  const email = "Otra.Vez@example.com";
  await report(visitor, review.id, { email });
  await showReview(shop.database, { reviewId: review.id, reason: "", origin, now: shop.clock.now() });
  const edit = { rating: 1, title: "Ahora insulta", text: "", pictures: [], used_recently: false };
  await review.author_person.put(`/spa/reviews/${review.id}`, edit);
  expect((await report(visitor, review.id, { email, reason: "personal_data" })).status).toBe(204);
  expect(await readForModeration(shop.database, review.id)).toMatchObject({
    openReports: 1,
    reports: [{ reason: "personal_data", isOpen: true }],
  });
  expect((await mailsTo(email.toLowerCase())).map(({ template }) => template)).toEqual([
    "review_report_received",
    "review_report_declined",
    "review_report_received",
  ]);
});

test("a report's address goes with the account that has it, however it was written", async () => {
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  const reader = await signedInCustomer(shop);
  await report(shop.visitor(), id, { email: reader.email.toUpperCase() });
  expect((await reviewRecords.exportPersonalData(shop.database, reader)).reports).toHaveLength(1);
  await shop.database.transaction((transaction) => reviewRecords.forgetPerson(transaction, reader));
  await showReview(shop.database, { reviewId: id, reason: "", origin, now: shop.clock.now() });
  const sent = await mailsTo(reader.email);
  expect(sent.map(({ template }) => template)).toEqual(["review_report_received"]);
});

test("many reports from one network are refused", async () => {
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  let status = 204;
  for (let n = 0; n < 21 && status === 204; n++) status = (await report(shop.visitor(), id)).status;
  expect(status).toBe(429);
  shop.clock.set(new Date(shop.clock.now().getTime() + 61 * 60_000));
});

test("nobody can use up another's reports by naming their address", async () => {
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  const email = "owner@example.com";
  const reportFrom = async (remoteAddress: string) => {
    const visitor = shop.visitor();
    const token = String(readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token"));
    const asked = {
      method: "POST",
      url: `/spa/reviews/${id}/report`,
      payload: { ...notice, email },
    } as const;
    return (await visitor.call({ ...asked, headers: { "x-csrf-token": token }, remoteAddress })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push(await reportFrom("203.0.113.1"));
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await reportFrom("203.0.113.2")).toBe(204);
});

test("hiding needs a review that is shown; its author and who reported it are told", async () => {
  const product = await makeProduct(shop.database);
  const review = await writtenReview(shop, product, { rating: 1, title: "Menuda estafa" });
  const { email } = review.author_person;
  await report(shop.visitor("en"), review.id, { email: "reader@example.com" });
  const asked = {
    ...{ reviewId: review.id, rule: "offensive" as const, reason: "Insulta a un empleado." },
    origin,
    now: shop.clock.now(),
  };
  expect(await hideReview(shop.database, { ...asked, reviewId: "abcdefgh23456789" })).toEqual({
    refused: "not_found",
  });
  expect(await hideReview(shop.database, asked)).toBeNull();
  expect(await hideReview(shop.database, asked)).toEqual({ refused: "conflict" });

  expect(await mailsTo(email)).toMatchObject([
    {
      template: "review_hidden",
      content: {
        title: "Menuda estafa",
        rule: "offensive",
        reason: "Insulta a un empleado.",
        link: `${origin}/reviews/${review.id}`,
      },
    },
  ]);
  expect(await mailsTo("reader@example.com")).toMatchObject([
    { template: "review_report_received" },
    {
      template: "review_report_upheld",
      content: { link: `${origin}/en/products/${product.slug}` },
    },
  ]);
  const own = readField((await review.author_person.get(`/spa/reviews/${review.id}`)).body, "data");
  expect(readField(own, "hidden")).toMatchObject({ reason: "Insulta a un empleado." });
  const edit = { rating: 1, title: "Menuda", text: "", pictures: [], used_recently: false };
  expectRefusal(await review.author_person.put(`/spa/reviews/${review.id}`, edit), 422, "validation_failed", [
    "review",
  ]);
  const read = await readForModeration(shop.database, review.id);
  expect(read).toMatchObject({
    isHidden: true,
    openReports: 0,
    reports: [{ reason: "offensive", isOpen: false }],
    decisions: [{ decision: "hidden", rule: "offensive", reason: "Insulta a un empleado." }],
  });
  expect(await ratingOf(shop, product)).toEqual([1, 1]);
});

test("showing a review again is mailed to its author, a declined report to its reporter, and nothing else to anybody", async () => {
  const review = await writtenReview(shop, await makeProduct(shop.database));
  const asked = { reviewId: review.id, reason: "", origin, now: shop.clock.now() };
  expect(await showReview(shop.database, asked)).toEqual({ refused: "conflict" });
  await report(shop.visitor(), review.id, { email: "lectora@example.com" });
  expect(await showReview(shop.database, asked)).toBeNull();
  expect((await mailsTo("lectora@example.com")).at(-1)?.template).toBe("review_report_declined");
  expect(await mailsTo(review.author_person.email)).toEqual([]);

  await hideReview(shop.database, { ...asked, rule: "false", reason: "Por error" });
  expect(await showReview(shop.database, asked)).toBeNull();
  expect((await mailsTo(review.author_person.email)).map(({ template }) => template)).toEqual([
    "review_hidden",
    "review_shown",
  ]);
  expect((await readForModeration(shop.database, review.id))?.decisions).toHaveLength(3);
});

test("who has reported a review is told when its author deletes it before there is a decision", async () => {
  const product = await makeProduct(shop.database);
  const { id, author_person: author } = await writtenReview(shop, product);
  const email = "avisadora@example.com";
  await report(shop.visitor("ca"), id, { email });
  await report(shop.visitor(), id);
  expect((await author.remove(`/spa/reviews/${id}`)).status).toBe(204);
  expect(await mailsTo(email)).toMatchObject([
    { template: "review_report_received" },
    {
      template: "review_report_gone",
      content: { link: expect.stringMatching(`/ca/products/${product.slug}$`) },
    },
  ]);
});

test("the shop's answer stands beneath the review until it is taken away", async () => {
  const product = await makeProduct(shop.database);
  const { id } = await writtenReview(shop, product);
  const now = shop.clock.now();
  expect(await replyToReview(shop.database, { reviewId: "abcdefgh23456789", text: "x", now })).toEqual({
    refused: "not_found",
  });
  const reply = async () => {
    // Another vehicle's address, so that no kept answer is read.
    const list = await shop.visitor().get(`/spa/catalog/products/${product.slug}/reviews?sort=best`);
    return readField([readField(list.body, "data")].flat()[0], "reply");
  };
  await replyToReview(shop.database, { reviewId: id, text: " Gracias, Ana. ", now });
  await expect
    .poll(reply, { timeout: 20_000 })
    .toEqual({ text: "Gracias, Ana.", replied_at: now.toISOString() });
  await replyToReview(shop.database, { reviewId: id, text: "", now });
  await expect.poll(reply, { timeout: 20_000 }).toBeNull();
});
