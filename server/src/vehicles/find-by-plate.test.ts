import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeVariant } from "../../test/catalogue/factories.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

/** A service as docs/operations.md describes it. */
let service: Server;
let asked: { url: string | undefined; authorization: string | undefined }[] = [];
let answer: { status: number; body: string; location?: string } = { status: 404, body: "" };
let shop: TestShop;
let visitor: ReturnType<TestShop["visitor"]>;

const registered = { fuel: "diesel", kw: 77, ccm: 1896, first_registration: 200605 };

beforeAll(async () => {
  service = createServer((request: IncomingMessage, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body);
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  shop = await openTestShop();
  const given = { fuel: "diesel", ccm: 1896, kw: 77, builtFrom: 200401, builtTo: 200912 };
  await makeVariant(shop.database, { ...given, maker: "Maker A", model: "One", vehicleName: "1.9 D" });
  await makeVariant(shop.database, { ...given, maker: "Maker B", model: "Two", vehicleName: "1.9 D" });
});
beforeEach(async () => {
  asked = [];
  await shop.database.rows({ text: "delete from attempt_count" });
  const process = await shop.startProcess({ config: { ...shop.context.config, plateLookup: lookup() } });
  visitor = process.answer(shop.visitor());
});
afterAll(async () => {
  service.close();
  await shop.close();
});

function lookup() {
  const address: AddressInfo | string | null = service.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { address: `http://127.0.0.1:${port}/vehicle`, key: "a-key" };
}

function serviceAnswers(body: object | string, status = 200) {
  answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
}

const byPlate = (plate: string) => visitor.post("/spa/vehicles/by-plate", { plate });

test("without a service, a shop offers no look-up and finds no plate", async () => {
  const plain = shop.visitor();
  expect((await plain.get("/spa/vehicles/plate-lookup")).body).toEqual({ data: { is_offered: false } });
  expect((await plain.post("/spa/vehicles/by-plate", { plate: "1234 BCD" })).status).toBe(404);
  expect(asked).toEqual([]);
});

test("what is no plate is refused without asking the service", async () => {
  for (const plate of ["12345", "1234 AEI", "1234 BCD&key=1", "WVWZZZ1KZ6W000001"]) {
    expect([plate, (await byPlate(plate)).status]).toEqual([plate, 422]);
  }
  expect((await visitor.post("/spa/vehicles/by-plate", {})).status).toBe(422);
  expect(asked).toEqual([]);
});

test("an unknown plate is not found", async () => {
  serviceAnswers("", 404);
  expect((await byPlate("1111 BBB")).status).toBe(404);
});

test.each([
  ["another status", () => serviceAnswers("{}", 500)],
  ["no JSON", () => serviceAnswers("<html>")],
  ["other properties", () => serviceAnswers({ power: 77 })],
  ["an impossible power", () => serviceAnswers({ ...registered, kw: -1 })],
  ["a long text", () => serviceAnswers(JSON.stringify({ ...registered, more: "x".repeat(20_000) }))],
  ["a redirect", () => (answer = { status: 302, body: "", location: "https://example.com/" })],
])("a service that answers with %s is unavailable, and asked again", async (_what, prepare) => {
  prepare();
  expect((await byPlate("2222 BBB")).status).toBe(503);
  serviceAnswers(registered);
  expect((await byPlate("2222 BBB")).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test("the versions that the plate's registration data leave open are found, in any spelling and asked once", async () => {
  serviceAnswers({ ...registered, more: "ignored" });
  expect((await visitor.get("/spa/vehicles/plate-lookup")).body).toEqual({ data: { is_offered: true } });
  const found = await byPlate("1234 BCD");
  expect(found.status).toBe(200);
  expect(readField(readField(found.body, "meta"), "total")).toBe(2);
  expect((await byPlate("matrícula 1234-bcd")).body).toEqual(found.body);
  expect(asked).toEqual([{ url: "/vehicle?plate=1234BCD", authorization: "Bearer a-key" }]);
});

test("the service is asked for a plate again after ten minutes", async () => {
  serviceAnswers(registered);
  const start = shop.clock.now();
  for (const minutes of [0, 9, 11]) {
    shop.clock.set(new Date(start.getTime() + minutes * 60_000));
    expect((await byPlate("1234 BCD")).status).toBe(200);
  }
  shop.clock.set(start);
  expect(asked).toHaveLength(2);
});

test("the service may name the maker", async () => {
  serviceAnswers({ ...registered, maker: "MAKER B" });
  const { body } = await byPlate("M-1234-AB");
  expect(readField(readField(body, "meta"), "total")).toBe(1);
});

test("one network asks for 20 plates an hour at most", async () => {
  serviceAnswers("", 404);
  const plates = Array.from({ length: 21 }, (_none, index) => `${1000 + index} BCD`);
  const statuses: number[] = [];
  for (const plate of plates) statuses.push((await byPlate(plate)).status);
  expect(statuses).toEqual([...plates.slice(1).map(() => 404), 429]);
  expect(asked).toHaveLength(20);
});

test("neither the database's counts nor the addresses asked of the shop have the plate", async () => {
  serviceAnswers(registered);
  await byPlate("7777 BCD");
  const counts = await shop.database.rows<{ subject: string }>({ text: "select subject from attempt_count" });
  expect(counts.map(({ subject }) => subject).join(" ")).not.toMatch(/7777/);
});
