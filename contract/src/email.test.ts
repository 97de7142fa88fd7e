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
  ["ana@España.es", "ana@xn--espaa-rta.es"],
  ["ana@taller.españa.es.", "ana@taller.xn--espaa-rta.es"],
  ["ana@peña.es/x", "ana@peña.es/x"],
  ["ana@peña.es:25", "ana@peña.es:25"],
  ["ana@pe ña.es", "ana@pe ña.es"],
  ["ana@pau@peña.es", "ana@pau@peña.es"],
  ["peña@example.com", "peña@example.com"],
])("%j is read as %j", (written, read) => {
  expect(tidyEmail(written)).toBe(read);
});
