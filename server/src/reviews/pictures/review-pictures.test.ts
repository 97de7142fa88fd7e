import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { colourAt, twoHalves } from "../../../test/catalogue/pictures.ts";
import { buyer, reviewIn, reviewOfProduct } from "../../../test/orders/reviews.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { fileOf, pdfDocument, photograph, sentFile } from "../../../test/uploads/send-file.ts";
import { dropUnusedReviewPictures, hideReview, reviewRecords } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function send(person: TestCustomer, bytes: Buffer, type = "image/jpeg"): Promise<Answer> {
  const token = String(readField((await person.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  return person.call({
    method: "POST",
    url: "/spa/reviews/pictures",
    payload: bytes,
    headers: { "x-csrf-token": token, "content-type": type },
  });
}

async function sentPicture(person: TestCustomer, width = 80, height = 60): Promise<string> {
  const answer = await send(person, await (await twoHalves(width, height)).jpeg().toBuffer());
  expect(answer.status).toBe(201);
  return String(readField(readField(answer.body, "data"), "id"));
}

async function statusOf(id: string, size = "large"): Promise<number> {
  return (await shop.visitor().get(`/spa/pictures-of-reviews/${id}/${size}`)).status;
}

async function keptFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of shop.context.files.list("reviews/")) names.push(name);
  return names;
}

test("what is no picture is refused in words", async () => {
  const ana = await signedInCustomer(shop);
  for (const [bytes, type] of [
    [Buffer.from("<svg/>"), "image/png"],
    [Buffer.from("hello"), "text/plain"],
    [Buffer.alloc(0), "image/jpeg"],
  ] as const) {
    expectRefusal(await send(ana, bytes, type), 422, "validation_failed", ["picture"]);
  }
  const heic = Buffer.from("....ftypheic........");
  expect((await send(ana, heic, "image/heic")).text).toContain("HEIC");
  expectRefusal(await send(ana, Buffer.alloc(11 * 1024 * 1024)), 413, "too_large", ["picture"]);
});

test("a picture is drawn anew, upright, small and large, and tells nothing of where it was taken", async () => {
  const ana = await signedInCustomer(shop);
  const turned = await (await twoHalves(2400, 1200))
    .withExif({ IFD3: { GPSLatitude: "41/1 23/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await send(ana, turned);
  const picture = readField(answer.body, "data");
  expect(picture).toMatchObject({ width: 800, height: 1600 });
  for (const [size, width, height] of [
    ["large", 800, 1600],
    ["small", 320, 320],
  ] as const) {
    const shown = await shop.app.inject({ url: String(readField(picture, size)) });
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
    const { exif, ...found } = await sharp(shown.rawPayload).metadata();
    expect([exif, found.width, found.height]).toEqual([undefined, width, height]);
    expect(await colourAt(shown.rawPayload, 100, 40)).toBe("red");
  }
});

test("pictures go into a review in their order, out of it for good, and never into another's", async () => {
  const ana = await buyer(shop);
  const luis = await buyer(shop, { product: ana.product });
  const [one, two, three] = [await sentPicture(ana), await sentPicture(ana), await sentPicture(ana)];
  const theft = await luis.post("/spa/reviews", reviewOfProduct(ana.product, { pictures: [one] }));
  expectRefusal(theft, 422, "validation_failed", ["pictures"]);

  const body = reviewOfProduct(ana.product, { pictures: [two, one] });
  const review = reviewIn(await ana.post("/spa/reviews", body));
  expect(review.pictures.map(({ id }) => id)).toEqual([two, one]);
  const { product_id: _product, ...words } = body;
  const changed = reviewIn(
    await ana.put(`/spa/reviews/${review.id}`, { ...words, pictures: [one, three, two] }),
  );
  expect(changed.pictures.map(({ id }) => id)).toEqual([one, three, two]);
  expect(changed.edited_at).not.toBeNull();
  reviewIn(await ana.put(`/spa/reviews/${review.id}`, { ...words, pictures: [three] }));
  expect([await statusOf(one), await statusOf(three, "small")]).toEqual([404, 200]);
  expect((await keptFiles()).filter((name) => name.includes(one))).toEqual([]);
  expect((await ana.remove(`/spa/reviews/${review.id}`)).status).toBe(204);
  expect(await statusOf(three)).toBe(404);
  expect((await keptFiles()).filter((name) => name.includes(three))).toEqual([]);
});

test("a picture among one's files is copied into a review, and stays one's own", async () => {
  const ana = await buyer(shop);
  const copy = (person: TestCustomer, id: string) =>
    person.post("/spa/reviews/pictures/copies", { upload_id: id });
  const photo = await sentFile(shop, ana, await photograph(), { keepsOriginal: true });
  const pdf = await sentFile(shop, ana, await pdfDocument());
  const luis = await signedInCustomer(shop);
  for (const [person, id] of [
    [luis, photo.id],
    [ana, pdf.id],
    [ana, "abcdefgh23456789"],
  ] as const) {
    expectRefusal(await copy(person, id), 422, "validation_failed", ["upload_id"]);
  }
  const copied = String(readField(readField((await copy(ana, photo.id)).body, "data"), "id"));
  expect((await fileOf(ana, photo.id)).uses).toEqual([]);
  const body = reviewOfProduct(ana.product, { pictures: [copied] });
  const { id, pictures } = reviewIn(await ana.post("/spa/reviews", body));
  const own = await ana.get(`/spa/reviews/${id}`);
  expect(readField(own.body, "data")).toMatchObject({
    copies: [{ picture_id: copied, upload_id: photo.id }],
  });
  const everybodys = await luis.get(`/spa/catalog/products/${ana.product.slug}/reviews`);
  expect(everybodys.text).toContain(id);
  expect(everybodys.text).not.toContain(photo.id);
  const shown = await shop.app.inject({ url: pictures[0]?.large ?? "" });
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  const use = { kind: "review", reference: id, id };
  expect((await fileOf(ana, photo.id)).uses).toEqual([use]);
  expectRefusal(await luis.get(`/spa/uploads/${photo.id}/file`), 404, "not_found");

  const { product_id: _product, ...words } = body;
  reviewIn(await ana.put(`/spa/reviews/${id}`, { ...words, pictures: [] }));
  expect((await fileOf(ana, photo.id)).uses).toEqual([]);
  const again = String(readField(readField((await copy(ana, photo.id)).body, "data"), "id"));
  reviewIn(await ana.put(`/spa/reviews/${id}`, { ...words, pictures: [again] }));
  expect((await ana.remove(`/spa/uploads/${photo.id}`)).status).toBe(204);
  expect(await statusOf(again)).toBe(200);
  reviewIn(await ana.put(`/spa/reviews/${id}`, { ...words, title: "Otro", pictures: [again] }));
  expect((await ana.remove(`/spa/reviews/${id}`)).status).toBe(204);
});

test("a review that is deleted uses no file any more", async () => {
  const ana = await buyer(shop);
  const photo = await sentFile(shop, ana, await photograph());
  const copied = await ana.post("/spa/reviews/pictures/copies", { upload_id: photo.id });
  const pictures = [String(readField(readField(copied.body, "data"), "id"))];
  const { id } = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product, { pictures })));
  expect((await ana.remove(`/spa/reviews/${id}`)).status).toBe(204);
  expect((await fileOf(ana, photo.id)).uses).toEqual([]);
});

test("a hidden review's pictures are not shown to who has noted their address", async () => {
  const ana = await buyer(shop);
  const picture = await sentPicture(ana);
  const { id } = reviewIn(
    await ana.post("/spa/reviews", reviewOfProduct(ana.product, { pictures: [picture] })),
  );
  expect(await statusOf(picture)).toBe(200);
  await hideReview(shop.database, {
    reviewId: id,
    rule: "false",
    reason: "x",
    origin: "http://shop.test",
    now: new Date(),
  });
  expect(await statusOf(picture)).toBe(404);
});

test("more pictures than two reviews hold do not wait for one", async () => {
  const ana = await signedInCustomer(shop);
  const bytes = await (await twoHalves(20, 20)).png().toBuffer();
  const statuses: number[] = [];
  for (let n = 0; n < 17; n++) statuses.push((await send(ana, bytes)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(16);
  expect(statuses.at(-1)).toBe(429);
});

test("what no review names is cleared away after a day, and what its owner left behind", async () => {
  const ana = await buyer(shop);
  const luis = await buyer(shop);
  const [used, unused, left] = [await sentPicture(ana), await sentPicture(ana), await sentPicture(luis)];
  reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product, { pictures: [used] })));
  await shop.database.transaction((transaction) => reviewRecords.forgetPerson(transaction, luis));
  expect(await statusOf(left)).toBe(404);
  const later = new Date(Date.now() + 26 * 60 * 60 * 1000);
  shop.clock.set(later);
  expect(await dropUnusedReviewPictures(shop.context, later)).toBeGreaterThanOrEqual(2);
  expect([await statusOf(used), await statusOf(unused), await statusOf(left)]).toEqual([200, 404, 404]);
  const files = await keptFiles();
  expect(files.filter((name) => name.includes(used))).toHaveLength(2);
  expect(files.filter((name) => name.includes(unused) || name.includes(left))).toEqual([]);
});

test("a picture of who is not signed in is not read at all", async () => {
  const visitor = shop.visitor();
  const token = String(readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const answer = await visitor.call({
    method: "POST",
    url: "/spa/reviews/pictures",
    payload: Buffer.alloc(10),
    headers: { "x-csrf-token": token, "content-type": "image/png" },
  });
  expect(answer.status).toBe(401);
});
