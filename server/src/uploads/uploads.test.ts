import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { colourAt } from "../../test/catalogue/pictures.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { setAttempts } from "../../test/shop/attempts.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import {
  announce,
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
import { attachUploads, checkUploads, dropUnusedUploads, readAttachedFile, uploadRecords } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const megabyte = 1024 * 1024;

async function storedNames(): Promise<string[]> {
  const names: string[] = [];
  for (const folder of ["uploads", "upload-parts"]) {
    for await (const { name } of shop.context.files.list(`${folder}/`)) names.push(name);
  }
  return names;
}

test("files that are too large, empty or without a size are refused before any byte", async () => {
  const ana = await signedInCustomer(shop);
  expectRefusal(await announce(ana, { size: 20 * megabyte + 1 }), 413, "too_large", ["file"]);
  expectRefusal(await announce(ana, { size: 0 }), 422, "validation_failed", ["file"]);
  expectRefusal(await callTus(ana, "POST", "/spa/uploads"), 400, "bad_request");
  const deferred = { headers: { "upload-defer-length": "1" } };
  expectRefusal(await callTus(ana, "POST", "/spa/uploads", deferred), 400, "bad_request");
  for (const length of ["-1", "1.5", "1e3", "abc", "9".repeat(30), "NaN"]) {
    const answer = await callTus(ana, "POST", "/spa/uploads", { headers: { "upload-length": length } });
    expect([length, [400, 413].includes(answer.status)]).toEqual([length, true]);
  }
  expect((await filesOf(ana)).files).toEqual([]);
});

test("clients learn version and limits of the protocol, also from refusals", async () => {
  const ana = await signedInCustomer(shop);
  const made = await announce(ana, { size: 3 });
  expect([made.status, made.text]).toEqual([201, ""]);
  const version = { "tus-resumable": "1.0.0", "tus-version": "1.0.0" };
  const offered = { ...version, "tus-extension": "creation,termination", "tus-max-size": `${20 * megabyte}` };
  for (const url of ["/spa/uploads", String(made.headers.location)]) {
    const options = await shop.visitor().call({ method: "OPTIONS", url });
    expect([options.status, options.headers]).toEqual([204, expect.objectContaining(offered)]);
  }
  const other = await callTus(ana, "POST", "/spa/uploads", { headers: { "tus-resumable": "0.2.2" } });
  expectRefusal(other, 412, "bad_request");
  expect(other.headers).toMatchObject(version);
  const empty = await announce(ana, { size: 0 });
  expect([empty.status, empty.headers]).toEqual([422, expect.objectContaining({ "tus-resumable": "1.0.0" })]);
});

test("the quota counts announced bytes, also of files announced at the same time", async () => {
  const ana = await signedInCustomer(shop);
  const answers = await Promise.all(Array.from({ length: 12 }, () => announce(ana, { size: 20 * megabyte })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 413, 413]);
  const { files, used_bytes, max_bytes } = await filesOf(ana);
  expect([files.length, used_bytes, max_bytes]).toEqual([10, 200 * megabyte, 200 * megabyte]);
  expect((await callTus(ana, "DELETE", `/spa/uploads/${files[0]?.id}`)).status).toBe(204);
  expect((await announce(ana, { size: 20 * megabyte })).status).toBe(201);
});

test("of a thousand tiny files no more are taken than a person may keep", async () => {
  const ana = await signedInCustomer(shop);
  await shop.database.rows({
    text: `insert into upload (public_id, person_id, name, byte_count, keeps_original, state, counted_bytes, created_at)
           select 'tiny' || to_char(n, 'FM00000000'), $1, 'x', 1, false, 'receiving', 1, $2
           from generate_series(1, 499) n`,
    values: [ana.personId, shop.clock.now()],
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => announce(ana, { size: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413, 413, 413]);
});

test("a file continues where it stopped, and only there", async () => {
  const ana = await signedInCustomer(shop);
  const bytes = await photograph(400, 300);
  const url = await announced(ana, { size: bytes.length, name: "C:\\fotos\\pastilla\n.jpg" });
  expect((await sendBytes(ana, url, 0, bytes.subarray(0, 500))).headers["upload-offset"]).toBe("500");
  expectRefusal(await sendBytes(ana, url, 0, bytes.subarray(0, 500)), 409, "conflict");
  expectRefusal(await sendBytes(ana, url, 600, bytes.subarray(600)), 409, "conflict");
  expectRefusal(
    await sendBytes(ana, url, 500, Buffer.concat([bytes.subarray(500), bytes])),
    413,
    "too_large",
  );
  expect((await callTus(ana, "HEAD", url)).headers).toMatchObject({
    "upload-offset": "500",
    "upload-length": String(bytes.length),
    "tus-resumable": "1.0.0",
    "cache-control": "no-store",
  });
  // The same rest twice at once: one of the two is taken.
  const rest = await Promise.all([1, 2].map(() => sendBytes(ana, url, 500, bytes.subarray(500))));
  expect(rest.map(({ status }) => status).sort()).toEqual([204, 409]);
  await checkUploads(shop.context);
  const file = await fileOf(ana, url);
  expect(file).toMatchObject({ name: "pastilla .jpg", state: "ready", kind: "jpeg", problem: null });
  const { files, used_bytes } = await filesOf(ana);
  expect(files.reduce((sum, { counted_bytes }) => sum + counted_bytes, 0)).toBe(used_bytes);
  expect([used_bytes > 0, file.counted_bytes === file.byte_count]).toEqual([true, false]);
  expectRefusal(await sendBytes(ana, url, bytes.length, Buffer.from("x")), 413, "too_large");
});

test("nobody fills the store with files of a byte each", async () => {
  const ana = await signedInCustomer(shop);
  const url = await announced(ana, { size: 3 });
  expect((await sendBytes(ana, url, 0, Buffer.from("a"))).status).toBe(204);
  await setAttempts(shop, `upload-bytes ${ana.personId}`, 3000);
  expectRefusal(await sendBytes(ana, url, 1, Buffer.from("b")), 429, "too_many_requests");
  expect((await callTus(ana, "HEAD", url)).headers["upload-offset"]).toBe("1");
});

test("a picture is drawn anew and tells nothing of where it was taken; its original is kept only if asked", async () => {
  const ana = await signedInCustomer(shop);
  const bytes = await photograph();
  const plain = await sentFile(shop, ana, bytes);
  expect(plain).toMatchObject({ kind: "jpeg", download: null, pictures: { width: 120, height: 80 } });
  const shown = await shop.app.inject({
    url: String(plain.pictures?.large),
    cookies: Object.fromEntries(ana.cookies),
  });
  const { exif, format } = await sharp(shown.rawPayload).metadata();
  expect([exif, format, await colourAt(shown.rawPayload, 10, 40)]).toEqual([undefined, "webp", "red"]);
  expect((await ana.get(`/spa/uploads/${plain.id}/file`)).status).toBe(404);
  const original = await sentFile(shop, ana, bytes, { keepsOriginal: true, name: "viaje.exe" });
  const download = await shop.app.inject({
    url: String(original.download),
    cookies: Object.fromEntries(ana.cookies),
  });
  expect(download.rawPayload.equals(bytes)).toBe(true);
  expect(download.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": `attachment; filename="viaje.exe.jpg"; filename*=UTF-8''viaje.exe.jpg`,
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
});

test.each([
  ["heic", heicPhotograph],
  ["pdf", () => pdfDocument(2)],
] as const)("a %s is shown as a picture that every browser draws", async (kind, make) => {
  const ana = await signedInCustomer(shop);
  const file = await sentFile(shop, ana, await make(), { name: `ficha.${kind}` });
  expect(file).toMatchObject({ state: "ready", kind });
  for (const size of ["small", "large"] as const) {
    const shown = await shop.app.inject({
      url: String(file.pictures?.[size]),
      cookies: Object.fromEntries(ana.cookies),
    });
    const { width = 0, height = 0, format } = await sharp(shown.rawPayload).metadata();
    expect(format).toBe("webp");
    expect(await colourAt(shown.rawPayload, Math.floor(width * 0.25), Math.floor(height / 2))).toBe("red");
    expect(await colourAt(shown.rawPayload, Math.floor(width * 0.75), Math.floor(height / 2))).toBe("blue");
  }
  expect(file.download === null).toBe(kind === "heic");
});

test("nobody else sees, continues, renames, opens or deletes a person's file", async () => {
  const ana = await signedInCustomer(shop);
  const relative = await signedInCustomer(shop, { customerId: ana.customerId });
  const file = await sentFile(shop, ana, await pdfDocument());
  const url = `/spa/uploads/${file.id}`;
  for (const stranger of [relative, await signedInCustomer(shop)]) {
    expect((await callTus(stranger, "HEAD", url)).status).toBe(404);
    expectRefusal(await sendBytes(stranger, url, 0, Buffer.from("x")), 404, "not_found");
    expectRefusal(await stranger.put(url, { name: "mío" }), 404, "not_found");
    expectRefusal(await stranger.get(`${url}/file`), 404, "not_found");
    expectRefusal(await stranger.get(`${url}/pictures/large`), 404, "not_found");
    expectRefusal(await callTus(stranger, "DELETE", url), 404, "not_found");
    expect((await filesOf(stranger)).files).toEqual([]);
  }
  expect((await callTus(ana, "HEAD", "/spa/uploads/abcdefgh23456789")).status).toBe(404);
  const visitor = shop.visitor();
  expect((await visitor.call({ method: "HEAD", url })).status).toBe(401);
});

test("a write without the CSRF token is refused", async () => {
  const ana = await signedInCustomer(shop);
  const answer = await ana.call({
    method: "POST",
    url: "/spa/uploads",
    headers: { "tus-resumable": "1.0.0", "upload-length": "10" },
  });
  expectRefusal(answer, 419, "csrf_token_mismatch");
});

test("a file is renamed within the rules for names", async () => {
  const ana = await signedInCustomer(shop);
  const { id } = await sentFile(shop, ana, await photograph());
  for (const name of ["", "   ", "x".repeat(121), "a\nb", "carpeta/"]) {
    expectRefusal(await ana.put(`/spa/uploads/${id}`, { name }), 422, "validation_failed", ["name"]);
  }
  const renamed = await ana.put(`/spa/uploads/${id}`, { name: " Pastilla «vieja» 🚗 " });
  expect(readField(readField(renamed.body, "data"), "name")).toBe("Pastilla «vieja» 🚗");
});

test("a deleted file is gone with its bytes, finished or not", async () => {
  const ana = await signedInCustomer(shop);
  const ready = await sentFile(shop, ana, await pdfDocument());
  const url = await announced(ana, { size: 5_000_000 });
  await sendBytes(ana, url, 0, (await photograph(900, 900)).subarray(0, 4_000));
  const half = await fileOf(ana, url);
  const before = await storedNames();
  for (const { id } of [ready, half]) expect((await ana.remove(`/spa/uploads/${id}`)).status).toBe(204);
  expect((await filesOf(ana)).files).toEqual([]);
  expect(before.length - (await storedNames()).length).toBe(4);
});

test("an attached file stays, and is readable with access to the thing that it is attached to", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const [photo, pdf] = [
    await sentFile(shop, ana, await photograph()),
    await sentFile(shop, ana, await pdfDocument()),
  ];
  const half = await fileOf(ana, await announced(ana, { size: 100 }));
  const to = { kind: "support", reference: "C-1" } as const;
  const attach = (personId: string, uploadIds: string[]) =>
    shop.database.transaction((transaction) =>
      attachUploads(transaction, { personId, uploadIds, to, now: shop.clock.now() }),
    );
  expect(await attach(luis.personId, [photo.id])).toMatchObject({ refused: "validation_failed" });
  expect(await attach(ana.personId, [photo.id, half.id])).toMatchObject({ refused: "validation_failed" });
  expect(await attach(ana.personId, [pdf.id, photo.id, pdf.id])).toMatchObject([
    { id: photo.id, uses: [to] },
    { id: pdf.id },
  ]);
  expect(await readAttachedFile(shop.context, to, photo.id, "file")).toMatchObject({ type: "image/webp" });
  expect(await readAttachedFile(shop.context, to, pdf.id, "file")).toMatchObject({ type: "application/pdf" });
  const other = { kind: "support", reference: "C-2" } as const;
  expect(await readAttachedFile(shop.context, other, pdf.id, "file")).toBeNull();
  expect((await fileOf(ana, photo.id)).uses).toEqual([{ ...to, id: null }]);
  expectRefusal(await ana.remove(`/spa/uploads/${photo.id}`), 409, "file_in_use");
});

test("a file of papers names the vehicle, one at a time, and can be deleted all the same", async () => {
  const ana = await signedInCustomer(shop);
  const file = await sentFile(shop, ana, await photograph());
  const note = (vehicle_id: string | null) => ana.put(`/spa/uploads/${file.id}/vehicle`, { vehicle_id });
  const half = await fileOf(ana, await announced(ana, { size: 100 }));
  const early = await ana.put(`/spa/uploads/${half.id}/vehicle`, { vehicle_id: "ibiza00000000001" });
  expectRefusal(early, 422, "validation_failed", ["files"]);
  const luis = await signedInCustomer(shop);
  const stolen = await luis.put(`/spa/uploads/${file.id}/vehicle`, { vehicle_id: "ibiza00000000001" });
  expectRefusal(stolen, 404, "not_found");
  for (const vehicle of ["ibiza00000000001", "golf000000000001"]) {
    expect((await note(vehicle)).status).toBe(200);
    expect((await fileOf(ana, file.id)).uses).toEqual([{ kind: "vehicle", reference: vehicle, id: vehicle }]);
  }
  expect((await note(null)).status).toBe(200);
  expect((await fileOf(ana, file.id)).uses).toEqual([]);
  await note("ibiza00000000001");
  expect((await ana.remove(`/spa/uploads/${file.id}`)).status).toBe(204);
});

test("of several vehicles at once a file of papers keeps one, also while it is deleted", async () => {
  const ana = await signedInCustomer(shop);
  const file = await sentFile(shop, ana, await photograph());
  const vehicles = Array.from({ length: 8 }, (_none, place) => `vehicle00000000${place}`);
  const noteAll = () =>
    Promise.all(vehicles.map((vehicle_id) => ana.put(`/spa/uploads/${file.id}/vehicle`, { vehicle_id })));
  for (let round = 0; round < 3; round += 1) {
    expect((await noteAll()).map(({ status }) => status)).toEqual(vehicles.map(() => 200));
    expect((await fileOf(ana, file.id)).uses).toHaveLength(1);
  }
  const [removed, ...noted] = await Promise.all([ana.remove(`/spa/uploads/${file.id}`), noteAll()]);
  expect(removed.status).toBe(204);
  for (const { status } of noted.flat()) expect([200, 404]).toContain(status);
});

test("unfinished files are dropped after a day, and the bytes of people who have left", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const ready = await sentFile(shop, ana, await photograph());
  const left = await sentFile(shop, luis, await pdfDocument());
  const half = await announced(ana, { size: 5_000 });
  await sendBytes(ana, half, 0, (await photograph(400, 300)).subarray(0, 3_000));
  await shop.database.transaction((transaction) => uploadRecords.forgetPerson(transaction, luis));
  const later = new Date(Date.now() + 26 * 60 * 60 * 1000);
  shop.clock.set(later);
  await dropUnusedUploads(shop.context, later);
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  expect((await filesOf(ana)).files.map(({ id }) => id)).toEqual([ready.id]);
  const names = await storedNames();
  expect(names.filter((name) => name.includes(left.id))).toEqual([]);
  expect(names.filter((name) => name.includes(ready.id))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith("upload-parts/"))).toEqual([]);
});
