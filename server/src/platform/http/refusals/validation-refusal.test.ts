import { filledLine, shortMailbox } from "@recambia/contract/text-patterns";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { fieldMessages } from "./field-messages.ts";
import { refusalOf } from "./validation-refusal.ts";

const Sender = {
  type: "object",
  required: ["email"],
  properties: { email: { type: "string", format: "email", pattern: shortMailbox } },
};

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

test("a text of spaces is as good as none, one of several lines is not", () => {
  const Form = { type: "object", properties: { name: { type: "string", pattern: filledLine } } };
  const validate = new Ajv.default({ allErrors: true, verbose: true }).compile(Form);
  for (const [name, text] of [
    ["  ", fieldMessages.required],
    ["Ana\n", fieldMessages.format],
  ] as const) {
    expect(validate({ name })).toBe(false);
    expect(refusalOf(validate.errors ?? []).fields).toEqual({ name: { text } });
  }
});

test("a password that is not confirmed says so, whether the confirmation is empty or left out", () => {
  const empty = { keyword: "minLength", instancePath: "/password_confirmation", params: { limit: 1 } };
  const leftOut = {
    keyword: "required",
    instancePath: "",
    params: { missingProperty: "password_confirmation" },
  };
  for (const error of [empty, leftOut]) {
    expect(refusalOf([error]).fields).toEqual({
      password_confirmation: { text: fieldMessages.unconfirmed_password },
    });
  }
});

test("an email says so, and an optional object with a wrong field is not told to be null", () => {
  const Body = { type: "object", properties: { sender: { anyOf: [Sender, { type: "null" }] } } };
  const validate = addFormats.default(new Ajv.default({ allErrors: true })).compile(Body);
  for (const email of ["ana@b..com", "ana", `${"a".repeat(65)}@b.com`]) {
    expect(validate({ sender: { email } })).toBe(false);
    expect(refusalOf(validate.errors ?? [])).toEqual({
      refused: "validation_failed",
      fields: { "sender.email": { text: fieldMessages.email } },
    });
  }
  expect(validate({ sender: {} })).toBe(false);
  expect(refusalOf(validate.errors ?? []).fields).toEqual({
    "sender.email": { text: fieldMessages.required },
  });
  expect(validate({ sender: 5 })).toBe(false);
  expect(Object.keys(refusalOf(validate.errors ?? []).fields ?? {})).toEqual(["sender"]);
});
