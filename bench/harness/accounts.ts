import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { CsrfResponse } from "@recambia/contract/session/schemas";
import { Value } from "typebox/value";
import { hashCost } from "./bare/bare-server.ts";
import { inDatabase } from "./database-server.ts";
import type { Call } from "./load.ts";
import type { OpenShop } from "./shop.ts";

export const password = "tornillo-verde-41";

/** Requests of a person under load: the current user, and signing in. */
export type Account = { me: Call; signIn: Call };

/** Puts `count` people with verified addresses into the shop's database and signs them in. */
export async function openAccounts(shop: OpenShop, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index++) {
    await addPerson(shop, `benchperson${index}`);
    accounts.push(await signIn(shop, `benchperson${index}@example.com`));
  }
  return accounts;
}

async function addPerson({ databaseUrl }: OpenShop, id: string) {
  const nonce = randomBytes(16);
  const tag = await promisify(argon2)("argon2id", { ...hashCost, message: password, nonce });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  const { memory, passes, parallelism } = hashCost;
  const stored = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`;
  await inDatabase(databaseUrl, async (client) => {
    await client.query("insert into customer (id) values ($1)", [id]);
    await client.query(
      `insert into person (id, customer_id, email, email_verified, name)
       values ($1, $1, $1 || '@example.com', true, 'Ana')`,
      [id],
    );
    await client.query(
      `insert into credential (id, account_id, provider_id, person_id, password)
       values ($1, $1, 'credential', $1, $2)`,
      [id, stored],
    );
  });
}

async function signIn({ origin }: OpenShop, email: string): Promise<Account> {
  const csrf = await fetch(`${origin}/sanctum/csrf-cookie`);
  const body: unknown = await csrf.json();
  if (!Value.Check(CsrfResponse, body)) throw new Error("The shop gave no token");
  const call = {
    method: "POST" as const,
    path: "/spa/login",
    headers: {
      cookie: cookiesOf(csrf),
      "x-csrf-token": body.csrf_token,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email, password }),
  };
  const signedIn = await fetch(`${origin}${call.path}`, call);
  await signedIn.body?.cancel();
  if (signedIn.status !== 200) throw new Error(`${email} could not sign in: ${signedIn.status}`);
  const cookie = `${call.headers.cookie}; ${cookiesOf(signedIn)}`;
  return { signIn: call, me: { path: "/spa/me/user", headers: { cookie } } };
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
