import { symmetricEncrypt } from "better-auth/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { customerWithApp, sendCode } from "../../../test/people/customer-with-app.ts";
import { signInWith } from "../../../test/people/sign-up.ts";
import { totp } from "../../../test/people/totp.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { authSecrets } from "../auth/auth-secret.ts";
import { hashSealedBackupCodes } from "./backup-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

test("a backup code signs in once, with or without hyphen", async () => {
  const { email, codes } = await customerWithApp(shop);
  const [first = "", second = ""] = codes;
  for (const code of [first, second.replace("-", "")]) {
    const visitor = shop.visitor();
    await signInWith(visitor, email);
    expect((await sendCode(visitor, code)).status).toBe(200);
    const again = shop.visitor();
    await signInWith(again, email);
    expectRefusal(await sendCode(again, code), 422, "validation_failed", ["code"]);
  }
});

const storedCodes = async (email: string) => {
  const [row] = await shop.database.rows<{ person_id: string; backup_codes: string }>({
    text: `select person_id, backup_codes from second_factor
           where person_id = (select id from person where email = $1)`,
    values: [email],
  });
  if (!row) throw new Error("No second factor");
  return row;
};

test("backup codes are stored as salted Argon2id hashes only, and a used one is gone", async () => {
  const { email, codes } = await customerWithApp(shop);
  const before = await storedCodes(email);
  const hashes = [JSON.parse(before.backup_codes)].flat().map(String);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5}$/);
  expect(new Set(hashes).size).toBe(10);
  for (const hash of hashes)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  for (const code of codes) expect(before.backup_codes).not.toContain(code);
  const other = await customerWithApp(shop);
  expect(hashes[0]?.split("$")[4]).not.toBe((await storedCodes(other.email)).backup_codes.split("$")[4]);
  const visitor = shop.visitor();
  await signInWith(visitor, email);
  expectRefusal(await sendCode(visitor, other.codes[0] ?? ""), 422, "validation_failed", ["code"]);
  expect((await sendCode(visitor, codes[9] ?? "")).status).toBe(200);
  expect([JSON.parse((await storedCodes(email)).backup_codes)].flat()).toEqual(hashes.slice(0, 9));
});

test("of sign-ins at the same moment, each backup code lets one in, and the others are told that it is wrong", async () => {
  const { email, codes } = await customerWithApp(shop);
  const [first = "", second = "", ...others] = codes;
  const both = [first, second, first, second];
  const visitors = both.map(() => shop.visitor());
  for (const visitor of visitors) await signInWith(visitor, email);
  const answers = await Promise.all(visitors.map((visitor, place) => sendCode(visitor, both[place] ?? "")));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(2);
  for (const answer of refused) expectRefusal(answer, 422, "validation_failed", ["code"]);
  expect(JSON.parse((await storedCodes(email)).backup_codes)).toHaveLength(others.length);
});

/** As releases before the hashes stored them. */
async function seal(email: string, codes: readonly string[]) {
  const [version] = authSecrets(shop.context.secret, []);
  if (!version) throw new Error("No secret");
  const key = { keys: new Map([[version.version, version.value]]), currentVersion: version.version };
  const sealed = await symmetricEncrypt({ key, data: JSON.stringify(codes) });
  const { person_id } = await storedCodes(email);
  await shop.database.rows({
    text: "update second_factor set backup_codes = $2 where person_id = $1",
    values: [person_id, sealed],
  });
  return sealed;
}

test("codes that were sealed sign in once, and are hashed by that or within a day", async () => {
  const [first, second] = [await customerWithApp(shop), await customerWithApp(shop)];
  for (const { email, codes } of [first, second]) await seal(email, codes);
  const visitor = shop.visitor();
  await signInWith(visitor, first.email);
  expectRefusal(await sendCode(visitor, "AAAAA-AAAAA"), 422, "validation_failed", ["code"]);
  expect((await storedCodes(first.email)).backup_codes).toMatch(/^\["\$argon2id/);
  expect((await sendCode(visitor, first.codes[3] ?? "")).status).toBe(200);
  expect(await hashSealedBackupCodes(shop.database, shop.context)).toBe(1);
  expect(await hashSealedBackupCodes(shop.database, shop.context)).toBe(0);
  const other = shop.visitor();
  await signInWith(other, second.email);
  expect((await sendCode(other, second.codes[0] ?? "")).status).toBe(200);
});

test("sealed codes that no known secret opens are refused like wrong ones", async () => {
  const { email, key, codes } = await customerWithApp(shop);
  const sealed = await seal(email, codes);
  const forgotten = { secret: "another secret of at least thirty-two characters", earlierSecrets: [] };
  expect(await hashSealedBackupCodes(shop.database, forgotten)).toBe(0);
  expect((await storedCodes(email)).backup_codes).toBe(sealed);
  await shop.database.rows({
    text: "update second_factor set backup_codes = '$ba$1$00' where backup_codes = $1",
    values: [sealed],
  });
  const visitor = shop.visitor();
  await signInWith(visitor, email);
  expectRefusal(await sendCode(visitor, codes[0] ?? ""), 422, "validation_failed", ["code"]);
  expect((await sendCode(visitor, totp(key))).status).toBe(200);
});
