import { gunzipSync } from "node:zlib";
import { Province } from "@recambia/contract/addresses/schemas";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("an unknown or missing province is refused", async () => {
  const visitor = shop.visitor();
  for (const query of ["", "?province=", "?province=Madrid", "?province=es-99", "?province=es-28&x=1"]) {
    expect([query, (await visitor.get(`/spa/gazetteer/municipalities${query}`)).status]).toEqual([
      query,
      422,
    ]);
  }
  expectRefusal(await visitor.get("/spa/gazetteer/municipalities?province=cu-02"), 422, "validation_failed", [
    "province",
  ]);
  expectRefusal(await visitor.get("/spa/gazetteer/provinces?x=1"), 422, "validation_failed", ["x"]);
});

test("anyone can read the provinces, compressed and with an etag", async () => {
  const visitor = shop.visitor("es_CA");
  const answer = await visitor.get("/spa/gazetteer/provinces");
  const provinces = readField(answer.body, "data");
  expect(Value.Check(Type.Array(Province), provinces)).toBe(true);
  expect(provinces).toHaveLength(68);
  expect(answer.headers["cache-control"]).toContain("public");

  const { headers, rawPayload } = await shop.app.inject({
    url: "/spa/gazetteer/provinces",
    headers: { "accept-encoding": "gzip", "accept-language": "es_CA" },
  });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(answer.body);
  expect(rawPayload.length).toBeLessThan(3000);
  const again = await visitor.call({
    url: "/spa/gazetteer/provinces",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect(again.status).toBe(304);
});

test("municipalities are suggested by part of their name", async () => {
  const visitor = shop.visitor();
  const towns = async (query: string) =>
    readField((await visitor.get(`/spa/gazetteer/municipalities?${query}`)).body, "data");
  expect(await towns("province=es-28&q=mosto")).toEqual(["Móstoles"]);
  expect(await towns("province=cu-99")).toEqual(["Isla de la Juventud"]);
  expect(await towns(`province=es-28&q=${encodeURIComponent("🚗'; --")}`)).toEqual([]);
});
