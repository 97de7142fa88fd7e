import { expect, test } from "vitest";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop } from "../../test/shop/test-shop.ts";
import { findUsers, signOutUser, unlockUser } from "./users-commands.ts";

function terminal() {
  const written: string[] = [];
  return { write: (text: string) => written.push(text) > 0, isTTY: false, text: () => written.join("") };
}

test("nobody is found and nobody unlocked where nobody is", async () => {
  await using shop = { ...(await openTestShop()), [Symbol.asyncDispose]: async () => shop.close() };
  const output = terminal();
  expect(await findUsers(shop.database, "%", output)).toBe(false);
  expect(await unlockUser(shop.database, "nobody@example.com", output)).toBe(false);
  expect(await signOutUser(shop.database, "nobody@example.com", output)).toBe(false);
  expect(output.text()).toContain("Nobody has the email nobody@example.com.");
});

test("people are found by a part of their email, a locked password is unlocked, and sessions end", async () => {
  await using shop = { ...(await openTestShop()), [Symbol.asyncDispose]: async () => shop.close() };
  const ana = await signedInCustomer(shop, { email: "ana@example.com" });
  const luis = await signedInCustomer(shop);
  const visitor = shop.visitor();
  for (let n = 0; n < 3; n++)
    await visitor.post("/spa/login", { email: "ana@example.com", password: "wrong one" });
  const locked = () =>
    shop.database.rows({ text: "select 1 from failed_password where locked_until is not null" });
  expect(await locked()).toHaveLength(1);
  const output = terminal();
  expect(await findUsers(shop.database, "ANA@", output)).toBe(true);
  expect(output.text()).toMatch(/^Email +Name +Verified/);
  expect(output.text()).toContain("ana@example.com");
  expect(await unlockUser(shop.database, " Ana@example.com ", output)).toBe(true);
  expect(await locked()).toHaveLength(0);
  expect(await signOutUser(shop.database, "ANA@example.com", output)).toBe(true);
  expect((await ana.get("/spa/me/profile")).status).toBe(401);
  expect((await luis.get("/spa/me/profile")).status).toBe(200);
});
