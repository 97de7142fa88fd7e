import { readField, type TestShop, type Visitor } from "../shop/test-shop.ts";
import { customerWithPassword, goodPassword } from "./sign-up.ts";
import { totp } from "./totp.ts";

const dataOf = (answer: { body: unknown }, field: string) => readField(readField(answer.body, "data"), field);

/** A person with a second factor, whose app's code has confirmed it. */
export async function customerWithApp(shop: TestShop) {
  const { visitor, email } = await customerWithPassword(shop);
  const key = String(dataOf(await visitor.post("/spa/me/second-factor", { password: goodPassword }), "key"));
  const confirmed = await visitor.post("/spa/me/second-factor/confirm", { code: totp(key) });
  const codes = dataOf(confirmed, "codes");
  if (!Array.isArray(codes)) throw new Error("No backup codes in the answer");
  return { visitor, email, key, codes: codes.map(String) };
}

/** Sends the code that a sign-in by password asks for. */
export const sendCode = (visitor: Visitor, code: string) =>
  visitor.post("/spa/login/second-factor", { code });
