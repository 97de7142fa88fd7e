import { OrderAccountAnswer } from "@recambia/contract/orders/guest-orders";
import { Value } from "typebox/value";
import { expect } from "vitest";
import { onlyRow } from "../../../src/platform/database/database.ts";
import { openLink } from "../../orders/guest-orders.ts";
import { reviewOfProduct } from "../../orders/reviews.ts";
import { readField, type Visitor } from "../../shop/test-shop.ts";
import { type Case, rowOf } from "./order-world.ts";
import { type Outcome, outcomeOf, type Request } from "./outcome.ts";

/** Steps of guests, besides those of every customer; people with an account may try them as well. */
export async function prepareGuestStep(
  held: Case,
  step: "open link" | "ask for link" | "become account's" | "review",
): Promise<Request> {
  switch (step) {
    case "open link":
      return async (visitor) => openByLink(held, visitor);
    case "ask for link":
      return async () => askForLink(held);
    case "become account's":
      return async (visitor) => becomeAccounts(held, visitor);
    case "review":
      return async (visitor) => review(held, visitor);
  }
}

/** The link opens a guest's order in any browser, and an account's only for its people. */
async function openByLink(held: Case, visitor: Visitor): Promise<Outcome> {
  const { world, id } = held;
  const before = await rowOf(held);
  const stranger = await openLink(world.shop, world.first.answer(world.shop.visitor()), id);
  // A step at the same moment may make the order an account's.
  const after = await rowOf(held);
  const expected = [before, after].map(({ is_guest: isGuest }) => (isGuest ? 200 : 401));
  expect(expected).toContain(stranger.status);
  return outcomeOf(await openLink(world.shop, visitor, id));
}

/** Answered alike whether the order is a guest's or not; only a guest is mailed. */
async function askForLink(held: Case): Promise<Outcome> {
  const { email, is_guest: wasGuest } = await rowOf(held);
  const reader = held.world.first.answer(held.world.shop.visitor());
  const answer = await reader.post("/spa/order-links", { number: held.number.toLowerCase(), email });
  expect(answer.status).toBe(204);
  const { is_guest: isGuest } = await rowOf(held);
  if (isGuest) held.linksMailed += 1;
  // It became an account's at the same moment: the mail went before, or not at all.
  else if (wasGuest) held.linksPerhapsMailed += 1;
  return outcomeOf(answer);
}

/** The order becomes that of the account with its email, or of a new one that the browser is signed in to. */
async function becomeAccounts(held: Case, visitor: Visitor): Promise<Outcome> {
  const { world, id, account } = held;
  const answer = await visitor.post(`/spa/orders/${id}/account`);
  const shown = readField(answer.body, "data");
  if (!Value.Check(OrderAccountAnswer, shown)) return outcomeOf(answer);
  if (shown.outcome === "mail_sent") held.linksMailed += 1;
  const { is_guest: isGuest } = await rowOf(held);
  if (held.isGuest && !isGuest && account) held.customer = account;
  held.isGuest = isGuest;
  if (shown.outcome === "signed_in") await keepSignedIn(held);
  const { status } = await world.first.answer(held.customer).get(`/spa/orders/${id}`);
  // Unless the account was closed at the same moment.
  if (status !== 200) await expect.poll(() => held.isClosed).toBe(true);
  return outcomeOf(answer);
}

/** A history may take longer than a session lasts. */
async function keepSignedIn({ world, number }: Case): Promise<void> {
  await world.shop.database.rows({
    text: `update session set expires_at = expires_at + interval '10 years' from customer_order o
           where o.number = $1 and session.person_id = o.person_id`,
    values: [number],
  });
}

/** Delivered products can be reviewed once by the holder of the order. */
async function review(held: Case, visitor: Visitor): Promise<Outcome> {
  const { world, id, isGuest, products } = held;
  const [product] = products;
  if (!product) throw new Error("An order has goods");
  const body = reviewOfProduct(product, { used_recently: true });
  const answer = await visitor.post(isGuest ? `/spa/orders/${id}/reviews` : "/spa/reviews", body);
  const { count } = await onlyRow<{ count: number }>(world.shop.database, {
    text: "select count(*)::integer as count from review where product_id = $1",
    values: [product.id],
  });
  expect(count).toBeLessThanOrEqual(1);
  if (answer.status < 300) {
    // Read afterwards, because the parcel may be delivered at the same moment.
    const { parcels } = await rowOf(held);
    expect([count, parcels.some(({ delivered_at: at }) => at !== null)]).toEqual([1, true]);
  }
  return outcomeOf(answer);
}
