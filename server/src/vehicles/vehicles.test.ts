import { afterAll, beforeAll, expect, test } from "vitest";
import { makeVariant } from "../../test/catalogue/factories.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const unknownId = "zzzzzzzzzzzzzzzz";

function names(body: unknown, field = "name"): unknown[] {
  const list = readField(body, "data");
  return Array.isArray(list) ? list.map((entry) => readField(entry, field)) : [];
}

async function publicIdOfMaker(name: string): Promise<string> {
  const [row] = await shop.database.rows<{ public_id: string }>({
    text: "select public_id from maker where name = $1",
    values: [name],
  });
  return row?.public_id ?? "";
}

async function publicIdOfModel(key: number): Promise<string> {
  const [row] = await shop.database.rows<{ public_id: string }>({
    text: "select public_id from model where id = $1",
    values: [key],
  });
  return row?.public_id ?? "";
}

test("unknown and malformed ids are not found in any language", async () => {
  const paths = [
    `/spa/bypass/indexes/makers/${unknownId}/models`,
    `/spa/bypass/indexes/models/${unknownId}/variants`,
    `/spa/vehicles/${unknownId}`,
    "/spa/bypass/indexes/makers/1/models",
    "/spa/bypass/indexes/models/%00/variants",
    "/spa/bypass/indexes/makers/%F0%9F%9A%97/models",
    `/spa/vehicles/${"a".repeat(150)}`,
    `/spa/vehicles/${"a".repeat(10_000)}`,
    "/spa/vehicles/' or 1=1--",
  ];
  for (const [locale, text] of [
    ["es_ES", "No lo hemos encontrado."],
    ["es_CA", "No ho hem trobat."],
    ["en", "We could not find it."],
  ] as const) {
    for (const path of paths) {
      const answer = await shop.visitor(locale).get(path);
      expect([path.slice(0, 80), answer.status, answer.body]).toEqual([
        path.slice(0, 80),
        404,
        { message: text, code: "not_found" },
      ]);
    }
  }
});

test("unknown parameters are refused by name", async () => {
  const answer = await shop
    .visitor()
    .get("/spa/vehicles/by-papers?kw=77&fuel=diesel&first_registration=201201&x=1");
  expect(answer.status).toBe(422);
  expect(readField(answer.body, "errors")).toEqual({ x: ["No conocemos este campo."] });
  expect((await shop.visitor().get("/spa/bypass/indexes/makers?page=2")).status).toBe(422);
});

test("makers are ordered by rank, then by Spanish collation", async () => {
  for (const maker of ["Zastava", "Škoda", "SEAT", "Smart"]) await makeVariant(shop.database, { maker });
  await shop.database.rows({ text: "update maker set rank = 1 where name = 'Zastava'" });
  const answer = await shop.visitor().get("/spa/bypass/indexes/makers");
  expect(answer.status).toBe(200);
  const known = names(answer.body).filter((name) => !String(name).startsWith("Maker"));
  expect(known).toEqual(["Zastava", "SEAT", "Škoda", "Smart"]);
  expect(JSON.stringify(answer.body)).not.toContain('"rank"');
});

test("a maker's models are ordered by family and generation, with period and drawing", async () => {
  const first = await makeVariant(shop.database, {
    maker: "Ordenada",
    model: "Ibiza IV (6J, 6P)",
    builtFrom: 200803,
  });
  const [owner] = await shop.database.rows<{ maker_id: number }>({
    text: "select maker_id from model where id = $1",
    values: [first.modelId],
  });
  for (const [model, builtFrom] of [
    ["Córdoba (6L2)", 200209],
    ["Ibiza II (6K)", 199303],
    ["Ibiza III (6L)", 200202],
    ["Serie 10", 200001],
    ["Serie 3", 200001],
  ] as const) {
    const made = await makeVariant(shop.database, { model, builtFrom, builtTo: null });
    await shop.database.rows({
      text: "update model set maker_id = $1 where id = $2",
      values: [owner?.maker_id, made.modelId],
    });
  }
  const path = `/spa/bypass/indexes/makers/${await publicIdOfMaker("Ordenada")}/models`;
  const { body } = await shop.visitor().get(path);
  expect(names(body)).toEqual([
    "Córdoba (6L2)",
    "Ibiza II (6K)",
    "Ibiza III (6L)",
    "Ibiza IV (6J, 6P)",
    "Serie 3",
    "Serie 10",
  ]);
  expect(names(body, "performance_period")[3]).toEqual({ yyyymm_from: 200803, yyyymm_to: 201706 });
  expect(names(body, "performance_period")[1]).toEqual({ yyyymm_from: 199303, yyyymm_to: null });
  expect(names(body, "thumbnail")[0]).toBe("/vehicles/hatchback.svg");
});

test("a maker without models has an empty list", async () => {
  await shop.database.rows({
    text: "insert into maker (external_id, public_id, slug, name) values ('empty', 'emptyemptyempty', 'empty', 'Empty')",
  });
  const answer = await shop.visitor().get("/spa/bypass/indexes/makers/emptyemptyempty/models");
  expect([answer.status, answer.body]).toEqual([200, { data: [] }]);
});

