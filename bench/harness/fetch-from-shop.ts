import { setTimeout as pause } from "node:timers/promises";
import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import type { OpenShop } from "./shop.ts";

/** How long a shop that is overloaded, as on a busy machine, is asked again. */
const patienceMs = 60_000;

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
  const answer = await askPatiently(`${shop.origin}${path}`, locale);
  const body: unknown = await answer.json();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  if (!Value.Check(schema, body)) throw new Error(`${path} was not answered as the contract says`);
  return body;
}

async function askPatiently(address: string, locale: string): Promise<Response> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(address, { headers: { "accept-language": locale } });
    if (answer.status !== 503 || Date.now() > deadline) return answer;
    await answer.body?.cancel();
    await pause(Number(answer.headers.get("retry-after") ?? 1) * 1000);
  }
}
