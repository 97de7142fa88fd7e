import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTaxOffice, taxOfficeAt } from "./open-tax-office.ts";

const received: { type: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  received.push({ type: request.headers["content-type"], body: await text(request) });
  if (request.url === "/html") response.writeHead(403, { "content-type": "text/html" }).end("<p>No</p>");
  else response.writeHead(200, { "content-type": "text/xml;charset=UTF-8" }).end("<answer/>");
});
let origin = "";
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => server.close());

test("a request goes as a SOAP message, and the answered message comes back", async () => {
  expect(await taxOfficeAt(`${origin}/`, {}).send("<request>ñ</request>")).toBe("<answer/>");
  const [sent] = received;
  expect(sent?.type).toBe("text/xml; charset=utf-8");
  expect(sent?.body).toContain("<soapenv:Body><request>ñ</request></soapenv:Body>");
});

test("a response that is not a SOAP message fails", async () => {
  await expect(taxOfficeAt(`${origin}/html`, {}).send("<request/>")).rejects.toThrow("status 403");
});

test("a certificate that cannot be opened prevents the start", async () => {
  const config = { password: "", isSeal: false };
  await expect(openTaxOffice({ ...config, certificatePath: "/nowhere" }, "test")).rejects.toThrow(
    "cannot be read",
  );
  const noCertificate = new URL(import.meta.url).pathname;
  await expect(openTaxOffice({ ...config, certificatePath: noCertificate }, "test")).rejects.toThrow(
    "PKCS #12",
  );
});
