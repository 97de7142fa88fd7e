import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { conversationIn, conversationPath, openedIn, question } from "../../test/support/conversations.ts";
import { answerConversation, closeForShop } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SUPPORT_ADDRESS: "soporte@shop.test" });
});
afterAll(() => shop.close());

test("a complaint keeps what a customers' service is measured by: key, kind, times, who answered, and its rating (Ley 10/2025)", async () => {
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  const person = await signedInCustomer(shop);
  const { id, number } = openedIn(
    await person.post("/spa/support/conversations", question({ kind: "complaint" })),
  );
  const desk = { number, replyAddress: "soporte@shop.test" };
  shop.clock.set(new Date("2026-11-23T09:30:00Z"));
  const answer = { ...desk, text: "Te lo cambiamos.", signedBy: "Marta", now: shop.clock.now() };
  expect(await answerConversation(shop.database, answer)).toBeNull();
  shop.clock.set(new Date("2026-11-24T12:00:00Z"));
  expect(await closeForShop(shop.database, { ...desk, now: shop.clock.now() })).toBeNull();
  const rating = { stars: 4, comment: "Rápido" };
  expect((await person.put(`${conversationPath(id)}/rating`, rating)).status).toBe(200);
  expect(conversationIn(await person.get(conversationPath(id)))).toMatchObject({
    ...{ number, kind: "complaint", rating },
    created_at: "2026-11-21T10:00:00.000Z",
    closed: { at: "2026-11-24T12:00:00.000Z", by: "shop" },
    messages: [
      { from: "customer", sent_at: "2026-11-21T10:00:00.000Z" },
      { from: "shop", name: "Marta", sent_at: "2026-11-23T09:30:00.000Z" },
    ],
  });
});
