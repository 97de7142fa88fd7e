import { expect, test } from "vitest";
import { fieldMessages } from "./field-messages.ts";
import { refusalOf } from "./validation-refusal.ts";

test("an empty field is required, one that is too short has a minimum", () => {
  const short = (field: string, limit: number) => ({
    keyword: "minLength",
    instancePath: `/${field}`,
    params: { limit },
  });
  expect(refusalOf([short("name", 1), short("password", 12)])).toEqual({
    refused: "validation_failed",
    fields: {
      name: { text: fieldMessages.required },
      password: { text: fieldMessages.minLength, values: { limit: 12 } },
    },
  });
});
