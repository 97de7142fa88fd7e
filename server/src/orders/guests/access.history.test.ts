import fc from "fast-check";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { type Made, makeProduct } from "../../../test/catalogue/factories.ts";
import { testHistories } from "../../../test/histories/run-history.ts";
import { fillCart, guestWish, placeNow } from "../../../test/orders/checkout.ts";
import { openLink } from "../../../test/orders/guest-orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

vi.setConfig({ testTimeout: 240_000 });

let shop: TestShop;
let thing: Made;
beforeAll(async () => {
  shop = await openTestShop();
  thing = await makeProduct(shop.database, { available: 100_000 });
  shop.context.shop.unpaid_limits = {
    guest: { orders: 100, pieces: 1000, value_cents: 100_000_000 },
    account: { orders: 100, pieces: 1000, value_cents: 100_000_000 },
    guest_orders_per_network: 100_000,
    transfer_working_days: 2,
  };
});
afterAll(() => shop.close());

/** One press in one of three browsers; orders and emails are named by number. */
type Press =
  | { press: "place"; browser: number; email: number }
  | { press: "open" | "make_mine"; browser: number; order: number }
  | { press: "wait"; hours: number };

const browser = fc.nat({ max: 2 });
const order = fc.nat({ max: 3 });
const presses: fc.Arbitrary<Press> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ press: fc.constant("place"), browser, email: fc.nat({ max: 1 }) }) },
  { weight: 6, arbitrary: fc.record({ press: fc.constantFrom("open", "make_mine"), browser, order }) },
  { weight: 1, arbitrary: fc.record({ press: fc.constant("wait"), hours: fc.constantFrom(1, 25, 31 * 24) }) },
);

/** An order as the model knows it: by email, and whose it is. */
type Known = { id: string; email: string; isAccounts: boolean };
/** Orders that a browser may see by its cookie, and until when. */
type Grant = { until: number; isProved: boolean };

/** Model of three browsers, two emails and their orders. */
type Model = {
  orders: Known[];
  /** Person that is signed in, by email. */
  signedIn: (string | null)[];
  grants: Map<string, Grant>[];
  accounts: Set<string>;
};

const hourMs = 60 * 60 * 1000;

class Trial {
  readonly model: Model = {
    orders: [],
    signedIn: [null, null, null],
    grants: [new Map(), new Map(), new Map()],
    accounts: new Set(),
  };
  readonly browsers: readonly Visitor[] = [shop.visitor(), shop.visitor(), shop.visitor()];
  readonly emails: readonly string[];

  constructor(person: TestCustomer) {
    this.emails = [person.email, `${person.personId}-guest@example.com`];
    this.model.accounts.add(person.email);
  }

  grantOf(browser: number, known: Known): Grant | null {
    const grant = this.model.grants[browser]?.get(known.id);
    return grant && grant.until > shop.clock.now().getTime() && !known.isAccounts ? grant : null;
  }

  mayOpen(browser: number, known: Known): boolean {
    const isTheirs = known.isAccounts && this.model.signedIn[browser] === known.email;
    return isTheirs || this.grantOf(browser, known) !== null;
  }

  grant(browser: number, id: string, isProved: boolean): void {
    const grants = this.model.grants[browser];
    const before = grants?.get(id);
    const isAlive = before !== undefined && before.until > shop.clock.now().getTime();
    const until = shop.clock.now().getTime() + (isProved ? 30 * 24 : 24) * hourMs;
    grants?.set(id, {
      until: Math.max(until, isAlive ? before.until : 0),
      isProved: isProved || (isAlive && before.isProved),
    });
  }

  async run(press: Press): Promise<void> {
    if (press.press === "wait") {
      shop.clock.set(new Date(shop.clock.now().getTime() + press.hours * hourMs));
      // Sessions expire as well, which does not matter here.
      await shop.database.rows({
        text: "update session set expires_at = $1",
        values: [new Date(shop.clock.now().getTime() + 60 * 24 * hourMs)],
      });
      return;
    }
    await shop.database.script("delete from attempt_count");
    const visitor = this.browsers[press.browser];
    if (!visitor) throw new Error("There are three browsers");
    if (press.press === "place") return this.place(visitor, press.browser, this.emails[press.email] ?? "");
    const known = this.model.orders[press.order];
    if (!known) return;
    return press.press === "open"
      ? this.open(visitor, press.browser, known)
      : this.makeMine(visitor, press.browser, known);
  }

  async place(visitor: Visitor, browser: number, email: string): Promise<void> {
    if (this.model.signedIn[browser] || this.model.orders.length > 3) return;
    await fillCart(visitor, [{ thing }]);
    const { id } = await placeNow(visitor, guestWish(email));
    this.model.orders.push({ id, email, isAccounts: false });
    this.grant(browser, id, false);
  }

  async open(visitor: Visitor, browser: number, known: Known): Promise<void> {
    const { status } = await openLink(shop, visitor, known.id);
    const isTheirs = known.isAccounts && this.model.signedIn[browser] === known.email;
    expect(status).toBe(!known.isAccounts || isTheirs ? 200 : 401);
    if (!known.isAccounts) this.grant(browser, known.id, true);
  }

  async makeMine(visitor: Visitor, browser: number, known: Known): Promise<void> {
    const answer = await visitor.post(`/spa/orders/${known.id}/account`);
    const got = [answer.status, readField(readField(answer.body, "data"), "outcome") ?? null];
    const grant = this.grantOf(browser, known);
    const person = this.model.signedIn[browser];
    if (!grant) {
      const isTheirs = known.isAccounts && person === known.email;
      expect(got).toEqual(isTheirs ? [200, "added_to_account"] : [person ? 404 : 401, null]);
      if (person && known.isAccounts && !isTheirs) expect(answer.status).toBe(404);
      return;
    }
    if (!grant.isProved) return expect(got).toEqual([200, "mail_sent"]);
    if (person && person !== known.email) return expect(got).toEqual([403, null]);
    const hasAccount = this.model.accounts.has(known.email);
    expect(got).toEqual([200, hasAccount ? "added_to_account" : "signed_in"]);
    known.isAccounts = true;
    if (hasAccount) return;
    this.model.accounts.add(known.email);
    this.model.signedIn[browser] = known.email;
  }

  /** Every browser is shown the orders that it may see, and no other. */
  async check(): Promise<void> {
    for (const [index, visitor] of this.browsers.entries()) {
      for (const known of this.model.orders) {
        const { status } = await visitor.get(`/spa/orders/${known.id}`);
        const isRefused = this.model.signedIn[index] ? 404 : 401;
        expect(status).toBe(this.mayOpen(index, known) ? 200 : isRefused);
      }
    }
  }
}

testHistories(
  "drawn presses in three browsers: each sees the orders that it has proof for, and no other",
  { runs: 6 },
  () =>
    fc.asyncProperty(fc.array(presses, { minLength: 4, maxLength: 16 }), async (history) => {
      const started = shop.clock.now();
      const trial = new Trial(await signedInCustomer(shop));
      for (const press of history) {
        await trial.run(press);
        await trial.check();
      }
      shop.clock.set(started);
    }),
);
