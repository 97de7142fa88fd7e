import { emailPattern } from "@recambia/contract/email";
import { shortMailbox } from "@recambia/contract/text-patterns";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";

const accepts = addFormats
  .default(new Ajv.default())
  .compile({ type: "string", format: "email", pattern: shortMailbox });

test("the pattern accepts what the API accepts", () => {
  const piece = fc.constantFrom(
    "ana",
    "ñ",
    ".",
    "-",
    "@",
    "@",
    "es",
    "a1",
    "+",
    "_",
    " ",
    ",",
    "<",
    "x".repeat(63),
  );
  const nearly = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.oneof(nearly, fc.emailAddress(), fc.string()), (text) => {
      expect([text, emailPattern.test(text)]).toEqual([text, accepts(text)]);
    }),
    { numRuns: 2000 },
  );
});
