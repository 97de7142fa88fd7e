import { globSync } from "node:fs";
import { errorCodes } from "@recambia/contract/http";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { examples } from "./examples.ts";
import { nameComponents } from "./name-components.ts";

let shop: TestShop;
let source: string;
beforeAll(async () => {
  shop = await openTestShop();
  source = (await shop.app.inject("/docs/api/json")).body;
});
afterAll(() => shop.close());

test("the document has no error and no warning by Redocly's recommended rules, and describes all its tags", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    // `GET …/shared/{token}` and `POST …/{id}/share` could be one path, but are not one method.
    rules: { "no-ambiguous-paths": "off", "operation-tag-defined": "error" },
  });
  const problems = await lintFromString({ source, config });
  const said = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  expect(said).toEqual([]);
});

test("every feature's schemas can be named", async () => {
  const contract = new URL("../../../contract/src/", import.meta.url);
  const known = new Set(contractSchemas().map(([, schema]) => schema));
  for (const path of globSync("*/schemas.ts", { cwd: contract })) {
    const module: Record<string, unknown> = await import(new URL(path, contract).href);
    const unknown = Object.entries(module).filter(
      ([name, value]) => /^[A-Z]/.test(name) && typeof value === "object" && value && !known.has(value),
    );
    expect(
      unknown.map(([name]) => name),
      path,
    ).toEqual([]);
  }
});

test("what clients meet has a name, and what a name means is said once", () => {
  const { components } = JSON.parse(source);
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      "ErrorBody",
      "Cart",
      "ProductCard",
      "ProductDetail",
      "Quote",
      "Order",
      "Address",
    ]),
  );
  expect(source.split('"internal"]').length - 1).toBe(1);
});

test("refusals are JSON everywhere, also where files are sent", () => {
  const { paths } = JSON.parse(source);
  const operations = Object.entries<Record<string, { responses: Record<string, object> }>>(paths);
  const files = operations.filter(
    ([, { get }]) => !JSON.stringify(get?.responses[200] ?? "json").includes("json"),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const [path, { get }] of files) {
    const { 200: _sent, ...refusals } = get?.responses ?? {};
    const { 404: refusal } = refusals;
    expect([path, refusal]).toEqual([path, { $ref: "#/components/responses/NotFound" }]);
    expect([path, JSON.stringify(refusals)]).toEqual([path, expect.not.stringContaining("content")]);
  }
});

test("the description says what every code of a refusal means", () => {
  const { info } = JSON.parse(source);
  for (const code of errorCodes) expect(info.description).toContain(`- \`${code}\`: `);
});

test("every example is what its schema asks for", () => {
  const schemas = new Map(contractSchemas());
  const { components } = JSON.parse(source);
  for (const [name, example] of Object.entries(examples)) {
    expect(Value.Check(schemas.get(name) ?? {}, example), name).toBe(true);
    expect(components.schemas[name]?.examples, name).toEqual([example]);
  }
});

test("a schema is named wherever it stands, and one that contains another refers to it", () => {
  const text = { type: "string", minLength: 1, maxLength: 100 };
  const inner = { type: "object", properties: { first_name: text, last_name: text } };
  const outer = { type: "object", properties: { person: inner, people: { type: "array", items: inner } } };
  const document = { paths: { "/people": { schema: { anyOf: [outer, { type: "null" }] } } } };
  const person = { $ref: "#/components/schemas/Person" };
  expect(
    nameComponents(document, [
      ["Person", inner],
      ["Team", outer],
      [
        "Unused",
        { type: "object", properties: { nobody: { type: "string" }, mentions: { type: "string" } } },
      ],
    ]),
  ).toEqual({
    components: {
      schemas: {
        Person: inner,
        Team: { type: "object", properties: { person, people: { type: "array", items: person } } },
      },
    },
    paths: {
      "/people": { schema: { anyOf: [{ $ref: "#/components/schemas/Team" }, { type: "null" }] } },
    },
  });
});
