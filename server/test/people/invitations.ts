import { expect } from "vitest";
import { readField, type TestShop } from "../shop/test-shop.ts";
import type { TestCustomer } from "./customers.ts";

/** Token of the newest invitation that was written to an address. */
export async function invitationToken(shop: TestShop, email: string): Promise<string> {
  const [mail] = await shop.database.rows<{ content: unknown }>({
    text: "select content from mail where recipient = $1 and template = 'invitation' order by id desc limit 1",
    values: [email],
  });
  const token = new URL(String(readField(mail?.content, "link"))).searchParams.get("token");
  if (!token) throw new Error(`No invitation was written to ${email}`);
  return token;
}

/** Invites an address; the invitation's id and the token of its mail. */
export async function invite(shop: TestShop, host: TestCustomer, email: string) {
  const answer = await host.post("/spa/users", { email });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  const id = String(readField(readField(answer.body, "data"), "id"));
  return { id, token: await invitationToken(shop, email) };
}

/** Ids of the people of a customer as one of them sees them, oneself first. */
export async function peopleOf(person: TestCustomer): Promise<string[]> {
  const people = readField(readField((await person.get("/spa/users")).body, "data"), "people");
  return [people ?? []].flat().map((one) => String(readField(one, "id")));
}

/** Addresses of the invitations of a customer that wait. */
export async function invitedBy(person: TestCustomer): Promise<string[]> {
  const invitations = readField(readField((await person.get("/spa/users")).body, "data"), "invitations");
  return [invitations ?? []].flat().map((one) => String(readField(one, "email")));
}
