import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offlinePictures, sendPicture, twoHalves } from "../../../test/catalogue/pictures.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

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

/** A PNG that says it is so large, with rows of zeros for a part of it. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(content.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(5_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const script = "<script>alert(document.cookie)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="/etc/passwd"/></svg>`;

const noPictures: [string, () => Promise<Buffer> | Buffer][] = [
  ["text", () => Buffer.from("Hola")],
  ["a web page", () => Buffer.from(`<!doctype html><html>${script}</html>`)],
  ["a drawing with a reference to a file (SVG)", () => Buffer.from(svg)],
  ["a compressed SVG", () => deflateSync(Buffer.from(svg))],
  ["a script that begins like a GIF", () => Buffer.from(`GIF89a/*${script}*/=1;`)],
  [
    "a web page that begins like a JPEG",
    () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from(script)]),
  ],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF")],
  ["a ZIP", () => Buffer.from("504b0304140000000800", "hex")],
  ["a program", () => Buffer.from("7f454c46020101000000000000000000", "hex")],
  ["a TIFF", async () => (await twoHalves(64, 64)).tiff().toBuffer()],
  [
    "a video",
    () => Buffer.from("\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isomiso2mdat", "latin1"),
  ],
  [
    "a JPEG that ends in the middle",
    async () => (await (await twoHalves(900, 900)).jpeg().toBuffer()).subarray(0, 4000),
  ],
  [
    "a PNG that ends in the middle",
    async () => (await (await twoHalves(900, 900)).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 4000),
  ],
  [
    "a WebP that ends in the middle",
    async () =>
      (await (await twoHalves(900, 900)).webp({ lossless: true, effort: 0 }).toBuffer()).subarray(0, 60),
  ],
  [
    "an AVIF that ends in the middle",
    async () => (await (await twoHalves(64, 64)).avif({ effort: 0 }).toBuffer()).subarray(0, 340),
  ],
  ["a header alone", async () => (await (await twoHalves(64, 64)).png().toBuffer()).subarray(0, 33)],
  ["ten megabytes of noise", () => Buffer.alloc(10 * 1024 * 1024, "x")],
];

test.each(noPictures)("%s is refused in words, and nothing is kept", async (_name, make) => {
  const customer = await signedInCustomer(shop);
  const before = await offlinePictures(shop);
  const answer = await sendPicture(customer, await make());
  expectRefusal(answer, 422, "validation_failed", ["picture"]);
  expect(readField(readField(answer.body, "errors"), "picture")).toEqual([
    "No es una imagen que podamos leer. Usa JPEG, PNG, WebP, GIF o AVIF.",
  ]);
  expect(await ownPicture(customer)).toBeNull();
  expect(await offlinePictures(shop)).toEqual(before);
});

test("visitors and pending registrations cannot upload a picture", async () => {
  const bytes = await (await twoHalves(64, 64)).jpeg().toBuffer();
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await sendPicture(pending, bytes), 403, "email_unverified");
  pending.cookies.delete("recambia_session");
  expectRefusal(await sendPicture(pending, bytes), 401, "unauthenticated");
});

test("oversized pictures are refused before decoding", async () => {
  const customer = await signedInCustomer(shop, { locale: "en" });
  for (const [width, height] of [
    [50_000, 50_000],
    [100_000, 1000],
    [2_000_000_000, 2_000_000_000],
  ] as const) {
    const answer = await sendPicture(customer, pngBomb(width, height), { type: "image/png" });
    expectRefusal(answer, 422, "validation_failed", ["picture"]);
  }
  const [text] = [
    readField(readField((await sendPicture(customer, pngBomb(50_000, 50_000))).body, "errors"), "picture"),
  ].flat();
  expect(text).toBe("The image may have at most 60 megapixels.");
});

test("a HEIC photo is refused with advice", async () => {
  const customer = await signedInCustomer(shop, { locale: "es_CA" });
  const heic = Buffer.concat([Buffer.from("\u0000\u0000\u0000\u0018ftypheic", "latin1"), Buffer.alloc(400)]);
  const answer = await sendPicture(customer, heic, { type: "image/heic" });
  expectRefusal(answer, 422, "validation_failed", ["picture"]);
  expect(answer.text).toContain("Desa-la com a JPEG");
});

test.each([
  "application/octet-stream",
  "text/plain",
  "image/svg+xml",
  "multipart/form-data",
  "image/tiff",
  "a/b",
])("a real picture that is sent as %s is refused", async (type) => {
  const customer = await signedInCustomer(shop);
  const bytes = await (await twoHalves(64, 64)).jpeg().toBuffer();
  expectRefusal(await sendPicture(customer, bytes, { type }), 422, "validation_failed", ["picture"]);
  expect(await ownPicture(customer)).toBeNull();
});

test("JSON and empty bodies are refused", async () => {
  const customer = await signedInCustomer(shop);
  for (const payload of [{}, { picture: "data:image/png;base64,AAAA" }, undefined]) {
    expectRefusal(await customer.post("/spa/me/picture", payload), 422, "validation_failed", ["picture"]);
  }
  expectRefusal(await sendPicture(customer, Buffer.alloc(0)), 422, "validation_failed", ["picture"]);
});

test("more than ten megabytes are refused with 413 and a message", async () => {
  const customer = await signedInCustomer(shop);
  const answer = await sendPicture(customer, Buffer.alloc(10 * 1024 * 1024 + 1));
  expectRefusal(answer, 413, "too_large", ["picture"]);
  expect(answer.text).toContain("10 MB");
});

test("uploads are limited to thirty in an hour", async () => {
  const customer = await signedInCustomer(shop);
  const sendText = () => sendPicture(customer, Buffer.from("no picture"));
  for (let sent = 0; sent < 30; sent++) expect((await sendText()).status).toBe(422);
  expectRefusal(await sendText(), 429, "too_many_requests");
  const other = await signedInCustomer(shop, { customerId: customer.customerId });
  expect((await sendPicture(other, Buffer.from("no picture"))).status).toBe(422);
  shop.clock.set(new Date("2026-11-21T11:00:01Z"));
  expect((await sendText()).status).toBe(422);
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
});

test("other routes accept JSON only", async () => {
  const customer = await signedInCustomer(shop);
  const token = String(readField((await customer.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const headers = { "x-csrf-token": token, "content-type": "image/jpeg" };
  const answer = await customer.call({
    method: "PUT",
    url: "/spa/me/profile",
    payload: Buffer.alloc(9),
    headers,
  });
  expectRefusal(answer, 400, "bad_request");
});

test.each([
  ["?x=0", "y"],
  ["?x=0&y=0", "size"],
  ["?y=0&size=100", "x"],
  ["?x=0&y=0&size=700", "size"],
  ["?x=300&y=0&size=400", "x"],
  ["?x=0&y=600&size=400", "y"],
  ["?x=-1&y=0&size=100", "x"],
  ["?x=0.5&y=0&size=100", "x"],
  ["?x=0&y=0&size=15", "size"],
  ["?x=0&y=0&size=1e99", "size"],
  ["?x=99999999999999999999&y=0&size=100", "x"],
  ["?x=' or 1=1&y=0&size=100", "x"],
  ["?x=🚗&y=0&size=100", "x"],
  ["?x=0&y=0&size=100&z=1", "z"],
])("the crop %s is refused at %s", async (query, field) => {
  const customer = await signedInCustomer(shop);
  const bytes = await (await twoHalves(600, 900)).jpeg().toBuffer();
  const answer = await sendPicture(customer, bytes, { query: encodeURI(query) });
  expectRefusal(answer, 422, "validation_failed", [field]);
  expect(await ownPicture(customer)).toBeNull();
});