test("variants are ordered by fuel, petrol first, and power", async () => {
  const first = await makeVariant(shop.database, { vehicleName: "1.9 TDI", kw: 81, fuel: "diesel" });
  const { modelId } = first;
  for (const [vehicleName, kw, fuel] of [
    ["e-Ibiza", 100, "electric"],
    ["1.6 TDI", 66, "diesel"],
    ["1.4 TSI", 110, "petrol"],
    ["1.2", 51, "petrol"],
  ] as const) {
    await makeVariant(shop.database, {
      modelId,
      vehicleName,
      kw,
      fuel,
      ccm: fuel === "electric" ? null : 1598,
    });
  }
  const { body } = await shop
    .visitor()
    .get(`/spa/bypass/indexes/models/${await publicIdOfModel(modelId)}/variants`);
  expect(names(body, "vehicle_name")).toEqual(["1.2", "1.4 TSI", "1.6 TDI", "1.9 TDI", "e-Ibiza"]);
  expect(names(body, "ccm").at(-1)).toBeNull();
});

test("a vehicle has its model and maker, enough for a garage", async () => {
  const made = await makeVariant(shop.database, { maker: "SEAT del enlace", model: "Ibiza IV" });
  const { status, body } = await shop.visitor().get(`/spa/vehicles/${made.publicId}`);
  expect(status).toBe(200);
  expect(readField(body, "data")).toMatchObject({
    maker: { name: "SEAT del enlace" },
    model: { name: "Ibiza IV", thumbnail: "/vehicles/hatchback.svg" },
    variant: { id: made.publicId, vehicle_name: "1.6 TDI", kw: 77, ccm: 1598, fuel: "diesel" },
  });
});

test("papers without power, fuel or date are refused by field, in the caller's language", async () => {
  const answer = await shop.visitor("en").get("/spa/vehicles/by-papers?kw=-1&fuel=steam");
  expect(answer.status).toBe(422);
  expect(readField(answer.body, "errors")).toEqual({
    kw: ["The minimum value is 1."],
    fuel: ["The value is not one of those allowed."],
    first_registration: ["This field is required."],
  });
  for (const odd of [
    "kw=77&fuel=diesel&first_registration=201213",
    "kw=77&fuel=diesel&first_registration=201200",
    "kw=1e99&fuel=diesel&first_registration=201201",
    "kw=77&kw=78&fuel=diesel&first_registration=201201",
    "kw=77&fuel=diesel&first_registration=201201&maker=%00",
    `kw=${"7".repeat(10_000)}&fuel=diesel&first_registration=201201`,
  ]) {
    expect([odd, (await shop.visitor().get(`/spa/vehicles/by-papers?${odd}`)).status]).toEqual([odd, 422]);
  }
});

test("papers match kW ± 1, cm³ ± 5 and registrations up to twelve months after production", async () => {
  const maker = "De los papeles";
  const { publicId, modelId } = await makeVariant(shop.database, {
    maker,
    kw: 55,
    ccm: 1390,
    fuel: "petrol",
    builtFrom: 200803,
    builtTo: 201105,
  });
  await makeVariant(shop.database, {
    modelId,
    kw: 55,
    ccm: 1390,
    fuel: "mild_hybrid_petrol",
    builtFrom: 202001,
    builtTo: null,
  });
  const makerId = await publicIdOfMaker(maker);
  async function found(kw: number, ccm: number, fuel: string, registered: number) {
    const query = `kw=${kw}&ccm=${ccm}&fuel=${fuel}&first_registration=${registered}&maker=${makerId}`;
    const { body } = await shop.visitor().get(`/spa/vehicles/by-papers?${query}`);
    return names(body, "variant").map((variant) => readField(variant, "id"));
  }
  expect(await found(54, 1395, "petrol", 200803)).toEqual([publicId]);
  expect(await found(56, 1385, "petrol", 201205)).toEqual([publicId]);
  expect(await found(55, 0, "petrol", 201001)).toEqual([publicId]);
  expect(await found(53, 1390, "petrol", 201001)).toEqual([]);
  expect(await found(55, 1396, "petrol", 201001)).toEqual([]);
  expect(await found(55, 1390, "diesel", 201001)).toEqual([]);
  expect(await found(55, 1390, "petrol", 200802)).toEqual([]);
  expect(await found(55, 1390, "petrol", 201206)).toEqual([]);
  expect(await found(55, 1390, "petrol", 202606)).toHaveLength(1);
});

test("at most a hundred candidates are listed, and all are counted", async () => {
  const { modelId } = await makeVariant(shop.database, { maker: "Repetida", kw: 199, fuel: "cng" });
  for (let made = 1; made < 103; made++) await makeVariant(shop.database, { modelId, kw: 199, fuel: "cng" });
  const { body } = await shop
    .visitor()
    .get("/spa/vehicles/by-papers?kw=199&fuel=cng&first_registration=201201");
  expect(names(body, "variant")).toHaveLength(100);
  expect(readField(body, "meta")).toEqual({ total: 103 });
});

test("responses support ETags and set no cookie", async () => {
  const visitor = shop.visitor();
  const first = await visitor.get("/spa/bypass/indexes/makers");
  const again = await visitor.call({
    url: "/spa/bypass/indexes/makers",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(again.status).toBe(304);
  const head = await visitor.call({ method: "HEAD", url: "/spa/bypass/indexes/makers" });
  expect([head.status, head.text]).toEqual([200, ""]);
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  expect(first.headers["set-cookie"]).toBeUndefined();
});
