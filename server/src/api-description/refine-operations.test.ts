import { expect, test } from "vitest";
import { refineOperations } from "./refine-operations.ts";

const json = (schema: object) => ({ "application/json": { schema } });
const refusal = (description: string) => ({
  description,
  content: json({ $ref: "#/components/schemas/ErrorBody" }),
});
const answer = { description: "OK", content: json({ $ref: "#/components/schemas/Cart" }) };

test("a refusal is a component that operations refer to; other responses stay in their place", () => {
  const responses = { 200: answer, 404: refusal("Not Found") };
  const refined = refineOperations({
    components: { schemas: { Cart: {} } },
    paths: { "/one": { get: { responses } }, "/other": { get: { responses } } },
  });
  const named = { 200: answer, 404: { $ref: "#/components/responses/NotFound" } };
  expect(refined).toEqual({
    components: { schemas: { Cart: {} }, responses: { NotFound: refusal("Not Found") } },
    paths: { "/one": { get: { responses: named } }, "/other": { get: { responses: named } } },
  });
});

test("a body that may be null may be left out, and no other", () => {
  const body = (schema: object) => ({ required: true, content: json(schema) });
  const nullable = { anyOf: [{ type: "null" }, { type: "object" }] };
  expect(
    refineOperations({
      paths: {
        "/": { post: { requestBody: body(nullable) }, put: { requestBody: body({ type: "object" }) } },
      },
    }),
  ).toMatchObject({
    paths: { "/": { post: { requestBody: { required: false } }, put: { requestBody: { required: true } } } },
  });
});
