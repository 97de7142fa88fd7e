import { maxPictureBytes } from "@recambia/contract/account/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  colourAt,
  offlinePictures,
  pictureOf,
  sendPicture,
  shownPicture,
  twoHalves,
} from "../../../test/catalogue/pictures.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { dropOrphanPictures } from "./drop-orphan-pictures.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function ownPicture(customer: { personId: string }): Promise<string | null> {
  const [row] = await shop.database.rows<{ picture: string | null }>({
    text: "select picture from person where id = $1",
    values: [customer.personId],
  });
  return row?.picture ?? null;
}

test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "a %s becomes a square WebP of 512 pixels",
  async (format) => {
    const customer = await signedInCustomer(shop);
    const bytes = await (await twoHalves(900, 600)).toFormat(format).toBuffer();
    const address = pictureOf(await sendPicture(customer, bytes, { type: `image/${format}` }));
    const shown = await shownPicture(shop, address);
    const { width, height, format: shownFormat } = await sharp(shown).metadata();
    expect([shownFormat, width, height]).toEqual(["webp", 512, 512]);
    expect([await colourAt(shown, 100, 250), await colourAt(shown, 400, 250)]).toEqual(["red", "blue"]);
  },
);

test("the largest and the smallest allowed pictures are accepted", async () => {
  const customer = await signedInCustomer(shop);
  const large = await sharp({ create: { width: 8000, height: 7500, channels: 3, background: "#777777" } })
    .jpeg()
    .toBuffer();
  pictureOf(await sendPicture(customer, large));
  const dot = await sharp({ create: { width: 1, height: 1, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  const shown = await shownPicture(shop, pictureOf(await sendPicture(customer, dot)));
  expect((await sharp(shown).metadata()).width).toBe(512);
});

test("a picture is rotated upright, and its metadata is dropped", async () => {
  const customer = await signedInCustomer(shop);
  const turned = await (await twoHalves(900, 600))
    .withExif({ IFD0: { Copyright: "Casa de Ana" }, IFD3: { GPSLatitude: "41/1 23/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const bytes = Buffer.concat([turned, Buffer.from("<script>alert(1)</script>PK\u0003\u0004 hidden")]);
  const shown = await shownPicture(shop, pictureOf(await sendPicture(customer, bytes)));
  const { exif, icc, xmp, orientation } = await sharp(shown).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(shown.includes("Casa de Ana") || shown.includes("script") || shown.includes("hidden")).toBe(false);
  // Rotated clockwise by 90°: the left side is now on top.
  expect([await colourAt(shown, 250, 100), await colourAt(shown, 250, 400)]).toEqual(["red", "blue"]);
});

test("the first frame of an animation is used", async () => {
  const customer = await signedInCustomer(shop);
  const frames = await Promise.all(
    ["#e00000", "#0000e0"].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const shown = await shownPicture(
    shop,
    pictureOf(await sendPicture(customer, animation, { type: "image/gif" })),
  );
  expect((await sharp(shown).metadata()).pages ?? 1).toBe(1);
  expect(await colourAt(shown, 250, 250)).toBe("red");
});

test("the requested crop is used, in pixels of the upright picture", async () => {
  const customer = await signedInCustomer(shop);
  const bytes = await (await twoHalves(900, 600)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  // Upright it is 600 wide and 900 high, red on top.
  for (const [query, colour] of [
    ["?x=0&y=0&size=400", "red"],
    ["?x=200&y=500&size=400", "blue"],
    ["?x=0&y=301&size=600", "blue"],
  ] as const) {
    const shown = await shownPicture(shop, pictureOf(await sendPicture(customer, bytes, { query })));
    expect([query, await colourAt(shown, 256, 400)]).toEqual([query, colour]);
  }
});

test("a picture is public by its URL, with immutable caching and only as an image", async () => {
  const customer = await signedInCustomer(shop);
  const address = pictureOf(await sendPicture(customer, await (await twoHalves(64, 64)).png().toBuffer()));
  const answer = await shop.visitor().get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "private, max-age=31536000, immutable",
  });
  expect(readField(readField((await customer.get("/spa/me/profile")).body, "data"), "picture")).toBe(address);
});

test.each(["abcdefgh23456789", "..%2f..%2fsecret", "%2e%2e%2fpeople", "a.webp", "%00", "people%5ca"])(
  "nothing is shown at %s",
  async (id) => {
    const answer = await shop.visitor().get(`/spa/pictures-of-people/${id}`);
    expect([400, 404]).toContain(answer.status);
  },
);

test("a new picture replaces the old one, and a removed one is gone", async () => {
  const customer = await signedInCustomer(shop);
  const bytes = await (await twoHalves(64, 64)).png().toBuffer();
  const first = pictureOf(await sendPicture(customer, bytes));
  const second = pictureOf(await sendPicture(customer, bytes));
  expect(second).not.toBe(first);
  expect((await shop.visitor().get(first)).status).toBe(404);
  expect((await shop.visitor().get(second)).status).toBe(200);
  for (let times = 0; times < 2; times++) {
    const answer = await customer.remove("/spa/me/picture");
    expect([answer.status, answer.body]).toEqual([200, { data: { picture: null } }]);
    expect((await shop.visitor().get(second)).status).toBe(404);
  }
});

test("people's pictures are independent, within one customer or not", async () => {
  const bytes = await (await twoHalves(64, 64)).png().toBuffer();
  const owner = await signedInCustomer(shop);
  const address = pictureOf(await sendPicture(owner, bytes));
  for (const customerId of [owner.customerId, undefined]) {
    const other = await signedInCustomer(shop, customerId ? { customerId } : {});
    await sendPicture(other, bytes);
    await other.remove("/spa/me/picture");
  }
  expect((await shop.visitor().get(address)).status).toBe(200);
});

test("a process takes one picture of a person at a time, and of others meanwhile", async () => {
  const [customer, other] = [await signedInCustomer(shop), await signedInCustomer(shop)];
  // Large enough to be still at work when the next one arrives.
  const bytes = await (await twoHalves(3000, 3000)).png().toBuffer();
  pictureOf(await sendPicture(customer, bytes));
  const [ofOther, ...own] = await Promise.all([
    sendPicture(other, bytes),
    sendPicture(customer, bytes),
    sendPicture(customer, bytes),
  ]);
  expect(ofOther.status).toBe(200);
  expect(own.map((answer) => answer.status).sort()).toEqual([200, 429]);
  pictureOf(await sendPicture(customer, bytes));
});

test("as many pictures are taken as there is room for in memory, by their announced size", async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => signedInCustomer(shop)));
  const bytes = Buffer.alloc(maxPictureBytes);
  const answers = await Promise.all(customers.map((customer) => sendPicture(customer, bytes)));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 503, 503]);
  const refused = answers.find((answer) => answer.status === 503);
  expect(refused?.headers).toMatchObject({ "retry-after": "5", connection: "close" });
});

test("of uploads to several processes at once one stays, with its only file", async () => {
  const customer = await signedInCustomer(shop);
  const bytes = await (await twoHalves(64, 64)).png().toBuffer();
  pictureOf(await sendPicture(customer, bytes));
  await customer.remove("/spa/me/picture");
  const before = new Set(await offlinePictures(shop));
  const processes = await Promise.all(Array.from({ length: 5 }, () => shop.atAnotherProcess(customer)));
  const answers = await Promise.all([
    ...processes.map((process) => sendPicture({ ...customer, ...process }, bytes)),
    customer.remove("/spa/me/picture"),
  ]);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const own = await ownPicture(customer);
  const left = (await offlinePictures(shop)).filter((name) => !before.has(name));
  expect(left).toEqual(own ? [`people/${own}.webp`] : []);
});

test("orphaned files are deleted after an hour, others never", async () => {
  const customer = await signedInCustomer(shop);
  const address = pictureOf(await sendPicture(customer, await (await twoHalves(64, 64)).png().toBuffer()));
  await shop.context.files.write("people/abandoned.webp", Buffer.from("x"));
  expect(await dropOrphanPictures(shop.context, new Date())).toBe(0);
  expect(await dropOrphanPictures(shop.context, new Date(Date.now() + 61 * 60 * 1000))).toBe(1);
  expect(await shop.context.files.read("people/abandoned.webp")).toBeNull();
  expect((await shop.visitor().get(address)).status).toBe(200);
});
