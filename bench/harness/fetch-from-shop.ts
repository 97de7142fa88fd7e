import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import type { OpenShop } from "./shop.ts";

/**
 * Asks the shop and reads its answer as the contract says it.
 *
 * @throws Error when the answer is no 200 or another shape.
 */
export async function fetchFromShop<Schema extends TSchema>(
  shop: Pick<OpenShop, "origin">,
  path: string,
  schema: Schema,
  locale = "es_ES",
): Promise<Static<Schema>> {
  const answer = await fetch(`${shop.origin}${path}`, { headers: { "accept-language": locale } });
  const body: unknown = await answer.json();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  if (!Value.Check(schema, body)) throw new Error(`${path} was not answered as the contract says`);
  return body;
}
