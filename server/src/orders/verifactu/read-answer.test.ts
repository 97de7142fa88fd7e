import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

test("an answer that names a file to be read into it is refused", () => {
  const entity = `<!DOCTYPE Envelope [<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  expect(() => readAnswer(`<?xml version="1.0"?>${entity}<Envelope>&file;</Envelope>`)).toThrow(
    "External entities",
  );
});
