import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  customerWithPassword,
  mailsTo,
  newAddress,
  registerWith,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { type Answer, openTestShop, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

/** The visible parts of a response, without random values and the address. */
function visible({ status, text, headers }: Answer, email: string) {
  const cookies = [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) =>
      String(cookie).replace(/=[^;]*/, (value) => `=${"x".repeat(decodeURIComponent(value).length)}`),
    );
  const { date: _date, "x-request-id": _id, ...rest } = headers;
  return { status, text: text.replaceAll(email, "ADDRESS"), ...rest, "set-cookie": cookies.sort() };
}

/** Runs the same requests with both addresses, and compares all responses. */
async function expectAlike(
  known: string,
  unknown: string,
  steps: (visitor: Visitor, email: string) => Promise<Answer[]>,
) {
  const [ofKnown, ofUnknown] = [await steps(shop.visitor(), known), await steps(shop.visitor(), unknown)];
  const seen = (answers: Answer[], email: string) => answers.map((answer) => visible(answer, email));
  expect(seen(ofKnown, known)).toEqual(seen(ofUnknown, unknown));
}

test("no request reveals whether an address has an account", async () => {
  const { email: known } = await customerWithPassword(shop);
  await shop.database.script("delete from attempt_count");
  const unknown = newAddress();
  const began = shop.clock.now();
  onTestFinished(() => shop.clock.set(began));
  await expectAlike(known, unknown, async (visitor, email) => {
    const answers: Answer[] = [];
    shop.clock.set(began);
    const password = "otra-clave-larga-7";
    answers.push(await visitor.post("/spa/forgot-password", { email }));
    answers.push(await signInWith(visitor, email, "wrong"));
    answers.push(await registerWith(visitor, email, password));
    answers.push(await visitor.get("/spa/me/user"));
    answers.push(await visitor.get("/spa/me/security"));
    shop.clock.set(new Date(began.getTime() + 60_000));
    answers.push(await visitor.post("/spa/email/verification-notification"));
    answers.push(await signInWith(visitor, email, password));
    answers.push(await visitor.get("/spa/me/user"));
    answers.push(await visitor.post("/spa/forgot-password", { email }));
    answers.push(await visitor.post("/spa/forgot-password", { email }));
    answers.push(await visitor.post("/spa/forgot-password", { email }));
    for (let failed = 0; failed < 4; failed += 1) answers.push(await signInWith(visitor, email, "wrong"));
    answers.push(await visitor.post("/spa/logout"));
    answers.push(await visitor.get("/spa/me/user"));
    return answers;
  });
  const shown = (await mailsTo(shop, known)).map((mail) => mail.template);
  expect(shown.filter((template) => template === "account_exists")).toHaveLength(2);
  expect(shown.filter((template) => template === "reset_password").length).toBeGreaterThan(0);
});

test("a pending session ends after 30 days for any address", async () => {
  const { email: known } = await customerWithPassword(shop);
  const visitors = [shop.visitor(), shop.visitor()];
  await registerWith(visitors[0] ?? shop.visitor(), known);
  await registerWith(visitors[1] ?? shop.visitor(), newAddress());
  const before = shop.clock.now();
  shop.clock.set(new Date(before.getTime() + 30 * 24 * 60 * 60 * 1000));
  const answers = await Promise.all(visitors.map((visitor) => visitor.get("/spa/me/user")));
  shop.clock.set(before);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});
