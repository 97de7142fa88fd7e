import { randomBytes } from "node:crypto";
import { Agent, request as httpRequest } from "node:http";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import {
  announced,
  callTus,
  fileOf,
  filesOf,
  heicPhotograph,
  pdfDocument,
  photograph,
  sendBytes,
  sentFile,
} from "../../test/uploads/send-file.ts";
import { checkUploads, inspectFile } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const padding = Buffer.alloc(8_192, " ");

test.each([
  ["a web page", Buffer.from(`<!doctype html><script>alert(1)</script>${padding}`)],
  [
    "a drawing with scripts",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>${padding}`),
  ],
  ["a Windows program", Buffer.concat([Buffer.from("MZ"), padding])],
  ["an archive", Buffer.concat([Buffer.from("PK\u0003\u0004"), padding])],
  ["a GIF", Buffer.concat([Buffer.from("GIF89a"), padding])],
  ["PostScript", Buffer.concat([Buffer.from("%!PS-Adobe-3.0 "), padding])],
  ["a page that hides a PDF", Buffer.concat([Buffer.from("<html>"), padding, Buffer.from("%PDF-1.7")])],
])("%s called foto.jpg is refused with its first bytes", async (_name, bytes) => {
  const ana = await signedInCustomer(shop);
  const url = await announced(ana, { size: 10_000_000 });
  expectRefusal(await sendBytes(ana, url, 0, bytes), 422, "validation_failed", ["file"]);
  expect((await filesOf(ana)).files).toEqual([]);
});

test("a small file of another kind is rejected once it has arrived", async () => {
  const ana = await signedInCustomer(shop);
  const file = await sentFile(shop, ana, Buffer.from("hola"), { name: "ficha.pdf" });
  expect(file).toMatchObject({ state: "rejected", problem: "kind", pictures: null, download: null });
  expectRefusal(await ana.get(`/spa/uploads/${file.id}/file`), 404, "not_found");
  expect((await filesOf(ana)).used_bytes).toBe(0);
});

test("of a picture that is also a page and an archive only pixels remain", async () => {
  const ana = await signedInCustomer(shop);
  const page = Buffer.from("<script>alert(1)</script>PK\u0003\u0004#!/bin/sh");
  const polyglot = Buffer.concat([await photograph(), page, padding]);
  const file = await sentFile(shop, ana, polyglot);
  const shown = await shop.app.inject({
    url: String(file.pictures?.large),
    cookies: Object.fromEntries(ana.cookies),
  });
  expect(shown.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  expect(shown.rawPayload.includes("script")).toBe(false);
});

/** A PNG whose header says one size and whose pixels are endless zeros. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(width * 3 + 1, 1_000_000) * 10), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The HEIC photograph with another size in its header. */
async function heicBomb(): Promise<Buffer> {
  const bytes = await heicPhotograph();
  for (let at = bytes.indexOf("ispe"); at >= 0; at = bytes.indexOf("ispe", at + 4)) {
    bytes.writeUInt32BE(30_000, at + 8);
    bytes.writeUInt32BE(30_000, at + 12);
  }
  return bytes;
}

test("bombs are rejected by their header, and never decoded", async () => {
  expect(await inspectFile(shop.context.config, pngBomb(60_000, 60_000))).toBe("megapixels");
  expect(["megapixels", "unreadable"]).toContain(await inspectFile(shop.context.config, await heicBomb()));
  const pages = Buffer.from((await pdfDocument()).toString("latin1").replace("120 80", "9e9 9e"), "latin1");
  expect(["unreadable", "object"]).toContain(typeOf(await inspectFile(shop.context.config, pages)));
});

function typeOf(found: unknown): string {
  return typeof found === "string" ? found : typeof found;
}

test("a PDF whose first page cannot be read is unreadable", async () => {
  const bytes = await pdfDocument();
  bytes.set([0], bytes.indexOf(" obj") + 3);
  expect(await inspectFile(shop.context.config, bytes)).toBe("unreadable");
});

test("broken files of every kind are unreadable, and end neither the process nor the checking", async () => {
  const whole = {
    jpeg: await photograph(300, 200),
    png: await sharp(await photograph(300, 200))
      .png()
      .toBuffer(),
    webp: await sharp(await photograph(300, 200))
      .webp()
      .toBuffer(),
    heic: await heicPhotograph(),
    pdf: await pdfDocument(),
  };
  const broken = fc.record({
    kind: fc.constantFrom(...(["jpeg", "png", "webp", "heic", "pdf"] as const)),
    cut: fc.double({ min: 0.1, max: 1, noNaN: true }),
    at: fc.double({ min: 0.02, max: 0.99, noNaN: true }),
    noise: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(broken, async ({ kind, cut, at, noise }) => {
      const bytes = Buffer.from(whole[kind].subarray(0, Math.ceil(whole[kind].length * cut)));
      bytes.set(
        noise.subarray(0, bytes.length - Math.floor(bytes.length * at)),
        Math.floor(bytes.length * at),
      );
      const found = await inspectFile(shop.context.config, bytes);
      expect(["kind", "unreadable", "megapixels", "object"]).toContain(typeOf(found));
    }),
    { numRuns: 12 },
  );
});

test("a file whose parts are lost is unreadable, and the next one is checked all the same", async () => {
  const ana = await signedInCustomer(shop);
  const bytes = await photograph();
  const urls = [
    await announced(ana, { size: bytes.length }),
    await announced(ana, { size: bytes.length }),
  ] as const;
  for (const url of urls) await sendBytes(ana, url, 0, bytes);
  await shop.database.rows({
    text: "update upload_part set part = 'lost' where upload_id = (select id from upload where public_id = $1)",
    values: [urls[0].slice(-16)],
  });
  await checkUploads(shop.context);
  // The first one may have been checked already, behind the response.
  expect(["unreadable", null]).toContain((await fileOf(ana, urls[0])).problem);
  expect((await fileOf(ana, urls[1])).state).toBe("ready");
});

test("headers of the protocol that make no sense are refused, never an error of the server", async () => {
  const ana = await signedInCustomer(shop);
  const url = await announced(ana, { size: 100 });
  const header = fc.oneof(
    fc.constantFrom(
      "",
      "0",
      "-1",
      "1e9",
      "NaN",
      "9007199254740993",
      "a b",
      "ñ",
      "filename",
      "x !!!",
      "1.0.0",
    ),
    fc.stringMatching(/^[ -~]{0,30}$/),
  );
  const names = [
    "tus-resumable",
    "upload-length",
    "upload-offset",
    "upload-metadata",
    "upload-concat",
    "content-type",
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("POST", "PATCH", "HEAD", "DELETE"),
      fc.dictionary(fc.constantFrom(...names), header),
      fc.uint8Array({ maxLength: 20 }),
      async (method, headers, payload) => {
        const target = method === "POST" ? "/spa/uploads" : method === "DELETE" ? `${url}x` : url;
        const answer = await callTus(ana, method, target, {
          headers,
          ...(method === "PATCH" ? { payload: Buffer.from(payload) } : {}),
        });
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 150 },
  );
});

test("a refused part leaves its connection free for the next request", async () => {
  const ana = await signedInCustomer(shop);
  const url = await announced(ana, { size: 5_000_000 });
  const token = String(readField((await ana.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const another = await shop.startProcess();
  onTestFinished(another.close);
  const origin = await another.app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const headers = {
    cookie: [...ana.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
    "x-csrf-token": token,
    "tus-resumable": "1.0.0",
    "content-type": "application/offset+octet-stream",
  };
  const send = (method: string, offset: number, body: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const request = httpRequest(
        `${origin}${url}`,
        {
          method,
          agent,
          headers: { ...headers, "upload-offset": String(offset), "content-length": body.length },
        },
        (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
      );
      request.on("error", reject);
      request.end(body);
    });
  const answers = [
    await send("PATCH", 7, Buffer.alloc(2_000_000)),
    await send("HEAD", 0, Buffer.alloc(0)),
    await send("PATCH", 9, Buffer.alloc(2_000_000)),
    await send("PATCH", 0, await photograph()),
  ];
  expect(answers).toEqual([409, 200, 409, 204]);
});

test("what has arrived before a connection is cut is kept, and the file goes on from there", async () => {
  const ana = await signedInCustomer(shop);
  const bytes = Buffer.concat([await photograph(300, 200), randomBytes(3_000_000)]);
  const url = await announced(ana, { size: bytes.length });
  const token = String(readField((await ana.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  let offset = 0;
  for (const sent of [1_500_000, 300_000, 700_000]) {
    await cutAfter(`${origin}${url}`, bytes.subarray(offset), sent, {
      cookie: [...ana.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
      "x-csrf-token": token,
      "tus-resumable": "1.0.0",
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    });
    // The last of it may have been on its way.
    await expect.poll(() => offsetOf(url)).toBeGreaterThan(offset + sent - 256_000);
    offset = await offsetOf(url);
  }
  expect((await sendBytes(ana, url, offset, bytes.subarray(offset))).status).toBe(204);
  await checkUploads(shop.context);
  expect(await fileOf(ana, url)).toMatchObject({ state: "ready", kind: "jpeg" });

  async function offsetOf(address: string): Promise<number> {
    return Number((await callTus(ana, "HEAD", address)).headers["upload-offset"]);
  }
});

/** Sends the first bytes of a body over a socket, then cuts it. */
function cutAfter(url: string, body: Buffer, sent: number, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(url, {
      method: "PATCH",
      headers: { ...headers, "content-length": body.length },
    });
    request.on("error", () => resolve());
    request.write(body.subarray(0, sent), () => setImmediate(() => request.destroy()));
    request.on("close", () => resolve());
  });
}
