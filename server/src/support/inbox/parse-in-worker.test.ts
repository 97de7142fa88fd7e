import { expect, test } from "vitest";
import { mailSource } from "../../../test/support/mails.ts";
import { parseInWorker } from "./parse-in-worker.ts";

const to = "soporte+x@shop.test";
/** Makes the patterns that find quotes take minutes. */
const bomb = "Op a\nschreef b\n".repeat(5000);

test("a mail whose quotes cannot be found in time keeps them", async () => {
  const mail = await parseInWorker(mailSource(to, bomb), 200);
  expect(mail).toMatchObject({ recipients: [to], from: "ana@example.com" });
  expect(mail?.text).toBe(bomb.slice(0, 20_000));
});

test.each([
  ["ninety thousand line breaks", `Hola${"\n".repeat(90_000)}Adiós`],
  ["as many spaces", `Hola\n\n${" ".repeat(90_000)}\nAdiós`],
])("%s are read as one empty line", async (_name, text) => {
  expect((await parseInWorker(mailSource(to, text)))?.text).toBe("Hola\n\nAdiós");
});

test("HTML of a hundred thousand nested blocks does not stop the shop", async () => {
  const html = `${"<div>".repeat(100_000)}Hola`;
  const source = mailSource(to, html, { "Content-Type": "text/html; charset=utf-8" });
  const mail = await parseInWorker(source);
  expect(mail === null || typeof mail.text === "string").toBe(true);
});

test("endless addresses are left out, and the one that the mail was delivered to is among those looked at", async () => {
  const others = Array.from({ length: 5000 }, (_each, index) => `a${index}@example.com`).join(", ");
  const source = mailSource(others, "Hola", {
    From: `<${"+".repeat(2000)}>`,
    "Delivered-To": to,
  });
  const mail = await parseInWorker(source);
  expect(mail).toMatchObject({ from: "", text: "Hola" });
  expect(mail?.recipients).toHaveLength(200);
  expect(mail?.recipients).toContain(to);
});
