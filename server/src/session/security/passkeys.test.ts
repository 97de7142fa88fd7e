import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { add, expectRefusal, shopper } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import {
  customerWithPassword,
  goodPassword,
  lastMailTo,
  moveClock,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { softwareAuthenticator } from "../../../test/people/software-authenticator.ts";
import { makeInterruptible } from "../../../test/shop/interruptible-database.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const dataOf = (answer: { body: unknown }, field: string) => readField(readField(answer.body, "data"), field);

const challengeOf = async (visitor: Visitor, path: string) =>
  String(dataOf(await visitor.post(path), "challenge"));
const newChallenge = (visitor: Visitor) => challengeOf(visitor, "/spa/me/passkeys/options");
const signInChallenge = (visitor: Visitor) => challengeOf(visitor, "/spa/login/passkey/options");

const addPasskey = (visitor: Visitor, response: object, name = "Mi móvil") =>
  visitor.post("/spa/me/passkeys", { name, response });
const signInBy = (visitor: Visitor, response: object) => visitor.post("/spa/login/passkey", { response });

/** A person with a passkey. */
async function customerWithPasskey() {
  const customer = await customerWithPassword(shop);
  const device = softwareAuthenticator();
  const added = await addPasskey(customer.visitor, device.register(await newChallenge(customer.visitor)));
  return { ...customer, device, id: String(dataOf(added, "id")), status: added.status };
}

test("visitors cannot add passkeys, and people cannot remove others'", async () => {
  expectRefusal(await shop.visitor().post("/spa/me/passkeys/options"), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.post("/spa/me/passkeys/options"), 403, "email_unverified");
  const { id } = await customerWithPasskey();
  const { visitor: other } = await customerWithPassword(shop);
  for (const foreign of [id, "abcdefgh23456789", "'; --", "🔑"]) {
    const answer = await other.remove(`/spa/me/passkeys/${encodeURIComponent(foreign)}`);
    expectRefusal(answer, 404, "not_found");
  }
});

test("a passkey signs in by itself, and the visitor's cart is merged", async () => {
  const { email, device, status } = await customerWithPasskey();
  expect(status).toBe(201);
  const product = await makeProduct(shop.database, { available: 5 });
  const visitor = await shopper(shop);
  await add(visitor, { purchasable_public_id: product.publicId, quantity: 1 });
  const options = await visitor.post("/spa/login/passkey/options");
  expect(readField(options.body, "data")).toMatchObject({ rpId: "shop.test", userVerification: "required" });
  expect(dataOf(options, "allowCredentials")).toBeUndefined();
  const answer = await signInBy(visitor, device.signIn(String(dataOf(options, "challenge"))));
  expect(answer.body).toMatchObject({
    data: { second_factor: false, user: { email }, cart_merge: { lines_added: 1, lines_capped: 0 } },
  });
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
});

test("a passkey signs in while the password is locked", async () => {
  const { email, device } = await customerWithPasskey();
  for (let failed = 0; failed < 3; failed += 1) await signInWith(shop.visitor(), email, "wrong");
  expectRefusal(await signInWith(shop.visitor(), email, goodPassword), 423, "password_locked");
  const visitor = shop.visitor();
  expect((await signInBy(visitor, device.signIn(await signInChallenge(visitor)))).status).toBe(200);
});

test("a sign-in interrupted at any statement opens no session, and the same response signs in afterwards", async () => {
  const { visitor, device } = await customerWithPasskey();
  const interruptible = makeInterruptible(shop.database);
  const process = await shop.startProcess({ database: interruptible.database });
  const sessions = async () => [dataOf(await visitor.get("/spa/me/security"), "sessions")].flat().length;
  let place = 0;
  for (; place < 50; place += 1) {
    const browser = process.answer(shop.visitor());
    const signed = device.signIn(await signInChallenge(browser));
    interruptible.interruptBeforeCommitAt(place);
    const first = await signInBy(browser, signed);
    if (!interruptible.stop()) break;
    expect([500, 503]).toContain(first.status);
    expect(await sessions()).toBe(place + 1);
    expect((await signInBy(browser, signed)).status).toBe(200);
    expect(await sessions()).toBe(place + 2);
  }
  expect(place).toBeGreaterThan(5);
  await process.close();
});

test("passkeys are listed by name, and a removed one is useless", async () => {
  const { visitor, device, id } = await customerWithPasskey();
  const [passkey, ...others] = [dataOf(await visitor.get("/spa/me/security"), "passkeys")].flat();
  expect([passkey, others]).toMatchObject([{ id, name: "Mi móvil" }, []]);
  // The library uses the system clock, converted to the shop's: some milliseconds differ.
  const madeMs = Date.parse(String(readField(passkey, "created_at")));
  expect(Math.abs(madeMs - shop.clock.now().getTime())).toBeLessThan(5_000);
  expect((await visitor.remove(`/spa/me/passkeys/${id}`)).status).toBe(204);
  const other = shop.visitor();
  expectRefusal(await signInBy(other, device.signIn(await signInChallenge(other))), 422, "unknown_passkey");
});

test("the person is notified of added and removed passkeys", async () => {
  const { visitor, email, id } = await customerWithPasskey();
  expect((await lastMailTo(shop, email)).template).toBe("passkey_added");
  await visitor.remove(`/spa/me/passkeys/${id}`);
  expect((await lastMailTo(shop, email)).template).toBe("passkey_removed");
});

test("a challenge is valid once, for five minutes, in one browser", async () => {
  const { device } = await customerWithPasskey();
  const visitor = shop.visitor();
  const signed = device.signIn(await signInChallenge(visitor));
  expectRefusal(await signInBy(shop.visitor(), signed), 422, "unknown_passkey");
  expect((await signInBy(visitor, signed)).status).toBe(200);
  expectRefusal(await signInBy(visitor, signed), 422, "unknown_passkey");
  const late = device.signIn(await signInChallenge(visitor));
  moveClock(shop, 6);
  expectRefusal(await signInBy(visitor, late), 422, "unknown_passkey");
});

test("a passkey signs the challenge of its tab, whatever other tabs have asked for since, of the last five", async () => {
  const { device } = await customerWithPasskey();
  const visitor = shop.visitor();
  const challenges: string[] = [];
  for (let tab = 0; tab < 6; tab += 1) challenges.push(await signInChallenge(visitor));
  const [oldest = "", older = "", ...newer] = challenges;
  expectRefusal(await signInBy(visitor, device.signIn(oldest)), 422, "unknown_passkey");
  const signed = device.signIn(older);
  expectRefusal(await signInBy(shop.visitor(), signed), 422, "unknown_passkey");
  expect((await signInBy(visitor, signed)).status).toBe(200);
  expectRefusal(await signInBy(visitor, signed), 422, "unknown_passkey");
  const added = await newChallenge(visitor);
  expect((await addPasskey(visitor, softwareAuthenticator().register(added))).status).toBe(201);
  const mine = await newChallenge(visitor);
  await newChallenge(visitor);
  expect((await addPasskey(visitor, softwareAuthenticator().register(mine))).status).toBe(201);
  expect((await signInBy(visitor, device.signIn(newer.at(-1) ?? ""))).status).toBe(200);
});

test("signatures for other sites, without user verification, and from cloned devices are refused", async () => {
  const { device } = await customerWithPasskey();
  const visitor = shop.visitor();
  for (const odd of [{ origin: "http://evil.test" }, { rpId: "evil.test" }, { isUserVerified: false }]) {
    const signed = device.signIn(await signInChallenge(visitor), odd);
    expectRefusal(await signInBy(visitor, signed), 422, "unknown_passkey");
  }
  const signed = device.signIn(await signInChallenge(visitor));
  const stranger = softwareAuthenticator().signIn("x");
  expectRefusal(await signInBy(visitor, { ...signed, response: stranger.response }), 422, "unknown_passkey");
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
});

test("malformed responses are refused", async () => {
  const visitor = shop.visitor();
  const good = softwareAuthenticator().signIn(await signInChallenge(visitor));
  for (const response of [
    undefined,
    {},
    "x",
    { ...good, id: { $gt: "" } },
    { ...good, id: "'; drop table passkey; --" },
    { ...good, type: "password" },
    { ...good, response: {} },
    { ...good, response: { ...good.response, signature: "🔑" } },
  ]) {
    expect((await visitor.post("/spa/login/passkey", { response })).status).toBe(422);
  }
  const { visitor: customer } = await customerWithPassword(shop);
  const made = softwareAuthenticator().register(await newChallenge(customer));
  for (const change of [
    { attestationObject: "" },
    { attestationObject: "AAAA" },
    { clientDataJSON: "AAAA" },
    { transports: "usb" },
    { transports: ["\u0001"] },
  ]) {
    const answer = await addPasskey(customer, { ...made, response: { ...made.response, ...change } });
    expect([change, answer.status]).toEqual([change, 422]);
  }
  for (const name of ["", "  ", "a\nb", "x".repeat(61), undefined]) {
    const answer = await customer.post("/spa/me/passkeys", { name, response: made });
    expectRefusal(answer, 422, "validation_failed", ["name"]);
  }
});

test("a person has at most twenty passkeys, each once", async () => {
  const { visitor, device } = await customerWithPasskey();
  expectRefusal(
    await addPasskey(visitor, device.register(await newChallenge(visitor))),
    422,
    "validation_failed",
    ["response"],
  );
  for (let added = 1; added < 20; added += 1) {
    const next = softwareAuthenticator().register(await newChallenge(visitor));
    expect((await addPasskey(visitor, next)).status).toBe(201);
  }
  const excess = softwareAuthenticator().register(await newChallenge(visitor));
  expectRefusal(await addPasskey(visitor, excess), 409, "conflict");
});
