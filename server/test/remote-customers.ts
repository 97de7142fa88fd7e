import { type Database, onlyRow } from "../src/platform/database/database.ts";
import { randomPublicId } from "../src/platform/public-id.ts";
import { sessionCookie, signatureOf } from "../src/session/session-cookie.ts";
import { remoteVisitor, shopSecret } from "./shop-process.ts";

/** A person who is signed in, over a socket. */
export type RemoteCustomer = { personId: string; cookie: string };

export type CartContent = { thingId: string; quantity: number }[];

/** People of accounts of their own, each with a session and a cart, written straight into the tables. */
export async function makeRemoteCustomers(
  database: Database,
  carts: readonly CartContent[],
): Promise<RemoteCustomer[]> {
  const people = carts.map((things) => ({
    id: randomPublicId(),
    token: randomPublicId(),
    lines: things.map((thing) => ({
      ...thing,
      id: randomPublicId(),
      vehicleId: null,
      isFitConfirmed: false,
    })),
  }));
  await onlyRow(database, {
    text: `with given as (
             select * from jsonb_to_recordset($1::jsonb) as given (id text, token text, lines jsonb)
           ), customers as (
             insert into customer (id) select id from given
           ), people as (
             insert into person (id, customer_id, email, email_verified, name)
             select id, id, id || '@example.com', true, 'Ana Prueba' from given
           ), sessions as (
             insert into session (id, token, person_id, expires_at)
             select id, token, id, now() + interval '7 days' from given
           ), carts as (
             insert into cart (public_id, person_id, lines) select id, id, lines from given
           )
           select count(*) from given`,
    values: [JSON.stringify(people)],
  });
  return people.map(({ id, token }) => ({
    personId: id,
    cookie: `${sessionCookie}=${token}.${signatureOf(token, shopSecret).toString("base64")}`,
  }));
}

export type RemoteAnswer = { status: number; body: unknown };

/** The way in which many people's browsers write: each with its own session. */
export async function remoteWriter(origin: string) {
  const visitor = await remoteVisitor();
  await visitor.greet(origin);
  const shared = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return async (
    to: string,
    { cookie }: RemoteCustomer,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<RemoteAnswer> => {
    const answer = await fetch(`${to}${path}`, {
      method: "POST",
      headers: {
        cookie: `${shared}; ${cookie}`,
        "content-type": "application/json",
        "x-csrf-token": visitor.token(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
}
