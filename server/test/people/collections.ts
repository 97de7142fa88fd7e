import { Collection } from "@recambia/contract/collections/schemas";
import { Value } from "typebox/value";
import { type Answer, readField } from "../shop/test-shop.ts";
import type { TestCustomer } from "./customers.ts";

/** Makes a list for someone; returns its path. */
export async function makeList(
  person: TestCustomer,
  name: string,
  purchasableIds: readonly string[] = [],
  vehicleId: string | null = null,
): Promise<string> {
  const items = purchasableIds.map((purchasable_public_id) => ({ purchasable_public_id }));
  const made = await person.post("/spa/collections", { name, vehicle_id: vehicleId, items });
  if (made.status !== 201) throw new Error(`No list: ${made.status} ${made.text}`);
  return `/spa/collections/${String(readField(readField(made.body, "data"), "id"))}`;
}

/** The list in an answer; throws when the answer is something else. */
export function collectionOf(answer: Answer): Collection {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(Collection, payload)) {
    throw new Error(`Not a list: ${answer.status} ${answer.text}`);
  }
  return payload;
}
