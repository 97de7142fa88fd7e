import { afterAll, beforeAll, expect, test } from "vitest";
import { customerWithPassword, newAddress, signInWith } from "../../../test/people/sign-up.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

type Line = Record<string, unknown>;

let shop: TestShop;
let lines: Line[] = [];
const write = process.stdout.write;
beforeAll(async () => {
  process.stdout.write = (chunk: string | Uint8Array) => {
    const text = String(chunk).trim();
    if (text.startsWith("{")) lines.push(...text.split("\n").map((line) => JSON.parse(line)));
    return true;
  };
  shop = await openTestShop({ LOG_LEVEL: "info" });
});
afterAll(async () => {
  await shop.close();
  process.stdout.write = write;
});

/** Security events that some work causes, without time and request id. */
async function eventsOf(work: () => Promise<unknown>): Promise<Line[]> {
  lines = [];
  await work();
  return lines.filter(({ security }) => security !== undefined);
}

const wrong = { email: "nobody@example.com", password: "not the password" };

test("sign-ins and failures are logged with hashes that stay the same for an account, and no personal data", async () => {
  const { email } = await customerWithPassword(shop);
  const events = await eventsOf(async () => {
    await signInWith(shop.visitor(), email, "wrong");
    await signInWith(shop.visitor(), email);
    await signInWith(shop.visitor(), email);
    await signInWith(shop.visitor(), newAddress());
  });
  expect(events).toMatchObject([
    {
      security: "sign_in",
      outcome: "invalid_credentials",
      route: "POST /spa/login",
      network: "127.0.0.0/24",
    },
    { security: "sign_in", outcome: "done" },
    { security: "sign_in", outcome: "done" },
    { security: "sign_in", outcome: "invalid_credentials" },
  ]);
  const [failed, first, second, other] = events;
  expect(first?.account).toMatch(/^[0-9a-f]{16}$/);
  expect(second?.account).toBe(first?.account);
  expect([failed?.address, first?.address]).toEqual([first?.address, second?.address]);
  expect(other?.address).not.toBe(first?.address);
  expect(JSON.stringify(lines)).not.toContain(email);
  // Milliseconds of UTC, whatever the machine's zone.
  for (const { time } of events) expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000);
});

test("locks, refused CSRF tokens and limits are logged wherever they occur", async () => {
  const email = newAddress();
  const events = await eventsOf(async () => {
    for (let failed = 0; failed < 3; failed += 1) await signInWith(shop.visitor(), email, "wrong");
    await shop.visitor().call({ method: "POST", url: "/spa/login", payload: wrong });
    for (let asked = 0; asked < 6; asked += 1) await shop.visitor().post("/spa/forgot-password", { email });
  });
  const shown = events.map(({ security, outcome }) => `${security} ${outcome}`);
  expect(shown.slice(2, 4)).toEqual(["sign_in password_locked", "sign_in csrf_token_mismatch"]);
  expect(shown.at(-1)).toBe("request_reset too_many_requests");
});

test("a bank's notification that nobody has signed is logged", async () => {
  const form = { Ds_SignatureVersion: "HMAC_SHA256_V1", Ds_MerchantParameters: "e30=", Ds_Signature: "AAAA" };
  const events = await eventsOf(() =>
    shop.visitor().call({
      method: "POST",
      url: "/payments/redsys/notification",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    }),
  );
  expect(events).toMatchObject([{ security: "bank_notification", outcome: "bad_request" }]);
});

test("changed credentials and requests for other people's data are logged, ordinary requests are not", async () => {
  const { visitor } = await customerWithPassword(shop);
  const ordinary = await eventsOf(async () => {
    await visitor.get("/spa/me/profile");
    await visitor.get("/spa/users");
    await shop.visitor().get("/spa/me/user");
  });
  expect(ordinary).toEqual([]);
  const events = await eventsOf(async () => {
    await visitor.remove("/spa/me/sessions");
    await visitor.get("/spa/orders/abcdefgh23456789");
    await visitor.put("/spa/me/password", {
      current_password: wrong.password,
      password: "otra-clave-larga-7",
      password_confirmation: "otra-clave-larga-7",
    });
  });
  expect(events.map(({ security, outcome }) => [security, outcome])).toEqual([
    ["end_sessions", "done"],
    ["refused", "not_found"],
    ["change_password", "validation_failed"],
  ]);
  expect(new Set(events.map((event) => readField(event, "account"))).size).toBe(1);
});
