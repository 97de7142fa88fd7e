import { onlyRow, type Queryable } from "../../src/platform/database/database.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { sessionCookie, signatureOf } from "../../src/session/sessions/session-cookie.ts";

/** A person who is signed in, over a socket; the account has the same id. */
export type RemoteCustomer = { personId: string; cookie: string };

export type CartContent = { thingId: string; quantity: number }[];

/**
 * People of accounts of their own, each with a session and a cart, written straight into the tables.
 *
 * @param secret of the shop that is to know their sessions.
 */
export async function insertCustomers(
  database: Queryable,
  carts: readonly CartContent[],
  secret: string,
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
    cookie: `${sessionCookie}=${token}.${signatureOf(token, secret).toString("base64")}`,
  }));
}
