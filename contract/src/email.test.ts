import { expect, test } from "vitest";
import { tidyEmail } from "./email.ts";

test.each([
  ["  ana@example.com ", "ana@example.com"],
  ["ana@example.com,", "ana@example.com"],
  ["ana@example.com.", "ana@example.com"],
  ["<ana@example.com>;", "ana@example.com"],
  ["mailto:ana@example.com", "ana@example.com"],
  ["\u200bana@example.com\u202c", "ana@example.com"],
  ["ana lopez@example.com", "ana lopez@example.com"],
  ["ana@b..com", "ana@b..com"],
])("%j is read as %j", (written, read) => {
  expect(tidyEmail(written)).toBe(read);
});
