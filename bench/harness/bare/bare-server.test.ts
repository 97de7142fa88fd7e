import { expect, test } from "vitest";
import { hashCost as shopCost } from "../../../server/src/session/passwords/hash-cost.ts";
import { hashPassword } from "../../../server/src/session/passwords/hash-password.ts";
import { hashCost } from "./bare-server.ts";

test("the shop hashes passwords at OWASP's cost for Argon2id, and the bare server at the shop's", async () => {
  expect(await hashPassword("tornillo-verde-41")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashCost).toMatchObject(shopCost);
});
