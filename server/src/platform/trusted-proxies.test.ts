import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { openTestShop, readField } from "../../test/shop/test-shop.ts";
import { callersNetwork } from "./http/access/limit-attempts.ts";
import { parseTrustedProxies, type TrustedProxies, trustProxies } from "./trusted-proxies.ts";

/** Number of 31 failed sign-ins from one socket that are refused as too many, with a forged first entry each time. */
async function refusedOfThirtyOne(trustProxy: string, forward: (attempt: number) => string) {
  const shop = await openTestShop({ TRUST_PROXY: trustProxy });
  onTestFinished(() => shop.close());
  const visitor = shop.visitor();
  const { body } = await visitor.get("/sanctum/csrf-cookie");
  const token = String(readField(body, "csrf_token"));
  const attempts = Array.from({ length: 31 }, (_each, attempt) =>
    visitor.call({
      method: "POST",
      url: "/spa/login",
      headers: { "x-csrf-token": token, "x-forwarded-for": forward(attempt) },
      payload: { email: `nobody${attempt}@example.com`, password: "no es esta" },
    }),
  );
  return (await Promise.all(attempts)).filter(({ status }) => status === 429).length;
}

/** The network that a request counts for. */
async function networkOf(proxies: TrustedProxies, forwardedFor: string, remoteAddress = "10.0.0.1") {
  const app = Fastify({ trustProxy: trustProxies(proxies) });
  app.get("/", async (request) => callersNetwork(request));
  const headers = { "x-forwarded-for": forwardedFor };
  return (await app.inject({ url: "/", remoteAddress, headers })).body;
}

test("a forged X-Forwarded-For does not pass the limit of a network", async () => {
  // The proxy appends the address that it has seen.
  expect(await refusedOfThirtyOne("1", (attempt) => `203.0.113.${attempt}, 198.51.100.7`)).toBe(1);
});

test("only entries that trusted proxies have written are believed", async () => {
  const forged = "203.0.113.5, 198.51.100.7";
  expect(await networkOf(null, forged)).toBe("10.0.0.1");
  expect(await networkOf(1, forged)).toBe("198.51.100.7");
  expect(await networkOf(["10.0.0.0/8"], forged)).toBe("198.51.100.7");
  expect(await networkOf(["10.0.0.0/8"], forged, "192.0.2.1")).toBe("192.0.2.1");
  expect(await networkOf(2, "203.0.113.5, 198.51.100.7, 10.0.0.2")).toBe("198.51.100.7");
});

test("proxies are trusted by their number, or by their addresses", () => {
  const byNumber = trustProxies(2);
  expect([0, 1, 2].map((hop) => byNumber("203.0.113.1", hop))).toEqual([true, true, false]);
  const byAddress = trustProxies(["10.0.0.0/8", "2001:db8::1"]);
  for (const address of ["10.255.0.1", "::ffff:10.0.0.1", "2001:db8::1"]) {
    expect([address, byAddress(address, 5)]).toEqual([address, true]);
  }
  for (const address of ["11.0.0.1", "2001:db8::2", "", "unknown", "10.0.0.1:80"]) {
    expect([address, byAddress(address, 0)]).toEqual([address, false]);
  }
  expect(trustProxies(null)("127.0.0.1", 0)).toBe(false);
  expect(parseTrustedProxies("10.0.0.0/0")).toBeUndefined();
});
